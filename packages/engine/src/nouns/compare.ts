/** Comparing numbers. */
import type { Comparison } from '@lawmage/ability';

type Compare = (a: number, b: number) => boolean;

const COMPARISONS: { readonly [K in Comparison]: Compare } = {
  equal: (a, b) => a === b,
  notEqual: (a, b) => a !== b,
  atLeast: (a, b) => a >= b,
  atMost: (a, b) => a <= b,
  more: (a, b) => a > b,
  less: (a, b) => a < b,
  even: a => a % 2 === 0,
  odd: a => a % 2 !== 0,
};

export const compare = (a: number, how: Comparison, b: number): boolean => COMPARISONS[how](a, b);
