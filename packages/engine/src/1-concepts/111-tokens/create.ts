/** [CR 111.1, 111.2 | 2007: 216.1] Creating tokens. */

import { canEnchant } from '../../3-card-types/attach.ts';
import { arrive, fightOnArrival } from '../../4-zones/arrival.ts';
import { openFace } from '../../4-zones/printed.ts';
import { hasEntered } from '../../4-zones/settle.ts';
import { isNeverPermanent } from '../../4-zones/stays.ts';
import { newThing } from '../../4-zones/thing.ts';
import { putIn } from '../../4-zones/zones.ts';
import { controllerOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Game, Thing } from '../../state/game.ts';
import { NOBODY, NONE, type Seat } from '../../state/ids.ts';
import { add, drop, player, thingOrNone } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { hasWord } from '../113-abilities/words.ts';

type Create = EventOf<'create'>;

/** [CR 111.5, 303.4g, 303.4i] A token that could not enter the battlefield is not created. */
export function applyCreate(game: Game, event: Create): readonly GameEvent[] | null {
  const arrival = arrivalOf(game, event);
  cite('111.1|216.1', '111.2|200.4a', '205.2c|212.1a');
  const record = newToken(game, event);
  const face = openFace(game, record);
  if (face !== null && isNeverPermanent(face)) {
    cite('111.5|');
    return null;
  }
  if (face?.type.subtypes.includes('Aura') && !hasHost(game, record, event)) {
    const offered = arrival.attachedTo !== NONE || arrival.attachedToSeat !== NOBODY;
    cite('111.5|', offered ? '303.4i|' : '303.4g|212.4j');
    return null;
  }
  putIn(game, record);
  const entered = arrive(game, record, arrival);
  hasEntered(game, record);
  const fights = fightOnArrival(game, record, arrival);
  return [{ ...event, newId: record.id }, ...entered, ...fights];
}

function newToken(game: Game, event: Create): Thing {
  const { arrival } = event;
  const record = newThing(game, 'token', event.card, ownerOf(game, event), 'battlefield');
  record.controller = arrival.controller;
  record.face = arrival.face;
  record.faceDown = arrival.faceDown;
  record.copied = arrival.copied ?? event.copied;
  record.since = player(game, arrival.controller).turns;
  return record;
}

/** What created it is known to it where they speak of each other. */
const arrivalOf = (game: Game, event: Create): Create['arrival'] =>
  speaksOfCreation(game, event)
    ? { ...event.arrival, chosen: { ...event.arrival.chosen, creator: [event.source] } }
    : event.arrival;

/** Whether the token speaks of what created it, or that of its tokens [CR 607.2 | 2007: 217.7d]. */
function speaksOfCreation(game: Game, { card, source }: Create): boolean {
  const speaks = (cardOf: number | undefined): boolean => {
    const faces = cardOf === undefined ? undefined : game.cards[cardOf]?.faces;
    return faces?.some(face => hasWord(face.abilities, isOfCreation)) === true;
  };
  return speaks(card) || speaks(thingOrNone(game, source)?.card);
}
const isOfCreation = (node: Readonly<Record<string, unknown>>): boolean =>
  node.what === 'linked' && (node.by === 'created' || node.by === 'creator');

/** [CR 111.2 | 2007: 216.1] Who creates it, or in older editions who controls the effect that does. */
function ownerOf(game: Game, event: Create): Seat {
  if (editionOf(game).tokenOwner === 'creator' || thingOrNone(game, event.source) === undefined) return event.seat;
  return controllerOf(game, event.source);
}

/** Whether it could be attached as it is to enter; it is nowhere yet. */
function hasHost(game: Game, record: Thing, { arrival }: Create): boolean {
  const { attachedTo, attachedToSeat, controller } = arrival;
  if (attachedTo === NONE && attachedToSeat === NOBODY) return false;
  record.zone = null;
  add(game, record);
  const legal = canEnchant(game, record.id, attachedTo, attachedToSeat, controller);
  drop(game, record.id);
  Object.assign(record, { zone: record.home, is: null });
  return legal;
}
