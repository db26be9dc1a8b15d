/** Runs scenarios and gives verdicts. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { EDITIONS } from '@lawmage/engine';
import { type Library, type RunOptions, runScenario } from '@lawmage/judge';
import { scenarioFiles } from '@lawmage/judge/files';
import type { RuleStore } from '@lawmage/judge/store';
import { type Command, CommandError, DONE, FAILED, NEGATIVE, need, type Status } from '../command.ts';
import { libraryOf, playedEdition, reading } from '../scenarios.ts';
import { print, printJson } from '../text/print.ts';
import { compareFiles, twoEditions } from './judge/compare.ts';
import { PEERS_HELP, peers } from './judge/peers.ts';
import { type Judged, plain, report, type Sentences, summary } from './judge/report.ts';
import { watchFiles } from './judge/watch.ts';
import { askFiles, lineOf } from './judge/why.ts';
import { openedRules } from './rules/rulebooks.ts';

const HELP = `lawmage judge FILE|FOLDER…   what happens in scenarios, and whether it is as they say

  --edition E     only in this edition (${EDITIONS.join(', ')})
  --compare A,B   two editions side by side: where they part, by which rules, what is otherwise at the end
  --why SENTENCE  whether a player may do that ("Ann attacks with Moss Bear"), and why not, with the rule
  --at LINE       with --why, before the sentence of that line; otherwise at the end
  --watch         judges again whatever changes, until Ctrl-C
  --explain       the course of play, one line an event, each with its rule
  --rules         with --explain, what each rule says, from the imported rulebook (lawmage rules import)
  --cards FILE    a file of printed cards; otherwise those of the imported library
  --json          for programs

A scenario that names printed cards is skipped where there are none. docs/scenarios.md teaches the language.
Exit status 1 if a scenario fails, 2 if one cannot be read.

${PEERS_HELP}`;

function filesAt(paths: readonly string[]): readonly string[] {
  if (paths.length === 0) throw new CommandError('noFiles', 'name a scenario or a folder of them');
  return reading(() => paths.flatMap(scenarioFiles));
}

/** What rules say, in the imported rulebook of the edition. Throws `unknownEdition` where that is not imported. */
const sentencesFrom =
  (store: RuleStore): Sentences =>
  (edition, rule) =>
    store.rule(need(store.edition(edition)).edition, rule)?.text ?? null;

async function run(args: readonly string[]): Promise<Status> {
  if (args[0] === 'peers') return peers(args.slice(1));
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      edition: { type: 'string' },
      cards: { type: 'string' },
      compare: { type: 'string' },
      why: { type: 'string' },
      at: { type: 'string' },
      watch: { type: 'boolean', default: false },
      explain: { type: 'boolean', default: false },
      rules: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const library = await libraryOf(values.cards);
  const work = workOf(values, library);
  if (!values.watch) return work(filesAt(positionals));
  filesAt(positionals);
  return watchFiles(positionals, () => positionals.filter(existsSync).flatMap(scenarioFiles), work);
}

type Values = {
  readonly edition?: string | undefined;
  readonly compare?: string | undefined;
  readonly why?: string | undefined;
  readonly at?: string | undefined;
  readonly explain: boolean;
  readonly rules: boolean;
  readonly json: boolean;
};

/** What is done with the scenarios: they are compared, asked about, or judged. */
function workOf(values: Values, library: Library | null): (files: readonly string[]) => Status {
  const edition = values.edition === undefined ? {} : { edition: playedEdition(values.edition) };
  const { compare, why, json } = values;
  if (compare !== undefined) {
    const editions = twoEditions(compare);
    return files => compareFiles(files, editions, { library, json });
  }
  if (why !== undefined) {
    const asking = { sentence: why, library, ...edition, ...lineOf(values.at) };
    return files => askFiles(files, asking, json);
  }
  return files => judgeFiles(files, { library, ...edition }, values);
}

function judgeFiles(files: readonly string[], options: RunOptions, { json, explain, rules }: Values): Status {
  const judged = files.map((file): Judged => ({ file, verdict: runScenario(readFileSync(file, 'utf8'), options) }));
  if (json) printJson(judged.map(plain));
  else {
    using rulebooks = rules ? openedRules() : null;
    const telling = { explain: explain || rules, sentences: rulebooks && sentencesFrom(rulebooks) };
    for (const one of judged) report(one, telling);
    print(summary(judged));
  }
  if (judged.some(({ verdict }) => verdict.outcome === 'error')) return FAILED;
  return judged.some(({ verdict }) => verdict.outcome === 'failed') ? NEGATIVE : DONE;
}

const judge: Command = { name: 'judge', summary: 'what happens in a scenario, and why', help: HELP, run };
export default judge;
