/** Looking rules up. */
import { parseArgs } from 'node:util';
import {
  counterpartsBetween,
  type EditionSummary,
  isWithin,
  PLAYED_SINCE,
  parentsOf,
  partsOf,
  type RuleRecord,
} from '@lawmage/judge/rulebook';
import type { RuleStore } from '@lawmage/judge/store';
import { CommandError, DONE, NEGATIVE, type Status } from '../../command.ts';
import { print, printJson } from '../../text/print.ts';
import { columns, wrapped } from '../../text/table.ts';
import { editionIn, openedRules, rulebookOf, wholeNumber } from './rulebooks.ts';

export async function showRule(args: readonly string[]): Promise<Status> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      edition: { type: 'string' },
      below: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const number = positionals.join(' ');
  if (number === '') throw new CommandError('usage', 'lawmage rules show NUMBER|TERM');
  using store = openedRules();
  const edition = editionIn(store, values.edition);
  const entry = store.term(edition.edition, number);
  if (entry !== undefined) {
    if (values.json) printJson({ edition: edition.edition, ...entry });
    else print(`${entry.term}   edition of ${edition.edition}\n\n${wrapped(entry.text)}`);
    return DONE;
  }
  const rule = ruleNumbered(store, edition, number.replace(/\.$/, ''));
  const shown = wholeRule(store, edition, rule, values.below);
  if (values.json) printJson(shown);
  else tell(shown);
  return DONE;
}

function ruleNumbered(store: RuleStore, { edition }: EditionSummary, number: string): RuleRecord {
  const rule = store.rule(edition, number);
  if (rule !== undefined) return rule;
  const hint =
    partsOf(number) === null
      ? '; rules are numbered like 704, 704.5 and 704.5f, and no term of the glossary is called so'
      : meant(store, edition, number);
  throw new CommandError('unknownRule', `the edition of ${edition} has no rule ${number}${hint}`);
}

/** What a number of another edition is in this one. */
function meant(store: RuleStore, edition: string, number: string): string {
  const other = store.editions().find(one => store.rule(one.edition, number) !== undefined);
  if (other === undefined) return '';
  const here = store.elsewhere(other.edition, number).find(one => one.edition === edition);
  return here === undefined
    ? `; that of ${other.edition} has one`
    : `; ${number} of ${other.edition} is ${here.number} here`;
}

type Shown = ReturnType<typeof wholeRule>;

function wholeRule(store: RuleStore, { edition }: EditionSummary, rule: RuleRecord, below: boolean) {
  const { rules } = rulebookOf(store, edition);
  const named = (numbers: readonly string[]): readonly Pick<RuleRecord, 'number' | 'text'>[] =>
    rules.filter(({ number }) => numbers.includes(number)).map(({ number, text }) => ({ number, text }));
  return {
    edition,
    ...rule,
    parents: named(parentsOf(rule.number)),
    references: named(rule.references),
    referredBy: rules.filter(({ references }) => references.includes(rule.number)).map(({ number }) => number),
    elsewhere: store.elsewhere(edition, rule.number),
    counterparts: counterpartsOf(edition, rule.number),
    below: below
      ? rules.filter(one => one !== rule && isWithin(one.number, rule.number) && one.number !== rule.number)
      : [],
  };
}

/** By the concordance of the two editions that are played. */
function counterpartsOf(edition: string, number: string): Readonly<Record<string, readonly string[]>> {
  const found = Object.values(PLAYED_SINCE).map(other => [other, counterpartsBetween(edition, other)(number)] as const);
  return Object.fromEntries(found.filter(([, numbers]) => numbers.length > 0));
}

const TITLE = 70;
const firstLine = (text: string): string => {
  const line = text.split('\n')[0] ?? '';
  return line.length <= TITLE ? line : `${line.slice(0, TITLE - 2)} …`;
};

function tell({ edition, number, printed, text, examples, parents, references, referredBy, ...more }: Shown): void {
  for (const above of parents) print(`${above.number}. ${firstLine(above.text)}`);
  print(`\n${number}${printed === undefined ? '' : ` (printed ${printed})`}   edition of ${edition}\n`);
  print(wrapped(text));
  for (const example of examples) print(`\n${wrapped(`Example: ${example}`, 80, '  ')}`);
  for (const rule of more.below) print(`\n${wrapped(`${rule.number} ${rule.text}`, 80, '  ')}`);
  if (references.length > 0)
    print(`\npoints to\n${columns(references.map(one => [`  ${one.number}`, firstLine(one.text)]))}`);
  if (referredBy.length > 0) print(`\n${wrapped(`pointed to by ${referredBy.join(', ')}`)}`);
  for (const [other, numbers] of Object.entries(more.counterparts))
    print(`\nin ${other} by the concordance: ${numbers.join(', ')}`);
  if (more.elsewhere.length > 0)
    print(`\nfollowed by its words\n${columns(more.elsewhere.map(one => [`  ${one.edition}`, one.number]))}`);
}

export async function searchRules(args: readonly string[]): Promise<Status> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      edition: { type: 'string' },
      limit: { type: 'string', default: '20' },
      json: { type: 'boolean', default: false },
    },
  });
  if (positionals.length === 0) throw new CommandError('usage', 'lawmage rules search WORDS');
  using store = openedRules();
  const { edition } = editionIn(store, values.edition);
  const page = store.search(edition, positionals.join(' '), { limit: wholeNumber(values.limit, 'limit') });
  if (values.json) printJson({ edition, ...page });
  else {
    for (const { key, snippet } of page.findings) print(`${key}\n${wrapped(snippet.replaceAll('\n', ' '), 80, '  ')}`);
    print(`${page.total} in the edition of ${edition}`);
  }
  return page.total > 0 ? DONE : NEGATIVE;
}
