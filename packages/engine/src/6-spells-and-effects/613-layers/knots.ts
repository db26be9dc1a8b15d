/** Which effects can concern each other [CR 613.8a | 2007: 418.5c]. */
import type { Continuous } from './live.ts';
import { CONTROL, SIZE } from './reads.ts';
import type { LayerSystem } from './systems.ts';

const place = (effect: Continuous): number => effect.compiled.parts[0]?.place ?? 0;

/** What an effect reads at the place where it starts to apply: whom it affects, and whether its condition holds. */
const readsAtStart = ({ compiled, lasting }: Continuous): number =>
  compiled.affected.bits | compiled.condition | (lasting === null ? CONTROL : 0);

/**
 * Whether the objects cannot be looked at one by one: an effect could take away another's ability, or writes something
 * that another has read in the same layer or an earlier one.
 */
export function isKnotted(system: LayerSystem, effects: readonly Continuous[]): boolean {
  if (effects.length === 0) return false;
  for (const writer of effects) {
    for (const part of writer.compiled.parts) {
      if (part.existence) return true;
      if (part.writes === 0) continue;
      for (const reader of effects) if (isRead(reader, writer, part.writes, part.place)) return true;
    }
  }
  const last = system.order.indexOf('switch');
  return effects.some(effect => readsSizeEarly(effect, last));
}

function isRead(reader: Continuous, writer: Continuous, written: number, at: number): boolean {
  const own = reader === writer;
  const start = own ? reader.compiled.condition : readsAtStart(reader);
  if (place(reader) <= at && (start & written) !== 0) return true;
  return reader.compiled.parts.some(part => part.place <= at && (part.reads & written & ~(own ? CONTROL : 0)) !== 0);
}

/** Counters change power and toughness without being effects of this list. */
function readsSizeEarly(effect: Continuous, last: number): boolean {
  const { affected, condition, parts } = effect.compiled;
  if (place(effect) <= last && ((affected.bits | condition) & SIZE) !== 0) return true;
  return parts.some(part => part.place <= last && (part.reads & SIZE) !== 0);
}
