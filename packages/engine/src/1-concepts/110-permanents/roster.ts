/**
 * The permanents that turn-based actions and combat look at, by what they are: kept with `Ready` until characteristics
 * change or a permanent comes or goes, so that no turn looks at the whole battlefield for them. Each in its order.
 */
import { bitOfType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Player } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';

export type Roster = {
  /** By controller. */
  readonly creatures: readonly (readonly ObjectId[])[];
  /** What may be attacked besides players: planeswalkers and battles. */
  readonly attackable: readonly ObjectId[];
  readonly sagas: readonly ObjectId[];
  /** What has phased out and kept its place, and what has phasing. */
  readonly phasing: readonly ObjectId[];
};

/** A roster that is being filled. */
export type RosterDraft = {
  readonly creatures: ObjectId[][];
  readonly attackable: ObjectId[];
  readonly sagas: ObjectId[];
  readonly phasing: ObjectId[];
};

const CREATURE = bitOfType('creature');
const ATTACKABLE = bitOfType('planeswalker') | bitOfType('battle');

export const emptyRoster = (players: readonly Player[]): RosterDraft => ({
  creatures: players.map(() => []),
  attackable: [],
  sagas: [],
  phasing: [],
});

/** The roster without the permanents that have gone and with those that have come. */
export function rosterAfter(known: Roster, gone: ReadonlySet<ObjectId>, come: Roster): Roster {
  const after = (ids: readonly ObjectId[], more: readonly ObjectId[] = []): readonly ObjectId[] =>
    joined(without(ids, gone), more);
  return {
    creatures: known.creatures.map((ids, seat) => after(ids, come.creatures[seat])),
    attackable: after(known.attackable, come.attackable),
    sagas: after(known.sagas, come.sagas),
    phasing: after(known.phasing, come.phasing),
  };
}

/** One list behind the other; a list to which nothing comes stays the same one. */
export const joined = <T>(list: readonly T[], more: readonly T[]): readonly T[] =>
  more.length === 0 ? list : list.concat(more);

export const without = (ids: readonly ObjectId[], gone: ReadonlySet<ObjectId>): readonly ObjectId[] =>
  gone.size === 0 || !ids.some(id => gone.has(id)) ? ids : ids.filter(id => !gone.has(id));

/** Adds a permanent that is phased in. */
export function enrol(
  roster: RosterDraft,
  id: ObjectId,
  { types, subtypes, keywords, controller }: Characteristics,
): void {
  if ((types & CREATURE) !== 0) roster.creatures[controller]?.push(id);
  if ((types & ATTACKABLE) !== 0) roster.attackable.push(id);
  if (subtypes.size > 0 && subtypes.has('Saga')) roster.sagas.push(id);
  if (keywords.size > 0 && keywords.has('phasing')) roster.phasing.push(id);
}
