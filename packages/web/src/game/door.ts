/** The door between a table and the room where its game is kept. Whose seat it is, the door knows; no message says it. */

import type { Card } from '@lawmage/ability';
import type { EditionName, Refusal, Reply } from '@lawmage/engine';
import type { Entry } from '../log/parts.ts';
import type { ObjectId, Seen, ToldEvent } from './seen.ts';
import type { StoredFault } from './stored.ts';
import type { WhySeen } from './why.ts';

export type DeckSetup = {
  readonly name: string;
  readonly cards: readonly { readonly card: Card; readonly count: number }[];
  /** If anybody has one, the game is one of Commander. */
  readonly commanders?: readonly Card[];
};

/** Cards that lie somewhere before a game begins. */
export type Lying = { readonly hand: readonly Card[]; readonly battlefield: readonly Card[] };
/** How a game begins that is only tried out: the first seat with its cards, the others with theirs. */
export type Start = { readonly you: Lying; readonly others: Lying };

export type Setup = {
  readonly edition: EditionName;
  /** A game that begins in the middle; it begins at its beginning if this is not said. */
  readonly start?: Start;
  readonly seed: number;
  readonly you: { readonly name: string; readonly deck: DeckSetup };
  readonly opponents: readonly { readonly name: string; readonly deck: DeckSetup; readonly agent: AgentName }[];
};
export type AgentName = 'heuristic' | 'random';

/** Why something cannot be done now: reason, what causes it, the rule. */
export type Reason = { readonly code: string; readonly words: string; readonly rule: string };

/** What an undo would take back. */
export type UndoMark = {
  readonly what: string;
  /** Hidden cards seen since, and whether chance was used: then the game becomes practice. */
  readonly saw: readonly string[];
  readonly chance: boolean;
};

export type FromHost =
  | { readonly say: 'update'; readonly seen: Seen; readonly told: readonly ToldEvent[]; readonly undo: UndoMark | null }
  /** The game is again at an earlier decision, `n` updates after its beginning. */
  | {
      readonly say: 'rewound';
      readonly seen: Seen;
      readonly undo: UndoMark | null;
      readonly what: string;
      readonly n: number;
    }
  /** A stored game goes on: the log with its length after each update, and hidden cards seen before something was taken back. */
  | {
      readonly say: 'resumed';
      readonly seen: Seen;
      readonly undo: UndoMark | null;
      readonly log: readonly Entry[];
      readonly marks: readonly number[];
      readonly practice: readonly string[];
      readonly byHand: boolean;
    }
  | ({ readonly say: 'notResumed' } & StoredFault)
  /** The browser keeps nothing, so that a reload would lose the game. */
  | { readonly say: 'notKept' }
  /** `reasons`: what is wrong with a declaration, and what says so. */
  | { readonly say: 'refused'; readonly refusal: Refusal; readonly reasons: readonly Reason[] }
  /** A promise of the engine was broken; the game is kept at the last decision. */
  | { readonly say: 'broken'; readonly code: string; readonly message: string }
  | { readonly say: 'reasons'; readonly id: ObjectId; readonly reasons: readonly Reason[] }
  /** Why an object is what it is; null if it cannot be known. */
  | { readonly say: 'explained'; readonly id: ObjectId; readonly why: WhySeen | null }
  | { readonly say: 'plan'; readonly index: number; readonly taps: readonly ObjectId[] }
  /** The nearest declaration that the rules allow. */
  | { readonly say: 'fixed'; readonly reply: Reply };

export type ToHost =
  | { readonly ask: 'start'; readonly setup: Setup }
  /** `auto`: the app replied for the player, so undo does not stop here. */
  /** Goes on with a game as the browser had kept it. */
  | { readonly ask: 'resume'; readonly stored: unknown }
  | { readonly ask: 'answer'; readonly reply: Reply; readonly auto: boolean; readonly what: string }
  /** Proposes to do again, so many times, what has just been done. */
  | { readonly ask: 'again'; readonly times: number }
  | { readonly ask: 'undo' }
  /** Does again what was undone. */
  | { readonly ask: 'redo' }
  | { readonly ask: 'fix'; readonly reply: Reply }
  | { readonly ask: 'concede' }
  | { readonly ask: 'byHand'; readonly on: boolean }
  | { readonly ask: 'whyNot'; readonly id: ObjectId }
  | { readonly ask: 'explain'; readonly id: ObjectId }
  /** What would be tapped for an act. */
  | { readonly ask: 'plan'; readonly index: number };

export type Door = {
  send(message: ToHost): void;
  watch(hear: (message: FromHost) => void): () => void;
  close(): void;
};
