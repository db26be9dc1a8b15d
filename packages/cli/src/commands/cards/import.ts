/** Bringing all cards: from the public addresses or from a file. */
import { parseArgs } from 'node:util';
import { type CardSource, fetchCards, type ImportReport, importCards, type Progress } from '@lawmage/cards/store';
import { reader } from '@lawmage/oracle';
import { CommandError, DONE, need, type Status } from '../../command.ts';
import { print } from '../../text/print.ts';
import { type Bar, bar } from '../../text/progress.ts';

const STAGES: Readonly<Record<Progress['stage'], string>> = {
  download: 'download',
  import: 'import',
  index: 'index',
  read: 'read',
};

/** A bar for each stage, one after the other. */
function stageBars(): { readonly onProgress: (progress: Progress) => void; readonly stop: () => void } {
  let stage: Progress['stage'] | null = null;
  let now: Bar | null = null;
  return {
    onProgress: progress => {
      if (progress.stage !== stage) {
        now?.stop();
        stage = progress.stage;
        now = bar(STAGES[stage], progress.total);
      }
      now?.update(progress.done, progress.total);
    },
    stop: () => now?.stop(),
  };
}

function told(report: ImportReport): void {
  print(`${report.cards} cards imported and read in ${report.seconds.toFixed(1)} s`);
  if (report.duplicates.length > 0) print(`${report.duplicates.length} names came more than once`);
}

export async function fetchLibrary(args: readonly string[]): Promise<Status> {
  const { values } = parseArgs({
    args: [...args],
    options: { from: { type: 'string' }, again: { type: 'boolean', default: false } },
  });
  const bars = stageBars();
  const from = values.from === undefined ? {} : { from: values.from as CardSource };
  const report = need(
    await fetchCards({ ...from, again: values.again, reader, onProgress: bars.onProgress }).finally(bars.stop),
  );
  if (report.kind === 'imported') told(report.report);
  else print('nothing newer there; the library is as it was');
  return DONE;
}

export async function importLibrary(args: readonly string[]): Promise<Status> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const [file] = positionals;
  if (file === undefined) throw new CommandError('usage', 'lawmage cards import FILE');
  const bars = stageBars();
  told(need(await importCards(file, { reader, onProgress: bars.onProgress }).finally(bars.stop)));
  return DONE;
}
