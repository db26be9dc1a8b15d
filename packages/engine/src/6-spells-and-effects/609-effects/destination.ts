/** Where a moved card goes, and how it arrives there. */

import type { Destination, EntersWith } from '@lawmage/ability';
import { arrivalUnder } from '../../4-zones/arrival.ts';
import { attackedBy } from '../../5-turns/combat/entering.ts';
import { blockedBy } from '../../5-turns/combat/entering-block.ts';
import { countOf } from '../../nouns/count.ts';
import { presentOf } from '../../nouns/present.ts';
import type { Game, Memory } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { randomInt } from '../../state/random.ts';
import { player, thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf } from '../../work/event.ts';
import { moveEvent } from '../../work/events.ts';
import { foundIn } from '../../work/memory.ts';
import type { Arrival, Cause } from '../../work/moving.ts';

/** [CR 110.2a | 2007: 214.4] Under the control of the player who puts it there, unless the text says whose. */
export function arrivalFor(game: Game, id: ObjectId, to: Destination, mover: Seat, scope: Memory): Arrival | null {
  if (to.zone !== 'battlefield') return to.faceDown ? { ...arrivalUnder(mover), faceDown: 'exiled' } : null;
  const controller = to.under === 'owner' ? thing(game, id).owner : mover;
  cite('110.2a|214.4');
  if (to.faceDown) cite('708.3|504.2');
  return {
    ...arrivalUnder(controller),
    tapped: to.tapped ?? false,
    attacking: attackedBy(game, to.attacking, controller, scope),
    blocking: blockedBy(game, to.blocking, controller, scope),
    faceDown: to.faceDown ? 'manifest' : 'no',
    face: to.transformed ? 1 : 0,
    attachedTo: hostOf(game, id, to, scope),
    counters: (to.with ?? []).flatMap(part =>
      part.with === 'counters' ? [{ kind: part.kind, n: countOf(game, part.count, scope) }] : [],
    ),
    changes: (to.with ?? []).flatMap(changesOf),
    ...(to.craftedWith !== undefined && { chosen: { crafted: exiledIn(game, scope, to.craftedWith) } }),
  };
}

/** The cards in exile that what is remembered has become. */
const exiledIn = (game: Game, scope: Memory, slot: number): readonly ObjectId[] =>
  foundIn(scope, slot)
    .ids.map(id => (thing(game, id).zone === null ? thing(game, id).next : id))
    .filter(id => id !== NONE && thing(game, id).zone === 'exile');

/** [CR 303.4h, 303.4i] Where what it is to be attached to is not there, itself: nothing is attached to itself. */
function hostOf(game: Game, id: ObjectId, { attachedTo }: Destination, scope: Memory): ObjectId {
  if (attachedTo === undefined) return NONE;
  const [host = id] = presentOf(game, attachedTo, scope);
  return host;
}

const changesOf = (part: EntersWith): Arrival['changes'] =>
  part.with === 'changes'
    ? [{ is: 'static', rule: { static: 'modify', what: { what: 'self' }, changes: part.changes } }]
    : [];

/** The place in a library: from the top, or -1 for the bottom. */
export function placeIn(game: Game, to: Destination, owner: Seat): number {
  if (to.zone !== 'library' || to.at === undefined || to.at === 'top') return 0;
  if (typeof to.at === 'number') return to.at - 1;
  return to.at === 'random' ? randomInt(game, 0, player(game, owner).library.length) : -1;
}

/** One move to a destination. `topOrBottom` has been settled before. */
export function moveTo(
  game: Game,
  id: ObjectId,
  to: Destination,
  cause: Cause,
  mover: Seat,
  scope: Memory,
): EventOf<'move'> {
  const rule = to.zone === 'exile' ? '701.13a|217.7' : '400.6|217.1b';
  return moveEvent(game, id, to.zone, rule, {
    cause,
    source: scope.source,
    by: mover,
    at: placeIn(game, to, thing(game, id).owner),
    arrival: arrivalFor(game, id, to, mover, scope),
    ...(to.zone === 'library' && to.at !== undefined && { placed: true }),
  });
}
