/** Scenarios and the printed cards they may name. */
import { fileURLToPath } from 'node:url';
import { openStore } from '@lawmage/cards/store';
import { EDITIONS, type EditionName } from '@lawmage/engine';
import type { Library } from '@lawmage/judge';
import { libraryFrom } from '@lawmage/judge/files';
import { CommandError, need } from './command.ts';

/** The scenarios that come with Lawmage. */
export const SCENARIOS = fileURLToPath(new URL('../../../scenarios', import.meta.url));

/** Printed cards, if there are any: from a file, or from the imported library. */
export async function libraryOf(file: string | undefined): Promise<Library | null> {
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

/** The edition of that name. Throws `unknownEdition`. */
export function playedEdition(name: string): EditionName {
  const edition = EDITIONS.find(one => one === name);
  if (edition === undefined)
    throw new CommandError('unknownEdition', `no edition is named "${name}": ${EDITIONS.join(', ')}`);
  return edition;
}

/** What the file system refuses, as a `CommandError`. */
export function reading<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new CommandError('cannotRead', error.message);
  }
}
