/** Decisions: the only reason why the engine stops. Plain values; a reply is a list of integers. */
import type { Color, ManaSymbol, ManaType, ZoneName } from '@lawmage/ability';
import type { Rule } from '../editions/rule.ts';
import type { ObjectId, Seat } from '../state/ids.ts';

/**
 * What a player is asked. The reply is a list of integers, by kind:
 *
 * | kind | reply |
 * | --- | --- |
 * | `priority` | `[]` passes, `[i]` takes option i |
 * | `pick` | a set: `least` to `most` different indices of options; handlers get it in ascending order |
 * | `modes` | as `pick`; an index may repeat if `repeat` |
 * | `order` | all indices, each once, in the order asked for (`why` says which end is first) |
 * | `divide` | one share for each option, each at least `each`, together `most` |
 * | `number` | one number from `least` to `most` |
 * | `yesNo` | `[1]` yes, `[0]` no |
 * | `pay` | `[i]`: one option (a mana ability, a unit of the pool, a way to pay, or `auto`) |
 * | `attack`, `block` | indices of options (pairs of creature and what it attacks or blocks), none twice for a creature beyond what it may |
 *
 * `[-1]` takes back the spell or ability being announced where `cancellable`. A player with priority may reply with a
 * proposal (`propose`). `number` with the code `shortcut`: after how many of one's own choices in it one chooses
 * differently; `most` accepts it whole.
 */
export type Decision = {
  readonly kind: DecisionKind;
  /** Whose choice it is. */
  readonly seat: Seat;
  /** Who makes it: that player, or the one who controls that player [CR 723.5 | 2007: 507.3]. */
  readonly by: Seat;
  readonly why: Why;
  readonly options: readonly Option[];
  readonly least: number;
  readonly most: number;
  /** `divide`: the least share of each. */
  readonly each: number;
  /** `modes`: an option may be taken more than once. */
  readonly repeat: boolean;
  readonly cancellable: boolean;
  /** `pick`: what each option counts, and how much the chosen ones must come to together; null: nothing. */
  readonly total: Total | null;
  /** Replies that would fit and may not be given: something else must be chosen [CR 732.2c, 732.3 | 2007: 421.3]. */
  readonly barred: readonly Reply[];
  /** Single picks made so far (see `picks`); part of the game. */
  readonly sofar: readonly number[];
};

export type Total = { readonly least: number; readonly of: readonly number[] };

export const DECISION_KINDS = [
  'priority',
  'pick',
  'order',
  'divide',
  'number',
  'yesNo',
  'modes',
  'pay',
  'attack',
  'block',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Why somebody is asked: a code from one catalogue, the object behind it, and the rule that asks. */
export type Why = {
  readonly code: WhyCode;
  readonly source: ObjectId;
  readonly rule: Rule;
  /** For a choice in a text: its noun or verb, for the writer. */
  readonly about?: unknown;
};

export const WHY_CODES = [
  'priority',
  'firstPlayer',
  'mulligan',
  'bottomCards',
  'target',
  'modes',
  'x',
  'divide',
  'cost',
  'payMana',
  'payOptional',
  'may',
  'unless',
  'chooseObjects',
  'choosePlayer',
  'chooseWord',
  'search',
  'discard',
  'sacrifice',
  'order',
  'orderTriggers',
  'orderReplacements',
  'replace',
  'attack',
  'block',
  'band',
  'combatDamage',
  'legend',
  'merge',
  'handSize',
  'mayStayTapped',
  'library',
  'separate',
  'pile',
  'copy',
  'retarget',
  'castDuring',
  'shortcut',
  'changeRoll',
  'reroll',
] as const;
export type WhyCode = (typeof WHY_CODES)[number];

/** One thing that can be chosen. */
export type Option =
  | Act
  | { readonly is: 'object'; readonly id: ObjectId }
  | { readonly is: 'player'; readonly seat: Seat }
  | { readonly is: 'mode'; readonly mode: number }
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'color'; readonly color: Color }
  | { readonly is: 'place'; readonly zone: ZoneName; readonly at: 'top' | 'bottom' }
  /** A waiting trigger, by its number among those waiting, its source and what it says. */
  | { readonly is: 'trigger'; readonly trigger: number; readonly source: ObjectId; readonly about: unknown }
  /** A replacement or prevention effect that could apply. */
  | { readonly is: 'effect'; readonly source: ObjectId; readonly about: unknown }
  /** A creature and what it would attack: a player or a permanent. */
  | { readonly is: 'attack'; readonly attacker: ObjectId; readonly seat: Seat; readonly id: ObjectId }
  | { readonly is: 'block'; readonly blocker: ObjectId; readonly attacker: ObjectId }
  /** Ways to pay: let the solver do it, spend one unit of the pool, or settle a symbol in a certain way. */
  | { readonly is: 'auto' }
  /** `limited`: it may be spent on some things only. */
  | {
      readonly is: 'pool';
      readonly mana: number;
      readonly type: ManaType;
      readonly limited: boolean;
      readonly symbol: ManaSymbol;
    }
  | {
      readonly is: 'payWith';
      readonly how: 'life' | 'tap' | 'exile';
      readonly id: ObjectId;
      readonly symbol: ManaSymbol;
    };

/** Something a player with priority may do [CR 117.1 | 2007: 408.1]. */
export type Act = {
  readonly is: 'act';
  readonly act: 'land' | 'cast' | 'activate' | 'special';
  readonly id: ObjectId;
  readonly face: number;
  /** `activate`: which of the object's current abilities; otherwise -1. */
  readonly ability: number;
  /** `cast` and `special`: the way, e.g. `'normal'`, `'flashback'`, `'morph'`, `'suspend'`. */
  readonly way: string;
  /** A mana ability [CR 605.1a | 2007: 406.1]. */
  readonly mana: boolean;
};

/** A reply, see `Decision`. */
export type Reply = readonly number[];

/** Takes back what is being announced. */
export const CANCEL: Reply = [-1];

/** A single pick that ends a set, or passes priority: nothing more is taken. */
export const STOP = -2;

/** Whether a reply would fit and may not be given. */
export const isBarred = ({ barred }: Pick<Decision, 'barred'>, reply: Reply): boolean =>
  barred.some(one => one.length === reply.length && one.every((n, at) => n === reply[at]));

/** Why a reply was refused. The game is as it was. */
export type Refusal = { readonly code: RefusalCode; readonly message: string; readonly at?: number };
export type RefusalCode =
  | 'gameOver'
  | 'notAsked'
  | 'notAnInteger'
  | 'notAmongOptions'
  | 'chosenTwice'
  | 'tooFew'
  | 'tooLittle'
  | 'tooMany'
  | 'wrongSum'
  | 'shareTooSmall'
  | 'notCancellable'
  | 'attackNotAllowed'
  | 'attackRequired'
  | 'blockNotAllowed'
  | 'blockRequired'
  | 'cannotPay'
  | 'notEqualSets'
  | 'mustDiffer'
  | 'notPriority'
  | 'badProposal'
  | 'tooLong'
  | 'choiceNotLegal'
  | 'cannotRepeat'
  | 'endsElsewhere'
  | 'notFirst'
  | 'numberChosen'
  | 'numberTooLow';
