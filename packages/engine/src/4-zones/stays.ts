/** Rules that keep an object from moving, or send it elsewhere. */

import type { CardType, Face, ZoneName } from '@lawmage/ability';
import { hasTwoSides } from '../2-parts/faces.ts';
import { isDungeon } from '../3-card-types/309-dungeons/is-dungeon.ts';
import { canEnchant } from '../3-card-types/attach.ts';
import { playerRules } from '../6-spells-and-effects/604-static/rules.ts';
import { liveEffects } from '../6-spells-and-effects/613-layers/live.ts';
import { stale } from '../6-spells-and-effects/613-layers/stale.ts';
import { asThoughThere } from '../6-spells-and-effects/614-replacement/would-be.ts';
import { editionOf } from '../editions/edition.ts';
import { fits } from '../nouns/fits.ts';
import type { FaceDown, Game, Thing } from '../state/game.ts';
import { NOBODY, NONE } from '../state/ids.ts';
import { fork, write } from '../state/store.ts';
import { by, cite } from '../work/cite.ts';
import type { EventOf } from '../work/event.ts';
import type { Arrival } from '../work/moving.ts';
import { faceAt, printedFace } from './printed.ts';

const NEVER_PERMANENTS: ReadonlySet<CardType> = new Set<CardType>(['instant', 'sorcery']);

/** Where a move ends: as a rule the zone it names; null if the object stays where it is. */
export function goesInstead(
  game: Game,
  record: Thing,
  event: EventOf<'move'>,
  arrival: Arrival | null,
): ZoneName | null {
  if (record.kind === 'ability' || record.kind === 'combatDamage' || record.kind === 'emblem') {
    if (isDungeon(game, record)) cite('309.2c|');
    return null;
  }
  if (isLostToken(game, record, event.to)) {
    cite('111.8|216.4');
    return null;
  }
  if (record.home === 'stack' && isExiledOnLeaving(record)) {
    if (record.stack?.way === 'flashback' && !hasFlashback(game, record)) cite('400.7g|');
    return 'exile';
  }
  if (arrival !== null && isKeptOut(game, record, event, arrival)) return record.home === 'stack' ? 'graveyard' : null;
  if (arrival === null || arrival.faceDown !== 'no') return event.to;
  if (hasNoBack(game, record, arrival)) return null;
  if (arrival.face === 1 && hasTwoSides(game.cards[record.card]) && isNeverPermanent(faceAt(game, record.card, 1))) {
    if (record.home !== 'stack') return null;
    cite('712.13a|');
    return 'graveyard';
  }
  const face = printedFace(game, { card: record.card, face: arrival.face, copied: arrival.copied });
  if (face === null) return null;
  if (isNeverPermanent(face)) {
    if (hasTwoSides(game.cards[record.card])) cite('712.14b|');
    cite('110.4|214.1', '400.4a|217.1a', face.type.types.includes('instant') ? '304.4|212.5d' : '307.4|212.7d');
    return null;
  }
  if (!face.type.subtypes.includes('Aura') || hasHost(game, record, event, arrival)) return event.to;
  cite(isOffered(arrival) ? '303.4i|' : '303.4g|212.4j');
  return record.home === 'stack' ? 'graveyard' : null;
}

/**
 * [CR 608.3e, 101.2 | 2007: 103.2] What can't enter stays where it is; a permanent spell is put into its owner's graveyard. A
 * description of permanents is about what it would be there, one of cards about the card where it is.
 * [CR 701.40f, 708.3 | 2007: none] What is turned face down before it enters is asked about as the face-down card that it becomes.
 */
function isKeptOut(game: Game, record: Thing, event: EventOf<'move'>, arrival: Arrival): boolean {
  if (!liveEffects(game).rules.has('cantEnter')) return false;
  const turnsDown = arrival.faceDown !== 'no' && record.home !== 'stack';
  const here = turnsDown ? turnedDown(game, record, arrival.faceDown) : game;
  const keptOut = playerRules(game, arrival.controller).some(live => {
    if (live.rule.rule !== 'cantEnter') return false;
    const { what } = live.rule;
    if (fits(here, record.id, what, live)) return true;
    const there = asThoughThere(game, { ...event, arrival });
    return fits(there.game, there.id, what, live);
  });
  if (turnsDown) by('701.40f|', keptOut);
  return by(record.home === 'stack' ? '608.3e|' : '101.2|103.2', keptOut);
}

/** A game in which a card is face down where it is, to look at. */
function turnedDown(game: Game, { id }: Thing, faceDown: FaceDown): Game {
  const then = fork(game);
  write(then, id).faceDown = faceDown;
  stale(then);
  return then;
}

/** [CR 111.8 | 2007: 216.4] A token that has left the battlefield stays where it is until it ceases to exist. */
const isLostToken = (game: Game, record: Thing, to: ZoneName): boolean =>
  record.kind === 'token' && record.home !== 'battlefield' && (editionOf(game).leftTokensStay || to === 'battlefield');

/** [CR 702.34a, 702.127a, 702.133a | 2007: 502.22a] Flashback, aftermath, jump-start: exiled wherever it would go. */
const isExiledOnLeaving = ({ stack }: Thing): boolean => stack !== null && EXILED.has(stack.way);
const EXILED: ReadonlySet<string> = new Set(['flashback', 'aftermath', 'jump-start']);

/** [CR 712.14a | 2007: none] A card without a back that is to enter transformed stays where it is. */
const hasNoBack = (game: Game, { home, card }: Thing, { face }: Arrival): boolean =>
  by('712.14a|', face === 1 && home !== 'stack' && game.cards[card]?.faces.length === 1);

/** [CR 400.4a | 2007: 217.1a] */
export const isNeverPermanent = (face: Face): boolean => face.type.types.some(type => NEVER_PERMANENTS.has(type));

/** [CR 303.4g, 303.4i | 2007: 212.4j] An Aura enters only attached to what it can enchant. */
function hasHost(game: Game, record: Thing, event: EventOf<'move'>, arrival: Arrival): boolean {
  const { attachedTo, attachedToSeat, controller } = arrival;
  if (attachedTo === NONE && attachedToSeat === NOBODY) return false;
  const isAnother = arrival.copied !== record.copied || arrival.face !== record.face;
  const { game: seen, id } = isAnother ? asThoughThere(game, { ...event, arrival }) : { game, id: record.id };
  return canEnchant(seen, id, attachedTo, attachedToSeat, controller);
}

const isOffered = ({ attachedTo, attachedToSeat }: Arrival): boolean =>
  attachedTo !== NONE || attachedToSeat !== NOBODY;

const hasFlashback = (game: Game, { card, face }: Thing): boolean =>
  game.cards[card]?.faces[face]?.abilities.some(one => one.is === 'keyword' && one.keyword === 'flashback') === true;
