/** Rooms: permanents of two halves, each with a door of its own [CR 709.5]. */
import type { Card } from '@lawmage/ability';
import type { Characteristics } from '../state/characteristics.ts';
import type { Thing } from '../state/game.ts';
import { NOBODY } from '../state/ids.ts';
import { cite } from '../work/cite.ts';
import { BLANK, printed } from './printed.ts';
import { combined } from './split.ts';

/** [CR 709.5c] The designations of the unlocked halves, left and right. */
export const DOORS = ['unlocked:0', 'unlocked:1'] as const;
/** [CR 709.5i] Said as the second door of a permanent opens. */
export const FULLY_UNLOCKED = 'fullyUnlocked';

export const isRoom = (card: Card | undefined): card is Card => card?.layout === 'room';
export const isDoor = (mark: string): boolean => (DOORS as readonly string[]).includes(mark);
export const doorOf = (face: number): string => DOORS[face] ?? DOORS[0];

/** The halves of a Room permanent that are locked, by their numbers. */
export const lockedDoors = ({ marks }: Thing): readonly number[] =>
  DOORS.flatMap((door, face) => (marks.includes(door) ? [] : [face]));

const closed = new WeakMap<Card, Characteristics>();

/** [CR 709.5] A locked half gives a permanent no name, no mana cost and no text; its types are those of both halves. */
export function roomValues(card: Card, record: Thing): Characteristics {
  cite('709.5|');
  const locked = lockedDoors(record);
  if (locked.length === 0) return combined(card);
  const open = DOORS.findIndex((_, face) => !locked.includes(face));
  const face = card.faces[open];
  return face === undefined ? shut(card) : printed(face);
}

function shut(card: Card): Characteristics {
  const known = closed.get(card);
  if (known !== undefined) return known;
  const { types, supertypes, subtypes } = printed(card.faces[0]);
  const made: Characteristics = { ...BLANK, types, supertypes, subtypes, controller: NOBODY };
  closed.set(card, made);
  return made;
}
