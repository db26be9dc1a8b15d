/** An object as it would exist on the battlefield [CR 614.12 | 2007: 419.6]. */
import { arrivalOfSpell, arrivalUnder } from '../../4-zones/arrival.ts';
import { newThing } from '../../4-zones/thing.ts';
import { putIn } from '../../4-zones/zones.ts';
import { copiableValues } from '../../7-additional/707-copying/copiable.ts';
import { meldedFrom } from '../../7-additional/730-merging/melded.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import { type Game, NO_COMPONENTS, type Thing } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId } from '../../state/ids.ts';
import { enlist } from '../../state/indexing.ts';
import { add, fork, mintId, thing, thingOrNone } from '../../state/store.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import type { Arrival } from '../../work/moving.ts';
import { characteristics } from '../613-layers/characteristics.ts';
import { stale } from '../613-layers/stale.ts';

/** An event by which an object comes onto the battlefield. */
export type Coming = EventOf<'move'> | EventOf<'create'>;

export const isComing = (game: Game, event: GameEvent): event is Coming =>
  event.what === 'create' ||
  (event.what === 'move' && event.to === 'battlefield' && thingOrNone(game, event.id)?.zone != null);

/** The card that represents it. */
export const cardOf = (game: Game, event: Coming): number =>
  event.what === 'create' ? event.card : thing(game, event.id).card;

/** How it arrives, as far as that is settled. */
export function arrivalOf(game: Game, event: Coming): Arrival {
  if (event.arrival !== null) return event.arrival;
  const record = thing(game, (event as EventOf<'move'>).id);
  const by = (event as EventOf<'move'>).by;
  const controller = by === NOBODY ? record.owner : by;
  return record.zone === 'stack' ? arrivalOfSpell(record, controller) : arrivalUnder(controller);
}

/** What it would be by itself: the values printed or copied, or face down. */
export const valuesFrom = (game: Game, source: Source): Characteristics =>
  copiableValues(game, { ...BLANK_RECORD, ...source } as Thing);

const BLANK_RECORD: Pick<Thing, 'id' | 'zone' | 'stack' | 'marks'> = {
  id: -1 as ObjectId,
  zone: 'battlefield',
  stack: null,
  marks: [],
};

/** Where its values come from. */
type Source = Pick<Thing, 'card' | 'face' | 'copied' | 'faceDown' | 'components'>;

export function sourceOf(game: Game, event: Coming, arrival: Arrival): Source {
  const record = event.what === 'create' ? null : thing(game, event.id);
  if (record !== null && arrival.melded !== NONE)
    return { card: record.card, faceDown: 'no', ...meldedFrom(game, record, thing(game, arrival.melded)) };
  const kept = record !== null && record.kind !== 'card' ? record.copied : null;
  return {
    card: event.what === 'create' ? event.card : (record?.card ?? -1),
    face: arrival.face,
    copied: arrival.copied ?? (event.what === 'create' ? event.copied : kept),
    faceDown: arrival.faceDown as Thing['faceDown'],
    components: NO_COMPONENTS,
  };
}

/** A game in which it is on the battlefield already, to look at, and what it is there. */
export function asThoughThere(game: Game, event: Coming): { readonly game: Game; readonly id: ObjectId } {
  const then = fork(game);
  const arrival = arrivalOf(game, event);
  const record = event.what === 'create' ? created(then, event) : moved(then, event.id);
  Object.assign(record, sourceOf(game, event, arrival), { controller: arrival.controller });
  enlist(then, record.id);
  stale(then);
  return { game: then, id: record.id };
}

/** A record of what is still to be made, as it would be, for the words of effects that are carried out before it is there. */
export function standIn(game: Game, event: Coming): ObjectId {
  const then = asThoughThere(game, event);
  const is = characteristics(then.game, then.id);
  return add(game, { ...thing(then.game, then.id), own: game.own, id: mintId(game), zone: null, is }).id;
}

function created(game: Game, event: EventOf<'create'>): Thing {
  const record = newThing(game, 'token', event.card, event.seat, 'battlefield');
  putIn(game, record);
  return record;
}

/** The same object under the same id, in another zone: only to look at. */
function moved(game: Game, id: ObjectId): Thing {
  game.battlefield = [...game.battlefield, id];
  return add(game, { ...thing(game, id), own: game.own, zone: 'battlefield', home: 'battlefield', is: null });
}
