/**
 * The permanents that turn-based actions and combat look at, by what they are: kept with `Ready` until characteristics
 * change or a permanent comes or goes, so that no turn looks at the whole battlefield for them. Each in its order.
 */
import { bitOfType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Player } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { Growing } from './growing.ts';

export type Roster = {
  /** By controller. */
  readonly creatures: readonly (readonly ObjectId[])[];
  /** What may be attacked besides players: planeswalkers and battles. */
  readonly attackable: readonly ObjectId[];
  readonly sagas: readonly ObjectId[];
  /** What has phased out and kept its place, and what has phasing. */
  readonly phasing: readonly ObjectId[];
};

const CREATURE = bitOfType('creature');
const ATTACKABLE = bitOfType('planeswalker') | bitOfType('battle');

const NO_IDS: readonly ObjectId[] = [];

export const emptyRoster = (players: readonly Player[]): Roster => ({
  creatures: players.map(() => NO_IDS),
  attackable: NO_IDS,
  sagas: NO_IDS,
  phasing: NO_IDS,
});

/** The roster without the permanents that have gone. */
export const rosterWithout = (known: Roster, gone: ReadonlySet<ObjectId>): Roster => ({
  creatures: known.creatures.map(ids => without(ids, gone)),
  attackable: without(known.attackable, gone),
  sagas: without(known.sagas, gone),
  phasing: without(known.phasing, gone),
});

export const without = (ids: readonly ObjectId[], gone: ReadonlySet<ObjectId>): readonly ObjectId[] =>
  ids.some(id => gone.has(id)) ? ids.filter(id => !gone.has(id)) : ids;

/** The roster with a permanent that is phased in. */
export function enrolled(
  roster: Roster,
  growing: Growing,
  id: ObjectId,
  { types, subtypes, keywords, controller }: Characteristics,
): Roster {
  let now = roster;
  if ((types & CREATURE) !== 0) now = { ...now, creatures: growing.withAt(now.creatures, controller, id) };
  if ((types & ATTACKABLE) !== 0) now = { ...now, attackable: growing.with(now.attackable, id) };
  if (subtypes.size > 0 && subtypes.has('Saga')) now = { ...now, sagas: growing.with(now.sagas, id) };
  return keywords.size > 0 && keywords.has('phasing') ? withPhasing(now, growing, id) : now;
}

export const withPhasing = (roster: Roster, growing: Growing, id: ObjectId): Roster => ({
  ...roster,
  phasing: growing.with(roster.phasing, id),
});
