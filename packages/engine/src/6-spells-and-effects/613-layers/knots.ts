/** Which effects can concern each other [CR 613.8a | 2007: 418.5c]. */
import type { Continuous } from './live.ts';
import { CONTROL, SIZE } from './reads.ts';
import type { LayerSystem } from './systems.ts';

const place = ({ compiled }: Continuous): number => compiled.parts[0]?.place ?? 0;

/** What an effect reads at the place where it starts to apply: whom it affects, and whether its condition holds. */
const readsAtStart = ({ compiled, lasting }: Continuous): number =>
  compiled.affected.bits | compiled.condition | (lasting === null ? CONTROL : 0);

/** Effects of one kind, as those of an ability activated again and again are. */
type Alike = { readonly one: Continuous; several: boolean };

/**
 * Whether the objects cannot be looked at one by one: an effect could take away another's ability, or writes something
 * that another has read in the same layer or an earlier one.
 */
export function isKnotted(system: LayerSystem, effects: readonly Continuous[]): boolean {
  if (effects.length === 0) return false;
  const kinds = alike(effects);
  const last = system.order.indexOf('switch');
  return kinds.some(({ one }) => readsSizeEarly(one, last)) || kinds.some(writer => concernsSome(writer, kinds));
}

function alike(effects: readonly Continuous[]): readonly Alike[] {
  const kinds = new Map<number, Alike>();
  for (const one of effects) {
    const known = kinds.get(one.compiled.kind);
    if (known === undefined) kinds.set(one.compiled.kind, { one, several: false });
    else known.several = true;
  }
  return [...kinds.values()];
}

const concernsSome = (writer: Alike, readers: readonly Alike[]): boolean =>
  writer.one.compiled.parts.some(
    ({ existence, writes, place: at }) =>
      existence || (writes !== 0 && readers.some(reader => isRead(reader, writer, writes, at))),
  );

function isRead(reader: Alike, writer: Alike, written: number, at: number): boolean {
  if (reader === writer && !writer.several) return readsOwn(reader.one, written, at);
  const early = place(reader.one) <= at && (readsAtStart(reader.one) & written) !== 0;
  return early || reader.one.compiled.parts.some(part => part.place <= at && (part.reads & written) !== 0);
}

/** An effect does not stop applying for what it has changed itself, nor because of who controls it. */
function readsOwn(effect: Continuous, written: number, at: number): boolean {
  const { compiled } = effect;
  if (place(effect) <= at && (compiled.condition & written) !== 0) return true;
  return compiled.parts.some(part => part.place <= at && (part.reads & written & ~CONTROL) !== 0);
}

/** Counters change power and toughness without being effects of this list. */
function readsSizeEarly(effect: Continuous, last: number): boolean {
  const { affected, condition, parts } = effect.compiled;
  if (place(effect) <= last && ((affected.bits | condition) & SIZE) !== 0) return true;
  return parts.some(part => part.place <= last && (part.reads & SIZE) !== 0);
}
