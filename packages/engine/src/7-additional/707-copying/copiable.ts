/** Copiable values: what is printed, as modified by copy effects and face-down status [CR 707.2 | 2007: 503.2]. */

import type { Ability } from '@lawmage/ability';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import { citeLevels } from '../../2-parts/cite-levels.ts';
import { FUSED, faceOf, hasNonmodalBack, hasTwoSides } from '../../2-parts/faces.ts';
import { citeCopied, citeHad } from '../../2-parts/insets.ts';
import { BLANK, keywordsOf, manaValue, printed, withMeanings } from '../../2-parts/printed.ts';
import { isRoom, roomValues } from '../../2-parts/rooms.ts';
import { combined, HALF, isCombined } from '../../2-parts/split.ts';
import { cardAt } from '../../4-zones/printed.ts';
import { bitOfType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Copiable, Game, Thing } from '../../state/game.ts';
import { must } from '../../state/must.ts';
import { cite, isCiting } from '../../work/cite.ts';
import { faceDownValues } from '../708-face-down/values.ts';
import { isMerged } from '../730-merging/components.ts';
import { type CopyEffect, compositeOf, manaValueOf } from '../730-merging/values.ts';
import { valuesOfCopy, withExceptions } from './values-of-copy.ts';

/**
 * [CR 613.2c, 707.2 | 2007: 418.5a, 503.2] An object's characteristics after layer 1: as printed or copied, then as its
 * status says. Nobody controls these values.
 */
export function copiableValues(game: Game, record: Thing): Characteristics {
  const hidden = faceDownValues(record);
  if (hidden !== null) {
    if (isCiting() && copiedBy(game, record) !== null) cite('613.2|418.5a', '613.2b|', '708.10|504.7');
    if (hasTwoSides(game.cards[record.card])) cite('712.15|');
    return hidden;
  }
  if (record.card < 0) return BLANK;
  if (isMerged(record)) return valuesOfMerged(game, record);
  const copied = asFlipped(game, record, copiedBy(game, record));
  if (record.zone === 'battlefield' && isRoom(game.cards[copied?.card ?? record.card]))
    return valuesOfRoom(game, record, copied);
  if (record.zone === 'stack' && record.face === FUSED) cite('702.102b|', '709.4d|');
  const values = copied === null ? printedValues(game, record) : valuesOfCopy(game, copied);
  if (isCiting()) {
    citeValues(game, values, record, copied);
    citeSide(game, record, copied);
  }
  return withSpliced(game, record, withAnnouncedX(record, values));
}

const mergedValues = new WeakMap<Characteristics, Characteristics>();

/** [CR 712.8g, 730.2a | 2007: none] Of several cards or tokens; a newer copy effect counts as for any permanent. */
function valuesOfMerged(game: Game, record: Thing): Characteristics {
  const { components } = record;
  const newest = newestCopy(game, record);
  const copied = compositeOf(game, components, newest);
  const values = valuesOfCopy(game, asFlipped(game, record, copied) ?? copied);
  const isCopy = newest !== null && newest.timestamp > (components[0]?.timestamp ?? 0);
  if (isCiting()) citeValues(game, values, record, isCopy ? copied : null);
  const value = isCopy ? null : manaValueOf(game, components);
  if (value === null) return values;
  let known = mergedValues.get(values);
  if (known?.manaValue !== value) {
    known = { ...values, manaValue: value };
    mergedValues.set(values, known);
  }
  return known;
}

/** [CR 709.5 | 2007: none] By the doors that are open on this very permanent, also where it is a copy. */
function valuesOfRoom(game: Game, record: Thing, copied: Copiable | null): Characteristics {
  const values = roomValues(cardAt(game, copied?.card ?? record.card), record);
  return copied === null ? values : withExceptions(values, copied.changes);
}

/** [CR 202.2, 202.3, 707.2 | 2007: 203.2, 203.3, 503.2] Where colour and mana value come from, and what is copied. */
function citeValues(game: Game, values: Characteristics, record: Thing, copied: Copiable | null): void {
  const { kind } = record;
  const { cost, colors, types } = values;
  citeLevels(values, record);
  if (copied !== null && copied.own !== true) {
    cite('613.1a|418.5a', '613.2a|418.5a', '613.2c|', '707.2|503.2', '707.3|503.3');
    if (colors !== 0) cite('707.2a|');
    citeCopied(game.cards[copied.card], copied, record);
  } else cite(kind === 'token' ? '111.3|' : kind === 'card' ? '110.3|214.2' : '112.3|213.2');
  if ((types & (types - 1)) !== 0) cite('205.2b|205.2b');
  if (colors === 0 && (types & bitOfType('artifact')) !== 0) cite('301.4|212.2d');
  if (cost === null) {
    cite('202.3a|203.3a', kind === 'token' ? '202.1b|203.1a' : '202.3a|203.3a');
    return;
  }
  cite('202.1|203.1', '202.3|203.3');
  const several = (colors & (colors - 1)) !== 0;
  cite(colors === 0 ? '202.2b|203.2a' : several ? '202.2c|203.2b' : '202.2|203.2');
  if (cost.some(symbol => String(symbol).startsWith('2/'))) cite('202.3f|');
  if (cost.some(symbol => String(symbol).endsWith('/P'))) cite('202.3g|');
  if (cost.some(symbol => /^[WUBRG]\/[WUBRG]$/.test(String(symbol)))) cite('202.2d|203.2e');
}

/** [CR 712.8, 712.8a–712.8f | 2007: none] Which face of a double-faced card, or copied face, gives the values. */
function citeSide(game: Game, { card, face, zone }: Thing, copied: Copiable | null): void {
  if (copied !== null && copied.face === 1 && hasNonmodalBack(game.cards[copied.card])) cite('712.8e|', '202.3b|');
  const own = game.cards[card];
  if (copied !== null || own === undefined) return;
  if (own.layout === 'meld') cite(zone === 'stack' ? '712.8b|' : '712.4b|');
  if (!hasTwoSides(own) && own.layout !== 'meld') return;
  const isPublic = zone === 'battlefield' || zone === 'stack';
  cite('712.8|');
  if (!isPublic && face === 0) cite('712.8a|');
  else if (own.layout === 'modal_dfc') cite('712.8f|');
  else if (zone === 'stack') cite('712.8c|');
  else cite(face === 0 ? '712.8d|' : '712.8e|');
}

/** The mark of a permanent that has been flipped. */
export const FLIPPED = 'flipped';

export const isFlipped = ({ marks }: Thing): boolean => marks.includes(FLIPPED);

/** [CR 110.5c | 2007: 510.4] A flipped permanent that is a copy of another flip card has that card's other half. */
function asFlipped(game: Game, record: Thing, copied: Copiable | null): Copiable | null {
  if (copied === null || copied.face !== 0 || !isFlipped(record)) return copied;
  cite('110.5c|510.4');
  return game.cards[copied.card]?.layout === 'flip' ? { ...copied, face: 1 } : copied;
}

/**
 * The copy effect that counts: the newest that lasts for a while, or the one the object entered with. Of a merged
 * permanent: what all its components and that effect make of it.
 */
export function copiedBy(game: Game, record: Thing, but: CopyEffect | null = null): Copiable | null {
  const newest = newestCopy(game, record, but);
  if (newest === null) return record.copied;
  return isMerged(record) ? compositeOf(game, record.components, newest) : newest.copied;
}

function newestCopy(game: Game, { id }: Thing, but: CopyEffect | null = null): CopyEffect | null {
  let newest: CopyEffect | null = null;
  for (const effect of game.lasting)
    if (effect.is === 'copy' && effect !== but && effect.ids.includes(id)) newest = effect;
  return newest;
}

/** [CR 613.6 | 2007: 418.5b] What an object is but for one copy effect: there that effect's own ability may stand. */
export function valuesWithout(game: Game, record: Thing, effect: CopyEffect): Characteristics {
  const copied = copiedBy(game, record, effect);
  return copied === null ? printedValues(game, record) : valuesOfCopy(game, copied);
}

function printedValues(game: Game, record: Thing): Characteristics {
  const card = must(game.cards[record.card], 'an object names a card', game);
  if (isCombined(card, record.zone) && !record.marks.includes(HALF)) {
    cite('202.3d|');
    return combined(card);
  }
  if (isCiting()) citeHad(card, record);
  const face = faceOf(card, record.face);
  const values = printed(face);
  if (face.indicator !== undefined && record.kind === 'card') cite('202.2e|', '204.2|', '105.2|203.2');
  if (isRoom(card) && record.zone === 'stack') cite('709.3b|', '709.5a|');
  if (card.layout === 'split' && record.zone === 'stack') cite('202.3d|', '709.3b|505.2', '709.3b|505.3');
  if (record.face > 0 && hasNonmodalBack(card)) {
    cite('202.3b|');
    return withFrontCost(values, card.faces[0].cost);
  }
  if (record.face > 0 && card.layout === 'flip') cite('710.1c|508.1c', '710.1b|508.1b');
  return values;
}

const backFaces = new WeakMap<Characteristics, Characteristics>();

/** [CR 202.3b] The mana value of a nonmodal back face is that of the front. */
function withFrontCost(values: Characteristics, cost: Characteristics['cost']): Characteristics {
  let known = backFaces.get(values);
  if (known === undefined) {
    known = { ...values, manaValue: manaValue(cost) };
    backFaces.set(values, known);
  }
  return known;
}

const splicings = new WeakMap<readonly Copiable[], Characteristics>();

const textsOf = (game: Game, spliced: readonly Copiable[]): readonly Ability[] =>
  spliced.flatMap(({ card, face }) => faceOf(cardAt(game, card), face).abilities);

/** [CR 201.5b | 2007: none] Where they name the card that they are on, they mean the spell that has them now. */
const namesItself = (texts: readonly Ability[]): boolean =>
  hasWord(texts, node => node.what === 'self' || (node.do === 'damage' && node.source === undefined));

/** [CR 702.47c, 612.10 | 2007: 502.40c] A spell has the text of what is spliced onto it after its own, and nothing else of that. */
function withSpliced(game: Game, { stack }: Thing, values: Characteristics): Characteristics {
  if (stack?.spliced === undefined) return values;
  cite('702.47c|502.40c', '612.10|');
  if (isCiting() && namesItself(textsOf(game, stack.spliced))) cite('201.5b|');
  const known = splicings.get(stack.spliced);
  if (known !== undefined && known.cost === values.cost) return known;
  const own = values.abilities.filter(({ meaningOf }) => meaningOf === null).map(({ ability }) => ability);
  const texts = textsOf(game, stack.spliced).filter(({ is }) => is === 'spell');
  const abilities = withMeanings([...own, ...texts]);
  const spliced: Characteristics = { ...values, abilities, keywords: keywordsOf(abilities) };
  splicings.set(stack.spliced, spliced);
  return spliced;
}

/** [CR 202.3e | 2007: 203.3] On the stack X is the number chosen for it. */
function withAnnouncedX(record: Thing, values: Characteristics): Characteristics {
  if (record.zone !== 'stack' || record.stack === null || record.stack.x === 0) {
    if (record.zone !== 'stack' && values.cost?.includes('X')) cite('107.3g|104.3c');
    return values;
  }
  cite('202.3e|203.3');
  return { ...values, manaValue: manaValue(values.cost, record.stack.x) };
}
