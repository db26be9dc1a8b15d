/** Bringing a rulebook, and which are there. */
import { parseArgs } from 'node:util';
import { type ImportRulesReport, importRules } from '@lawmage/judge/store';
import { CommandError, DONE, type Status } from '../../command.ts';
import { print, printJson } from '../../text/print.ts';
import { columns } from '../../text/table.ts';
import { openedRules } from './rulebooks.ts';

export async function importRulebook(args: readonly string[]): Promise<Status> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { edition: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  if (positionals.length === 0) throw new CommandError('usage', 'lawmage rules import FILE|URL');
  if (positionals.length > 1 && values.edition !== undefined)
    throw new CommandError('usage', '--edition names the edition of one file');
  const reports: ImportRulesReport[] = [];
  for (const from of positionals) {
    const report = await importRules(from, { edition: values.edition });
    if (!report.ok)
      throw new CommandError(report.error.code, `${from}: ${report.error.message}${placeOf(report.error)}`);
    reports.push(report.value);
    if (!values.json) told(report.value);
  }
  if (values.json) printJson(positionals.length === 1 ? reports[0] : reports);
  return DONE;
}

function placeOf({ place = {} }: { readonly place?: object }): string {
  const parts = Object.entries(place).map(([what, n]) => `${what} ${n}`);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

function told(report: ImportRulesReport): void {
  print(
    `${report.edition}: ${report.rules} rules in ${report.chapters} chapters, ${report.examples} examples, ${report.glossary} glossary entries`,
  );
  for (const { printed, number } of report.misprints) print(`  ${printed} is a misprint; by its place it is ${number}`);
  if (report.damaged > 0) print(`  ${report.damaged} letters are lost in the file and stand as \ufffd`);
}

export async function listRulebooks(args: readonly string[]): Promise<Status> {
  const { values } = parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } } });
  using store = openedRules();
  const editions = store.editions();
  if (values.json) printJson(editions);
  else
    print(
      columns([
        ['edition', 'published', 'rules', 'glossary', 'from'],
        ...editions.map(one => [one.edition, one.published ?? '', one.rules, one.glossary, one.source]),
      ]),
    );
  return DONE;
}
