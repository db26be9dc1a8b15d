/** Costs taken apart: mana, and what else must be done. */
import type { Cost, CostPart } from '@lawmage/ability';
import { hasWord } from '../113-abilities/words.ts';
import { amountOf, type ManaAmount, NO_MANA, plus } from './mana-amount.ts';

/** A cost with its mana added up; the other parts keep their order. */
export type TotalCost = {
  readonly mana: ManaAmount;
  readonly parts: Cost;
  /** How much generic mana is in its waterbend costs [CR 701.67b | 2007: none]; absent where it has none. */
  readonly bent?: number;
};

/** Adds up a cost, X as announced. */
export function totalCost(cost: Cost, x: number): TotalCost {
  let mana = NO_MANA;
  const parts: CostPart[] = [];
  let bent: number | undefined;
  for (const part of cost) {
    if (part.pay !== 'mana') {
      parts.push(part);
      continue;
    }
    const amount = amountOf(part.cost, x);
    mana = plus(mana, amount);
    if (part.bends) bent = (bent ?? 0) + amount.generic;
  }
  return bent === undefined ? { mana, parts } : { mana, parts, bent };
}

export const addCosts = (a: TotalCost, b: TotalCost): TotalCost => ({
  mana: plus(a.mana, b.mana),
  parts: b.parts.length === 0 ? a.parts : [...a.parts, ...b.parts],
  ...((a.bent !== undefined || b.bent !== undefined) && { bent: (a.bent ?? 0) + (b.bent ?? 0) }),
});

/** The costs that a cost with choices ("… or pay {2}") can come to, the mana of each added up; most have none. */
export function waysToPay(cost: TotalCost): readonly TotalCost[] {
  const at = cost.parts.findIndex(({ pay }) => pay === 'or');
  const choice = cost.parts[at];
  if (choice?.pay !== 'or') return [cost];
  const rest: TotalCost = { ...cost, parts: cost.parts.toSpliced(at, 1) };
  return choice.of.flatMap(one => waysToPay(addCosts(rest, totalCost(one, 0))));
}

/** [CR 107.3a | 2007: 104.3c] How many X are among the mana symbols of a cost. */
export function variableMana(cost: Cost): number {
  let n = 0;
  for (const part of cost) if (part.pay === 'mana') for (const symbol of part.cost) if (symbol === 'X') n++;
  return n;
}

/** Whether a cost has an X elsewhere than in its mana. */
export const variableParts = (cost: Cost): boolean =>
  cost.some(
    part =>
      part.pay !== 'mana' &&
      (hasWord(part, node => node.count === 'x') ||
        (part.pay === 'loyalty' && part.n !== 0 && typeof part.n === 'string')),
  );

/**
 * [CR 601.2h | 2007: none] Costs that are random or move cards from a library to a public zone are paid after the others.
 */
export const paidLast = (part: CostPart): boolean =>
  part.pay === 'do' && hasWord(part.effect, node => node.random === true || node.do === 'mill' || node.what === 'top');
