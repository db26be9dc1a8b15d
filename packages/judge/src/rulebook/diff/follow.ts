/** Follows rules through several editions. */
import type { Rulebook } from '../rulebook.ts';
import { type Pairs, pairRules } from './pair.ts';

/** Pairs two editions that stand side by side; a store knows the answers already. */
export type Pairing = (from: Rulebook, to: Rulebook) => Pairs;

/**
 * Pairs the first edition with the last by way of those between, in the order of time or against it: a small step shows
 * what a large one hides. What is lost on the way is looked for at once.
 */
export function followRules(route: readonly Rulebook[], pairing: Pairing = pairRules): Pairs {
  const [first, last] = [route[0], route.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const steps = route.slice(1).map((to, n) => pairing(route[n] ?? to, to));
  const found = new Map<string, string>();
  for (const { number } of first.rules) {
    const to = followed(number, steps);
    if (to !== null) found.set(number, to);
  }
  return steps.length < 2 ? found : completed(found, pairRules(first, last));
}

/** Where a rule is after some steps, or null if it is lost on the way. */
function followed(number: string, steps: readonly Pairs[]): string | null {
  let now: string | undefined = number;
  for (const step of steps) if (now !== undefined) now = step.get(now);
  return now ?? null;
}

/** With the pairs made at once, where both rules are still alone. */
function completed(found: Map<string, string>, atOnce: Pairs): Pairs {
  const taken = new Set(found.values());
  for (const [from, to] of atOnce) if (!found.has(from) && !taken.has(to)) found.set(from, to);
  return found;
}
