/** Cards as the engine takes them: printed characteristics and abilities, face by face. */
import type { Ability } from './ability.ts';
import type { Color, ManaCost } from './mana.ts';
import type { TypeLine } from './types.ts';

/**
 * How the faces of a card belong together. `split` and `adventure` faces are alternatives of one side; `transform`,
 * `modal_dfc` have a back; the words are those of the public bulk data.
 */
export const LAYOUTS = [
  'normal',
  'split',
  'aftermath',
  'flip',
  'transform',
  'modal_dfc',
  'adventure',
  'omen',
  'meld',
  'saga',
  'class',
  'case',
  'leveler',
  'prototype',
  'mutate',
  'battle',
  'room',
  'prepare',
  'token',
  'emblem',
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A printed power or toughness: a number, or one a characteristic-defining ability supplies [CR 208.2 | 2007: 208.2]. */
export type PrintedNumber = number | '*';

/** One face with its printed characteristics [CR 109.3 | 2007: 201.1]. Absent: the face has none. */
export type Face = {
  readonly name: string;
  /** The other name of a pair of interchangeable names: cards of either have the same name [CR 201.3 | 2007: none]. */
  readonly interchangeable?: string;
  readonly cost: ManaCost | null;
  /** Colours by indicator or definition; absent: from the cost [CR 202.2, 204 | 2007: 203]. */
  readonly indicator?: readonly Color[];
  readonly type: TypeLine;
  readonly abilities: readonly Ability[];
  readonly power?: PrintedNumber;
  readonly toughness?: PrintedNumber;
  readonly loyalty?: number | 'X';
  readonly defense?: number;
};

/** A card: one face, or several by its layout. The first is the front. */
export type Card = {
  readonly name: string;
  readonly layout: Layout;
  readonly faces: readonly [Face, ...Face[]];
  /** The cards that its text has tokens created of by name [CR 111.11 | 2007: none]. */
  readonly refers?: readonly Card[];
};
