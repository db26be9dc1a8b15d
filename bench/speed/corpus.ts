/** The whole corpus read and written back, and how long a program needs until it can look at a compiled card. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importCards, openStore, readCardFile } from '@lawmage/cards/store';
import { type CardFacts, coverage, reader } from '@lawmage/oracle';
import { cpuMicros, median, referenceMicros } from './measure.ts';
import type { Row } from './rows.ts';

const path = (from: string): string => fileURLToPath(new URL(from, import.meta.url));
const FILE = path('../../../shared/cards/oracle-cards.jsonl.gz');
const RUNTIME = new URL('../../scripts/runtime.mjs', import.meta.url).href;
const STORE = path('../../artifacts/bench/cards.sqlite');

/** Rows that need the card file beside the repository. */
export async function corpusRows(): Promise<readonly Row[]> {
  if (!existsSync(FILE)) return [];
  const cards: CardFacts[] = [];
  for await (const batch of readCardFile(FILE)) {
    if (!batch.ok) throw new Error(batch.error.message);
    for (const record of batch.value.records) if (record.kind === 'cards') cards.push(...record.cards);
  }
  const round = referenceMicros();
  const start = cpuMicros();
  coverage(cards);
  const micros = cpuMicros() - start;
  const ratio = micros / ((round + referenceMicros()) / 2);
  const name = `reading and writing ${cards.length} cards`;
  return [{ name, value: micros / 1e6, unit: 's', ratio, target: '< 20' }, await startRow()];
}

const STARTS = 7;

async function startRow(): Promise<Row> {
  await compiledStore();
  const times = Array.from({ length: STARTS }, () => {
    const start = performance.now();
    execFileSync(process.execPath, ['--import', RUNTIME, path('./start.ts'), STORE]);
    return performance.now() - start;
  });
  return {
    name: 'start with the compiled store of all cards',
    value: median(times),
    unit: 'ms',
    ratio: null,
    target: '< 300',
  };
}

async function compiledStore(): Promise<void> {
  const opened = openStore(STORE);
  const version = opened.ok ? opened.value.info.reader : undefined;
  if (opened.ok) opened.value.close();
  if (version === reader.version) return;
  mkdirSync(path('../../artifacts/bench'), { recursive: true });
  const imported = await importCards(FILE, { store: STORE, reader });
  if (!imported.ok) throw new Error(imported.error.message);
}
