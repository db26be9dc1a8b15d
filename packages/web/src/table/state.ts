/** What the table shows beyond the view: all of it is derived, chosen or about to be sent. */
import type { Reason, UndoMark } from '../game/door.ts';
import type { ObjectId, Seat, Seen, ToldEvent } from '../game/seen.ts';
import type { StoredFault } from '../game/stored.ts';
import type { WhySeen } from '../game/why.ts';
import type { Entry } from '../log/parts.ts';
import { type Draft, NO_DRAFT } from './draft.ts';
import type { PassMemory } from './passing.ts';

export type Notice = {
  readonly tone: 'plain' | 'warn' | 'danger';
  readonly text: string;
  readonly rule: string;
  readonly more: number;
  /** The declaration can be mended. */
  readonly fixes: boolean;
};

export type ZoneName = 'graveyard' | 'exile' | 'library' | 'command' | 'hand';
export type OpenZone = { readonly zone: ZoneName; readonly seat: Seat };

export type TableState = {
  readonly seen: Seen | null;
  /** What was told with the view that is shown. */
  readonly told: readonly ToldEvent[];
  readonly draft: Draft;
  readonly log: readonly Entry[];
  /** Life totals at the end of what was told. */
  readonly life: readonly number[];
  readonly undo: UndoMark | null;
  readonly notice: Notice | null;
  /** A reply was sent and has not been answered, or something is still being shown. */
  readonly busy: boolean;
  readonly lingering: boolean;
  readonly memory: PassMemory;
  /** Sources that would be tapped for what is lifted. */
  readonly plan: readonly ObjectId[];
  readonly inspected: ObjectId | -1;
  readonly reasons: readonly Reason[];
  /** Why the inspected object is what it is. */
  readonly why: { readonly id: ObjectId; readonly why: WhySeen | null } | null;
  readonly zone: OpenZone | null;
  readonly opened: ReadonlySet<string>;
  readonly byHand: boolean;
  readonly practice: readonly string[];
  /** This browser keeps nothing of the game: a reload would lose it. */
  readonly unkept: boolean;
  /** Why a stored game cannot go on. */
  readonly aside: StoredFault | null;
  readonly broken: { readonly code: string; readonly message: string } | null;
  /** Answers that are given by themselves from now on, by what is asked. */
  readonly remembered: ReadonlyMap<string, readonly string[]>;
  readonly always: readonly string[];
  readonly pinned: readonly string[];
  readonly muted: readonly string[];
};

export const CLEAR_MEMORY: PassMemory = {
  armed: null,
  held: false,
  beforeAttacks: false,
  fresh: false,
  offered: new Set(),
};

export const EMPTY_TABLE: TableState = {
  seen: null,
  told: [],
  draft: NO_DRAFT,
  log: [],
  life: [],
  undo: null,
  notice: null,
  busy: true,
  lingering: false,
  memory: CLEAR_MEMORY,
  plan: [],
  inspected: -1,
  reasons: [],
  why: null,
  zone: null,
  opened: new Set(),
  byHand: false,
  practice: [],
  unkept: false,
  aside: null,
  broken: null,
  remembered: new Map(),
  always: [],
  pinned: [],
  muted: [],
};
