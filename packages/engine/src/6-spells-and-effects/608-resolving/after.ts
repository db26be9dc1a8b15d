/** Where a spell goes when it leaves the stack by its own resolution, or by having no legal target. */

import type { Effect, ZoneName } from '@lawmage/ability';
import { citeKeyword } from '../../7-additional/702-keywords/rules.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { type Done, nothing, pushInOrder } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import { markEvent, shuffleEvent } from '../../work/events.ts';
import { happen } from '../../work/happen.ts';
import { openMemory } from '../../work/memory.ts';
import { characteristics, controllerOf, hasKeyword } from '../613-layers/characteristics.ts';

/**
 * [CR 608.2n, 702.27a, 715.3d, 720.3d | 2007: 413.2h, 502.16a] As it resolves: to its owner's graveyard; to the hand if buyback
 * was paid, into exile from an Adventure, into the library from an Omen. Ways of casting that exile the card
 * (flashback, jump-start …) say so wherever it would leave the stack for.
 */
export function leavesTo(game: Game, id: ObjectId): ZoneName {
  const { stack, card, face } = thing(game, id);
  if (stack?.paid.buyback) {
    cite('702.27a|502.16a');
    return 'hand';
  }
  if (rebounds(game, id)) {
    citeKeyword(characteristics(game, id), 'rebound');
    return 'exile';
  }
  if (face === 0) return 'graveyard';
  const layout = game.cards[card]?.layout;
  return layout === 'adventure' ? 'exile' : layout === 'omen' ? 'library' : 'graveyard';
}

/** The spell has gone where its face sends it: an Omen's library is shuffled, a card on an adventure is marked. */
export type AfterLeavingFrame = { readonly do: 'afterLeaving'; readonly id: ObjectId; readonly seat: Seat };

export function afterLeaving(game: Game, { id, seat }: AfterLeavingFrame): Done {
  const { next, owner, card, face } = thing(game, id);
  if (next === NONE) return nothing();
  const zone = thing(game, next).zone;
  if (zone === 'library' && game.cards[card]?.layout === 'omen')
    return happen(game, [shuffleEvent(owner, '720.3d|', next)]);
  if (zone !== 'exile') return nothing();
  if (face === 0) return rebound(game, next, seat);
  return happen(game, [markEvent({ id: next }, `onAdventure:${seat}`, '715.3d|')]);
}

/** [CR 702.88a | 2007: none] A card with rebound is exiled as it resolves if it was cast from its controller's own hand. */
export function rebounds(game: Game, id: ObjectId): boolean {
  const { kind, stack, owner } = thing(game, id);
  if (kind !== 'card' || stack?.from !== 'hand' || !hasKeyword(game, id, 'rebound')) return false;
  return controllerOf(game, id) === owner;
}

/** [CR 603.7f, 702.88a | 2007: none] It may be cast in the next upkeep of who controlled the spell. */
const AGAIN: Effect = {
  do: 'later',
  event: { on: 'step', step: 'upkeep', of: { who: 'you' }, nth: 'next' },
  effect: { do: 'may', effect: { do: 'cast', what: { what: 'that', slot: 0 }, free: true } },
};

function rebound(game: Game, card: ObjectId, you: Seat): Done {
  const found = [{ ids: [card], seats: [], n: 1 }];
  cite('603.7f|');
  const memory = openMemory(game, { you, source: card, item: NONE, x: 0, found });
  return pushInOrder(game, [
    { do: 'effect', effect: AGAIN, memory },
    { do: 'forget', memory },
  ]);
}
