import type { Ability } from '@lawmage/ability';
import { isEffect, isObjects, isPlayers, isTargetEither, isThatEither, type Part, rebuilt } from './record.ts';
import { isObjectReference, PLAYER_WORDS } from './wording.ts';
import { withoutZone } from './works-from.ts';

/** The inverse of `resolve`: takes the numbers away, and gives every reference back its words. */
export const restore = (abilities: readonly Ability[]): readonly Ability[] =>
  abilities.map(ability => rebuilt(ability, unnumbered) as Ability);

const UNKNOWN = -1;
/** Instructions that always have a slot. */
const KEEP_SLOT: ReadonlySet<unknown> = new Set(['forEach', 'process', 'again']);

function unnumbered(part: Part): Part | undefined {
  if (part.is === 'activated' || part.is === 'triggered' || part.is === 'static') return withoutZone(part);
  if (part.otherThan !== undefined) return without(part, ['otherThan']);
  if (isTargetEither(part) || isThatEither(part)) return { ...part, slot: UNKNOWN };
  if (isObjects(part)) return objects(part);
  if (isPlayers(part)) return players(part);
  if (part.is === 'chosenWord') return { ...part, slot: UNKNOWN };
  if (part.count === 'that') return { ...part, slot: UNKNOWN, said: part.said ?? 'that much' };
  if (part.count === 'found' || part.if === 'found') return { ...part, slot: UNKNOWN };
  if (isEffect(part)) return KEEP_SLOT.has(part.do) ? { ...part, slot: UNKNOWN } : without(part, notesOf(part));
  if (part.prevented !== undefined) return without(part, ['prevented']);
  return typeof part.on === 'string' ? without(part, ['amount', 'slot']) : undefined;
}

function objects(part: Part): Part {
  const said = typeof part.said === 'string' ? part.said : undefined;
  switch (part.what) {
    case 'that':
      return { ...part, slot: UNKNOWN, said: said ?? 'it' };
    case 'target':
      return { ...part, slot: UNKNOWN };
    case 'self':
    case 'bearer':
    case 'linked':
    case 'both':
      return said !== undefined && isObjectReference(said)
        ? { what: 'that', slot: UNKNOWN, said }
        : without(part, ['slot']);
    default:
      return without(part, ['slot']);
  }
}

function players(part: Part): Part {
  const said = typeof part.said === 'string' ? part.said : undefined;
  if (said === 'them') return { what: 'that', slot: UNKNOWN, said };
  if (part.who === 'that') return { ...part, slot: UNKNOWN, said: said ?? 'that player' };
  if (part.who === 'target') return { ...part, slot: UNKNOWN };
  if (part.who === 'some' || part.who === 'each') return without(part, ['slot']);
  return said !== undefined && PLAYER_WORDS.has(said) ? { who: 'that', slot: UNKNOWN, said } : part;
}

const notesOf = ({ do: verb }: Part): readonly string[] =>
  verb === 'draw' || verb === 'removeCounters' || verb === 'roll' || verb === 'payTimes'
    ? ['slot', 'restSlot', 'amount']
    : ['slot', 'restSlot', 'lost', 'dealt', 'searched'];

function without(part: Part, fields: readonly string[]): Part {
  return Object.fromEntries(Object.entries(part).filter(([field]) => !fields.includes(field)));
}
