/** Runs scenarios and gives verdicts. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openStore } from '@lawmage/cards/store';
import { EDITIONS, type EditionName } from '@lawmage/engine';
import { type Library, runScenario } from '@lawmage/judge';
import { libraryFrom, scenarioFiles } from '@lawmage/judge/files';
import { type Command, CommandError, DONE, FAILED, NEGATIVE, need, type Status } from '../command.ts';
import { print, printJson } from '../text/print.ts';
import { type Judged, plain, report, summary } from './judge/report.ts';

const HELP = `lawmage judge FILE|FOLDER…   what happens in scenarios, and whether it is as they say

  --edition E     only in this edition (${EDITIONS.join(', ')})
  --explain       the course of play, one line an event, each with its rule
  --cards FILE    a file of printed cards; otherwise those of the imported library
  --json          for programs

A scenario that names printed cards is skipped where there are none. docs/scenarios.md teaches the language.
Exit status 1 if a scenario fails, 2 if one cannot be read.`;

function editionNamed(name: string | undefined): EditionName | undefined {
  if (name === undefined) return undefined;
  const edition = EDITIONS.find(one => one === name);
  if (edition === undefined)
    throw new CommandError('unknownEdition', `no edition is named "${name}": ${EDITIONS.join(', ')}`);
  return edition;
}

/** Printed cards, if there are any: from a file, or from the imported library. */
async function libraryOf(file: string | undefined): Promise<Library | null> {
  if (file !== undefined) {
    const read = await libraryFrom(file);
    if (!read.ok) throw new CommandError(read.error.code, read.error.message);
    return read.library;
  }
  const opened = openStore();
  if (!opened.ok && opened.error.code === 'noStore') return null;
  const store = need(opened);
  return name => store.card(name);
}

function filesAt(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) throw new CommandError('noFiles', 'name a scenario or a folder of them');
  try {
    return paths.flatMap(scenarioFiles);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new CommandError('cannotRead', error.message);
  }
}

async function run(args: readonly string[]): Promise<Status> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      edition: { type: 'string' },
      cards: { type: 'string' },
      explain: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const edition = editionNamed(values.edition);
  const files = filesAt(positionals);
  const library = await libraryOf(values.cards);
  const options = { library, ...(edition === undefined ? {} : { edition }) };
  const judged = files.map((file): Judged => ({ file, verdict: runScenario(readFileSync(file, 'utf8'), options) }));
  if (values.json) printJson(judged.map(plain));
  else {
    for (const one of judged) report(one, values.explain);
    print(summary(judged));
  }
  if (judged.some(({ verdict }) => verdict.outcome === 'error')) return FAILED;
  return judged.some(({ verdict }) => verdict.outcome === 'failed') ? NEGATIVE : DONE;
}

const judge: Command = { name: 'judge', summary: 'what happens in a scenario, and why', help: HELP, run };
export default judge;
