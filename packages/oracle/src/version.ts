/**
 * The version of the reader: made from all its rules and what they mean, so that it changes whenever equal facts may read
 * differently. It stands here so that a store of readings can be opened without building the grammar; `npm run language`
 * writes it.
 */
export const READER_VERSION = '2-1ksi3xl';
