import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const CARDS = new URL('../../../../../shared/cards/oracle-cards.jsonl.gz', import.meta.url);

/** True if the file of all printed cards lies beside the repository; tests that need it are skipped otherwise. */
export const hasCorpus = existsSync(CARDS);

/** A face of a printed card. */
export interface CorpusFace {
  readonly card: string;
  readonly name: string;
  readonly typeLine: string;
  readonly text: string;
}

/** Every face of every printed card. */
export function corpusFaces(): CorpusFace[] {
  const lines = gunzipSync(readFileSync(CARDS)).toString('utf8').trim().split('\n');
  return lines.flatMap(line => {
    const card = JSON.parse(line);
    return (card.card_faces ?? [card]).map((face: Record<string, string>) => ({
      card: card.name,
      name: face.name,
      typeLine: face.type_line ?? '',
      text: face.oracle_text ?? '',
    }));
  });
}
