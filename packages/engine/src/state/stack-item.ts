/** Spells and abilities on the stack, and what their phrases stand for. */
import type { Ability, KeywordName, ManaType, ZoneName } from '@lawmage/ability';
import type { AssignedDamage } from './fighting.ts';
import type { MemoryId, ObjectId, Seat } from './ids.ts';

/** A face's values as a copy effect sees them. `card` is the index of the card whose values these are. */
/** `own`: nothing is copied, but what it became as it entered or was turned face up can be [CR 208.2b, 707.2]. */
export type Copiable = {
  readonly card: number;
  readonly face: number;
  readonly changes: readonly Ability[];
  readonly own?: true;
};

/** A spell or ability on the stack [CR 405, 601.2, 602.2, 603.3 | 2007: 217.6, 409.1]. */
export type StackItem = {
  readonly what: 'spell' | 'activated' | 'triggered' | 'combatDamage';
  /** The object an ability came from; for a spell itself. */
  readonly source: ObjectId;
  readonly ability: Ability | null;
  /** The keyword whose triggered ability it is. */
  readonly keyword?: KeywordName;
  readonly controller: Seat;
  /** The way it was cast: 'normal', 'flashback', 'morph' … */
  readonly way: string;
  readonly from: ZoneName | null;
  readonly modes: readonly number[];
  readonly targets: readonly Targets[];
  readonly x: number;
  /** Optional costs that were paid: keyword and times. */
  readonly paid: Readonly<Record<string, number>>;
  readonly spent: readonly ManaType[];
  /** What the trigger event, costs and earlier effects introduced: the memory a resolution starts with. */
  readonly found: readonly (Found | undefined)[];
  readonly damage: readonly AssignedDamage[];
  /** Cards whose text the spell has as well, in the order of their instructions [CR 702.47c | 2007: 502.40c]. */
  readonly spliced?: readonly Copiable[];
  /** The permanent that is sacrificed for it [CR 702.48b | 2007: 502.42b]. */
  readonly offered?: ObjectId;
  /** `Game.nextId` when its cost had moved its source: what that became then may be found [CR 400.7j | 2007: none]. */
  readonly paidUntil?: ObjectId;
  /** Cast when a sorcery couldn't have been: its text says at which step that ends it [CR 307.5a | 2007: none]. */
  readonly late?: 'end' | 'cleanup';
  /** Who controls its controller while it resolves [CR 723.2 | 2007: none]. */
  readonly ruledBy?: Seat;
  /** The timestamp of the delayed ability that has triggered, of when it was created [CR 701.27f | 2007: none]. */
  readonly created?: number;
};

/** The chosen targets of one target phrase, by its slot; `amounts` divides among them. */
export type Targets = {
  readonly slot: number;
  readonly chosen: readonly Target[];
  readonly amounts: readonly number[];
};
export type Target = { readonly id: ObjectId; readonly seat: Seat };

/** What a phrase stands for: objects, players, a number. */
export type Found = {
  readonly ids: readonly ObjectId[];
  readonly seats: readonly Seat[];
  readonly n: number;
  /** Bound by the event that moved the objects: what they became may be found [CR 400.7e | 2007: 217.1c]. */
  readonly moved?: true;
  /** Bound by its being tapped for mana: the types that it produced [CR 106.12a | 2007: none]. */
  readonly made?: readonly ManaType[];
  /** The words that were chosen. */
  readonly words?: readonly string[];
};
export const NOTHING_FOUND: Found = Object.freeze({ ids: [], seats: [], n: 0 });

/** The memory of one resolution, shared by its frames: who, from what, and what its phrases stand for. */
export type Memory = {
  readonly id: MemoryId;
  readonly you: Seat;
  readonly source: ObjectId;
  /** The spell or ability resolving, or NONE for mana abilities and special actions. */
  readonly item: ObjectId;
  readonly x: number;
  /** The Y that its text defines [CR 107.3p]. */
  readonly y?: number;
  readonly found: readonly (Found | undefined)[];
  /** `Game.nextId` when it was opened: objects from this id on came about in this resolution. */
  readonly since: number;
  /** Whether the last optional or payable step was done: "if you do". */
  readonly did: boolean;
  /** The excess damage that the resolution has dealt so far [CR 120.10]. */
  readonly excess?: number;
  /** The text defines its X, which is not to be chosen even if it is 0 [CR 107.3i]. */
  readonly defined?: true;
};

/** A triggered ability that waits to be put on the stack [CR 603.2, 603.3 | 2007: 410.2, 410.3]. */
export type Waiting = {
  readonly n: number;
  readonly controller: Seat;
  readonly source: ObjectId;
  readonly ability: Ability;
  readonly keyword?: KeywordName;
  readonly found: readonly (Found | undefined)[];
  readonly x: number;
  /** The source's own memory goes with a delayed trigger. */
  readonly delayed: boolean;
  /** When the delayed ability that has triggered was created, as a timestamp. */
  readonly created?: number;
};
