/** Cards exiled face down: who may look at them, and the piles that they lie in [CR 406.3, 406.4 | 2007: 217.7b]. */

import type { Game, Thing } from '../state/game.ts';
import { NOBODY, type ObjectId, type Seat } from '../state/ids.ts';
import { randomSome } from '../state/random.ts';
import { thing, write } from '../state/store.ts';
import { mayKnow } from '../view/knowing.ts';
import { cite } from '../work/cite.ts';
import type { EventOf } from '../work/event.ts';

const isHidden = (game: Game, seat: Seat, id: ObjectId): boolean => {
  const { home, faceDown } = thing(game, id);
  return home === 'exile' && faceDown !== 'no' && !mayKnow(game, seat, id);
};

/**
 * [CR 406.3, 406.4 | 2007: 217.7b] What a card exiled face down begins with: the pile of those exiled at the same time in the same
 * way, and the player who has just looked at it and exiles it.
 */
export function layFaceDown(game: Game, id: ObjectId, { by, source }: EventOf<'move'>): Thing['memory'] {
  const pile = [game.turn, game.history.events.length, source];
  const looked = by !== NOBODY && game.shown.some(one => one.seat === by && one.ids.includes(id));
  if (!looked) return { pile };
  cite('406.3|217.7b');
  return { pile, lookedAtBy: by };
}

/** [CR 406.3 | 2007: 217.7b] A player may look at a card exiled face down from now on. */
export function letLook(game: Game, seat: Seat, id: ObjectId): void {
  const { zone, faceDown, memory } = thing(game, id);
  if (zone !== 'exile' || faceDown !== 'exiled') return;
  cite('406.3|217.7b');
  write(game, id).memory = { ...memory, lookedAtBy: seat };
}

/**
 * [CR 406.4 | 2007: 217.7b] A face-down card that a player may not look at stands for its pile: which card of the pile it is that is
 * chosen, chance decides.
 */
export function chosenFromPiles(
  game: Game,
  seat: Seat,
  chosen: readonly ObjectId[],
  among: readonly ObjectId[],
): readonly ObjectId[] {
  const hidden = among.filter(id => isHidden(game, seat, id));
  if (!chosen.some(id => hidden.includes(id))) return chosen;
  cite('406.4|');
  const taken: ObjectId[] = chosen.filter(id => !hidden.includes(id));
  for (const id of chosen) {
    if (!hidden.includes(id)) continue;
    const pile = hidden.filter(one => !taken.includes(one) && isSamePile(thing(game, one), thing(game, id)));
    taken.push(...randomSome(game, pile, 1));
  }
  return taken;
}

const isSamePile = (a: Thing, b: Thing): boolean =>
  a.owner === b.owner && String(a.memory.pile) === String(b.memory.pile);
