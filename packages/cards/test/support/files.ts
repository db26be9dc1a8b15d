import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { CardFacts } from '../../src/facts/facts.ts';
import { readCardFile } from '../../src/import/read-cards.ts';
import type { ImportCode } from '../../src/import/source.ts';
import { ok, type Result } from '../../src/result.ts';

/** A folder for one test, removed when the test is over. */
export async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'lawmage-cards-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** A file in a folder of its own. */
export async function file(content: string | Uint8Array, name = 'cards'): Promise<string> {
  const path = join(await folder(), name);
  await writeFile(path, content);
  return path;
}

export const filesIn = async (path: string): Promise<string[]> => (await readdir(path)).sort();

/** All cards of a card file, or the failure that ended it. */
export async function cardsOf(path: string): Promise<Result<CardFacts[], ImportCode>> {
  const cards: CardFacts[] = [];
  for await (const batch of readCardFile(path)) {
    if (!batch.ok) return batch;
    cards.push(...batch.value.records.flatMap(record => (record.kind === 'cards' ? record.cards : [])));
  }
  return ok(cards);
}
