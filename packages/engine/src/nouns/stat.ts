/** Numeric characteristics as texts ask for them. */
import type { Stat } from '@lawmage/ability';
import { bitOfType, characteristics } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { editionOf } from '../editions/edition.ts';
import type { Characteristics } from '../state/characteristics.ts';
import type { Game, Thing } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { thing } from '../state/store.ts';
import { by, cite } from '../work/cite.ts';

type Reader = (is: Characteristics, record: Thing) => number;

const STATS: { readonly [K in Stat]: Reader } = {
  power: (is, record) => (lacksSize(is, record) ? 0 : is.power),
  toughness: (is, record) => (lacksSize(is, record) ? 0 : is.toughness),
  basePower: is => base(is.basePower),
  baseToughness: is => base(is.baseToughness),
  manaValue: is => is.manaValue,
  totalPowerToughness: is => is.power + is.toughness,
  loyalty: (is, record) => countedOr(record, 'loyalty', is.loyalty),
  defense: (is, record) => countedOr(record, 'defense', is.defense),
  crewing: is => helping(is, 'crewing'),
  saddling: is => helping(is, 'saddling'),
  /** [CR 702.184c] */
  stationing: ({ power, toughness, rules }) =>
    by(
      '702.184c|',
      rules.some(({ rule }) => rule.rule === 'stationsByToughness'),
    )
      ? toughness
      : power,
};

/** [CR 306.5a, 306.5c, 310.4a, 310.4c | 2007: none] On the battlefield counters say how much it is, elsewhere what is printed. */
function countedOr({ home, counters }: Thing, kind: 'loyalty' | 'defense', printed: number): number {
  const there = home === 'battlefield';
  if (kind === 'loyalty') cite(there ? '306.5c|' : '306.5a|');
  else cite(there ? '310.4c|' : '310.4a|');
  return there ? (counters[kind] ?? 0) : printed;
}

/** [CR 702.122a, 702.171a | 2007: none] Its power, unless something says that it counts for more, or by its toughness. */
function helping({ power, toughness, rules }: Characteristics, stat: 'crewing' | 'saddling'): number {
  return rules.reduce((sum, { rule }) => {
    if (rule.rule !== 'crewsAs' || (stat === 'saddling' && rule.saddles !== true)) return sum;
    return (rule.byToughness === true ? sum - power + toughness : sum) + (rule.more ?? 0);
  }, power);
}

/** [CR 208.4b | 2007: none] Effects and counters that modify without setting do not count. */
function base(value: number): number {
  cite('208.4b|');
  return value;
}

const CREATURE = bitOfType('creature');

/** [CR 208.3, 301.7a | 2007: 208.3] A permanent that is no creature has no power and toughness, whatever is printed on it. */
function lacksSize({ types, subtypes }: Characteristics, { home }: Thing): boolean {
  if (home !== 'battlefield' || (types & CREATURE) !== 0) return false;
  cite('208.3|208.3', ...(subtypes.has('Vehicle') ? ['301.7a|' as const] : []));
  return true;
}

/** The value of an object, as it may be below zero. */
export const statIn = (is: Characteristics, record: Thing, stat: Stat): number => STATS[stat](is, record);

/** [CR 107.1b, 608.2h | 2007: 104.2, 413.2f] The value of an object, or its last known one, as calculations use it. */
export function statOf(game: Game, id: ObjectId, stat: Stat): number {
  const value = statIn(characteristics(game, id), thing(game, id), stat);
  return value < 0 && editionOf(game).negativesCountAsZero ? 0 : value;
}
