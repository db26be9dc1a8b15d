/** A shortcut that is proposed or taken [CR 732.2 | 2007: 421.2]. */
import type { StepName, ZoneName } from '@lawmage/ability';
import type { Decision, Option, Reply } from '../work/decision.ts';
import type { ObjectId, Seat } from './ids.ts';

export type Shortcut = {
  readonly by: Seat;
  readonly loops: readonly Loop[];
  /** Where it ends before its own end, and who will choose differently there. */
  readonly stop: (Place & { readonly seat: Seat }) | null;
  /** How far it has been taken; null while the others are asked. */
  readonly at: Progress | null;
};

/** A choice in a shortcut. */
export type Place = { readonly loop: number; readonly round: number; readonly choice: number };

/** `made`: what was chosen in the last round, and in what positions. */
export type Progress = Place & { readonly base: Base; readonly made: readonly Chosen[] };

/** How a round began: the number of the next object, and how many objects were on the stack. */
export type Base = { readonly next: ObjectId; readonly stack: number };

/** `base`: how the round began in which its choices were described. `grows`: how much more is on the stack after each round. */
export type Loop = {
  readonly times: number;
  readonly base: Base;
  readonly grows: number;
  readonly choices: readonly Described[];
};

/** A choice in words that hold in each round: the question that it answers, and what is chosen. */
export type Described = Pick<Decision, 'seat' | 'kind'> & {
  readonly code: Decision['why']['code'];
  /** The step in which it is asked, and how much more is on the stack than as the round began. */
  readonly step: StepName;
  readonly depth: number;
  readonly source: Likeness;
  readonly reply: Reply;
  /** There was nothing else to choose, so nobody was asked; in other rounds somebody may be. */
  readonly settled: boolean;
  /** The options that are taken; all of them where shares are given out. */
  readonly options: readonly NamedOption[];
};

/** What an object is like, for finding another one like it. */
export type Likeness = { readonly name: string; readonly controller: Seat; readonly zone: ZoneName | null };

/** An option, with what the objects in it are like. */
export type NamedOption = { readonly option: Option; readonly like: readonly Likeness[] };

/** A choice that goes on with a loop that has been seen, in the position with that name [CR 732.3 | 2007: 421.3]. */
export type Closed = { readonly at: string; readonly reply: Reply };

/** A choice of the turn: the name of the position, and what was chosen; null: it is asked now. */
export type Chosen = Pick<Decision, 'seat' | 'kind'> & { readonly at: string; readonly reply: Reply | null };
