/** What is printed on one face, as the layers start from it [CR 613.1 | 2007: 418.5a]. Made once for each face. */
import {
  type Ability,
  BASIC_LAND_TYPES,
  COLORS,
  type Color,
  type Face,
  type KeywordName,
  type ManaCost,
  type ManaSymbol,
  type TypeLine,
} from '@lawmage/ability';
import { intrinsicAbilities } from '../3-card-types/intrinsic.ts';
import { bitOfSupertype, bitOfType } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { meaningAmong } from '../7-additional/702-keywords/meaning.ts';
import {
  type Characteristics,
  INTRINSIC,
  type LiveAbility,
  type LiveRule,
  NO_NAMES,
} from '../state/characteristics.ts';
import { NOBODY, NONE } from '../state/ids.ts';
import { levelMeaning } from './levels.ts';

const NO_RULES: readonly LiveRule[] = [];
const NO_ABILITIES: readonly LiveAbility[] = [];
const NO_KEYWORDS: ReadonlySet<KeywordName> = new Set();

const printedFaces = new WeakMap<Face, Characteristics>();

/** The characteristics printed on a face; nobody controls it yet. */
export function printed(face: Face): Characteristics {
  let known = printedFaces.get(face);
  if (known === undefined) {
    known = read(face);
    printedFaces.set(face, known);
  }
  return known;
}

function read(face: Face): Characteristics {
  const abilities = withMeanings(face.abilities);
  const intrinsic = face.type.types.includes('land')
    ? intrinsicManaAbilities(new Set(face.type.subtypes))
    : NO_ABILITIES;
  const [power, toughness] = sizeOf(face);
  const own = [...abilities, ...ofType(face, abilities.length), ...intrinsic];
  return {
    name: face.name,
    cost: face.cost,
    manaValue: manaValue(face.cost),
    colors: face.indicator === undefined ? colorsOfCost(face.cost) : colorBits(face.indicator),
    ...typeBits(face.type),
    abilities: own,
    keywords: keywordsOf(own),
    power,
    toughness,
    basePower: power,
    baseToughness: toughness,
    loyalty: typeof face.loyalty === 'number' ? face.loyalty : 0,
    defense: face.defense ?? 0,
    controller: NOBODY,
    names: NO_NAMES,
    rules: NO_RULES,
  };
}

/** [CR 208.1, 721.2c | 2007: 208.1] The size of a station card stands beside one of its symbols, and is the card's only there. */
function sizeOf({ power, toughness, abilities }: Face): readonly [number, number] {
  if (abilities.some(ability => ability.is === 'level' && ability.of === 'station')) return [0, 0];
  return [typeof power === 'number' ? power : 0, typeof toughness === 'number' ? toughness : 0];
}

/** What an object without any characteristics has: an ability on the stack, a face-down card before its rules are applied. */
export const BLANK: Characteristics = Object.freeze({
  name: '',
  cost: null,
  manaValue: 0,
  colors: 0,
  types: 0,
  supertypes: 0,
  subtypes: new Set<never>(),
  abilities: NO_ABILITIES,
  keywords: NO_KEYWORDS,
  power: 0,
  toughness: 0,
  basePower: 0,
  baseToughness: 0,
  loyalty: 0,
  defense: 0,
  controller: NOBODY,
  names: NO_NAMES,
  rules: NO_RULES,
});

/** The three parts of a type line as sets. */
export const typeBits = (line: TypeLine): Pick<Characteristics, 'types' | 'supertypes' | 'subtypes'> => ({
  types: line.types.reduce((bits, type) => bits | bitOfType(type), 0),
  supertypes: line.supertypes.reduce((bits, type) => bits | bitOfSupertype(type), 0),
  subtypes: new Set(line.subtypes),
});

export const bitOfColor = (color: Color): number => 1 << COLORS.indexOf(color);
export const colorBits = (colors: readonly Color[]): number =>
  colors.reduce((bits, color) => bits | bitOfColor(color), 0);

/** [CR 202.2 | 2007: 203.2] An object is the colours of the mana symbols in its cost. */
export function colorsOfCost(cost: ManaCost | null): number {
  let bits = 0;
  for (const symbol of cost ?? []) {
    if (typeof symbol === 'number') continue;
    for (const color of COLORS) if (symbol.split('/').includes(color)) bits |= bitOfColor(color);
  }
  return bits;
}

/** [CR 202.3 | 2007: 203.3] The mana value of a cost in which each X stands for a number. */
export const manaValue = (cost: ManaCost | null, x = 0): number =>
  (cost ?? []).reduce((total: number, symbol) => total + valueOfSymbol(symbol, x), 0);

function valueOfSymbol(symbol: ManaSymbol, x: number): number {
  if (typeof symbol === 'number') return symbol;
  if (symbol === 'X' || symbol === 'Y' || symbol === 'Z') return x;
  return symbol.startsWith('2/') ? 2 : 1;
}

/** The abilities that go with the type of a face, after those that are printed on it. */
const ofType = (face: Face, first: number): readonly LiveAbility[] =>
  intrinsicAbilities(face).map((ability, n) => ({
    ability,
    source: NONE,
    at: first + n,
    granted: false,
    meaningOf: 'type',
    timestamp: 0,
  }));

/**
 * Abilities, each keyword followed by what it means. `own`: how many of them are printed on the object, before those that
 * it gains; `before`: what it has already, so that another instance of a keyword is told from those [CR 607.5 | 2007: none].
 */
export function withMeanings(
  abilities: readonly Ability[],
  own = abilities.length,
  before: readonly LiveAbility[] = NO_LIVE,
): readonly LiveAbility[] {
  const live: LiveAbility[] = [];
  const add = (ability: Ability, meaningOf: KeywordName | null): void => {
    live.push({ ability, source: NONE, at: live.length, granted: false, meaningOf, timestamp: 0 });
  };
  for (const [at, ability] of abilities.entries()) {
    add(ability, null);
    if (ability.is === 'keyword')
      for (const meant of meaningAmong(ability, abilities, at, own, instancesOf(ability.keyword, before)))
        add(meant, ability.keyword);
    if (ability.is === 'level') for (const meant of levelMeaning(ability)) add(meant, null);
  }
  return live;
}

const NO_LIVE: readonly LiveAbility[] = [];

const instancesOf = (keyword: KeywordName, among: readonly LiveAbility[]): number =>
  among.filter(({ ability }) => ability.is === 'keyword' && ability.keyword === keyword).length;

export const keywordsOf = (abilities: readonly LiveAbility[]): ReadonlySet<KeywordName> => {
  let keywords: Set<KeywordName> | null = null;
  for (const { ability } of abilities) {
    if (ability.is !== 'keyword') continue;
    keywords ??= new Set();
    keywords.add(ability.keyword);
  }
  return keywords ?? NO_KEYWORDS;
};

/** The mana abilities that basic land types carry, one value each for the whole program. */
const INTRINSICS: readonly LiveAbility[] = BASIC_LAND_TYPES.map((_, n) => ({
  ability: {
    is: 'activated',
    cost: [{ pay: 'tap' }],
    effect: { do: 'addMana', mana: { mana: 'fixed', symbols: [COLORS[n] ?? 'W'] } },
  },
  source: NONE,
  at: INTRINSIC + n,
  granted: false,
  meaningOf: null,
  timestamp: 0,
}));

/** [CR 305.6 | 2007: 212.6c] A land with a basic land type can be tapped for that type's mana. */
export const intrinsicManaAbilities = (subtypes: ReadonlySet<string>): readonly LiveAbility[] =>
  INTRINSICS.filter((_, n) => subtypes.has(BASIC_LAND_TYPES[n] ?? ''));
