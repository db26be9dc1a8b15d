/** What two objects have in common. */
import {
  BASIC_LAND_TYPES,
  CREATURE_TYPES,
  LAND_TYPES,
  PERMANENT_TYPES,
  type Shared,
  type Subtype,
} from '@lawmage/ability';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { by } from '../../work/cite.ts';
import { shareName } from '../names.ts';
import { cardTypeBit } from '../words.ts';

type Share = (a: Characteristics, b: Characteristics, game: Game) => boolean;

const CREATURE_TYPE_SET: ReadonlySet<string> = new Set(CREATURE_TYPES);
const LAND_TYPE_SET: ReadonlySet<string> = new Set(LAND_TYPES);
const BASIC_LAND_TYPE_SET: ReadonlySet<string> = new Set(BASIC_LAND_TYPES);
const PERMANENT_TYPE_BITS = PERMANENT_TYPES.reduce((set, type) => set | cardTypeBit(type), 0);

export const isCreatureType = (subtype: Subtype): boolean => CREATURE_TYPE_SET.has(subtype);
export const isBasicLandType = (subtype: Subtype): boolean => BASIC_LAND_TYPE_SET.has(subtype);

const shareSubtype =
  (of: ReadonlySet<string>): Share =>
  (a, b) => {
    for (const subtype of a.subtypes) if (of.has(subtype) && b.subtypes.has(subtype)) return true;
    return false;
  };

/** [CR 105.2c, 201.2b | 2007: 202.3] Objects without a name or colour share none. */
const SHARED: { readonly [K in Shared]: Share } = {
  name: (a, b, game) => by('201.2a|', shareName(game, a, b)),
  color: (a, b) => (a.colors & b.colors) !== 0,
  creatureType: shareSubtype(CREATURE_TYPE_SET),
  cardType: (a, b) => (a.types & b.types) !== 0,
  manaValue: (a, b) => a.manaValue === b.manaValue,
  power: (a, b) => a.power === b.power,
  landType: shareSubtype(LAND_TYPE_SET),
  controller: (a, b) => a.controller === b.controller,
  permanentType: (a, b) => (a.types & b.types & PERMANENT_TYPE_BITS) !== 0,
};

/** Whether two objects have something in common. */
export const share = (game: Game, what: Shared, a: Characteristics, b: Characteristics): boolean =>
  SHARED[what](a, b, game);
