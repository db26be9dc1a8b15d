/** A rulebook as a dataset. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { DATASET_FORMATS, rowsOf, writeDataset } from '@lawmage/judge/store';
import { CommandError, DONE, type Status } from '../../command.ts';
import { warn } from '../../text/print.ts';
import { editionIn, openedRules, rulebookOf } from './rulebooks.ts';

export async function exportRules(args: readonly string[]): Promise<Status> {
  const { values } = parseArgs({
    args: [...args],
    options: { edition: { type: 'string' }, format: { type: 'string', default: 'jsonl' }, out: { type: 'string' } },
  });
  const format = DATASET_FORMATS.find(one => one === values.format);
  if (format === undefined) throw new CommandError('unknownFormat', `--format takes ${DATASET_FORMATS.join(', ')}`);
  if (format === 'parquet' && values.out === undefined && process.stdout.isTTY)
    throw new CommandError('usage', 'Parquet is not for reading: name a file with --out');
  using store = openedRules();
  const { edition } = editionIn(store, values.edition);
  const rows = rowsOf(rulebookOf(store, edition));
  const bytes = writeDataset[format](rows);
  if (values.out === undefined) process.stdout.write(bytes);
  else
    await writeFile(values.out, bytes).catch((error: NodeJS.ErrnoException) => {
      throw new CommandError('cannotWrite', error.message);
    });
  warn(`${rows.length} rules of ${edition}`);
  return DONE;
}
