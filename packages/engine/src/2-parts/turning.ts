/** Permanents that are turned: to their other face [CR 701.27, 712], face up or face down [CR 708 | 2007: 504]. */

import { openFace } from '../4-zones/printed.ts';
import { isNeverPermanent } from '../4-zones/stays.ts';
import { stale } from '../6-spells-and-effects/613-layers/stale.ts';
import { copiedBy, FLIPPED, isFlipped } from '../7-additional/707-copying/copiable.ts';
import { editionOf } from '../editions/edition.ts';
import type { Game, Thing } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { delist, enlist } from '../state/indexing.ts';
import { mintTimestamp, thingOrNone, write } from '../state/store.ts';
import { touch } from '../state/touch.ts';
import { by, cite, isCiting } from '../work/cite.ts';
import type { EventOf } from '../work/event.ts';

/** [CR 701.27a, 701.27c, 701.27d] The other face, if there is one that can be a permanent. */
export function applyTransform(game: Game, event: EventOf<'transform'>): readonly EventOf<'transform'>[] | null {
  const record = onBattlefield(game, event.id);
  if (record === null || record.faceDown !== 'no' || by('701.27c|', !hasOtherFace(game, record))) return null;
  const { copied } = record;
  const other = { face: 1 - record.face, copied: copied === null ? null : { ...copied, face: 1 - copied.face } };
  const face = openFace(game, { ...record, ...other });
  if (face === null || isNeverPermanent(face)) {
    cite('701.27d|');
    return null;
  }
  turn(game, record, other);
  const turned = write(game, event.id);
  turned.marks = [...turned.marks.filter(mark => !mark.startsWith(TURNED)), `${TURNED}${mintTimestamp(game)}`];
  return [event];
}

/** When a permanent last transformed, as a timestamp. */
const TURNED = 'transformed:';

/** [CR 701.27f] Whether a permanent has transformed since an object was put on the stack. */
export function hasTransformedSince(game: Game, id: ObjectId, item: ObjectId): boolean {
  const since = thingOrNone(game, item)?.timestamp ?? Number.POSITIVE_INFINITY;
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
  const { card } = copiedBy(game, record) ?? record;
  if (game.cards[card]?.layout !== 'flip') return null;
  const { copied } = record;
  turn(game, record, copied === null ? { face: record.card === card ? 1 : 0 } : { copied: { ...copied, face: 1 } });
  const written = write(game, record.id);
  written.marks = [...written.marks, FLIPPED];
  return [event];
}

/** The record of a permanent that is there for the game. */
export function onBattlefield(game: Game, id: ObjectId): Thing | null {
  const record = thingOrNone(game, id);
  return record !== undefined && record.zone === 'battlefield' && !record.phasedOut ? record : null;
}

/** [CR 712.9] Represented by a double-faced token or card that is no meld card. */
export const hasOtherFace = (game: Game, { card }: Thing): boolean => isDoubleFaced(game, card);

/** Whether a card has a front and a back, each of which it may show as a permanent. */
export function isDoubleFaced(game: Game, card: number): boolean {
  const own = game.cards[card];
  return own !== undefined && own.faces.length === 2 && DOUBLE_FACED.has(own.layout);
}

const DOUBLE_FACED: ReadonlySet<string> = new Set(['transform', 'battle', 'modal_dfc', 'token']);

/** [CR 707.2b] Whether something is a copy of a permanent, and stays what it is whatever becomes of that. */
const hasCopies = (game: Game, { id, card }: Thing): boolean =>
  game.battlefield.some(other => other !== id && thingOrNone(game, other)?.copied?.card === card);

/** [CR 613.7f, 613.7g | 2007: 418.5e] Turns a permanent; today it gets a new timestamp. */
export function turn(game: Game, record: Thing, change: Partial<Pick<Thing, 'face' | 'faceDown' | 'copied'>>): void {
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
