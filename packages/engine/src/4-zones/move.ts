/** [CR 400.7 | 2007: 217.1c] Changing zones: what moves becomes a new object. */

import type { ZoneName } from '@lawmage/ability';
import { hasTwoSides } from '../2-parts/faces.ts';
import { letGo } from '../3-card-types/attached.ts';
import { stale } from '../6-spells-and-effects/613-layers/stale.ts';
import { BESTOWED, isBestowed } from '../7-additional/702-keywords/bestowed.ts';
import type { Game, Thing } from '../state/game.ts';
import { NOBODY, type ObjectId, type Seat } from '../state/ids.ts';
import type { Lasting } from '../state/lasting.ts';
import { player, thingOrNone } from '../state/store.ts';
import { cite } from '../work/cite.ts';
import type { Arrival, EventOf, GameEvent } from '../work/event.ts';
import { arrivalOfSpell, arrivalUnder, arrive, fightOnArrival } from './arrival.ts';
import { rememberExiled } from './exiled-with.ts';
import { type Before, leave } from './leave.ts';
import { hasEntered } from './settle.ts';
import { goesInstead } from './stays.ts';
import { newThing } from './thing.ts';
import { isOwnZone, putIn } from './zones.ts';

type Move = EventOf<'move'>;

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
  const record = successor(game, old, event, to, arrival);
  citeMove(game, old, event, to);
  leave(game, old, record.id, before);
  const fallen = old.home === 'battlefield' && old.attachments.length > 0 ? letGo(game, old) : [];
  putIn(game, record, event.at);
  const entered = to === 'battlefield' && arrival !== null ? arrive(game, record, arrival) : [];
  if (to === 'battlefield' && old.memory.exiled !== undefined) {
    if (old.home === 'stack') cite('607.2q|');
    record.memory = { ...record.memory, exiled: old.memory.exiled };
  }
  if (to === 'battlefield' && old.home === 'stack') carryOver(game, old.id, record.id);
  hasEntered(game, record);
  if (to === 'exile') rememberExiled(game, event.source, record.id);
  const fights = to === 'battlefield' && arrival !== null ? fightOnArrival(game, record, arrival) : [];
  const shown = isUncovered(old, to) ? [uncovered(old.owner, record.id)] : [];
  return [{ ...event, from: old.home, to, newId: record.id }, ...shown, ...entered, ...fights, ...fallen];
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
  if (to === 'battlefield' && home !== 'stack' && hasTwoSides(game.cards[card]))
    cite(arrival?.face === 1 ? '712.14a|' : '712.14|');
  if (to === 'battlefield' && isLand && cause !== 'play') cite('305.4|212.6b');
  if (to === 'exile') cite('406.2|217.7a');
  if (home === 'battlefield' && tapped) cite('110.5d|510.5');
  if (to === 'exile' && home === 'exile') cite('400.8|217.1f', '406.7|217.7e');
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
  } else if (to === 'exile') record.faceDown = arrival?.faceDown ?? 'no';
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

/** [CR 903.3] Designations of the card itself stay with it. */
const isOfCard = (mark: string): boolean => mark === 'commander';

const givesControl = ({ changes }: Extract<Lasting, { readonly is: 'modify' }>): boolean =>
  changes.some(({ change }) => change === 'control');

/** [CR 400.7c | 2007: 217.1c] What prevents damage from a spell prevents that of the permanent it becomes. */
function carryShields(game: Game, spell: ObjectId, permanent: ObjectId): void {
  const isAbout = (one: Lasting): boolean =>
    one.is === 'prevent' && one.shield.source !== undefined && one.found.some(found => found?.ids.includes(spell));
  if (!game.lasting.some(isAbout)) return;
  cite('400.7c|217.1c');
  game.lasting = game.lasting.map(one =>
    isAbout(one)
      ? {
          ...one,
          found: one.found.map(
            found => found && { ...found, ids: found.ids.map(id => (id === spell ? permanent : id)) },
          ),
        }
      : one,
  );
}

/** [CR 400.7a | 2007: 217.1c] What changed a spell goes on for the permanent it becomes. */
function carryOver(game: Game, spell: ObjectId, permanent: ObjectId): void {
  carryShields(game, spell, permanent);
  if (!game.lasting.some(one => one.is === 'modify' && one.ids?.includes(spell))) return;
  cite('112.4|213.5', '400.7a|213.5');
  if (game.lasting.some(one => one.is === 'modify' && one.ids?.includes(spell) && givesControl(one))) cite('110.2b|');
  game.lasting = game.lasting.map(one =>
    one.is === 'modify' && one.ids?.includes(spell)
      ? { ...one, ids: one.ids.map(id => (id === spell ? permanent : id)) }
      : one,
  );
  stale(game);
}
