/** The abilities of a card that can happen or not, each with everything in a game that stands for it. */
import type { Ability, Card } from '@lawmage/ability';
import { abilitiesWithMeanings } from '@lawmage/engine/setup';

/** One ability. `at`: its place on the face; what a level gives comes after the place of the level. */
export type Unit = { readonly face: number; readonly at: readonly number[]; readonly ability: Ability };

export type CardUnits = {
  readonly units: readonly Unit[];
  /** Which units an ability, its rule or what a keyword means belongs to. */
  readonly byWords: ReadonlyMap<object, readonly number[]>;
  /** Which units a keyword has. */
  readonly byKeyword: ReadonlyMap<string, readonly number[]>;
};

const kept = new WeakMap<Card, CardUnits>();

/** The units of a card, made once. */
export function unitsOf(card: Card): CardUnits {
  let known = kept.get(card);
  if (known === undefined) {
    known = make(card);
    kept.set(card, known);
  }
  return known;
}

function make(card: Card): CardUnits {
  const units: Unit[] = [];
  const byWords = new Map<object, number[]>();
  const byKeyword = new Map<string, number[]>();
  const stands = (words: object, unit: number): void => listed(byWords, words, unit);
  const add = (ability: Ability, face: number, at: readonly number[]): void => {
    const unit = units.push({ face, at, ability }) - 1;
    for (const words of wordsOf(ability)) stands(words, unit);
    if (ability.is === 'keyword') listed(byKeyword, ability.keyword, unit);
    if (ability.is === 'level') for (const [n, inner] of ability.abilities.entries()) add(inner, face, [...at, n]);
  };
  for (const [n, face] of card.faces.entries()) {
    const first = units.length;
    for (const [at, ability] of face.abilities.entries()) add(ability, n, [at]);
    for (const { words, of } of meantBy(face.abilities, abilitiesWithMeanings(face))) {
      const unit = units.findIndex((one, at) => at >= first && one.ability === of);
      for (const part of wordsOf(words)) stands(part, unit);
    }
    addInner(units, first, stands);
  }
  return { units, byWords, byKeyword };
}

/** What the keywords among a level's abilities mean is made when they are gained, from the same words each time. */
function addInner(units: readonly Unit[], first: number, stands: (words: object, unit: number) => void): void {
  for (const [unit, { at, ability }] of units.entries()) {
    if (unit < first || at.length < 2 || ability.is !== 'keyword') continue;
    const face = { name: '', cost: null, type: { supertypes: [], types: [], subtypes: [] }, abilities: [ability] };
    for (const meant of abilitiesWithMeanings(face)) for (const part of wordsOf(meant)) stands(part, unit);
  }
}

/** Each ability that stands for the one printed before it. */
function meantBy(
  printed: readonly Ability[],
  all: readonly Ability[],
): readonly { readonly words: Ability; readonly of: Ability }[] {
  let of: Ability | null = null;
  let next = 0;
  return all.flatMap(ability => {
    if (ability === printed[next]) {
      of = ability;
      next++;
      return [];
    }
    return of === null ? [] : [{ words: ability, of }];
  });
}

/** An ability by all the values by which the rooms of the engine know it. */
function wordsOf(ability: Ability): readonly object[] {
  if (ability.is !== 'static') return [ability];
  const { rule } = ability;
  if (rule.static === 'replace') return [ability, rule, rule.replacement];
  return rule.static === 'prevent' ? [ability, rule, rule.shield] : [ability, rule];
}

function listed<K>(map: Map<K, number[]>, key: K, unit: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [unit]);
  else if (!known.includes(unit)) known.push(unit);
}
