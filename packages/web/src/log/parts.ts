/** A line of the log: a sentence and where it stands. */
import type { Level, Part } from '@lawmage/judge/tell';

export { LEVELS, type Level, type Part, plainText } from '@lawmage/judge/tell';

export type Entry = {
  readonly key: number;
  readonly kind: 'turn' | 'event' | 'note';
  readonly parts: readonly Part[];
  readonly rule: string;
  readonly level: Level;
  /** A consequence of the entry above it. */
  readonly follows: boolean;
};
