/** Where a sentence stands in its file. Both count from 1. */
export type Place = { readonly line: number; readonly column: number };
