import type { EditionName } from '@lawmage/engine';

export const rulesHref = (edition: EditionName | string, rule: string): string => `#/rules/${edition}/${rule}`;

/** A rule's number that leads to the rule. */
export function RuleLink({ edition, rule }: { edition: EditionName; rule: string }) {
  if (rule === '') return null;
  return (
    <a className="rule num" href={rulesHref(edition, rule)} aria-label={`Rule ${rule}`}>
      {rule}
    </a>
  );
}
