/** What one seat, or a spectator, may know of a game [CR 400.2 | 2007: 217.1b]. The only window for people and agents. */
import type { Ability, Color, Face, ManaCost, StepName, TypeLine, ZoneName } from '@lawmage/ability';
import type { EditionName } from '../editions/rule.ts';
import type { ObjectId, Seat } from '../state/ids.ts';
import type { Decision, DecisionKind, WhyCode } from '../work/decision.ts';

export type View = {
  readonly edition: EditionName;
  /** Whose view: a seat, or -1 for a spectator. */
  readonly seat: Seat;
  readonly turn: number;
  readonly active: Seat;
  readonly step: StepName;
  /** First or only combat damage step [CR 510.4 | 2007: 310.5]. */
  readonly firstStrike: boolean;
  readonly players: readonly PlayerView[];
  readonly battlefield: readonly ObjectView[];
  /** Bottom first. */
  readonly stack: readonly ObjectView[];
  readonly exile: readonly ObjectView[];
  readonly command: readonly ObjectView[];
  /** The ante zone, where something is in it [CR 407.2 | 2007: 217.9b]. */
  readonly ante?: readonly ObjectView[];
  /** Who is asked, and what kind of question, visible to all. */
  readonly asked: { readonly seat: Seat; readonly kind: DecisionKind; readonly code: WhyCode } | null;
  /** The question itself, for the seat that is asked. */
  readonly decision: Decision | null;
  /** Cards shown to this seat by the present decision or effect (a search, a look). */
  readonly shown: readonly ObjectView[];
  readonly result: Result | null;
  readonly daytime: 'day' | 'night' | 'neither';
};

/** How a game ended [CR 104 | 2007: 102]. */
export type Result = { readonly winners: readonly Seat[]; readonly draw: boolean; readonly reason: string };

export type PlayerView = {
  readonly seat: Seat;
  readonly name: string;
  readonly life: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly left: boolean;
  /** Units of mana in the pool, by type; spending limits are shown by `restricted`. */
  readonly pool: Readonly<Record<string, number>>;
  readonly landsPlayed: number;
  readonly landsAllowed: number;
  readonly handCount: number;
  readonly libraryCount: number;
  /** Own cards, and those of others that this seat may see. */
  readonly hand: readonly ObjectView[];
  /** Top of the library first; only cards this seat may see. */
  readonly library: readonly ObjectView[];
  /** Top first. */
  readonly graveyard: readonly ObjectView[];
  readonly maximumHandSize: number | null;
  readonly designations: readonly string[];
};

export type ObjectView = {
  readonly id: ObjectId;
  /** `hidden`: this seat may not know what it is. */
  readonly hidden: boolean;
  readonly kind: 'card' | 'token' | 'copy' | 'ability' | 'emblem' | 'combatDamage';
  readonly name: string;
  /** Name of the card whose printed values it has, for pictures and texts. */
  readonly printed: string;
  readonly face: number;
  /** All that is printed on its card, where that has several faces or halves; else none. */
  readonly faces: readonly Face[];
  readonly owner: Seat;
  readonly controller: Seat;
  readonly zone: ZoneName;
  readonly cost: ManaCost | null;
  readonly manaValue: number;
  readonly colors: readonly Color[];
  readonly type: TypeLine;
  readonly abilities: readonly AbilityView[];
  readonly power: number | null;
  readonly toughness: number | null;
  /** Before counters and temporary changes (after layer 7b), for the mark of change. */
  readonly basePower: number | null;
  readonly baseToughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  readonly counters: Readonly<Record<string, number>>;
  readonly damage: number;
  readonly tapped: boolean;
  readonly faceDown: boolean;
  readonly flipped: boolean;
  readonly phasedOut: boolean;
  /** Came under its controller's control since that player's turn began [CR 302.6 | 2007: 212.3d]. */
  readonly summoningSick: boolean;
  readonly attachedTo: ObjectId;
  readonly attachedToSeat: Seat;
  readonly attachments: readonly ObjectId[];
  readonly attacking: { readonly seat: Seat; readonly id: ObjectId } | null;
  readonly blocked: boolean;
  /** Attackers this blocks. */
  readonly blocking: readonly ObjectId[];
  /** Chosen values and links: colour, type, name, number, exiled cards. */
  readonly chosen: readonly string[];
  readonly designations: readonly string[];
  readonly copyOf: string | null;
  /** Of a merged or melded permanent: the cards and tokens that represent it, on top first; '' for what is face down. */
  readonly components: readonly string[];
  /** On the stack: source, targets, X, modes, division; what the ability says. */
  readonly stack: StackView | null;
  readonly timestamp: number;
};

export type AbilityView = {
  readonly ability: Ability;
  readonly granted: boolean;
  /** By which numbers acts name it: that of the activated ability that it is, or of those that it stands for as a keyword. */
  readonly acts: readonly number[];
};

export type StackView = {
  readonly source: ObjectId;
  /** What the source was called, also where it has left since [CR 113.7a | 2007: 402.6]. */
  readonly sourceName: string;
  readonly ability: Ability | null;
  readonly targets: readonly TargetView[];
  readonly x: number;
  readonly modes: readonly number[];
  readonly kicked: number;
  readonly way: string;
  /** Damage waiting on the stack [2007: 310.4]. */
  readonly damage: readonly {
    readonly source: ObjectId;
    readonly seat: Seat;
    readonly id: ObjectId;
    readonly amount: number;
  }[];
};

export type TargetView = {
  readonly id: ObjectId;
  readonly seat: Seat;
  readonly amount: number;
  readonly legal: boolean;
};
