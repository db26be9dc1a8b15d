import type { CardFacts } from '../facts/facts.ts';

/**
 * Turns a card's facts into what it does. The store does not look inside a reading: it must be plain data that survives
 * JSON. `version` changes whenever equal facts may read differently.
 */
export type CardReader<Reading = unknown> = {
  readonly version: string;
  readonly read: (facts: CardFacts) => Reading;
};

/** Why a store cannot be opened or written. */
export type StoreCode = 'noStore' | 'notAStore' | 'otherVersion' | 'brokenStore' | 'cannotWrite';

/** What a long task is doing, for a progress bar. */
export type Progress = {
  readonly stage: 'download' | 'import' | 'index' | 'read';
  readonly done: number;
  /** Unknown when the server does not say how large a file is. */
  readonly total?: number;
  readonly unit: 'bytes' | 'cards';
};

export type OnProgress = (progress: Progress) => void;
