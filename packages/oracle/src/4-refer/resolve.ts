import type { Ability } from '@lawmage/ability';
import type { Candidate } from './candidate.ts';
import { noun } from './phrases.ts';
import { below, isPart, type Part, rebuilt } from './record.ts';
import { follow, startWalk, type Unclear, type Walk } from './walk.ts';
import { PAID } from './wording.ts';
import { withZone } from './works-from.ts';

/** Why the references of a line cannot be resolved. */
export interface Unresolved {
  readonly code: 'reference';
  readonly message: string;
  /** What was wanted, such as `referent of "it"`. */
  readonly wanted: string;
}

export type Resolved =
  | { readonly ok: true; readonly value: readonly Ability[] }
  | { readonly ok: false; readonly error: Unresolved };

/**
 * Gives every reference of some abilities its referent: targets get slots in reading order from 0, what is referred to
 * beside them the next ones. Each ability has its own slots, one inside another too. Fails on a reference that could
 * mean nothing or several things. `restore` takes it back.
 */
export function resolve(abilities: readonly Ability[]): Resolved {
  const resolved: Ability[] = [];
  for (const ability of abilities) {
    const found = resolveOne(ability as unknown as Part);
    if ('unclear' in found) return { ok: false, error: unresolved(found.unclear) };
    resolved.push(found.part as unknown as Ability);
  }
  return { ok: true, value: resolved };
}

function unresolved({ said, among }: Unclear): Unresolved {
  const message = among === 0 ? `nothing before it is what "${said}" means` : `"${said}" could mean ${among} things`;
  return { code: 'reference', message, wanted: `referent of "${said}"` };
}

function resolveOne(ability: Part): { readonly part: Part } | { readonly unclear: Unclear } {
  const walk = startWalk();
  walk.isSpell = ability.is === 'spell';
  for (const item of below(ability)) follow(walk, item, noun);
  const inner = new Map<Part, Part>();
  for (const part of walk.inner) {
    const found = resolveOne(part);
    if ('unclear' in found) return found;
    inner.set(part, found.part);
  }
  if (walk.unclear) return { unclear: walk.unclear };
  return { part: withZone(numbered(ability, walk, inner)) };
}

/** Writes the numbers into the parts that introduce, and what is meant into the parts that refer. */
function numbered(ability: Part, walk: Walk, inner: ReadonlyMap<Part, Part>): Part {
  const slots = paysWith(ability) ? slotOfPayment(walk) : withEither(ability, slotsOf(walk));
  const slotOf = ({ at, field }: Candidate): number => slots.get(at)?.get(field) ?? -1;
  const change = (part: Part, original: Part): Part | undefined => {
    const whole = inner.get(original);
    if (whole) return whole;
    const by = walk.linked.get(original);
    if (by) return { what: 'linked', by, ...('said' in part && { said: part.said }) };
    if (walk.paid.has(original)) return { ...part, slot: PAID };
    const candidate = walk.links.get(original);
    if (candidate) return referring(part, candidate, slotOf, once);
    const other = walk.others.get(original);
    if (other) return { ...part, otherThan: slotOf(other) };
    const fields = slots.get(original);
    return fields && { ...part, ...Object.fromEntries(fields) };
  };
  const once = (part: Part): Part => rebuilt(part, change) as Part;
  return once(ability);
}

function referring(
  part: Part,
  candidate: Candidate,
  slotOf: (other: Candidate) => number,
  once: (part: Part) => Part,
): Part {
  if (candidate.stands === undefined) {
    const slot = slotOf(candidate);
    return candidate.kind === 'player' && 'what' in part ? { who: 'that', slot, said: part.said } : { ...part, slot };
  }
  const { said, slot: _, what: __, who: ___, ...rest } = part;
  return { ...once(candidate.stands(slotOf)), ...rest, said };
}

const paysWith = ({ is, rule }: Part): boolean => is === 'static' && isPart(rule) && rule.static === 'additionalCost';

/** An additional cost notes the first objects that it is paid with. */
function slotOfPayment({ introduced }: Walk): Slots {
  const first = introduced.find(({ kind, at }) => kind === 'object' && typeof at.do === 'string');
  return new Map(first ? [[first.at, new Map([[first.field, PAID]])]] : []);
}

type Slots = ReadonlyMap<Part, ReadonlyMap<string, number>>;

/** "Whenever a player plays a land or casts a spell, … it": what either act is about stands for "it". */
function withEither({ event }: Part, slots: Slots): Slots {
  if (!isPart(event) || event.said !== 'two acts' || !Array.isArray(event.of)) return slots;
  const whats = event.of.flatMap(act => (isPart(act) && isPart(act.what) ? [act.what] : []));
  const known = whats.map(what => slots.get(what)).find(fields => fields !== undefined);
  return known === undefined ? slots : new Map([...slots, ...whats.map(what => [what, known] as const)]);
}

function slotsOf({ targets, loops, introduced, links, others }: Walk): Slots {
  const slots = new Map<Part, Map<string, number>>();
  let next = 0;
  const give = (part: Part, field: string): void => {
    const fields = slots.get(part) ?? new Map<string, number>();
    if (fields.has(field)) return;
    slots.set(part, fields.set(field, next));
    next += 1;
  };
  const wanted = new Set([...links.values(), ...others.values()].map(candidate => candidate.needs ?? candidate));
  for (const target of targets) give(target, 'slot');
  for (const loop of loops) give(loop, 'slot');
  for (const candidate of introduced) if (wanted.has(candidate)) give(candidate.at, candidate.field);
  return slots;
}
