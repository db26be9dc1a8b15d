/** Judging again whatever changes, until somebody stops it. */
import { existsSync, readFileSync, statSync, watch } from 'node:fs';
import { dirname } from 'node:path';
import { DONE, type Status } from '../../command.ts';
import { warn } from '../../text/print.ts';

/** Editors write in several steps; what follows within this many milliseconds is one change. */
const SETTLING = 80;

/** Does the work once for all files, then for those whose text is another one. `filesNow` may have grown meanwhile. */
export function watchFiles(
  paths: readonly string[],
  filesNow: () => readonly string[],
  work: (files: readonly string[]) => Status,
): Promise<Status> {
  const texts = new Map<string, string>();
  const changed = (): readonly string[] =>
    filesNow().filter(file => {
      const text = readFileSync(file, 'utf8');
      const isNew = texts.get(file) !== text;
      texts.set(file, text);
      return isNew;
    });
  const { promise, resolve } = Promise.withResolvers<Status>();
  let waiting: NodeJS.Timeout | undefined;
  const again = (): void => {
    const files = changed();
    if (files.length > 0) work(files);
  };
  const watchers = foldersOf(paths).map(folder =>
    watch(folder, { recursive: true }, () => {
      clearTimeout(waiting);
      waiting = setTimeout(again, SETTLING);
    }),
  );
  process.once('SIGINT', () => {
    clearTimeout(waiting);
    for (const one of watchers) one.close();
    resolve(DONE);
  });
  again();
  warn(`watching ${paths.join(', ')}`);
  return promise;
}

/** A file that is written anew is another file: its folder is watched. */
const foldersOf = (paths: readonly string[]): readonly string[] => [
  ...new Set(paths.map(path => (existsSync(path) && statSync(path).isDirectory() ? path : dirname(path)))),
];
