/** Whether the rules that Lawmage cites are there, and say what they said when they were read. */
import { parseArgs } from 'node:util';
import { EDITIONS, type EditionName } from '@lawmage/engine';
import {
  type CitationReport,
  type CitedRule,
  checkCitations,
  citationsOfTree,
  readTexts,
  textsRead,
  writeTexts,
} from '@lawmage/judge/files';
import { DONE, NEGATIVE, need, type Status } from '../../command.ts';
import { playedEdition } from '../../scenarios.ts';
import { print, printJson } from '../../text/print.ts';
import { openedRules, rulebookOf } from './rulebooks.ts';

export async function cite(args: readonly string[]): Promise<Status> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      edition: { type: 'string' },
      update: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const editions = values.edition === undefined ? EDITIONS : [playedEdition(values.edition)];
  const rulebooks = rulebooksOf(editions);
  const citations = citationsOfTree();
  const before = readTexts();
  const report = checkCitations(citations, rulebooks, before);
  if (values.update) writeTexts(textsRead(citations, rulebooks, before));
  if (values.json) printJson(report);
  else tell(report, values.update);
  const open = values.update ? [] : [...report.changed, ...report.unread];
  return report.missing.length === 0 && open.length === 0 ? DONE : NEGATIVE;
}

function rulebooksOf(editions: readonly EditionName[]) {
  using store = openedRules();
  return Object.fromEntries(editions.map(name => [name, rulebookOf(store, need(store.edition(name)).edition)]));
}

function tell({ citations, rules, missing, changed, unread, idle }: CitationReport, updated: boolean): void {
  list('no such rule', missing);
  list(updated ? 'read anew' : 'says something else than when it was read', changed);
  list(updated ? 'read for the first time' : 'not read yet', unread);
  print(
    `${citations} citations of ${rules} rules: ${missing.length} missing, ${changed.length} changed, ${unread.length} not read before, ${idle.length} no longer cited`,
  );
}

const PLACES = 4;

function list(title: string, rules: readonly CitedRule[]): void {
  if (rules.length === 0) return;
  print(`${title}:`);
  for (const { edition, number, places } of rules) {
    const more = places.length > PLACES ? ` and ${places.length - PLACES} more` : '';
    print(`  ${edition} ${number}   ${places.slice(0, PLACES).join(' ')}${more}`);
  }
}
