/** The shape of a game: plain records, written only through `store.ts`. */
import type { Card, CounterKind, Effect, StepName, ZoneName } from '@lawmage/ability';
import type { Open } from '../1-concepts/106-mana/open.ts';
import type { Ready } from '../1-concepts/106-mana/ready.ts';
import type { Live } from '../6-spells-and-effects/613-layers/live.ts';
import type { EditionName } from '../editions/rule.ts';
import type { Decision } from '../work/decision.ts';
import type { GameEvent } from '../work/event.ts';
import type { Frame } from '../work/frames.ts';
import type { Characteristics } from './characteristics.ts';
import type { Combat } from './fighting.ts';
import type { MemoryId, ObjectId, Seat } from './ids.ts';
import type { Indexes } from './indexes.ts';
import type { Lasting } from './lasting.ts';
import type { Player } from './player.ts';
import type { Chosen, Closed, Shortcut } from './shortcut.ts';
import type { Copiable, Memory, StackItem, Waiting } from './stack-item.ts';

export type { AssignedDamage, Attacker, Combat } from './fighting.ts';
export type { Player, PoolMana } from './player.ts';
export {
  type Copiable,
  type Found,
  type Memory,
  NOTHING_FOUND,
  type StackItem,
  type Target,
  type Targets,
  type Waiting,
} from './stack-item.ts';

/** Who may write a record in place. Not saved; a fork gives both games new ones. */
export type Owner = { readonly owner: true };

export type Game = {
  own: Owner;
  readonly edition: EditionName;
  readonly format: FormatRules;
  /** Card definitions, shared by all forks. Tokens, emblems and copies of cards add theirs at the end. */
  cards: readonly Card[];
  /** The generator's state: chance is part of the game. */
  rng: number;
  turn: number;
  active: Seat;
  /** Who took the last turn that was not an extra one; turn order goes on from there [CR 500.7 | 2007: 300.6]. */
  regular: Seat;
  step: StepName;
  /** Which phase of the turn it is; additional ones have numbers of their own. */
  phase: number;
  /** First of two combat damage steps [CR 510.4 | 2007: 310.5]. */
  firstStrike: boolean;
  nextId: number;
  nextTimestamp: number;
  pages: (Page | undefined)[];
  players: Player[];
  /** Zones that all share; those of players are in `Player`. Ordered: library top last, graveyard top last, stack top last. */
  battlefield: readonly ObjectId[];
  stack: readonly ObjectId[];
  exile: readonly ObjectId[];
  command: readonly ObjectId[];
  /** The ante zone [CR 407 | 2007: 217.9]. */
  ante: readonly ObjectId[];
  phasedOut: readonly ObjectId[];
  /** What is still to do, next one last. The list is the game's own and written in place, in `work/` only. */
  agenda: Frame[];
  asking: Decision | null;
  /** What goes on when the question is answered. */
  then: Frame | null;
  /** Games from before what is being announced or paid, the innermost last [CR 733.1 | 2007: 422.1]. */
  kept: readonly Kept[];
  memories: readonly Memory[];
  nextMemory: MemoryId;
  /** Abilities that have triggered and are not yet on the stack [CR 603.3 | 2007: 410.3]. */
  waiting: readonly Waiting[];
  /** Continuous, replacement and prevention effects and delayed triggers of resolved spells and abilities. */
  lasting: readonly Lasting[];
  combat: Combat | null;
  /** Who has passed in succession since something last happened [CR 117.4 | 2007: 408.1c]. */
  passed: number;
  priority: Seat;
  extraTurns: readonly ExtraTurn[];
  /** Steps still to come in this turn, next one last; additional phases are pushed here [CR 500.8 | 2007: 300.6]. */
  steps: readonly PlannedStep[];
  history: TurnHistory;
  /** How many spells the last turn's active player cast in it [CR 502.2]; -1 where there was none. */
  spellsLastTurn: number;
  /** How many spells the player cast who cast most in the last turn; -1 where there was none. */
  mostSpellsLastTurn: number;
  daytime: 'day' | 'night' | 'neither';
  monarch: Seat;
  initiative: Seat;
  result: GameResult | null;
  /** Objects to look at in the next check of state-based actions; `allTouched` after a broad change. */
  touched: readonly ObjectId[];
  allTouched: boolean;
  /** Cards in hidden zones that players see while an effect is carried out; until somebody has priority again. */
  shown: readonly Shown[];
  /** Events since the last reply, for `tell`; kept only while `telling`. The list is the game's own. */
  events: GameEvent[];
  telling: boolean;
  /** Forced steps since the last free choice, for loop detection [CR 104.4b | 2007: 421.4]. */
  forced: number;
  /** Hashes of the positions seen since then. */
  seen: readonly string[];
  /** Optional actions of this turn; loops of them end at a limit [CR 732.1b | 2007: 421.1]. */
  acts: number;
  /** Choices of this turn with their positions, once so much was done that it may be a loop [CR 732.3 | 2007: 421.3]. */
  chosen: readonly Chosen[];
  /** What would go on with a loop that has been seen. */
  closed: readonly Closed[];
  /** The shortcut that is proposed or taken [CR 732.2 | 2007: 421.2]. */
  shortcut: Shortcut | null;
  index: Indexes;
  /** Who could make mana and activate abilities with what; a cache, not saved. */
  ready: Ready | null;
  /** By seat: what just taps for mana, as far as somebody has asked since `ready` was made; a cache, not saved. */
  open: readonly (Open | null | undefined)[] | null;
  /** Changes whenever characteristics of several objects may have changed; unique in the process, not saved. */
  stamp: number;
  /** The continuous effects there are; a cache that belongs to a stamp, not saved. */
  live: Live | null;
  /** Permanents controlled by somebody else than they would be without control-changing effects, when last settled. */
  borrowed: readonly Borrowed[];
  /** The main game, while a subgame is played in its place [CR 729.1 | 2007: 506.1]. */
  outer: Game | null;
  /** Switches the cache of characteristics off; games must be equal. */
  uncached: boolean;
};

/**
 * A game from before something was begun that may be taken back. `then` goes on when it has been: null gives the player
 * who acted the choice again.
 */
export type Kept = {
  readonly game: Game;
  readonly seat: Seat;
  readonly item: ObjectId;
  readonly then: Frame | null;
  /** How many events of the turn there were: the list itself is that of the game. */
  readonly happened: number;
  /** Cards that were drawn since and stay unseen [CR 121.8 | 2007: 217.2f]. */
  readonly drawn?: readonly ObjectId[];
};

/** Who sees cards that are revealed or looked at; NOBODY stands for everybody. */
export type Shown = { readonly seat: Seat; readonly ids: readonly ObjectId[] };

/** Neighbouring records, as many as `store.ts` puts on a page. */
export type Page = { readonly own: Owner; readonly things: (Thing | undefined)[] };

/** Any object [CR 109.1 | 2007: 200.1]: one shape for cards, tokens, copies, abilities on the stack, emblems. */
export type Thing = {
  own: Owner;
  readonly id: ObjectId;
  readonly kind: ThingKind;
  /** Index into `Game.cards`; -1 for abilities on the stack. */
  card: number;
  face: number;
  /** Changes only as cards are won for ante [CR 407.2 | 2007: 217.9b]. */
  owner: Seat;
  /** Controller before control-changing effects (layer 2). On the stack: who put it there. */
  controller: Seat;
  /** `null`: the object has gone; the record is last known information [CR 608.2h | 2007: 413.2g]. */
  zone: ZoneName | null;
  /** The zone it is in or, gone, was in: an object never changes zones, it becomes another. */
  readonly home: ZoneName;
  /** The id of the object it became when it moved, or NONE; and the one it was before. A spell that merges becomes what it merges with. */
  next: ObjectId;
  /** The other objects that it became, where several cards represented it [CR 730.3 | 2007: none]. */
  others: readonly ObjectId[];
  readonly previous: ObjectId;
  tapped: boolean;
  flipped: boolean;
  faceDown: FaceDown;
  phasedOut: boolean;
  damage: number;
  /** Dealt damage by a source with deathtouch since the last check [CR 704.5h]. */
  deathtouched: boolean;
  /** Its timestamp [CR 613.7d | 2007: 418.5d]. */
  timestamp: number;
  /** Turn-begin count of its controller when control began; see `isSick` [CR 302.6 | 2007: 212.3d]. */
  since: number;
  attachedTo: ObjectId;
  attachedToSeat: Seat;
  /** What is attached to it. */
  attachments: readonly ObjectId[];
  counters: Counters;
  /** Copiable values of a copy, fixed when the copy was made [CR 707.2 | 2007: 503.2]; null: as printed. */
  copied: Copiable | null;
  /** What represents a merged or melded permanent, on top first; none: the one card of this record [CR 730.2 | 2007: none]. */
  components: readonly Component[];
  /** What was announced and chosen for a spell or ability on the stack, and what a permanent remembers of it [CR 400.7d]. */
  stack: StackItem | null;
  /** Chosen values and linked objects [CR 607 | 2007: 217.7d], by key. */
  memory: Readonly<Record<string, Remembered>>;
  /** Designations and once-per-turn marks: 'monstrous', 'renowned', 'goaded:1', 'activated:3' … */
  marks: readonly string[];
  /** Cache of computed characteristics, valid while `isStamp` equals `Game.stamp`; not saved. For a gone object: pinned. */
  is: Characteristics | null;
  isStamp: number;
};

/** One of the cards and tokens that represent a permanent together [CR 730.2, 712.4a | 2007: none]. */
export type Component = {
  readonly kind: 'card' | 'token';
  readonly card: number;
  readonly face: number;
  readonly faceDown: FaceDown;
  readonly copied: Copiable | null;
  readonly marks: readonly string[];
  /** When it was merged; 0 for what the permanent was at first. */
  readonly timestamp: number;
  /** The other half of a melded pair: what the two are together is said by the one above it. */
  readonly half: boolean;
};
export const NO_COMPONENTS: readonly Component[] = Object.freeze([]);

export type ThingKind = 'card' | 'token' | 'copy' | 'ability' | 'emblem' | 'combatDamage';
export type FaceDown =
  | 'no'
  | 'exiled'
  | 'morph'
  | 'megamorph'
  | 'manifest'
  | 'disguise'
  | 'cloak'
  | 'foretold'
  | 'drawn';
export type Counters = Readonly<Record<CounterKind, number>>;
export const NO_COUNTERS: Counters = Object.freeze({});
export type Remembered = string | number | readonly number[];

export type Borrowed = { readonly id: ObjectId; readonly seat: Seat };

export type ExtraTurn = { readonly seat: Seat; readonly skipUntap: boolean; readonly atEnd: AtEndOfTurn | null };
/** What was said to happen in the end step of an added turn, and what its words stand for. */
export type AtEndOfTurn = Pick<Memory, 'you' | 'source' | 'x' | 'found'> & { readonly effect: Effect };
/** `phase` tells one phase of a turn from the next, additional ones included. */
export type PlannedStep = { readonly step: StepName; readonly phase: number };

/**
 * Things that happened this turn, in order, kept small: what tallies and "this turn" conditions read. `own`: who may add to
 * the list in place; not saved.
 */
export type TurnHistory = { readonly own: Owner | null; readonly events: readonly GameEvent[] };

export type GameResult = { readonly winners: readonly Seat[]; readonly draw: boolean; readonly rule: string };

/** Numbers a format or variant sets [CR 100–103, 9xx | 2007: 100–101]. */
export type FormatRules = {
  readonly life: number;
  readonly handSize: number;
  readonly freeMulligans: number;
  /** The first player skips the first draw [CR 103.8a | 2007: 101.5a]. */
  readonly firstDrawSkipped: boolean;
  /** Commanders and the damage they deal count [CR 903]. */
  readonly commander: boolean;
  /** Each player antes a card, and the winner owns them all [CR 407.2 | 2007: 217.9b]. */
  readonly ante: boolean;
};
