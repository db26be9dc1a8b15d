import type { Count, Modification } from '@lawmage/ability';
import { same } from '../../2-kernel/index.ts';

type Changes = readonly Modification[];
export type Letter = 'x' | 'y';

/** Puts an amount where changes say X, or Y. */
export const withAmount = (changes: Changes, amount: Count, letter: Letter = 'x'): Changes =>
  replaced(changes, { count: letter }, amount) as Changes;

/** Puts X, or Y, where changes have an amount. */
export const withoutAmount = (changes: Changes, amount: Count, letter: Letter = 'x'): Changes =>
  replaced(changes, amount, { count: letter }) as Changes;

/** The first amount in some changes that is neither a number nor X. */
export function amountIn(value: unknown): Count | undefined {
  if (typeof value !== 'object' || value === null || hasOwnX(value)) return undefined;
  if ('count' in value && typeof value.count === 'string') return value.count === 'x' ? undefined : (value as Count);
  for (const part of Object.values(value)) {
    const found = amountIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A quoted ability has an X of its own. */
const hasOwnX = (value: object): boolean => 'is' in value && ('effect' in value || 'rule' in value);

/** True if a value speaks of a Y that it does not define. */
export function lacksY(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(lacksY);
  if (typeof value !== 'object' || value === null || 'y' in value) return false;
  return ('count' in value && value.count === 'y') || Object.values(value).some(lacksY);
}

function replaced(value: unknown, from: Count, to: Count): unknown {
  if (same(value, from)) return to;
  if (Array.isArray(value)) return value.map(item => replaced(item, from, to));
  if (typeof value !== 'object' || value === null || hasOwnX(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, from, to)]));
}
