/** A scenario as it was read: a position, what everybody does, and what must be true on the way and at the end. */
import type { Color, StepName, ZoneName } from '@lawmage/ability';
import type { EditionName, FormatRules } from '@lawmage/engine';
import type { CardFacts } from '@lawmage/oracle';
import type { Action } from './action.ts';
import type { Check } from './check.ts';
import type { Place } from './place.ts';
import type { Remarks, RemarksByPlace } from './remarks.ts';

export type Scenario = {
  readonly title: string;
  readonly editions: readonly EditionName[];
  /** The rules it shows, as it names them. */
  readonly rules: Readonly<Record<EditionName, readonly string[]>>;
  readonly invented: readonly InventedCard[];
  /** Real cards, by name; the text of these comes from a file of cards. */
  readonly printed: readonly PrintedCard[];
  readonly seed: number;
  readonly format: Partial<FormatRules>;
  readonly players: readonly Seated[];
  /** Whose turn it is and the step that begins; null where the scenario begins with the game. */
  readonly turn: { readonly player: number; readonly step: StepName | null };
  /** Ways in which play may go from the same position; one if nothing is said. */
  readonly cases: readonly Case[];
  readonly remarks: RemarksByPlace;
};

export type InventedCard = { readonly facts: CardFacts; readonly place: Place };
export type PrintedCard = { readonly name: string; readonly place: Place };
export type Case = { readonly name: string; readonly steps: readonly Step[] };

/** One sentence, in one edition or all. */
export type Step = {
  readonly place: Place;
  readonly text: string;
  readonly edition: EditionName | null;
  readonly does: Action | Check;
  readonly remarks?: Remarks;
};

export type Seated = {
  readonly name: string;
  readonly life: number | null;
  readonly counters: Readonly<Record<string, number>>;
  readonly items: readonly Item[];
  /** Shuffled when the game begins; only where the scenario begins with the game. */
  readonly deck: readonly { readonly card: string; readonly count: number }[];
  /** Cards that the player owns outside the game. */
  readonly outside: Seated['deck'];
};

/** Objects of one name in a zone. Cards of a library stand from the top. */
export type Item = {
  readonly card: string;
  readonly count: number;
  readonly zone: ZoneName;
  readonly place: Place;
  readonly marks: readonly Mark[];
};

/** What is said about an object in brackets. */
export type Mark =
  | { readonly is: 'tapped' | 'sick' | 'token' | 'commander' | 'back' }
  | { readonly is: 'faceDown'; readonly how: 'morph' | 'manifest' | 'exiled' }
  | { readonly is: 'called'; readonly name: string }
  | { readonly is: 'attached'; readonly name: string }
  | { readonly is: 'linked'; readonly name: string }
  | { readonly is: 'counters'; readonly kind: string; readonly n: number }
  | { readonly is: 'damage'; readonly n: number }
  | { readonly is: 'owned'; readonly player: number }
  | { readonly is: 'chosen'; readonly word: Chosen };

export type Chosen =
  | { readonly kind: 'color'; readonly value: Color }
  | { readonly kind: 'player'; readonly value: number }
  | { readonly kind: 'word'; readonly value: string };
