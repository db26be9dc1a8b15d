import { fail, type Result } from '../result.ts';
import type { ImportCode, SourceKind } from './source.ts';

/** Enough of a file to tell what it is. */
export const SNIFFED_BYTES = 4096;

export const isGzip = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b;

/** Tells from its first bytes, after decompression, which kind of card file this is. The file's name does not count. */
export function sniff(start: Uint8Array): Result<SourceKind, ImportCode> {
  const text = new TextDecoder().decode(start).trimStart();
  if (text === '') return fail('empty', 'the file is empty');
  if (text.startsWith('[')) return { ok: true, value: 'scryfall-array' };
  const firstKey = /^\{\s*"((?:[^"\\]|\\.)*)"\s*:/.exec(text)?.[1];
  if (firstKey === 'meta' || firstKey === 'data') return { ok: true, value: 'mtgjson-atomic' };
  if (/^\{[^\n]/.test(text)) return { ok: true, value: 'scryfall-lines' };
  const seen = JSON.stringify(text.slice(0, 24));
  return fail('notCardData', `neither Scryfall's oracle cards nor MTGJSON's AtomicCards: it begins with ${seen}`, {
    line: 1,
  });
}
