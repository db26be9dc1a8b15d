/** Events: what happens in a game. A batch of them is the unit of the pipeline, see `happen`. */

import type { CounterKind, KeywordName, ManaType, SpendLimit, StepName, TokenSpec, ZoneName } from '@lawmage/ability';
import type { Rule } from '../editions/rule.ts';
import type { AssignedDamage, Attacker, Copiable, PoolMana, Target } from '../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../state/ids.ts';
import type { Apart, Arrival, Cause } from './moving.ts';

type Told = {
  /** The rule that makes it happen. */
  readonly rule: Rule;
  /** The spell, ability or permanent behind it, or NONE. */
  readonly source: ObjectId;
};

export type GameEvent =
  /** `arrival` matters on the battlefield only; `to` a library: `at` counts from the top, -1 is the bottom. `newId` after it happened. */
  | (Told & {
      readonly what: 'move';
      readonly id: ObjectId;
      readonly from: ZoneName | null;
      readonly to: ZoneName;
      readonly at: number;
      readonly cause: Cause;
      readonly by: Seat;
      readonly arrival: Arrival | null;
      /** Into a library, to a place that the text names. */
      readonly placed?: true;
      readonly newId: ObjectId;
      /** One more card of a permanent that several represented: it counts where cards are counted [CR 712.21e, 730.3]. */
      readonly part?: true;
      /** Cards that go elsewhere than the permanent they represent: by their places among its components [CR 730.3e, 903.9c]. */
      readonly apart?: Apart;
    })
  /** `id`: what the spell `from` merges with, below it or on top; `was`: its name before. */
  | (Told & {
      readonly what: 'merge';
      readonly id: ObjectId;
      readonly from: ObjectId;
      readonly seat: Seat;
      readonly top: boolean;
      readonly was?: string;
    })
  | (Told & { readonly what: 'draw'; readonly seat: Seat; readonly nth: number; readonly newId: ObjectId })
  /** A player is about to draw several cards; told only where something may change it [CR 121.2a]. */
  | (Told & { readonly what: 'draws'; readonly seat: Seat; readonly n: number })
  /** A player is about to mill cards; told only where something may change it [CR 701.17d]. */
  | (Told & { readonly what: 'mills'; readonly seat: Seat; readonly n: number })
  | (Told & {
      readonly what: 'damage';
      readonly from: ObjectId;
      readonly id: ObjectId;
      readonly seat: Seat;
      readonly amount: number;
      readonly combat: boolean;
      readonly preventable: boolean;
      /** Once it has happened: by how much all that the permanent was dealt with it was excess [CR 120.10]. */
      readonly excess?: number;
    })
  | (Told & {
      readonly what: 'life';
      readonly seat: Seat;
      readonly change: number;
      readonly byDamage: boolean;
      /** Lost to rad counters [CR 728.1a]. */
      readonly radiation?: true;
    })
  | (Told & {
      readonly what: 'create';
      readonly seat: Seat;
      readonly token: TokenSpec;
      readonly card: number;
      readonly copied: Copiable | null;
      readonly arrival: Arrival;
      readonly newId: ObjectId;
    })
  | (Told & {
      readonly what: 'counters';
      readonly id: ObjectId;
      readonly seat: Seat;
      readonly kind: CounterKind;
      readonly n: number;
      readonly by: Seat;
    })
  | (Told & { readonly what: 'tap' | 'untap'; readonly id: ObjectId; readonly by: Seat })
  | (Told & {
      readonly what: 'addMana';
      readonly seat: Seat;
      readonly mana: readonly ManaType[];
      readonly limit: SpendLimit | null;
      readonly tapped: boolean;
      readonly keep?: PoolMana['keep'];
    })
  /** `all`: what is kept as steps end is lost too; `to`: who adds what was lost [CR 106.13]. */
  | (Told & {
      readonly what: 'emptyPool';
      readonly seat: Seat;
      readonly lost: number;
      readonly all?: true;
      readonly to?: Seat;
    })
  | (Told & {
      readonly what: 'cast';
      readonly id: ObjectId;
      readonly seat: Seat;
      readonly from: ZoneName;
      readonly nth: number;
    })
  | (Told & {
      readonly what: 'activate';
      readonly id: ObjectId;
      readonly ability: ObjectId;
      readonly seat: Seat;
      readonly mana: boolean;
      readonly loyalty: boolean;
    })
  /** A triggered ability is put on the stack. */
  | (Told & { readonly what: 'trigger'; readonly id: ObjectId; readonly ability: ObjectId; readonly seat: Seat })
  | (Told & {
      readonly what: 'copySpell';
      readonly id: ObjectId;
      readonly seat: Seat;
      /** The ability that the copy lacks; '' if it has all. */
      readonly without: KeywordName | '';
      /** What the copy targets instead [CR 707.10d, 707.10e]; null: what the original does. */
      readonly onto?: Target | null;
      readonly newId: ObjectId;
    })
  | (Told & {
      readonly what: 'target';
      readonly id: ObjectId;
      readonly seat: Seat;
      readonly by: ObjectId;
      readonly controller: Seat;
    })
  | (Told & { readonly what: 'playLand'; readonly id: ObjectId; readonly seat: Seat; readonly from: ZoneName })
  | (Told & { readonly what: 'resolve' | 'fizzle'; readonly id: ObjectId })
  | (Told & { readonly what: 'attack'; readonly seat: Seat; readonly attackers: readonly Attacker[] })
  | (Told & {
      readonly what: 'block';
      readonly seat: Seat;
      readonly blocks: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[];
    })
  /** Blocks are complete: who is blocked by what, who is not. `again`: what was blocked before has one more blocker. */
  | (Told & { readonly what: 'blocked'; readonly attackers: readonly Attacker[]; readonly again?: true })
  | (Told & { readonly what: 'assignDamage'; readonly damage: readonly AssignedDamage[] })
  | (Told & { readonly what: 'removeFromCombat'; readonly id: ObjectId })
  /** `asCreature`: as though a planeswalker were a creature [CR 702.6e]. */
  | (Told & {
      readonly what: 'attach';
      readonly id: ObjectId;
      readonly to: ObjectId;
      readonly seat: Seat;
      readonly asCreature?: true;
    })
  /** `from`: what it was attached to, once it has happened. */
  | (Told & { readonly what: 'unattach'; readonly id: ObjectId; readonly from?: ObjectId })
  | (Told & { readonly what: 'turn'; readonly seat: Seat; readonly n: number })
  | (Told & {
      readonly what: 'step';
      readonly step: StepName;
      readonly phase: number;
      readonly seat: Seat;
      readonly firstStrike: boolean;
    })
  /** `keep`: what stays where it is in the library. */
  | (Told & { readonly what: 'shuffle'; readonly seat: Seat; readonly keep?: readonly ObjectId[] })
  | (Told & { readonly what: 'reveal'; readonly ids: readonly ObjectId[]; readonly seat: Seat })
  | (Told & { readonly what: 'look'; readonly ids: readonly ObjectId[]; readonly seat: Seat })
  /** `top`: only so many cards on top of it [CR 701.23f]. */
  | (Told & {
      readonly what: 'search';
      readonly seat: Seat;
      readonly of: Seat;
      readonly zone: ZoneName;
      readonly top?: number;
    })
  /** `converts`: by the other name that turning over has [CR 701.28a]. `was`: the name before it showed another face or half. */
  | (Told & {
      readonly what: 'transform' | 'flipOver' | 'turnFaceUp' | 'turnFaceDown' | 'phaseOut' | 'phaseIn';
      readonly id: ObjectId;
      readonly converts?: true;
      readonly was?: string;
    })
  /** A keyword action of a player: scry, surveil, proliferate … with its number. */
  | (Told & {
      readonly what: 'act';
      readonly act: string;
      readonly seat: Seat;
      readonly n: number;
      readonly id: ObjectId;
      /** What it was done to. */
      readonly to?: ObjectId;
    })
  | (Told & {
      readonly what: 'mark';
      readonly id: ObjectId;
      readonly seat: Seat;
      readonly mark: string;
      readonly on: boolean;
    })
  | (Told & {
      readonly what: 'choose';
      readonly seat: Seat;
      readonly words: readonly string[];
      readonly ids: readonly ObjectId[];
    })
  | (Told & { readonly what: 'flip'; readonly seat: Seat; readonly heads: boolean; readonly won: boolean | null })
  | (Told & {
      readonly what: 'roll';
      readonly seat: Seat;
      readonly sides: number;
      readonly result: number;
      /** With the first of the dice that are rolled at once: what all of them showed, also those that are ignored. */
      readonly shown?: readonly number[];
    })
  | (Told & { readonly what: 'cycle'; readonly seat: Seat; readonly id: ObjectId })
  | (Told & { readonly what: 'mulligan' | 'keep'; readonly seat: Seat; readonly n: number })
  | (Told & { readonly what: 'prevent'; readonly amount: number; readonly id: ObjectId; readonly seat: Seat })
  | (Told & { readonly what: 'lose'; readonly seat: Seat; readonly reason: LoseReason })
  | (Told & { readonly what: 'win'; readonly seat: Seat })
  | (Told & { readonly what: 'drawGame'; readonly reason: string })
  | (Told & { readonly what: 'leave'; readonly seat: Seat })
  /** A player becomes a battle's protector. */
  | (Told & { readonly what: 'protect'; readonly id: ObjectId; readonly seat: Seat })
  /** A token or copy in a zone where it cannot be ceases to exist. */
  | (Told & { readonly what: 'cease'; readonly id: ObjectId })
  | (Told & { readonly what: 'daytime'; readonly is: 'day' | 'night' })
  /** [CR 732.2] What is said about a shortcut; `n`: how often it is to be done, the round at which it ends or that begins. */
  | (Told & {
      readonly what: 'shortcut';
      readonly seat: Seat;
      readonly said: 'proposes' | 'accepts' | 'shortens' | 'repeats';
      readonly n: number;
    })
  | (Told & { readonly what: 'takeBack'; readonly seat: Seat; readonly id: ObjectId });

export type LoseReason = 'life' | 'draw' | 'poison' | 'effect' | 'concede' | 'commander';
export type EventKind = GameEvent['what'];
/** The member that a kind names; one member may stand for several kinds. */
export type EventOf<K extends EventKind> = GameEvent extends infer E
  ? E extends { readonly what: infer W }
    ? K extends W
      ? E
      : never
    : never
  : never;

/** Where the results of a batch go: a slot of a resolution's memory for objects and players, one for the amount. */
export type Into = { readonly memory: MemoryId; readonly slot: number; readonly amount: number };
