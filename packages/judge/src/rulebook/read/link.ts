/** Gives records their places and the rules that they point to. */
import type { GlossaryEntry, RuleRecord } from '../rulebook.ts';
import type { DraftEntry } from './glossary.ts';
import type { Draft } from './records.ts';
import { referencesIn } from './references.ts';

/** The records of a rulebook in their order, which knows nothing yet but numbers and texts. */
export function linked(
  drafts: readonly Omit<Draft, 'at'>[],
  entries: readonly DraftEntry[],
): { readonly rules: readonly RuleRecord[]; readonly glossary: readonly GlossaryEntry[] } {
  const numbers = new Set(drafts.map(({ number }) => number));
  const exists = (number: string): boolean => numbers.has(number);
  const rules = drafts.map(({ number, level, printed, text, examples }, index): RuleRecord => {
    const body = text.join('\n');
    const references = referencesIn([body, ...examples].join('\n'), other => other !== number && exists(other));
    return { index, number, level, text: body, examples, references, ...(printed === null ? {} : { printed }) };
  });
  return {
    rules,
    glossary: entries.map(({ term, text }) => ({ term, text, references: referencesIn(text, exists) })),
  };
}
