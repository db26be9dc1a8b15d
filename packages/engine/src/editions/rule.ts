/**
 * A citation: the number of one rule in today's edition and, after a bar, in that of February 2007, e.g.
 * `'704.5g|420.5c'`. A side is empty where that edition has no such rule.
 */
export type Rule = `${string}|${string}`;

/** The editions of the Comprehensive Rules that can be played: August 7, 2026, and February 1, 2007. */
export const EDITIONS = ['current', '2007-02'] as const;
export type EditionName = (typeof EDITIONS)[number];

/** The number of a rule in an edition, or '' where the edition has none. */
export function ruleIn(edition: EditionName, rule: Rule): string {
  const bar = rule.indexOf('|');
  return edition === 'current' ? rule.slice(0, bar) : rule.slice(bar + 1);
}
