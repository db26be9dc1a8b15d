/** Conditions: what a text asks before it goes on. */
import type { Cost } from './cost.ts';
import type { Comparison, Count } from './count.ts';
import type { EventPattern } from './event.ts';
import type { KeywordName } from './keywords.ts';
import type { Color } from './mana.ts';
import type { Filter, Objects, Players, Shared, Slot, Worded } from './noun.ts';
import type { StepName } from './types.ts';

export type Condition =
  /** "you control a Swamp", "there are two or more …": how many objects fit. Absent `compare`: at least one. */
  | (Worded & { readonly if: 'exists'; readonly of: Filter; readonly compare?: Comparison; readonly n?: Count })
  /** The same asked of a player: "an opponent controls more creatures than you". */
  | (Worded & { readonly if: 'compare'; readonly a: Count; readonly is: Comparison; readonly b: Count })
  /** "it's a creature", "this creature is tapped", "that card is a land card". */
  | (Worded & { readonly if: 'fits'; readonly what: Objects; readonly filter: Filter; readonly not?: true })
  /** Two of some objects have it in common; `allColors`: they have the same colours, or none. */
  | (Worded & {
      readonly if: 'alike';
      readonly what: Objects;
      readonly in: Shared | 'allColors';
      readonly not?: true;
    })
  /** No colour is more common than this. */
  | { readonly if: 'mostCommon'; readonly color: Color; readonly among: Filter }
  /** "you both own and control this and another permanent" [CR 712.4a | 2007: none]. */
  | (Worded & { readonly if: 'ownAndControl'; readonly with: Filter })
  | (Worded & { readonly if: 'turn'; readonly of: Players; readonly not?: true })
  | { readonly if: 'step'; readonly step: StepName | 'combat' | 'main' }
  /** Something happened this turn. */
  | (Worded & {
      readonly if: 'happened';
      readonly event: EventPattern;
      readonly compare?: Comparison;
      readonly n?: Count;
      readonly not?: true;
    })
  /** An additional or alternative cost of this spell was paid: "it was kicked", "with its {G} kicker". */
  | (Worded & {
      readonly if: 'paid';
      readonly keyword: KeywordName;
      /** Of several instances of the keyword the nth, or the one with this cost. */
      readonly nth?: number;
      readonly cost?: Cost;
      readonly of?: Objects;
      readonly not?: true;
    })
  /** "You win", "you won": the clash that this speaks of [CR 701.30d | 2007: none]. */
  | (Worded & { readonly if: 'wonClash' })
  /** "You rolled doubles": as this spell or ability rolled two dice [CR 706.5 | 2007: none]. */
  | (Worded & { readonly if: 'doubles' })
  /** More votes for a word than for each other; `tied`: or as many [CR 701.38a | 2007: none]. */
  | { readonly if: 'mostVotes'; readonly for: string; readonly tied?: true }
  /**
   * "evidence was collected", "this spell's additional cost was paid": the optional one [CR 601.2b, 701.59c | 2007: 409.1b].
   * `beheld`: what the cost was to behold [CR 701.4b | 2007: none].
   */
  | (Worded & { readonly if: 'additionalPaid'; readonly beheld?: Filter; readonly not?: true })
  /** "you cast it", "it was cast from your hand"; absent `of`: this spell or the permanent that it became. */
  | (Worded & {
      readonly if: 'wasCast';
      readonly of?: Objects;
      readonly by?: Players;
      readonly from?: CastFrom;
      readonly notFrom?: CastFrom;
      /** In a main phase of the one who cast it; asked while that phase lasts. */
      readonly during?: 'main';
      readonly not?: true;
    })
  /** The objects an earlier phrase was to find: "if a creature card was discarded this way". */
  | (Worded & { readonly if: 'found'; readonly slot: Slot; readonly filter?: Filter; readonly not?: true })
  | {
      readonly if: 'designation';
      readonly who: Players;
      readonly has: 'monarch' | 'initiative' | 'citysBlessing' | 'maxSpeed';
    }
  /** How many spells a single player cast in the last turn, the one who cast most. */
  | { readonly if: 'castLastTurn'; readonly is: 'equal' | 'atLeast'; readonly n: number }
  /** How often this ability has resolved this turn, this time included. */
  | { readonly if: 'resolved'; readonly nth: number }
  /** All events that this ability can trigger on, so many, have happened this turn [CR 603.1b | 2007: none]. */
  | { readonly if: 'allHappened'; readonly n: number }
  /** An anchor word was chosen as this entered [CR 614.12c | 2007: none]. */
  | { readonly if: 'anchor'; readonly word: string }
  | { readonly if: 'daytime'; readonly is: 'day' | 'night' | 'neither' }
  /** Whether the edition that is played has a rule; only meanings of keywords ask. */
  | { readonly if: 'edition'; readonly says: EditionRule }
  | { readonly if: 'all'; readonly of: readonly Condition[] }
  | { readonly if: 'any'; readonly of: readonly Condition[] }
  | { readonly if: 'not'; readonly of: Condition };

type CastFrom = 'hand' | 'graveyard' | 'exile';

/** How long an effect lasts [CR 611.2 | 2007: 418.3]. */
export type Duration =
  | { readonly until: 'endOfTurn' }
  | { readonly until: 'endOfCombat' }
  | { readonly until: 'yourNextTurn' }
  | { readonly until: 'endOfYourNextTurn' }
  | { readonly until: 'endOfNextTurn' }
  /** "for as long as you control this". */
  | { readonly until: 'whileFalse'; readonly condition: Condition }
  /** Until the spell or ability that made it has resolved. */
  | { readonly until: 'resolved' }
  /** "until this leaves the battlefield". */
  | (Worded & { readonly until: 'leaves'; readonly what: Objects })
  /** "during its controller's next untap step". */
  | { readonly until: 'nextUntapStep'; readonly of: Players }
  /** Until its player pays to end it [CR 116.2c | 2007: 408.2i]. */
  | { readonly until: 'paid'; readonly cost: Cost }
  | { readonly until: 'endOfGame' };

/** What a keyword means in some editions only. */
export type EditionRule = 'suspendedMustBeCast' | 'madnessIsOptional';
