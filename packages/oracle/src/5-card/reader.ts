import { READER_VERSION } from '../version.ts';
import type { CardFacts } from './facts.ts';
import { hashOf } from './held-out.ts';
import { lineGrammar } from './line.ts';
import { type Reading, readCard } from './read-card.ts';

/** Raised by hand when equal rules read differently: a change of the text layer, the kernel or the reference pass. */
const EPOCH = 2;

/** Turns a card's facts into what it does, for a store of cards. */
export interface Reader {
  /** Changes whenever equal facts may read differently. */
  readonly version: string;
  readonly read: (facts: CardFacts) => Reading;
}

/** The version as the rules have it now; `READER_VERSION` must be the same. */
export const versionNow = (): string => `${EPOCH}-${hashOf(lineGrammar().meanings().join('\n')).toString(36)}`;

/** The reader of this package. */
export const reader: Reader = { version: READER_VERSION, read: readCard };
