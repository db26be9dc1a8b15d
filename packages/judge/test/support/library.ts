/** Printed cards from the development files beside the repository, if they are there. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CardFacts } from '@lawmage/cards';
import { readCardFile } from '@lawmage/cards/store';
import type { Library } from '../../src/index.ts';

const FILE = fileURLToPath(new URL('../../../../../shared/cards/oracle-cards.jsonl.gz', import.meta.url));

/** The printed cards by name; null where the file is absent. */
export async function sharedLibrary(): Promise<Library | null> {
  if (!existsSync(FILE)) return null;
  const known = new Map<string, CardFacts>();
  for await (const batch of readCardFile(FILE)) {
    if (!batch.ok) throw new Error(batch.error.message);
    for (const record of batch.value.records) {
      if (record.kind !== 'cards') continue;
      for (const card of record.cards) known.set(card.name, card);
    }
  }
  return name => known.get(name);
}
