/** When names are the same [CR 201.2a, 201.3 | 2007: 202.3]. */
import type { Card } from '@lawmage/ability';
import type { Rule } from '../editions/rule.ts';
import type { Game } from '../state/game.ts';
import { by } from '../work/cite.ts';

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
