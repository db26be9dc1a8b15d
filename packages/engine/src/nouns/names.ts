/** When names are the same [CR 201.2a, 201.3 | 2007: 202.3]. */
import type { Card, Filter } from '@lawmage/ability';
import { hasTypes } from '../2-parts/has-types.ts';
import type { Rule } from '../editions/rule.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Game } from '../state/game.ts';
import { ofCards } from '../state/of-cards.ts';
import { by, cite } from '../work/cite.ts';

type Pairs = ReadonlyMap<string, string>;
const NO_PAIRS: Pairs = new Map();
const known = new WeakMap<readonly Card[], Pairs>();

/** For each name that is interchangeable with another, the one of the two that stands for both. */
function pairsOf({ cards }: Game): Pairs {
  let pairs = known.get(cards);
  if (pairs === undefined) {
    const found = cards.flatMap(({ faces }) => faces.flatMap(pairOf));
    pairs = found.length === 0 ? NO_PAIRS : new Map(found);
    known.set(cards, pairs);
  }
  return pairs;
}

function pairOf({ name, interchangeable: other }: Card['faces'][number]): readonly (readonly [string, string])[] {
  if (other === undefined) return [];
  const first = name < other ? name : other;
  return [
    [name, first],
    [other, first],
  ];
}

/** The name that stands for a name and the one that is interchangeable with it. */
export const nameFor = (game: Game, name: string): string => pairsOf(game).get(name) ?? name;

/** [CR 201.3a | 2007: none] Interchangeable names are the same name. */
export const isSameName = (game: Game, one: string, other: string, rule: Rule = '201.3a|'): boolean =>
  one === other || by(rule, nameFor(game, one) === nameFor(game, other));

/** [CR 201.2a, 201.4b, 201.4g, 709.4 | 2007: 505.7] Of what has two names, as halves have, one of them is enough. */
export function haveNameInCommon(game: Game, one: string, other: string, rule: Rule = '201.3a|'): boolean {
  if (one === other) return true;
  const names = one.split(' // ');
  return other.split(' // ').some(half => names.some(name => isSameName(game, name, half, rule)));
}

/** [CR 201.2a, 612.7 | 2007: none] Whether one of the names of an object is that one, or one of those. */
export function isNamed(game: Game, is: Pick<Characteristics, 'name' | 'names'>, name: string, rule?: Rule): boolean {
  if (is.names.length === 0) return haveNameInCommon(game, is.name, name, rule);
  cite('612.7|');
  return [is.name, ...is.names].some(one => one !== '' && haveNameInCommon(game, one, name, rule));
}

/** Whether two objects have a name in common. */
export const shareName = (game: Game, one: Characteristics, other: Characteristics): boolean =>
  [one.name, ...one.names].some(name => name !== '' && isNamed(game, other, name));

const namesKept = ofCards(() => new WeakMap<Filter, readonly string[]>());

/** [CR 612.7, 108.1 | 2007: none] The names of all such cards that take part in the game: any other would change nothing. */
export function namesOfCards(game: Game, which: Filter): readonly string[] {
  const kept = namesKept(game);
  const known = kept.get(which);
  if (known !== undefined) return known;
  const such = game.cards.filter(
    ({ layout, faces: [front] }) => layout !== 'token' && layout !== 'emblem' && hasTypes(front.type, which),
  );
  const names = [...new Set(such.map(({ faces: [front] }) => front.name))];
  kept.set(which, names);
  return names;
}
