/** Numeric characteristics as texts ask for them. */
import type { Stat } from '@lawmage/ability';
import { characteristics } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { editionOf } from '../editions/edition.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Game, Thing } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { thing } from '../state/store.ts';

type Reader = (is: Characteristics, record: Thing) => number;

const STATS: { readonly [K in Stat]: Reader } = {
  power: is => is.power,
  toughness: is => is.toughness,
  manaValue: is => is.manaValue,
  totalPowerToughness: is => is.power + is.toughness,
  loyalty: (is, record) => (record.home === 'battlefield' ? (record.counters.loyalty ?? 0) : is.loyalty),
  defense: (is, record) => (record.home === 'battlefield' ? (record.counters.defense ?? 0) : is.defense),
};

/** The value of an object, as it may be below zero. */
export const statIn = (is: Characteristics, record: Thing, stat: Stat): number => STATS[stat](is, record);

/** [CR 107.1b, 608.2h | 2007: 104.2, 413.2f] The value of an object, or its last known one, as calculations use it. */
export function statOf(game: Game, id: ObjectId, stat: Stat): number {
  const value = statIn(characteristics(game, id), thing(game, id), stat);
  return value < 0 && editionOf(game).negativesCountAsZero ? 0 : value;
}
