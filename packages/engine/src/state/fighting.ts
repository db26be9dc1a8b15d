/** A combat under way, and damage that has been assigned. */
import type { ObjectId, Seat } from './ids.ts';

/** [CR 508–510 | 2007: 308–310] */
export type Combat = {
  readonly attackingPlayer: Seat;
  readonly attackers: readonly Attacker[];
  readonly declared: boolean;
  /** Who is left out of the second combat damage step [CR 510.4 | 2007: 310.5]. */
  readonly struck: readonly ObjectId[];
  /** Combat damage steps begun. */
  readonly damageSteps: number;
  /** Blocking creatures, those whose attackers have left combat included [CR 509.1g | 2007: 309.2e]. */
  readonly blocking: readonly ObjectId[];
  /** Attackers that something required to attack as they were declared [CR 506.6]. */
  readonly forced?: readonly ObjectId[];
};
export type Attacker = {
  readonly id: ObjectId;
  readonly seat: Seat;
  /** The planeswalker or battle attacked, or NONE. */
  readonly target: ObjectId;
  /** What it attacked has been removed from combat: it attacks nothing [CR 506.4c]. */
  readonly adrift: boolean;
  /** Attackers with the same number, if not negative, are a band [CR 702.22c | 2007: 502.10b]. */
  readonly band: number;
  readonly blocked: boolean;
  readonly blockers: readonly ObjectId[];
};
export type AssignedDamage = {
  readonly source: ObjectId;
  readonly id: ObjectId;
  readonly seat: Seat;
  readonly amount: number;
};
