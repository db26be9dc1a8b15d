/** Lines of a file of records. */
import { z } from 'zod';
import { type PeerRecord, peerRecord } from './record.ts';

/** Why a line is no record. */
export type BrokenLine = { readonly code: 'notJson' | 'notARecord'; readonly line: number; readonly message: string };
export type LineParsed =
  | { readonly ok: true; readonly record: PeerRecord }
  | { readonly ok: false; readonly error: BrokenLine };

/** The record on a line; lines are counted from one. */
export function parseLine(text: string, line: number): LineParsed {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return broken('notJson', line, error instanceof Error ? error.message : String(error));
  }
  const parsed = peerRecord.safeParse(value);
  if (parsed.success) return { ok: true, record: parsed.data };
  return broken('notARecord', line, z.prettifyError(parsed.error).replaceAll('\n', ' '));
}

const broken = (code: BrokenLine['code'], line: number, message: string): LineParsed => ({
  ok: false,
  error: { code, line, message },
});
