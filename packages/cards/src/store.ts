// The face of the library that needs Node: files, downloads and the store.

export { type FetchCode, MTGJSON_ATOMIC_CARDS, SCRYFALL_BULK_DATA } from './fetch/addresses.ts';
export { type FetchOptions, type FetchReport, fetchCards } from './fetch/fetch-cards.ts';
export { type Client, client } from './fetch/http.ts';
export type { CardSource } from './fetch/locate.ts';
export { type Batch, readCardFile } from './import/read-cards.ts';
export type { CardRecord } from './import/records.ts';
export type { ImportCode, SourceKind } from './import/source.ts';
export { CardStore, type SearchPage, type StoreInfo } from './store/card-store.ts';
export { dataFolder, defaultStorePath, downloadFolder } from './store/home.ts';
export { type ImportOptions, type ImportReport, importCards } from './store/import-cards.ts';
export { type CardLibrary, type CardReading, openLibrary } from './store/library.ts';
export { openStore } from './store/open.ts';
export { parseQuery, type QueryCode } from './store/parse-query.ts';
export type { CardQuery, Comparison, Condition } from './store/query.ts';
export type { CardReader, OnProgress, Progress, StoreCode } from './store/reader.ts';
export { rereadStore } from './store/reread.ts';
