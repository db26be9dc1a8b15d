/** Files of records, plain or compressed. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type PeerRecord, parseLine } from '@lawmage/judge/peers';
import { CommandError } from '../../../command.ts';
import { reading } from '../../../scenarios.ts';

/** The records of a file in their order. Throws `notJson`, `notARecord`, `cannotRead`, each with the line it is about. */
export function recordsIn(file: string): readonly PeerRecord[] {
  const records: PeerRecord[] = [];
  const text = reading(() => textOf(file));
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const parsed = parseLine(line, at + 1);
    if (!parsed.ok) throw new CommandError(parsed.error.code, `${file}:${parsed.error.line}: ${parsed.error.message}`);
    records.push(parsed.record);
  }
  return records;
}

function textOf(file: string): string {
  const bytes = readFileSync(file);
  const isCompressed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (isCompressed ? gunzipSync(bytes) : bytes).toString('utf8');
}
