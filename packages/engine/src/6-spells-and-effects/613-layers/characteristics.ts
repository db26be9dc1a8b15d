/**
 * What objects are now. Reading is here; making is in `layers.ts`, which reads nouns, which read characteristics: the
 * circle is closed at run time by `characteristicsAreMadeBy`.
 */
import { CARD_TYPES, type CardType, type KeywordName, SUPERTYPES, type Supertype } from '@lawmage/ability';
import type { Characteristics, LiveAbility } from '../../state/characteristics.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing } from '../../state/store.ts';
import { newStamp } from './stale.ts';
import { draftOf, isWorking } from './underway.ts';

type Maker = (game: Game, id: ObjectId) => Characteristics;
let make: Maker | null = null;

/** Called once, by the room that makes characteristics. */
export function characteristicsAreMadeBy(maker: Maker): void {
  make = maker;
}

/**
 * [CR 109.3, 613.1 | 2007: 201.1, 418.5a] The characteristics of an object now; of one that has gone, as it last existed.
 * While continuous effects are being applied: as far as they have been. Without the cache nothing outlives one making,
 * in which objects that read each other are still made once each.
 */
export function characteristics(game: Game, id: ObjectId): Characteristics {
  const { is, isStamp } = thing(game, id);
  return is !== null && isStamp === game.stamp && !isWorking() && !game.uncached ? is : otherwise(game, id);
}

/** What is being worked on, what has gone, and what nobody has asked about since something changed. */
function otherwise(game: Game, id: ObjectId): Characteristics {
  const draft = draftOf(id);
  if (draft !== undefined) return draft;
  if (game.uncached && !isWorking()) game.stamp = newStamp();
  const record = thing(game, id);
  const { is } = record;
  if (is !== null && (record.zone === null || record.isStamp === game.stamp)) return is;
  return must(make, 'the room that makes characteristics has been loaded', game)(game, id);
}

const bitsOf = (words: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(words.map((word, n) => [word, 1 << n]));
const TYPE_BITS = bitsOf(CARD_TYPES);
const SUPERTYPE_BITS = bitsOf(SUPERTYPES);
export const bitOfType = (type: CardType): number => TYPE_BITS[type] ?? 0;
export const bitOfSupertype = (type: Supertype): number => SUPERTYPE_BITS[type] ?? 0;

export const isType = (game: Game, id: ObjectId, type: CardType): boolean =>
  (characteristics(game, id).types & bitOfType(type)) !== 0;
export const isSupertype = (game: Game, id: ObjectId, type: Supertype): boolean =>
  (characteristics(game, id).supertypes & bitOfSupertype(type)) !== 0;
export const hasKeyword = (game: Game, id: ObjectId, keyword: KeywordName): boolean =>
  characteristics(game, id).keywords.has(keyword);
export const controllerOf = (game: Game, id: ObjectId): Seat => characteristics(game, id).controller;
export const powerOf = (game: Game, id: ObjectId): number => characteristics(game, id).power;
export const toughnessOf = (game: Game, id: ObjectId): number => characteristics(game, id).toughness;
export const abilitiesOf = (game: Game, id: ObjectId): readonly LiveAbility[] => characteristics(game, id).abilities;
