/** Of objects that change zones: why, and how they arrive. */
import type { Ability, CounterKind, Duration, Effect, ZoneName } from '@lawmage/ability';
import type { Attackable } from '../5-turns/combat/fighters.ts';
import type { Copiable, FaceDown, Found } from '../state/game.ts';
import type { ObjectId, Seat } from '../state/ids.ts';

/** Why a card moves; listeners and replacements ask. */
export type Cause =
  | 'draw'
  | 'discard'
  | 'destroy'
  /** Destroyed so that it can't be regenerated [CR 701.19c | 2007: 419.6b]. */
  | 'destroyForGood'
  | 'lethalDamage'
  | 'sacrifice'
  | 'mill'
  | 'exile'
  | 'return'
  | 'put'
  | 'play'
  | 'cast'
  | 'resolve'
  | 'counter'
  | 'cost'
  | 'stateBased'
  | 'search'
  | 'mulligan'
  | 'setup'
  | 'surveil'
  | 'cycle'
  | 'leaveGame'
  | 'legend'
  | 'reveal';

/** How an object arrives: from its destination phrase, spell or effects that change how it enters. */
export type Arrival = {
  readonly tapped: boolean;
  readonly controller: Seat;
  readonly faceDown: FaceDown;
  readonly face: number;
  /** [CR 709.5d] The half of a Room that was cast as a spell; -1: none. */
  readonly door: number;
  /** [CR 722.3a] It enters prepared. */
  readonly prepared: boolean;
  /** `ofCopy`: an exception of the copy effect that made it a copy [CR 707.9e]. */
  readonly counters: readonly { readonly kind: CounterKind; readonly n: number; readonly ofCopy?: true }[];
  /** What is linked to the copy effect and triggers as it enters [CR 707.9g]. */
  readonly copyDone?: CopyDone | null;
  readonly attachedTo: ObjectId;
  readonly attachedToSeat: Seat;
  readonly copied: Copiable | null;
  /** The card that it melds with, or NONE [CR 701.42a]. */
  readonly melded: ObjectId;
  /** How long it is that copy; null: for good. */
  readonly copiedUntil: Duration | null;
  /** What it may attack as it enters, to be chosen among; false: it does not attack [CR 508.4 | 2007: 308.3]. */
  readonly attacking: readonly Attackable[] | false;
  /** What it may block as it enters, to be chosen among; false: it does not block [CR 509.4]. */
  readonly blocking: readonly ObjectId[] | false;
  readonly changes: readonly Ability[];
  readonly chosen: Readonly<Record<string, string | number | readonly number[]>>;
};

export type Apart = { readonly at: readonly number[]; readonly to: ZoneName };

/** An effect of a reflexive ability, with what its words stand for. */
export type CopyDone = { readonly effect: Effect; readonly found: readonly (Found | undefined)[]; readonly x: number };
