/**
 * Whether looking at one object alone would see another half made [CR 613.5 | 2007: 418.5b]: an effect that is being applied
 * looks at other objects, at least at its own source, and makes them whole; what these read must not be what it is about
 * to write.
 */
import type { ObjectId } from '../../state/ids.ts';
import type { Continuous } from './live.ts';
import { EVERYTHING, type Reads } from './reads.ts';

/** What an object defines about itself by looking at the game, and in which layer. */
export type Defined = { readonly source: ObjectId; readonly reads: Reads; readonly place: number };

/** For each characteristic, by its bit, the last layer in which somebody reads that of others; -1: nobody does. */
type Latest = Int8Array;
const BITS = Math.log2(EVERYTHING + 1);
const nobody = (): Latest => new Int8Array(BITS).fill(-1);

function note(latest: Latest, bits: number, place: number): void {
  for (let bit = 0; bit < BITS; bit++) if ((bits & (1 << bit)) !== 0) latest[bit] = Math.max(latest[bit] ?? -1, place);
}

const isReadAfter = (latest: Latest, bits: number, place: number): boolean =>
  latest.some((last, bit) => (bits & (1 << bit)) !== 0 && last > place);

/** Who reads others: anybody; objects that cannot be named; each object by itself. */
type Readers = { readonly any: Latest; readonly broad: Latest; readonly own: Map<ObjectId, Latest> };

function readersAmong(effects: readonly Continuous[], defined: readonly Defined[]): Readers | null {
  const readers: Readers = { any: nobody(), broad: nobody(), own: new Map() };
  let some = false;
  const add = (source: ObjectId, own: boolean, bits: number, place: number): void => {
    if (bits === 0) return;
    some = true;
    note(readers.any, bits, place);
    if (!own) return note(readers.broad, bits, place);
    const latest = readers.own.get(source) ?? nobody();
    readers.own.set(source, latest);
    note(latest, bits, place);
  };
  for (const { source, reads, place } of defined) add(source, true, reads.bits, place);
  for (const { source, what, compiled } of effects) {
    if (compiled.elsewhere.bits === 0) continue;
    const own = what?.what === 'self';
    const [first] = compiled.parts;
    if (first !== undefined) add(source, own, compiled.condition, first.place);
    for (const part of compiled.parts) add(source, own, part.reads, part.place);
  }
  return some ? readers : null;
}

export function isCircular(effects: readonly Continuous[], defined: readonly Defined[]): boolean {
  const readers = effects.length === 0 ? null : readersAmong(effects, defined);
  if (readers === null) return false;
  return effects.some(({ source, compiled, lasting }) => {
    const seen = compiled.elsewhere.bits !== 0 ? readers.any : lasting === null ? readers.broad : null;
    const own = lasting === null ? readers.own.get(source) : undefined;
    return compiled.parts.some(
      ({ writes, place }) =>
        (seen !== null && isReadAfter(seen, writes, place)) || (own !== undefined && isReadAfter(own, writes, place)),
    );
  });
}
