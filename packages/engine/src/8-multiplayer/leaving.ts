/** Leaving the game while others go on [CR 800.4 | 2007: 600.4]. */

import type { Modification } from '@lawmage/ability';
import { cease, leave } from '../4-zones/leave.ts';
import { stale } from '../6-spells-and-effects/613-layers/stale.ts';
import { MONARCH } from '../7-additional/725-monarch/monarch.ts';
import { INITIATIVE } from '../7-additional/726-initiative/initiative.ts';
import type { Rule } from '../editions/rule.ts';
import type { Game } from '../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { nextSeat } from '../state/seats.ts';
import { allThings, player, thing, writePlayer } from '../state/store.ts';
import { cite } from '../work/cite.ts';
import type { EventOf, GameEvent } from '../work/event.ts';
import { markEvent, revealEvent } from '../work/events.ts';

const RULE: Rule = '800.4a|600.4a';

/**
 * [CR 800.4a, 603.6c, 702.143f | 2007: 600.4a] A player leaves, and shows what is foretold. The batch names the player's permanents, so that abilities see them
 * leave the battlefield, and what the player still controls of others, which is exiled.
 */
export function leaving(game: Game, seat: Seat): readonly GameEvent[] {
  const own = game.battlefield.filter(id => thing(game, id).owner === seat);
  const theirs = game.battlefield.filter(id => thing(game, id).owner !== seat && isByDefault(game, id, seat));
  const spells = game.stack.filter(id => isSpellOfAnother(game, id, seat));
  const foretold = game.exile.filter(id => thing(game, id).owner === seat && thing(game, id).faceDown === 'foretold');
  return [
    ...(foretold.length > 0 ? [{ ...revealEvent(seat, foretold), rule: '702.143f|' as const }] : []),
    ...own.map(id => goes(id, 'battlefield', 'leaveGame')),
    { what: 'leave', seat, rule: RULE, source: NONE },
    ...theirs.map(id => goes(id, 'battlefield', 'exile')),
    ...spells.map(id => goes(id, 'stack', 'exile')),
  ];
}

/** Control that an effect gave ends with the player's leaving; what entered under the player's control stays so. */
const isByDefault = (game: Game, id: ObjectId, seat: Seat): boolean => thing(game, id).controller === seat;

const isSpellOfAnother = (game: Game, id: ObjectId, seat: Seat): boolean => {
  const record = thing(game, id);
  return record.kind === 'card' && record.owner !== seat && record.stack?.controller === seat;
};

const goes = (id: ObjectId, from: 'battlefield' | 'stack', cause: 'leaveGame' | 'exile'): GameEvent => ({
  what: 'move',
  id,
  from,
  to: 'exile',
  at: 0,
  cause,
  by: NOBODY,
  arrival: null,
  newId: NONE,
  rule: RULE,
  source: NONE,
});

/**
 * [CR 800.4a, 800.4d | 2007: 600.4a] The player's objects leave the game, what gives the player control ends, and the
 * player's abilities and copies on the stack cease to exist, those that wait to be put there included.
 */
export function applyLeave(game: Game, event: EventOf<'leave'>): readonly EventOf<'leave' | 'mark'>[] | null {
  const { seat } = event;
  if (player(game, seat).left) return null;
  cite('800.4a|600.4a', '405.6h|');
  writePlayer(game, seat).left = true;
  for (const one of game.players) if (one.controlledBy === seat) writePlayer(game, one.seat).controlledBy = NOBODY;
  for (const id of ownedBy(game, seat)) leave(game, thing(game, id), NONE, null);
  for (const id of game.stack) if (isNoCardOf(game, id, seat)) cease(game, id);
  game.waiting = game.waiting.filter(one => one.controller !== seat);
  game.lasting = game.lasting.filter(
    one => !(one.is === 'modify' && one.controller === seat && givesControl(one.changes)),
  );
  game.extraTurns = game.extraTurns.filter(turn => turn.seat !== seat);
  const passed = passDesignations(game, seat);
  stale(game);
  return [event, ...passed];
}

function ownedBy(game: Game, seat: Seat): readonly ObjectId[] {
  const ids: ObjectId[] = [];
  for (const record of allThings(game)) if (record.owner === seat && record.zone !== null) ids.push(record.id);
  return ids;
}

const isNoCardOf = (game: Game, id: ObjectId, seat: Seat): boolean =>
  thing(game, id).kind !== 'card' && thing(game, id).stack?.controller === seat;

const givesControl = (changes: readonly Modification[]): boolean =>
  changes.some(change => change.change === 'control' && 'who' in change.who && change.who.who === 'you');

/**
 * [CR 725.4, 726.4] As the monarch or the player who has the initiative leaves, the active player has it, or the next one in
 * turn order; whatever waits for that triggers.
 */
function passDesignations(game: Game, seat: Seat): readonly EventOf<'mark'>[] {
  if (game.active === NOBODY) return [];
  const heir = player(game, game.active).left ? nextSeat(game, game.active) : game.active;
  if (heir === NOBODY) return [];
  const passed: EventOf<'mark'>[] = [];
  if (game.monarch === seat) {
    game.monarch = heir;
    passed.push(markEvent({ seat: heir }, MONARCH, '725.4|'));
  }
  if (game.initiative === seat) {
    game.initiative = heir;
    passed.push(markEvent({ seat: heir }, INITIATIVE, '726.4|'));
  }
  return passed;
}
