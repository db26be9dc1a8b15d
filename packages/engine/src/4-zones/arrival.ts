/** How an object arrives on the battlefield [CR 110.5b, 110.2a, 614.1c | 2007: 510.3, 214.4, 419.1c]. */

import type { Ability, Duration } from '@lawmage/ability';
import { roomOf } from '../2-parts/doors.ts';
import { applyPrepare, PREPARED } from '../2-parts/preparation.ts';
import { doorOf } from '../2-parts/rooms.ts';
import { canAttach } from '../3-card-types/attach.ts';
import { attachTo } from '../3-card-types/attached.ts';
import { enterAttacking } from '../5-turns/combat/entering.ts';
import { enterBlocking } from '../5-turns/combat/entering-block.ts';
import { abilitiesOf } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { stale } from '../6-spells-and-effects/613-layers/stale.ts';
import { isBestowed } from '../7-additional/702-keywords/bestowed.ts';
import type { Copiable, Counters, Game, Thing } from '../state/game.ts';
import { NO_COUNTERS } from '../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { mintTimestamp } from '../state/store.ts';
import { cite, isCiting } from '../work/cite.ts';
import type { EventOf, GameEvent } from '../work/event.ts';
import { markEvent } from '../work/events.ts';
import type { Arrival, CopyDone } from '../work/moving.ts';
import { openFace } from './printed.ts';

const NO_COUNTER_LIST: Arrival['counters'] = [];
const NO_CHANGES: Arrival['changes'] = [];
const NOTHING_CHOSEN: Arrival['chosen'] = Object.freeze({});

/** Untapped, face up, under someone's control, with nothing else to say of it. */
export const arrivalUnder = (controller: Seat): Arrival => ({
  tapped: false,
  controller,
  faceDown: 'no',
  face: 0,
  door: -1,
  prepared: false,
  counters: NO_COUNTER_LIST,
  attachedTo: NONE,
  attachedToSeat: NOBODY,
  copied: null,
  melded: NONE,
  copiedUntil: null,
  attacking: false,
  blocking: false,
  changes: NO_CHANGES,
  chosen: NOTHING_CHOSEN,
});

/** [CR 608.3 | 2007: 413.2h] How a permanent spell arrives: the face and the values it had on the stack. */
export const arrivalOfSpell = ({ face, faceDown, copied }: Thing, controller: Seat): Arrival => ({
  ...arrivalUnder(controller),
  face,
  door: face,
  faceDown,
  copied,
});

const NOTHING_MARKED: readonly EventOf<'mark'>[] = [];

/** Carries out an arrival on a permanent that is new. The counters it enters with are part of what happens [CR 122.6]. */
export function arrive(game: Game, record: Thing, arrival: Arrival): readonly EventOf<'counters' | 'mark'>[] {
  record.tapped = arrival.tapped;
  record.memory = arrival.chosen;
  attachOnArrival(game, record, arrival);
  if (arrival.changes.length > 0) beginChanges(game, record.id, record.controller, arrival.changes);
  if (arrival.copied !== null && arrival.copiedUntil !== null)
    beginCopying(game, record, arrival.copied, arrival.copiedUntil);
  if (arrival.copyDone) triggerAsCopied(game, record, arrival.copyDone);
  const marked =
    arrival.door < 0 && !arrival.prepared
      ? NOTHING_MARKED
      : [...openDoor(game, record, arrival), ...prepareOnArrival(game, record, arrival)];
  const put = arrival.counters.filter(({ n }) => n > 0);
  if (put.length === 0) return marked;
  record.counters = sumOf(put);
  cite('122.6a|');
  return [...marked, ...put.map(({ kind, n }) => enteredWith(record.id, record.controller, kind, n))];
}

/** [CR 707.9g, 603.11 | 2007: none] "When you do": the ability linked to the copy effect triggers as the permanent enters. */
function triggerAsCopied(game: Game, { id, controller }: Thing, { effect, found, x }: CopyDone): void {
  cite('603.11|');
  const ability: Ability = { is: 'triggered', event: { on: 'reflexive' }, effect };
  const n = mintTimestamp(game);
  game.waiting = [...game.waiting, { n, controller, source: id, ability, found, x, delayed: true }];
}

/** [CR 709.5d | 2007: none] The half that was cast is unlocked as the permanent enters. */
function openDoor(game: Game, record: Thing, { door }: Arrival): readonly EventOf<'mark'>[] {
  if (door < 0 || roomOf(game, record) === null) return [];
  const mark = doorOf(door);
  record.marks = [...record.marks, mark];
  return [markEvent({ id: record.id }, mark, '709.5d|')];
}

/** [CR 722.3a | 2007: none] What enters prepared is so if it has a prepare spell. */
const prepareOnArrival = (game: Game, { id }: Thing, { prepared }: Arrival): readonly EventOf<'mark'>[] =>
  prepared ? (applyPrepare(game, markEvent({ id }, PREPARED, '722.3a|')) ?? []) : [];

/** [CR 301.5e, 303.4h, 303.4i] An Aura has been judged by its enchant ability; anything else enters unattached if it must. */
function attachOnArrival(game: Game, record: Thing, { attachedTo, attachedToSeat }: Arrival): void {
  if (attachedTo === NONE && attachedToSeat === NOBODY) {
    if (openFace(game, record)?.type.subtypes.includes('Equipment')) cite('301.5b|212.2h');
    return;
  }
  const isAura = openFace(game, record)?.type.subtypes.includes('Aura') === true;
  if (!isAura && !isBestowed(record) && !canAttach(game, record.id, attachedTo, attachedToSeat)) {
    cite('303.4h|', '301.5e|');
    return;
  }
  attachTo(game, record, attachedTo, attachedToSeat);
  record.is = null;
}

const enteredWith = (id: ObjectId, by: Seat, kind: string, n: number): EventOf<'counters'> => ({
  what: 'counters',
  rule: '122.6|200.10',
  source: id,
  id,
  seat: NOBODY,
  kind,
  n,
  by,
});

function sumOf(put: Arrival['counters']): Counters {
  const counters: Record<string, number> = { ...NO_COUNTERS };
  for (const { kind, n } of put) counters[kind] = (counters[kind] ?? 0) + n;
  return counters;
}

const NOTHING_MORE: readonly GameEvent[] = [];

/** [CR 508.4, 509.4 | 2007: 308.3] It enters attacking or blocking what its controller has chosen, or all there is. */
export function fightOnArrival(game: Game, { id }: Thing, { attacking, blocking }: Arrival): readonly GameEvent[] {
  const whom = attacking === false ? undefined : attacking[0];
  if (whom !== undefined) enterAttacking(game, id, whom);
  const attacker = blocking === false ? undefined : blocking[0];
  return attacker === undefined ? NOTHING_MORE : enterBlocking(game, id, attacker);
}

/** [CR 611.2e | 2007: 418.2] Changes that an object enters with apply as it enters and for good. */
function beginChanges(game: Game, id: ObjectId, controller: Seat, changes: readonly Ability[]): void {
  cite('611.2e|418.2');
  for (const ability of changes) {
    if (ability.is !== 'static' || ability.rule.static !== 'modify') continue;
    const effect = { ids: [id], changes: ability.rule.changes, condition: ability.while ?? null };
    game.lasting = [...game.lasting, { is: 'modify', ...lastingOf(game, id, controller, null), ...effect }];
  }
  stale(game);
  if (
    isCiting() &&
    abilitiesOf(game, id).some(({ ability: own }) => own.is === 'static' && own.rule.static === 'modify')
  )
    cite('613.7n|');
}

/** [CR 707.5, 611.2a | 2007: 503.5, 418.3a] It enters as a copy, and is one for a while. */
function beginCopying(game: Game, record: Thing, copied: Copiable, until: Duration): void {
  record.copied = null;
  const made = lastingOf(game, record.id, record.controller, until);
  game.lasting = [...game.lasting, { is: 'copy', ...made, ids: [record.id], copied }];
  stale(game);
}

function lastingOf(game: Game, source: ObjectId, controller: Seat, until: Duration | null) {
  const timestamp = mintTimestamp(game);
  return { n: timestamp, source, controller, timestamp, x: 0, found: [], until, turn: game.turn };
}
