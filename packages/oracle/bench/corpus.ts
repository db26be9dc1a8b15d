import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { CoveredCard, FaceFacts } from '../src/5-card/index.ts';

const CARDS = new URL('../../../../shared/cards/oracle-cards.jsonl.gz', import.meta.url);

type Raw = Readonly<Record<string, unknown>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const optional = <K extends string>(raw: Raw, from: string, key: K) =>
  typeof raw[from] === 'string' ? ({ [key]: raw[from] } as Record<K, string>) : {};

function faceOf(raw: Raw): FaceFacts {
  return {
    name: text(raw.name),
    manaCost: text(raw.mana_cost),
    typeLine: text(raw.type_line),
    text: text(raw.oracle_text),
    ...(Array.isArray(raw.color_indicator) && { colorIndicator: raw.color_indicator }),
    ...optional(raw, 'power', 'power'),
    ...optional(raw, 'toughness', 'toughness'),
    ...optional(raw, 'loyalty', 'loyalty'),
    ...optional(raw, 'defense', 'defense'),
  };
}

/** Every printed card of the file beside the repository. */
export function corpus(): CoveredCard[] {
  const lines = gunzipSync(readFileSync(CARDS)).toString('utf8').trim().split('\n');
  return lines.map(line => {
    const raw = JSON.parse(line) as Raw;
    const [front, ...others] = Array.isArray(raw.card_faces) ? raw.card_faces.map(faceOf) : [faceOf(raw)];
    return {
      name: text(raw.name),
      layout: text(raw.layout),
      faces: [front ?? faceOf(raw), ...others],
      legalities: (raw.legalities ?? {}) as Record<string, string>,
      printing: optional(raw, 'released_at', 'date'),
    };
  });
}
