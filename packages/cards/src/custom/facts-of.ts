import { COLORS, type Color } from '@lawmage/ability';
import type { CardFacts, FaceFacts } from '../facts/facts.ts';
import { joinNames } from '../facts/names.ts';
import { typeWords } from '../facts/type-line.ts';
import { colorsOfFace } from '../import/colors.ts';
import type { WrittenFace } from './custom.ts';

/** Facts about a card that was never printed: what a public file would say about it follows from its faces. */
export function factsOf(faces: readonly [WrittenFace, ...WrittenFace[]], rarity?: string): CardFacts {
  const [first, ...others] = faces;
  const whole: CardFacts['faces'] = [withColors(first), ...others.map(withColors)];
  return {
    name: joinNames(faces.map(({ name }) => name)),
    layout: layoutOf(whole),
    faces: whole,
    manaValue: manaValueOf(first.manaCost),
    colorIdentity: identityOf(whole),
    keywords: [],
    legalities: {},
    printing: rarity === undefined ? { reprint: false } : { rarity, reprint: false },
  };
}

const withColors = (face: WrittenFace): FaceFacts => ({
  ...face,
  colors: colorsOfFace(face.manaCost, face.colorIndicator),
});

const ONE_FACE: readonly (readonly [subtype: string, layout: string])[] = [
  ['saga', 'saga'],
  ['class', 'class'],
  ['case', 'case'],
];

/**
 * How the faces of a card belong together. The second face tells: an Adventure or Omen is inset, as is the spell of what
 * becomes prepared; a face without a mana cost is reached by transforming; two instants or sorceries are halves; of other
 * two faces with costs both are cast.
 */
function layoutOf([front, back]: CardFacts['faces']): string {
  const { subtypes } = typeWords(front);
  if (back === undefined) return ONE_FACE.find(([subtype]) => subtypes.includes(subtype))?.[1] ?? oneFace(front);
  const other = typeWords(back);
  const inset = ['adventure', 'omen'].find(subtype => other.subtypes.includes(subtype));
  if (inset !== undefined) return inset;
  if (back.manaCost === '') return 'transform';
  if (/\bprepared\b/u.test(front.text) && !isSpell(front)) return 'prepare';
  return isSpell(front) && isSpell(back) ? 'split' : 'modal_dfc';
}

const oneFace = ({ text }: FaceFacts): string => (/^level up /imu.test(text) ? 'leveler' : 'normal');

const isSpell = (face: FaceFacts): boolean =>
  typeWords(face).types.some(type => type === 'instant' || type === 'sorcery');

/** [CR 202.3 | 2007: 203.3] X is 0, a hybrid symbol counts for its larger part. */
export function manaValueOf(cost: string): number {
  return [...cost.matchAll(/\{([^}]+)\}/g)].reduce((sum, [, symbol = '']) => sum + valueOfSymbol(symbol), 0);
}

const valueOfSymbol = (symbol: string): number =>
  Math.max(...symbol.split('/').map(part => (/^\d+$/.test(part) ? Number(part) : part === 'X' ? 0 : 1)));

/** [CR 903.4 | 2007: none] The colours of costs, indicators and the symbols in the rules text, without reminders. */
function identityOf(faces: readonly FaceFacts[]): readonly Color[] {
  const symbols = faces.flatMap(({ text }) => text.replace(/\([^)]*\)/g, '').match(/\{[^}]+\}/g) ?? []).join('');
  return COLORS.filter(color => symbols.includes(color) || faces.some(({ colors }) => colors.includes(color)));
}
