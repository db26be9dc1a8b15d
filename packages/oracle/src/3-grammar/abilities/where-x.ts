import type { Count, Modification } from '@lawmage/ability';
import { same } from '../../2-kernel/index.ts';

type Changes = readonly Modification[];
const X: Count = { count: 'x' };

/** Puts an amount where changes say X. */
export const withAmount = (changes: Changes, amount: Count): Changes => replaced(changes, X, amount) as Changes;

/** Puts X where changes have an amount. */
export const withoutAmount = (changes: Changes, amount: Count): Changes => replaced(changes, amount, X) as Changes;

/** The first amount in some changes that is no number. */
export function amountIn(value: unknown): Count | undefined {
  if (typeof value !== 'object' || value === null || hasOwnX(value)) return undefined;
  if ('count' in value && typeof value.count === 'string') return value as Count;
  for (const part of Object.values(value)) {
    const found = amountIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A quoted ability has an X of its own. */
const hasOwnX = (value: object): boolean => 'is' in value && ('effect' in value || 'rule' in value);

function replaced(value: unknown, from: Count, to: Count): unknown {
  if (same(value, from)) return to;
  if (Array.isArray(value)) return value.map(item => replaced(item, from, to));
  if (typeof value !== 'object' || value === null || hasOwnX(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, from, to)]));
}
