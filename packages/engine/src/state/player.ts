/** The record of a player. */
import type { ManaType, SpendLimit } from '@lawmage/ability';
import type { Counters, Owner } from './game.ts';
import type { ObjectId, Seat } from './ids.ts';

export type Player = {
  own: Owner;
  readonly seat: Seat;
  readonly name: string;
  life: number;
  left: boolean;
  lost: boolean;
  counters: Counters;
  library: readonly ObjectId[];
  hand: readonly ObjectId[];
  graveyard: readonly ObjectId[];
  /** The cards that this player owns outside the game, as indexes of definitions [CR 400.11a | 2007: none]. */
  outside: readonly number[];
  pool: readonly PoolMana[];
  /** The top card of the library while this player plays with it revealed, and what has stopped being so there [CR 401.6]. */
  shownTop: ObjectId;
  coveredTops: readonly ObjectId[];
  landsPlayed: number;
  /** The number that this player has chosen in this step for a loop of nobody else's actions [2007: 421.5]. */
  loopNumber: LoopNumber | null;
  /** How often this player's turn has begun; marks since when permanents are under control. */
  turns: number;
  drewFromEmpty: boolean;
  /** Combat damage dealt by each commander, by its owner and card [CR 903.10a]. */
  commanderDamage: Readonly<Record<string, number>>;
  mulligans: number;
  /** Payments that the solver can make are made without asking. */
  autoPay: boolean;
  /** Designations: 'citysBlessing', 'ring:2' … */
  marks: readonly string[];
  skips: readonly string[];
  /** Who makes this player's choices during this turn [CR 723.5 | 2007: 507.3]; NOBODY but the player. */
  controlledBy: Seat;
  /** The spell or ability for whose resolution only that is so; NONE: the whole turn. And who made them before. */
  controlledWhile: ObjectId;
  controlledBefore: Seat;
  /** Who will during the next turn that the player takes [CR 723.1 | 2007: 507.1]. */
  controlledNext: Seat;
};

/** How often a loop is done, and its actions in words. */
export type LoopNumber = { readonly times: number; readonly actions: string };

/** One unit of mana [CR 106.4 | 2007: 406.3] with where it came from and what it may be spent on. */
export type PoolMana = {
  readonly type: ManaType;
  readonly snow: boolean;
  readonly source: ObjectId;
  readonly limit: SpendLimit | null;
  /** How long it is not lost as steps and phases end. */
  readonly keep: 'no' | 'combat' | 'turn';
};
