/** Printed cards from the development files beside the repository, if they are there. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { libraryFrom } from '../../src/files.ts';
import type { Library } from '../../src/index.ts';

const FILE = fileURLToPath(new URL('../../../../../shared/cards/oracle-cards.jsonl.gz', import.meta.url));

/** The printed cards by name; null where the file is absent. */
export async function sharedLibrary(): Promise<Library | null> {
  if (!existsSync(FILE)) return null;
  const read = await libraryFrom(FILE);
  if (!read.ok) throw new Error(read.error.message);
  return read.library;
}
