/** [CR 400.7 | 2007: 217.1c] Changing zones: what moves becomes a new object. */

import type { ZoneName } from '@lawmage/ability';
import { hasTwoSides } from '../2-parts/faces.ts';
import { citeOneCard } from '../2-parts/insets.ts';
import { letGo } from '../3-card-types/attached.ts';
import { BESTOWED, isBestowed } from '../7-additional/702-keywords/bestowed.ts';
import { isOfCard } from '../7-additional/730-merging/components.ts';
import { meldedFrom } from '../7-additional/730-merging/melded.ts';
import { fallsApart, moveApart } from '../7-additional/730-merging/parting.ts';
import type { Game, Thing } from '../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { player, thing, thingOrNone } from '../state/store.ts';
import { cite, isCiting } from '../work/cite.ts';
import type { EventOf, GameEvent } from '../work/event.ts';
import type { Arrival } from '../work/moving.ts';
import { arrivalOfSpell, arrivalUnder, arrive, fightOnArrival } from './arrival.ts';
import { carryOver } from './carry-over.ts';
import { rememberExiled } from './exiled-with.ts';
import { layFaceDown } from './face-down-piles.ts';
import { type Before, leave } from './leave.ts';
import { hasEntered } from './settle.ts';
import { goesInstead } from './stays.ts';
import { newThing } from './thing.ts';
import { isOwnZone, putIn } from './zones.ts';

type Move = EventOf<'move'>;
const NOTHING: readonly GameEvent[] = [];

/**
 * Moves an object. It does not happen if the object is not where the event says any more, or if a rule keeps it where
 * it is; a rule may also send it elsewhere.
 */
export function applyMove(game: Game, event: Move, before: Before | null): readonly GameEvent[] | null {
  const old = thingOrNone(game, event.id);
  if (old === undefined || old.zone === null || (event.from !== null && old.zone !== event.from)) return null;
  const arrival = event.to === 'battlefield' ? (event.arrival ?? plainArrival(old, event)) : event.arrival;
  const to = goesInstead(game, old, event, event.to === 'battlefield' ? arrival : null);
  if (to === null) return null;
  citeMove(game, old, event, to);
  if (fallsApart(old)) return moveApart(game, event, old, to, before);
  const record = successor(game, old, event, to, arrival);
  leave(game, old, record.id, before);
  if (to === 'battlefield' && arrival !== null && arrival.melded !== NONE) meld(game, record, old, arrival.melded);
  const fallen = old.home === 'battlefield' && old.attachments.length > 0 ? letGo(game, old) : NOTHING;
  putIn(game, record, event.at);
  const entered = to === 'battlefield' && arrival !== null ? arrive(game, record, arrival) : NOTHING;
  if (to === 'battlefield' && old.memory.exiled !== undefined) {
    if (old.home === 'stack') cite('607.2q|');
    record.memory = { ...record.memory, exiled: old.memory.exiled };
  }
  if (to === 'battlefield' && old.home === 'stack') carryOver(game, old.id, record.id);
  hasEntered(game, record);
  if (to === 'exile') rememberExiled(game, event.source, record.id);
  const fights = to === 'battlefield' && arrival !== null ? fightOnArrival(game, record, arrival) : NOTHING;
  const shown = isUncovered(old, to) ? [uncovered(old.owner, record.id)] : NOTHING;
  const moved: Move = { ...event, from: old.home, to, newId: record.id };
  return shown.length + entered.length + fights.length + fallen.length === 0
    ? [moved]
    : [moved, ...shown, ...entered, ...fights, ...fallen];
}

/** [CR 701.42a, 712.14c | 2007: none] The counterpart leaves its zone too and is part of the same permanent. */
function meld(game: Game, record: Thing, old: Thing, melded: ObjectId): void {
  const counterpart = thing(game, melded);
  cite('712.4a|', '712.14c|');
  Object.assign(record, meldedFrom(game, old, counterpart));
  leave(game, counterpart, record.id, null);
}

/** [CR 708.9 | 2007: 504.6] What was face down as a permanent or a spell is revealed as it goes elsewhere. */
const isUncovered = ({ home, faceDown }: Thing, to: ZoneName): boolean =>
  faceDown !== 'no' && (home === 'battlefield' || (home === 'stack' && to !== 'battlefield'));

const uncovered = (seat: Seat, id: ObjectId): EventOf<'reveal'> => ({
  what: 'reveal',
  rule: '708.9|504.6',
  source: id,
  seat,
  ids: [id],
});

/** Which rules about zones and new objects act. */
function citeMove(
  game: Game,
  { kind, home, owner, controller, counters, tapped, card }: Thing,
  { cause, arrival }: Move,
  to: ZoneName,
): void {
  const isLand = game.cards[card]?.faces[0].type.types.includes('land') === true;
  cite('400.7|217.1c');
  if (kind === 'token' && home === 'battlefield') cite('111.6|216.2');
  if (to === 'battlefield') cite('110.5|214.5');
  if (home === 'library' && to === 'hand') cite('121.5|423.5');
  if (to === 'battlefield') cite('110.1|214.3', '403.4|217.5c', '110.5b|510.3');
  if (to === 'graveyard') cite('404.1|217.4a');
  const isFaceUp = (arrival?.faceDown ?? 'no') === 'no';
  if (to === 'battlefield' && home !== 'stack' && isFaceUp && hasTwoSides(game.cards[card]))
    cite(arrival?.face === 1 ? '712.14a|' : '712.14|');
  if (isCiting() && (home === 'library' || home === 'hand') && isOwnZone(to)) citeOneCard(game.cards[card]);
  if (to === 'battlefield' && isLand && cause !== 'play') cite('305.4|212.6b');
  if (to === 'exile') cite('406.2|217.7a');
  if (home === 'battlefield' && tapped) cite('110.5d|510.5');
  if (to === 'exile' && home === 'exile') cite('400.8|217.1f', '406.7|217.7e');
  if (to === 'command' && home === 'command') cite('400.10|');
  if (isOwnZone(to) && controller !== owner && home === 'battlefield') cite('400.3|217.1a');
  if (Object.keys(counters).length > 0) cite('122.2|');
}

/** The new object, with what the rules let it keep of the old one. */
function successor(game: Game, old: Thing, event: Move, to: ZoneName, arrival: Arrival | null): Thing {
  const kind = becomesToken(old, to) ? 'token' : old.kind;
  const record = newThing(game, kind, old.card, old.owner, to, old.id);
  if (old.marks.length > 0) record.marks = old.marks.filter(isOfCard);
  if (old.kind !== 'card') record.copied = old.copied;
  if (to === 'battlefield' || to === 'stack') {
    record.controller = arrival?.controller ?? (event.by === NOBODY ? old.owner : event.by);
    record.face = arrival?.face ?? 0;
    record.faceDown = arrival?.faceDown ?? 'no';
    record.copied = arrival?.copied ?? record.copied;
    record.since = player(game, record.controller).turns;
  } else if (to === 'exile') {
    record.faceDown = arrival?.faceDown ?? 'no';
    if (record.faceDown !== 'no') record.memory = layFaceDown(game, old.id, event);
  }
  if (to === 'battlefield' && old.home === 'stack') {
    record.stack = old.stack;
    if (isBestowed(old)) record.marks = [...record.marks, BESTOWED];
  }
  return record;
}

/** [CR 110.2a | 2007: 214.4] Under the control of who puts it there, or of its owner. */
const plainArrival = (old: Thing, event: Move): Arrival => {
  const controller = event.by === NOBODY ? old.owner : event.by;
  cite('110.2a|214.4', '110.2|200.6a');
  return old.home === 'stack' ? arrivalOfSpell(old, controller) : arrivalUnder(controller);
};

/** [CR 111.13] A copy of a spell that becomes a permanent is a token from then on. */
const becomesToken = (old: Thing, to: ZoneName): boolean =>
  old.kind === 'copy' && old.home === 'stack' && to === 'battlefield';
