/** What the workshop asks its worker, and what it is answered. */
import type { Card } from '@lawmage/ability';
import type { CardFacts, CustomProblem } from '@lawmage/cards';
import type { ObjectSeen } from '../../game/seen.ts';

/** Where a line stopped being understood, in letters of the line; what was wanted, and wordings that would do. */
export type Stopped = {
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly wanted: readonly string[];
  readonly nearest: readonly string[];
};

/** One line of rules text and what became of it. */
export type LineSeen = {
  readonly text: string;
  /** What was understood, as an indented tree of words; '' if nothing was. */
  readonly tree: string;
  /** How Lawmage writes it, where that differs; else ''. */
  readonly written: string;
  /** Words that are understood and not carried out yet. */
  readonly missing: readonly string[];
  readonly stopped: Stopped | null;
};

export type FaceSeen = {
  readonly name: string;
  /** The card as it is drawn; null where a printed fact is not known. */
  readonly object: ObjectSeen | null;
  readonly lines: readonly LineSeen[];
};

export const STATES = ['playable', 'notCarriedOut', 'notUnderstood'] as const;
export type CardState = (typeof STATES)[number];

export type CardSeen = {
  readonly name: string;
  /** Where it begins in the text. */
  readonly line: number;
  readonly facts: CardFacts;
  readonly faces: readonly FaceSeen[];
  readonly state: CardState;
  /** What else keeps it from being understood: its layout, a printed fact. */
  readonly troubles: readonly string[];
  /** The card as the game has it, if it is playable. */
  readonly card: Card | null;
};

export type SetSeen = { readonly cards: readonly CardSeen[]; readonly problems: readonly CustomProblem[] };

export type ToReader = { readonly n: number; readonly text: string };
export type FromReader = { readonly n: number; readonly set: SetSeen };
