/** What the page is shown: the engine's view of this seat, its words already written. Everything here crosses from the worker. */
import type {
  Decision,
  EditionName,
  ObjectId,
  ObjectView,
  PlayerView,
  Seat,
  StackView,
  ToldEvent,
  View,
} from '@lawmage/engine';

/** One paragraph of a card's text. `reminder` explains a keyword; `granted` says that something else gives it. */
export type Line = { readonly text: string; readonly granted: boolean };

export type StackSeen = Omit<StackView, 'ability'> & {
  /** What will happen, in words; '' for a spell that becomes a permanent. */
  readonly text: string;
};

/** Another face or half of a card. */
export type FaceSeen = Pick<ObjectView, 'name' | 'cost' | 'type'> & { readonly lines: readonly string[] };

export type ObjectSeen = Omit<ObjectView, 'abilities' | 'faces' | 'stack'> & {
  readonly lines: readonly Line[];
  /** What else is printed on its card. */
  readonly others: readonly FaceSeen[];
  /** Keyword abilities it has now, by name. */
  readonly keywords: readonly string[];
  readonly stack: StackSeen | null;
};

export type PlayerSeen = Omit<PlayerView, 'hand' | 'library' | 'graveyard'> & {
  readonly hand: readonly ObjectSeen[];
  readonly library: readonly ObjectSeen[];
  readonly graveyard: readonly ObjectSeen[];
};

export type DecisionSeen = Decision & {
  /** For a choice in a text: its words. */
  readonly says: string;
  /** Words of each option that is an ability, a mode, a trigger or an effect; else ''. */
  readonly words: readonly string[];
  /** Of a choice among replacement effects: what would follow each. */
  readonly outcomes: readonly string[];
  /** `priority`: what has just been done and could be done again and again, by its names; '' nothing. */
  readonly repeats: string;
};

export type Seen = Omit<View, 'players' | 'battlefield' | 'stack' | 'exile' | 'command' | 'shown' | 'decision'> & {
  readonly players: readonly PlayerSeen[];
  readonly battlefield: readonly ObjectSeen[];
  readonly stack: readonly ObjectSeen[];
  readonly exile: readonly ObjectSeen[];
  readonly command: readonly ObjectSeen[];
  readonly shown: readonly ObjectSeen[];
  readonly decision: DecisionSeen | null;
  readonly rules: EditionRules;
};

/** What the table must know of the edition that is played. */
export type EditionRules = {
  readonly poolEmpties: 'phase' | 'step';
  readonly manaBurn: boolean;
  readonly damageUsesStack: boolean;
};

export type { EditionName, ObjectId, Seat, ToldEvent };
