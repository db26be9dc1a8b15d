/** From the bytes of a published file to text: UTF-8, UTF-16 with its mark, or the Windows alphabet of the old files. */
import { fail, ok, type Place, type Result } from '@lawmage/cards';
import type { ReadCode } from './code.ts';

/** Eight times the longest rulebook so far; whatever is longer is something else. */
export const MOST_BYTES = 8 * 1024 * 1024;

/** The text of a file, letter by letter. Fails with `empty`, `tooLarge` or `misencoded`, and the place. */
export function decodeExactly(bytes: Uint8Array): Result<string, ReadCode> {
  if (bytes.length === 0) return fail('empty', 'the file is empty');
  if (bytes.length > MOST_BYTES) return fail('tooLarge', `no rulebook has more than ${MOST_BYTES} bytes`);
  return decodeBytes(bytes);
}

/** The text of a file with `\n` line ends and plain blanks. Fails as `decodeExactly` does, or with `notText`. */
export function decode(bytes: Uint8Array): Result<string, ReadCode> {
  const decoded = decodeExactly(bytes);
  if (!decoded.ok) return decoded;
  const twice = decoded.value.search(TWICE);
  if (twice >= 0)
    return fail(
      'misencoded',
      'its UTF-8 was taken for another alphabet and encoded again',
      lineAt(decoded.value, twice),
    );
  const text = decoded.value.replaceAll(/\r\n?|[\f\v\u0085\u2028\u2029]/g, '\n').replaceAll('\u00a0', ' ');
  const control = text.search(CONTROL);
  if (control >= 0)
    return fail('notText', `a control character (${code(text, control)}) stands in it`, lineAt(text, control));
  return text.trim() === '' ? fail('empty', 'there is nothing in the file but blanks') : ok(text);
}

/** A curly quote or a dash as it looks when its three bytes were read as Latin-1, or as Windows letters. */
const TWICE = /\u00e2(?:\u0080[\u0080-\u00bf]|\u20ac[\u0090-\u009f\u2018-\u2022\u201c\u201d\u2122\u0153\u02dc])/;

/** Everything below the blank but tab and line break. */
const CONTROL = /[^\t\n\u0020-\uffff]|\u007f/;

const code = (text: string, at: number): string =>
  `U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;

const lineAt = (text: string, at: number): Place => ({ line: text.slice(0, at).split('\n').length });

function decodeBytes(bytes: Uint8Array): Result<string, ReadCode> {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  if (marked !== null) return strictly(bytes, marked) ?? fail('misencoded', `it begins as ${marked} and is not`);
  const broken = brokenUtf8(bytes);
  if (broken === null) return ok(new TextDecoder().decode(bytes));
  if (broken.wholeBefore === 0 && isWindows(bytes)) return ok(new TextDecoder('windows-1252').decode(bytes));
  const line = countBreaks(bytes, broken.at) + 1;
  return fail('misencoded', `neither UTF-8 nor the Windows alphabet: byte ${broken.at} does not fit`, {
    line,
    byte: broken.at,
  });
}

function strictly(bytes: Uint8Array, encoding: string): Result<string, ReadCode> | null {
  try {
    return ok(new TextDecoder(encoding, { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** How long a UTF-8 sequence is that begins with a byte; 0 where none does. */
function sequenceLength(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
}

/** The first byte that is not UTF-8, and how many letters beyond ASCII were whole in all the file; null if it is UTF-8. */
function brokenUtf8(bytes: Uint8Array): { readonly at: number; readonly wholeBefore: number } | null {
  let [first, whole] = [-1, 0];
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes[at] ?? 0);
    const rest = bytes.subarray(at + 1, at + length);
    if (length > 0 && rest.length === length - 1 && rest.every(byte => byte >> 6 === 2)) {
      if (length > 1) whole += 1;
      at += length;
    } else {
      if (first < 0) first = at;
      at += 1;
    }
  }
  return first < 0 ? null : { at: first, wholeBefore: whole };
}

/** The five bytes that mean nothing in the Windows alphabet; and no text is full of letters beyond ASCII. */
const UNASSIGNED: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const MOST_HIGH_SHARE = 0.05;

function isWindows(bytes: Uint8Array): boolean {
  let high = 0;
  for (const byte of bytes) {
    if (UNASSIGNED.has(byte)) return false;
    if (byte >= 0x80) high += 1;
  }
  return high <= bytes.length * MOST_HIGH_SHARE;
}

function countBreaks(bytes: Uint8Array, before: number): number {
  let breaks = 0;
  for (let at = 0; at < before; at++) if (bytes[at] === 0x0a) breaks += 1;
  return breaks;
}
