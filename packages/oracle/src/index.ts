/** The reader and writer: card text to abilities and back. */
export * from './5-card/index.ts';
