/** Tokens [CR 111 | 2007: 216]. */
import type { Ability } from './ability.ts';
import type { Count } from './count.ts';
import type { Attacking, Blocking } from './destination.ts';
import type { Color } from './mana.ts';
import type { Modification } from './modification.ts';
import type { Objects, Worded } from './noun.ts';
import type { Subtype } from './subtypes.ts';
import type { CardType, Supertype } from './types.ts';

/** A token as its creator describes it, one the rulebook predefines [CR 111.10], or a copy of an object. */
export type TokenSpec =
  | (Worded & {
      readonly token: 'described';
      readonly name?: string;
      readonly power?: Count;
      readonly toughness?: Count;
      readonly colors: readonly Color[];
      readonly supertypes?: readonly Supertype[];
      readonly types: readonly CardType[];
      readonly subtypes: readonly Subtype[];
      readonly abilities?: readonly Ability[];
      readonly tapped?: true;
      readonly attacking?: Attacking;
      readonly blocking?: Blocking;
    })
  | (Worded & {
      readonly token: 'predefined';
      readonly name: PredefinedToken;
      readonly tapped?: true;
      /** What a Role is put on. */
      readonly attached?: Objects;
      /** +1/+1 counters that it enters with [CR 701.53a | 2007: none]. */
      readonly counters?: Count;
    })
  /** "Create a Moss Bear token": what the card of that name is, as `Card.refers` tells it [CR 111.11 | 2007: none]. */
  | (Worded & { readonly token: 'named'; readonly name: string; readonly tapped?: true })
  | (Worded & {
      readonly token: 'copy';
      readonly of: Objects;
      readonly changes?: readonly Modification[];
      readonly tapped?: true;
      readonly attacking?: Attacking;
      readonly blocking?: Blocking;
    });

/** [CR 111.10] */
export const PREDEFINED_TOKENS = [
  'Treasure',
  'Food',
  'Gold',
  'Clue',
  'Blood',
  'Powerstone',
  'Map',
  'Junk',
  'Lander',
  'Shard',
  'Mutagen',
  'Vibranium',
  'Walker',
  'Incubator',
  'Cursed Role',
  'Monster Role',
  'Royal Role',
  'Sorcerer Role',
  'Virtuous Role',
  'Wicked Role',
  'Young Hero Role',
] as const;
export type PredefinedToken = (typeof PREDEFINED_TOKENS)[number];
