/** Excess damage [CR 120.4a, 120.10 | 2007: none]. */
import { characteristics, hasKeyword, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { someCardSays } from '../../state/of-cards.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { hasWord } from '../113-abilities/words.ts';

type Damage = EventOf<'damage'>;

/** Whether some card of the game asks how much damage was more than enough. */
export const isExcessSeen = someCardSays(abilities =>
  hasWord(abilities, node => node.count === 'excess' || node.excess === true),
);

/**
 * [CR 120.4a, 120.10 | 2007: none] How much damage a permanent can be dealt before any is excess: of a creature what is lethal, of a
 * planeswalker its loyalty, of a battle its defense; of one with several of these types the least of these.
 */
export function enoughFor(game: Game, id: ObjectId, deadly: boolean): number {
  const { counters, damage } = thing(game, id);
  const enough: number[] = [];
  if (isType(game, id, 'creature')) {
    const lethal = Math.max(0, characteristics(game, id).toughness - damage);
    enough.push(deadly ? Math.min(1, lethal) : lethal);
  }
  if (isType(game, id, 'planeswalker')) enough.push(counters.loyalty ?? 0);
  if (isType(game, id, 'battle')) enough.push(counters.defense ?? 0);
  return enough.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...enough);
}

/** What is enough for each permanent that a batch damages, before it does; null where nobody asks. */
export function enoughBefore(game: Game, batch: readonly GameEvent[]): ReadonlyMap<ObjectId, number> | null {
  if (!isExcessSeen(game)) return null;
  const enough = new Map<ObjectId, number>();
  for (const event of batch) {
    if (event.what !== 'damage' || event.id === NONE || enough.has(event.id)) continue;
    if (thingOrNone(game, event.id)?.zone !== 'battlefield') continue;
    enough.set(event.id, enoughFor(game, event.id, isDeadly(game, batch, event.id)));
  }
  return enough;
}

const isDeadly = (game: Game, batch: readonly GameEvent[], id: ObjectId): boolean =>
  batch.some(event => event.what === 'damage' && event.id === id && hasKeyword(game, event.from, 'deathtouch'));

/** [CR 120.10 | 2007: none] What was dealt together beyond that is noted with the last damage that each permanent was dealt. */
export function withExcess(
  happened: readonly GameEvent[],
  enough: ReadonlyMap<ObjectId, number>,
): readonly GameEvent[] {
  const dealt = new Map<ObjectId, number>();
  for (const event of happened)
    if (event.what === 'damage') dealt.set(event.id, (dealt.get(event.id) ?? 0) + event.amount);
  const last = (event: Damage): boolean =>
    happened.findLast(other => other.what === 'damage' && other.id === event.id) === event;
  return happened.map(event => {
    if (event.what !== 'damage' || !last(event)) return event;
    const excess = (dealt.get(event.id) ?? 0) - (enough.get(event.id) ?? Number.POSITIVE_INFINITY);
    if (excess <= 0) return event;
    cite('120.10|');
    return { ...event, excess };
  });
}

/**
 * [CR 120.4a | 2007: none] Before anything else is done with it, the part of damage that would be excess is dealt to the
 * controller of the permanent instead.
 */
export function spilled(game: Game, event: Damage): readonly Damage[] {
  if (event.id === NONE) return [event];
  const enough = enoughFor(game, event.id, hasKeyword(game, event.from, 'deathtouch'));
  const excess = event.amount - enough;
  if (excess <= 0) return [event];
  cite('120.4a|');
  const seat = characteristics(game, event.id).controller;
  const over: Damage = { ...event, id: NONE, seat, amount: excess };
  return enough > 0 ? [{ ...event, amount: enough }, over] : [over];
}
