/** Which rules the scenarios exercise. */
import { parseArgs } from 'node:util';
import type { EditionName } from '@lawmage/engine';
import { type CoveredRule, isWithin, type RuleCounts, type RuleCoverage, ruleCoverage } from '@lawmage/judge';
import { tryScenarios } from '@lawmage/judge/files';
import { openRules } from '@lawmage/judge/store';
import { CommandError, DONE, NEGATIVE, type Status } from '../../command.ts';
import { libraryOf, playedEdition, reading, SCENARIOS } from '../../scenarios.ts';
import { print, printJson } from '../../text/print.ts';
import { columns } from '../../text/table.ts';

const STATES = ['exercised', 'notYet', 'leftOut', 'definition', 'physical'] as const;
type Shown = { readonly only: (typeof STATES)[number] | undefined; readonly chapter: string | undefined };

/** Exit status 1 if something is cited that is no rule, or a scenario fails: then the figures are not to be trusted. */
export async function coverage(args: readonly string[]): Promise<Status> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      edition: { type: 'string', default: 'current' },
      cards: { type: 'string' },
      only: { type: 'string' },
      chapter: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const edition = playedEdition(values.edition);
  const shown = { only: stateNamed(values.only), chapter: values.chapter };
  const library = await libraryOf(values.cards);
  const folders = positionals.length === 0 ? [SCENARIOS] : positionals;
  const tried = reading(() => folders.flatMap(folder => tryScenarios(folder, { library, edition })));
  const report = ruleCoverage(tried, edition);
  const list = report.list.filter(rule => isShown(rule, shown));
  if (values.json) printJson({ ...report, list });
  else show(report, list, shown);
  const { failed, error } = report.scenarios;
  return report.unknown.length === 0 && failed === 0 && error === 0 ? DONE : NEGATIVE;
}

function stateNamed(name: string | undefined): Shown['only'] {
  const state = STATES.find(one => one === name);
  if (state === undefined && name !== undefined) throw new CommandError('usage', `--only takes ${STATES.join(', ')}`);
  return state;
}

function isShown({ rule, state, reason }: CoveredRule, { only, chapter }: Shown): boolean {
  if (chapter !== undefined && !isWithin(rule, chapter)) return false;
  if (only === 'leftOut') return state === 'notYet' && reason !== null;
  return only === undefined || state === only;
}

const percent = (n: number, of: number): string => (of === 0 ? '' : `${((100 * n) / of).toFixed(1)} %`);
const row = (name: string, counts: RuleCounts): readonly (string | number)[] => [
  name,
  counts.rules,
  counts.executable,
  counts.exercised,
  percent(counts.exercised, counts.executable),
  counts.notYet,
  counts.leftOut,
  counts.definitions,
  counts.physical,
];
const HEADS = ['', 'rules', 'executable', 'exercised', '', 'not yet', 'may wait', 'definitions', 'physical'];

/** The titles of chapters, where the rulebook of the edition is imported; '' otherwise. */
function titlesIn(edition: EditionName): (chapter: string) => string {
  const opened = openRules();
  if (!opened.ok) return () => '';
  using store = opened.value;
  const found = store.edition(edition);
  const rules = found.ok ? (store.rulebook(found.value.edition)?.rules ?? []) : [];
  const titles = new Map(rules.map(({ number, text }) => [number, text.split('\n')[0] ?? '']));
  return chapter => titles.get(chapter) ?? '';
}

function show(report: RuleCoverage, list: readonly CoveredRule[], { only, chapter }: Shown): void {
  const { scenarios, unknown, notCounted } = report;
  if (only === undefined && chapter === undefined) {
    const titles = titlesIn(report.edition);
    const rows = report.chapters.map(one => [...row(one.chapter, one), titles(one.chapter)]);
    print(columns([HEADS, ...rows, row('all', report)]));
  } else print(columns(list.map(({ rule, state, scenarios: by, reason }) => [rule, state, reason ?? by.join(' ')])));
  print(
    `\n${report.edition}: ${report.exercised} of ${report.executable} executable rules exercised, ${report.notYet} not yet (${report.leftOut} of them may wait)`,
  );
  print(
    `scenarios: ${Object.entries(scenarios)
      .map(([outcome, n]) => `${n} ${outcome}`)
      .join(', ')}`,
  );
  for (const { name, outcome } of notCounted) print(`not counted, ${outcome}: ${name}`);
  for (const { rule, scenarios: by } of unknown) print(`cited, but no rule of this edition: ${rule} (${by.join(' ')})`);
}
