/**
 * Which rules act. Most of what happens carries its rule with it (`GameEvent`, `Why`); a rule that decides something
 * without an event of its own, such as who may block whom, is named here at the moment when it decides.
 */
import type { Rule } from '../editions/rule.ts';

let heard: Set<Rule> | null = null;

/** Names the rules that act just now. Costs next to nothing while nobody listens: so short that it costs no call. */
export function cite(...rules: readonly Rule[]): void {
  if (heard !== null) hear(heard, rules);
}

/** Names several rules that stand in a list. */
export function citeAll(rules: readonly Rule[]): void {
  if (heard !== null) hear(heard, rules);
}

function hear(by: Set<Rule>, rules: readonly Rule[]): void {
  for (const rule of rules) by.add(rule);
}

/** Whether anybody listens: for what has to be looked for only to be named. */
export const isCiting = (): boolean => heard !== null;

/** The condition, named as the rule's doing if it holds. */
export function by(rule: Rule, holds: boolean): boolean {
  if (holds && heard !== null) heard.add(rule);
  return holds;
}

/** Adds every rule named while the work is done; the work must be done when it returns. */
export function citing<T>(rules: Set<Rule>, work: () => T): T {
  const before = heard;
  heard = rules;
  try {
    return work();
  } finally {
    heard = before;
  }
}
