/** Different values among objects. */
import { CARD_TYPES, COLORS, type Count } from '@lawmage/ability';
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { cite } from '../../work/cite.ts';
import { isBasicLandType, isCreatureType } from '../filter/shared.ts';
import { nameFor } from '../names.ts';
import { candidatesOf } from '../objects.ts';
import type { Scope } from '../scope.ts';

type Different = Extract<Exclude<Count, number>, { readonly count: 'different' }>;
type Values = (is: Characteristics, game: Game) => readonly (string | number)[];

const bitsOf = (set: number, words: readonly string[]): readonly string[] =>
  words.filter((_, n) => (set & (1 << n)) !== 0);

const VALUES: { readonly [K in Different['what']]: Values } = {
  basicLandType: is => [...is.subtypes].filter(isBasicLandType),
  creatureType: is => [...is.subtypes].filter(isCreatureType),
  color: is => bitsOf(is.colors, COLORS),
  cardType: is => bitsOf(is.types, CARD_TYPES),
  /** [CR 201.2a | 2007: 202.3] What has no name has no different name. */
  name: (is, game) => (is.name === '' ? [] : [nameFor(game, is.name)]),
  power: is => [is.power],
  manaValue: is => [is.manaValue],
};

/** How many different values there are. */
export function countDifferent(game: Game, { what, among }: Different, scope: Scope): number {
  if (what === 'name') cite('201.2b|202.3');
  const values = new Set<string | number>();
  for (const id of candidatesOf(game, among, scope))
    for (const value of VALUES[what](characteristics(game, id), game)) values.add(value);
  return values.size;
}
