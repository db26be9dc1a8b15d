/** Counters that give a keyword [CR 122.1b]. */
import type { CounterKind, KeywordName } from '@lawmage/ability';
import type { Game, Thing } from '../../state/game.ts';
import { mintTimestamp } from '../../state/store.ts';

/** The keywords that a counter can be. */
export const COUNTER_KEYWORDS: readonly KeywordName[] = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'decayed',
  'exalted',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
];
const KINDS: ReadonlySet<string> = new Set(COUNTER_KEYWORDS);

const key = (kind: CounterKind): string => `counter:${kind}`;

/** [CR 613.7c] All counters of a kind have the timestamp of the newest of them. Those it entered with are as old as it is. */
export function stampCounter(game: Game, record: Thing, kind: CounterKind): void {
  if (KINDS.has(kind)) record.memory = { ...record.memory, [key(kind)]: mintTimestamp(game) };
}

/** Since when an object has had counters of a kind. */
export function sinceWhen(record: Thing, kind: CounterKind): number {
  const since = record.memory[key(kind)];
  return typeof since === 'number' ? since : record.timestamp;
}
