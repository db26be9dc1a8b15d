/** The card store as this version of Lawmage reads cards. */
import { createRequire } from 'node:module';
import type { Reading } from '@lawmage/oracle';
import { READER_VERSION } from '@lawmage/oracle/version';
import type { Result } from '../result.ts';
import type { CardStore } from './card-store.ts';
import { openStore } from './open.ts';
import type { CardReader, StoreCode } from './reader.ts';

/** What this version of Lawmage understands of a card. */
export type CardReading = Reading;
export type CardLibrary = CardStore<CardReading>;

const require = createRequire(import.meta.url);

/** The grammar is loaded when some card must be read anew, not to open a store whose readings are of today. */
const reader: CardReader<Reading> = {
  version: READER_VERSION,
  read: facts => (require('@lawmage/oracle') as typeof import('@lawmage/oracle')).reader.read(facts),
};

/** Opens the card store to be read as this version of Lawmage reads cards; fails as `openStore` does. */
export const openLibrary = (path?: string): Result<CardLibrary, StoreCode> => openStore(path, reader);
