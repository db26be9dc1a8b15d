/** What players do. */
import type { Choice, Noun, ObjectNoun, Share, StepNoun, Who } from './noun.ts';

export type Action =
  | Deed
  | { readonly do: 'order'; readonly who: Who; readonly what: readonly Noun[] }
  | { readonly do: 'say'; readonly who: Who; readonly yes: boolean }
  | { readonly do: 'pass'; readonly who: Who | null }
  /** Everybody passes until it has resolved; the whole stack if nothing is named. */
  | { readonly do: 'resolve'; readonly what: ObjectNoun | null }
  | { readonly do: 'until'; readonly step: StepNoun }
  | { readonly do: 'concede'; readonly who: Who }
  | { readonly do: 'mulligan'; readonly who: Who; readonly keep: boolean }
  /** A shortcut is proposed, and what others say to it; `round`: at whose first choice of theirs they stop it, from 1. */
  | { readonly do: 'propose'; readonly who: Who; readonly loops: readonly SaidLoop[] }
  | { readonly do: 'accept'; readonly who: Who | null }
  | { readonly do: 'stop'; readonly who: Who; readonly round: number; readonly choice: number }
  | { readonly do: 'takeBack'; readonly who: Who }
  | { readonly do: 'byHand'; readonly who: Who; readonly on: boolean };

/** Sentences that are to be done so many times. */
export type SaidLoop = { readonly times: number; readonly steps: readonly Action[] };

/** What a player may or may not do. */
export type Deed =
  | {
      readonly do: 'act';
      readonly who: Who;
      readonly act: ActKind;
      readonly what: ObjectNoun;
      readonly announced: Announced;
    }
  | { readonly do: 'attack'; readonly who: Who; readonly pairs: readonly AttackPair[] }
  | { readonly do: 'block'; readonly who: Who; readonly pairs: readonly BlockPair[] }
  | { readonly do: 'choose'; readonly who: Who; readonly what: readonly Choice[] }
  | { readonly do: 'divide'; readonly who: Who; readonly shares: readonly Share[] };

export type ActKind =
  | 'cast'
  | 'activate'
  | 'play'
  | 'mana'
  | 'faceUp'
  | 'suspend'
  | 'foretell'
  | 'plot'
  | 'endEffect'
  | 'ignore'
  | 'discard'
  | 'unlock';
/** `at`: null where there is only one player to attack. */
export type AttackPair = { readonly attacker: ObjectNoun; readonly at: Noun | null };
export type BlockPair = { readonly attacker: ObjectNoun; readonly blocker: ObjectNoun };

/** What is said with a spell or ability as it is announced. */
export type Announced = {
  readonly targets: readonly Noun[];
  readonly x: number | null;
  /** Modes by their number, from 1. */
  readonly modes: readonly number[];
  /** `'flashback'`, `'face down'`, or another alternative to the mana cost. */
  readonly way: string | null;
  /** Optional costs that are paid, and how often. */
  readonly paying: readonly { readonly keyword: string; readonly times: number }[];
  readonly shares: readonly Share[];
  /** What is chosen while costs are paid. */
  readonly chosen: readonly Choice[];
  /** Which of the object's activated abilities, from 1. */
  readonly ability: number | null;
};

export const NOTHING_ANNOUNCED: Announced = {
  targets: [],
  x: null,
  modes: [],
  way: null,
  paying: [],
  shares: [],
  chosen: [],
  ability: null,
};
