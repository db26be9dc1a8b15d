/** Permanents that are turned: to their other face [CR 701.27, 712], face up or face down [CR 708 | 2007: 504]. */

import { faceAt } from '../4-zones/printed.ts';
import { isNeverPermanent } from '../4-zones/stays.ts';
import { abilitiesOf, characteristics, controllerOf } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { stale } from '../6-spells-and-effects/613-layers/stale.ts';
import { copiedBy, FLIPPED, isFlipped } from '../7-additional/707-copying/copiable.ts';
import { isMerged } from '../7-additional/730-merging/components.ts';
import { flippedOver, hasTwoSidedPart, transformed, turnedCopy } from '../7-additional/730-merging/turn.ts';
import { editionOf } from '../editions/edition.ts';
import type { Rule } from '../editions/rule.ts';
import type { Game, Thing } from '../state/game.ts';
import { NONE, type ObjectId } from '../state/ids.ts';
import { delist, enlist } from '../state/indexing.ts';
import { mintTimestamp, thingOrNone, write } from '../state/store.ts';
import { touch } from '../state/touch.ts';
import { push } from '../work/agenda.ts';
import { cite, isCiting } from '../work/cite.ts';
import type { EventOf } from '../work/event.ts';
import { openMemory } from '../work/memory.ts';
import { hasTwoSides } from './faces.ts';

/** [CR 701.27, 701.28] What the rules say of the two names that turning over has: in general, of no and of no fitting other face. */
const TRANSFORMING = { apart: '701.27b|', noOther: '701.27c|', unfit: '701.27d|' } as const;
const CONVERTING = { apart: '701.28b|', noOther: '701.28c|', unfit: '701.28d|' } as const;

/** [CR 701.27a–701.27d, 701.28a–701.28d, 712.9, 712.10] The other face, if there is one that can be a permanent. */
export function applyTransform(game: Game, event: EventOf<'transform'>): readonly EventOf<'transform'>[] | null {
  const rules = event.converts ? CONVERTING : TRANSFORMING;
  const record = onBattlefield(game, event.id);
  if (record === null || !canTurnOver(game, record, rules.noOther)) return null;
  const other = otherSide(game, record);
  if (other === null) {
    cite(rules.unfit, '712.10|');
    return null;
  }
  if (game.index.triggers.has('turnFaceUp')) cite(rules.apart);
  if (isCiting()) citeTurned(game, record);
  const was = characteristics(game, event.id).name;
  turn(game, record, other);
  const turned = write(game, event.id);
  turned.marks = [...turned.marks.filter(mark => !mark.startsWith(TURNED)), `${TURNED}${mintTimestamp(game)}`];
  doAs(game, event.id, 'transforms', '712.20|');
  return [{ ...event, was }];
}

/** [CR 712.4c, 712.9, 712.15a | 2007: none] What is face down, has one face or is a meld card does not turn over. */
function canTurnOver(game: Game, record: Thing, noOther: Rule): boolean {
  const isDouble = isMerged(record) ? hasTwoSidedPart(game, record) : hasOtherFace(game, record);
  if (record.faceDown !== 'no' && isDouble) cite('712.15a|');
  if (record.faceDown !== 'no') return false;
  if (isDouble) return true;
  cite(noOther, '712.9|');
  if (game.cards[record.card]?.layout === 'meld') cite('712.4c|');
  return false;
}

/** [CR 712.10, 730.2i] With the other face up; null if that can be no permanent. */
function otherSide(game: Game, record: Thing): Turn | null {
  if (isMerged(record)) return transformed(game, record);
  const face = 1 - record.face;
  return isNeverPermanent(faceAt(game, record.card, face)) ? null : { face, copied: turnedCopy(record) };
}

/** [CR 712.18 | 2007: none] What applied to the permanent goes on applying to it. */
function citeTurned(game: Game, { id, counters, attachments }: Thing): void {
  const isAffected = game.lasting.some(one => one.is === 'modify' && one.ids?.includes(id) === true);
  if (isAffected || attachments.length > 0 || Object.keys(counters).length > 0) cite('712.18|');
}

/** [CR 708.11, 712.20 | 2007: 504.8] What is done as a permanent is turned is done before anything else. */
export function doAs(game: Game, id: ObjectId, turns: 'turnUp' | 'transforms', rule: Rule): void {
  for (const { ability } of abilitiesOf(game, id)) {
    if (ability.is !== 'static' || ability.rule.static !== turns) continue;
    cite(rule);
    const memory = openMemory(game, { you: controllerOf(game, id), source: id, item: NONE, x: 0, found: [] });
    push(game, { do: 'forget', memory }, { do: 'effect', effect: ability.rule.effect, memory });
  }
}

/** When a permanent last transformed, as a timestamp. */
const TURNED = 'transformed:';

/** [CR 701.27f] Whether a permanent has transformed since an ability was put on the stack, a delayed one since it was created. */
export function hasTransformedSince(game: Game, id: ObjectId, item: ObjectId): boolean {
  const ability = thingOrNone(game, item);
  const since = ability?.stack?.created ?? ability?.timestamp ?? Number.POSITIVE_INFINITY;
  const mark = thingOrNone(game, id)?.marks.find(known => known.startsWith(TURNED));
  return mark !== undefined && Number(mark.slice(TURNED.length)) > since;
}

/**
 * [CR 110.5c, 710.2, 710.4 | 2007: 508.2, 508.4, 510.4] A flip card's other half, once and for all; also of what is a copy of
 * one. It stays flipped whatever it is a copy of.
 */
export function applyFlip(game: Game, event: EventOf<'flipOver'>): readonly EventOf<'flipOver'>[] | null {
  const record = onBattlefield(game, event.id);
  if (record === null || record.faceDown !== 'no') return null;
  if (isFlipped(record)) {
    cite('710.4|508.4');
    return null;
  }
  const other = isMerged(record) ? flippedOver(game, record) : otherHalf(game, record);
  if (other === null) return null;
  const was = characteristics(game, event.id).name;
  turn(game, record, other);
  const written = write(game, record.id);
  written.marks = [...written.marks, FLIPPED];
  return [{ ...event, was }];
}

function otherHalf(game: Game, record: Thing): Turn | null {
  const { card } = copiedBy(game, record) ?? record;
  if (game.cards[card]?.layout !== 'flip') return null;
  const { copied } = record;
  return copied === null ? { face: record.card === card ? 1 : 0 } : { copied: { ...copied, face: 1 } };
}

/** The record of a permanent that is there for the game. */
export function onBattlefield(game: Game, id: ObjectId): Thing | null {
  const record = thingOrNone(game, id);
  return record !== undefined && record.zone === 'battlefield' && !record.phasedOut ? record : null;
}

/** [CR 712.9] Represented by a double-faced token or card that is no meld card. */
export const hasOtherFace = (game: Game, { card }: Thing): boolean => isDoubleFaced(game, card);

/** Whether a card has a front and a back, each of which it may show as a permanent. */
export const isDoubleFaced = (game: Game, card: number): boolean => hasTwoSides(game.cards[card]);

/** [CR 707.2b] Whether something is a copy of a permanent, and stays what it is whatever becomes of that. */
const hasCopies = (game: Game, { id, card }: Thing): boolean =>
  game.battlefield.some(other => other !== id && thingOrNone(game, other)?.copied?.card === card);

/** What may be otherwise after a permanent has been turned. */
export type Turn = Partial<Pick<Thing, 'kind' | 'card' | 'face' | 'faceDown' | 'copied' | 'components'>>;

/** [CR 613.7f, 613.7g | 2007: 418.5e] Turns a permanent; today it gets a new timestamp. */
export function turn(game: Game, record: Thing, change: Turn): void {
  delist(game, record.id);
  if (record.tapped) cite('110.5c|510.4');
  if (isCiting() && change.face !== undefined && hasCopies(game, record)) cite('707.2b|');
  const written = write(game, record.id);
  Object.assign(written, change);
  if (editionOf(game).turningRestamps) {
    cite(change.faceDown === undefined ? '613.7g|' : '613.7f|');
    written.timestamp = mintTimestamp(game);
  }
  enlist(game, record.id);
  stale(game);
  touch(game, record.id);
}
