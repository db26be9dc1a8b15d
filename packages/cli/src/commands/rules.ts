/** The rulebook as data. */
import { type Command, CommandError, type Status } from '../command.ts';

const HELP = `lawmage rules import FILE|URL… [--edition DATE]   bring the official plain text of any edition, or a dataset of its rules
lawmage rules list                              the imported editions
lawmage rules show NUMBER|TERM [--edition E]    text, examples, what it stands under and points to, its number elsewhere
    --below          with everything that stands below it
lawmage rules search WORDS [--edition E]        rules and glossary; "a phrase" stands as it is
    --limit N        20 if not given
lawmage rules diff E1 E2                        added, removed, renumbered, reworded
    --only CHANGE    added, removed, renumbered, reworded, both
    --chapter N      only this section, chapter or rule: 7, 704, 704.5
    --text           with the words
lawmage rules export --format F [--edition E]   jsonl, csv or parquet with the columns index, number, text, examples
    --out FILE       standard output if not given
lawmage rules cite [--edition E]                whether every cited rule exists and says what it said when it was read
    --update         what stands there now has been read
lawmage rules coverage [FOLDER…] [--edition E]  which rules the scenarios exercise
    --only STATE     exercised, notYet, leftOut, definition, physical
    --chapter N      only this section, chapter or rule
    --cards FILE     a file of printed cards; otherwise those of the imported library

An edition is named by its date or the beginning of one (2009-07-11, 2014); current and 2007-02 are those that are played.
All but export know --json. Exit status 1: nothing found, editions that differ, citations or scenarios that are wrong.`;

type Action = (args: readonly string[]) => Promise<Status>;

/** Each is loaded when it is used: some need the whole engine. */
const ACTIONS: Readonly<Record<string, () => Promise<Action>>> = {
  import: async () => (await import('./rules/import.ts')).importRulebook,
  list: async () => (await import('./rules/import.ts')).listRulebooks,
  show: async () => (await import('./rules/look.ts')).showRule,
  search: async () => (await import('./rules/look.ts')).searchRules,
  diff: async () => (await import('./rules/diff.ts')).diffRules,
  export: async () => (await import('./rules/export.ts')).exportRules,
  cite: async () => (await import('./rules/cite.ts')).cite,
  coverage: async () => (await import('./rules/coverage.ts')).coverage,
};

async function run([name, ...args]: readonly string[]): Promise<Status> {
  const action = name !== undefined && Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined)
    throw new CommandError('usage', `lawmage rules ${Object.keys(ACTIONS).join('|')}; see lawmage rules --help`);
  return (await action())(args);
}

const rules: Command = {
  name: 'rules',
  summary: 'the rulebook as data: import, show, search, diff, export, cite, coverage',
  help: HELP,
  run,
};
export default rules;
