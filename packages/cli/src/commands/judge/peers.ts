/** Runs scenarios of other engines, in the neutral format, and counts what comes of them. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type PeerRecord, peerReport } from '@lawmage/judge/peers';
import { CommandError, DONE, NEGATIVE, type Status } from '../../command.ts';
import { libraryOf } from '../../scenarios.ts';
import { printJson } from '../../text/print.ts';
import { bar } from '../../text/progress.ts';
import { recordsIn } from './peers/file.ts';
import { showPeers } from './peers/report.ts';
import { judgeInWorkers } from './peers/workers.ts';

export const PEERS_HELP = `lawmage judge peers FILE.jsonl[.gz]   scenarios of other engines: passed, failed, inconclusive, unsupported

  --only ID…      only these records
  --jobs N        worker threads
  --cards FILE    a file of printed cards; otherwise those of the imported library
  --json          for programs`;

export async function peers(args: readonly string[]): Promise<Status> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      jobs: { type: 'string' },
      cards: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [file, ...more] = positionals;
  if (file === undefined) throw new CommandError('noFiles', 'name a file of records');
  const only = values.only === undefined ? null : new Set([...values.only, ...more]);
  if (only === null && more.length > 0) throw new CommandError('usage', 'one file of records at a time');
  const records = chosen(recordsIn(file), only);
  if ((await libraryOf(values.cards)) === null)
    throw new CommandError('noCards', 'there are no printed cards: import a library, or name a file with --cards');
  const watched = bar('records', records.length);
  const verdicts = await judgeInWorkers(records, { cards: values.cards }, jobsIn(values.jobs), done =>
    watched.update(done),
  );
  watched.stop();
  const report = peerReport(verdicts);
  if (values.json) printJson(report);
  else showPeers(report);
  return report.failed > 0 ? NEGATIVE : DONE;
}

/** The records that are named, or all. Throws `unknownRecord`. */
function chosen(records: readonly PeerRecord[], only: ReadonlySet<string> | null): readonly PeerRecord[] {
  if (only === null) return records;
  const ids = new Set(records.map(({ id }) => id));
  const unknown = [...only].filter(id => !ids.has(id));
  if (unknown.length > 0) throw new CommandError('unknownRecord', `no record is named ${unknown.join(', ')}`);
  return records.filter(({ id }) => only.has(id));
}

function jobsIn(given: string | undefined): number {
  if (given === undefined) return availableParallelism();
  const jobs = Number(given);
  if (!Number.isInteger(jobs) || jobs < 1)
    throw new CommandError('notACount', `--jobs ${given} is not a number of workers`);
  return jobs;
}
