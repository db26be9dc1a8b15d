/** What may be said of an object: "is 3/3", "is not tapped", "has flying", "has 2 damage". */
import {
  ARTIFACT_TYPES,
  CARD_TYPES,
  COST_KEYWORDS,
  type Color,
  CREATURE_TYPES,
  ENCHANTMENT_TYPES,
  type KeywordName,
  LAND_TYPES,
  NUMBER_KEYWORDS,
  PLAIN_KEYWORDS,
  PLANESWALKER_TYPES,
  QUALITY_KEYWORDS,
  SUPERTYPES,
  type TypeWord,
} from '@lawmage/ability';
import { type Fact, STATES } from '../scenario/check.ts';
import { after, listOf, many, map, oneOf, optional, type Parser, pattern, seq, wordOf, words } from './kernel.ts';
import { color, noun, number, objectName, place, player } from './nouns.ts';

const same = <T extends string>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map(word => [word, word]));

const KEYWORDS: readonly KeywordName[] = [...PLAIN_KEYWORDS, ...COST_KEYWORDS, ...NUMBER_KEYWORDS, ...QUALITY_KEYWORDS];
const TYPES: readonly TypeWord[] = [
  ...SUPERTYPES,
  ...CARD_TYPES,
  ...ARTIFACT_TYPES,
  ...ENCHANTMENT_TYPES,
  ...LAND_TYPES,
  ...PLANESWALKER_TYPES,
  ...CREATURE_TYPES,
];

const size = pattern('a size such as 2/2', /(-?\d+)\/(-?\d+)/uy, ([, power, toughness]) => ({
  is: 'size' as const,
  power: Number(power),
  toughness: Number(toughness),
}));

const colors: Parser<readonly Color[]> = oneOf<readonly Color[]>(
  map(listOf(color), list => list),
  words('colorless', []),
  words('colourless', []),
);

/** One word of a table; the letters that follow a number word or "a" are not taken for it. */
const typeWord: Parser<TypeWord> = wordOf(same(TYPES));
const types: Parser<readonly TypeWord[]> = map(
  seq(optional(oneOf(words('a'), words('an')), null), typeWord, many(typeWord)),
  ([, first, rest]) => [first, ...rest],
);

/** After "is" or "is not". */
export const being: Parser<Fact> = oneOf<Fact>(
  map(place, zone => ({ is: 'in', zone })),
  size,
  map(wordOf(same(STATES)), state => ({ is: 'state', state })),
  map(colors, list => ({ is: 'colors', colors: list })),
  map(types, list => ({ is: 'types', types: list })),
  map(after('controlled by', player), by => ({ is: 'controlled', by })),
  map(after('owned by', player), by => ({ is: 'owned', by })),
  map(after('attached to', noun), to => ({ is: 'attached', to })),
  words<Fact>('attached', { is: 'attached', to: null }),
  map(after('named', objectName), name => ({ is: 'named', name })),
  map(after('targeting', noun), what => ({ is: 'targeting', what })),
);

const NUMBERS = {
  'mana value': 'manaValue',
  power: 'power',
  toughness: 'toughness',
  loyalty: 'loyalty',
} as const;

/** After "has" or "does not have". */
export const having: Parser<Fact> = oneOf<Fact>(
  map(wordOf(same(KEYWORDS)), keyword => ({ is: 'keyword', keyword })),
  words<Fact>('abilities', { is: 'anyAbility' }),
  words<Fact>('any abilities', { is: 'anyAbility' }),
  map(seq(number, words('damage')), ([n]) => ({ is: 'damage', n })),
  map(seq(wordOf(NUMBERS), number), ([is, n]) => ({ is, n })),
);
