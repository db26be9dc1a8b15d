/** What the judge's room asks its worker, and what it is answered. Everything here crosses from the worker. */
import type { Card } from '@lawmage/ability';
import type { EditionName, Reply } from '@lawmage/engine';
import type { Fault } from '@lawmage/judge/room';
import type { ObjectId, Seen } from '../../game/seen.ts';
import type { WhySeen } from '../../game/why.ts';
import type { Entry } from '../../log/parts.ts';

/** Where play stands after a move. */
export type SpotSeen = {
  readonly id: number;
  /** -1 at the beginning. */
  readonly parent: number;
  /** What was done to come here, and by whom; '' at the beginning. */
  readonly by: string;
  readonly who: string;
  readonly entries: readonly Entry[];
  /** Who is asked what, with the rule that asks; '' where the game has ended. */
  readonly asks: string;
  readonly question: string;
  readonly rule: string;
};

/** A sentence of the scenario where it was carried out or checked. */
export type SaidSeen = {
  readonly text: string;
  readonly line: number;
  readonly spot: number;
  readonly isCheck: boolean;
  readonly missed: string | null;
};

export type BranchSeen = {
  readonly id: number;
  readonly name: string;
  readonly leaf: number;
  readonly said: readonly SaidSeen[];
  /** Why its scenario could not go on, or ''. */
  readonly stopped: string;
};

export type StudySeen = {
  readonly title: string;
  readonly edition: EditionName;
  readonly spots: readonly SpotSeen[];
  readonly branches: readonly BranchSeen[];
};

/** Whether a player may do something with an object now; if not, why. */
export type MaySeen = {
  readonly who: string;
  readonly what: string;
  readonly may: boolean;
  readonly words: string;
  readonly rule: string;
};

/** One event on both sides of a comparison; null where one side has nothing more. */
export type ComparedLine = { readonly words: string; readonly rule: string };
export type Compared = {
  readonly names: readonly [string, string];
  readonly sides: readonly [readonly ComparedLine[], readonly ComparedLine[]];
  /** The first line at which they differ; -1 where they do not. */
  readonly differ: number;
  /** What is otherwise at the end. */
  readonly ends: readonly { readonly what: string; readonly is: readonly [string, string] }[];
  /** Where a side could not go on. */
  readonly stopped: readonly [string, string];
};

export type Troubles = { readonly ok: false; readonly problems: readonly Fault[] };
export const trouble = (code: string, message: string): Troubles => ({
  ok: false,
  problems: [{ code, message, place: { line: 0, column: 0 } }],
});

/** Each question with its answer. */
export type Asks = {
  /** `cards`: the printed ones it names, as they were read. `rule`: the first branch and spot that cite it are shown. */
  readonly open: {
    readonly ask: {
      readonly text: string;
      readonly edition: EditionName;
      readonly cards: readonly Card[];
      readonly rule?: string | undefined;
    };
    readonly answer:
      | { readonly ok: true; readonly study: StudySeen; readonly branch: number; readonly spot: number }
      | Troubles;
  };
  readonly look: { readonly ask: { readonly spot: number }; readonly answer: Seen };
  readonly reply: {
    readonly ask: { readonly branch: number; readonly spot: number; readonly reply: Reply };
    readonly answer:
      | { readonly ok: true; readonly study: StudySeen; readonly branch: number; readonly spot: number }
      | Troubles;
  };
  /** Proposes to do again, so many times, what has just been done [CR 732.2a | 2007: 421.2]. */
  readonly again: {
    readonly ask: { readonly branch: number; readonly spot: number; readonly times: number };
    readonly answer: Asks['reply']['answer'];
  };
  readonly concede: {
    readonly ask: { readonly branch: number; readonly spot: number; readonly seat: number };
    readonly answer: Asks['reply']['answer'];
  };
  readonly rename: { readonly ask: { readonly branch: number; readonly name: string }; readonly answer: StudySeen };
  readonly drop: { readonly ask: { readonly branch: number }; readonly answer: StudySeen };
  readonly explain: { readonly ask: { readonly spot: number; readonly id: ObjectId }; readonly answer: WhySeen | null };
  readonly may: { readonly ask: { readonly spot: number; readonly id: ObjectId }; readonly answer: readonly MaySeen[] };
  readonly write: { readonly ask: object; readonly answer: { readonly ok: true; readonly text: string } | Troubles };
  readonly compare: {
    readonly ask: { readonly branch: number; readonly other: number };
    readonly answer: Compared;
  };
  /** The branch in the other edition, by its own sentences. */
  readonly editions: { readonly ask: { readonly branch: number }; readonly answer: Compared | Troubles };
};

export type Question = { readonly [K in keyof Asks]: { readonly is: K } & Asks[K]['ask'] }[keyof Asks];
export type Answer<K extends keyof Asks> = Asks[K]['answer'];
