/** Event patterns: what triggers, replacements and tallies listen to. One pattern serves "whenever …" and "would …". */
import type { Condition } from './condition.ts';
import type { ActivatedKeyword, KeywordName } from './keywords.ts';
import type { ManaType } from './mana.ts';
import type { CounterKind, Filter, Objects, Players, Recipient, Slot, Worded } from './noun.ts';
import type { StepName, ZoneName } from './types.ts';

/** Subjects are noun phrases; one that a later phrase refers to carries a slot. `amount` introduces "that much". */
export type EventPattern =
  /** A change of zone [CR 603.6 | 2007: 410.10]: enters (to the battlefield), dies (battlefield to graveyard), leaves … */
  | (Worded & {
      readonly on: 'move';
      readonly what: Objects;
      readonly from?: ZoneName;
      readonly to?: ZoneName;
      readonly notFrom?: ZoneName;
      /** As a spell resolves. */
      readonly resolving?: true;
      readonly under?: Players;
      readonly owner?: Players;
      readonly amount?: Slot;
    })
  | (Worded & {
      readonly on: 'cast';
      readonly who: Players;
      readonly what: Objects;
      readonly from?: ZoneName;
      readonly notFrom?: ZoneName;
      /** The nth of those that fit, in a turn. */
      readonly nth?: number;
      readonly during?: Players;
      /** For the cost of that keyword. */
      readonly way?: KeywordName;
    })
  /** A land is played [CR 305.1 | 2007: 212.6a]. */
  | (Worded & {
      readonly on: 'playLand';
      readonly who: Players;
      readonly what: Objects;
      readonly from?: ZoneName;
    })
  | (Worded & { readonly on: 'copy'; readonly who: Players; readonly what: Objects })
  | (Worded & {
      readonly on: 'activate';
      readonly who: Players;
      readonly what: Objects;
      readonly loyalty?: true;
      /** Of abilities that a keyword stands in front of. */
      readonly kind?: ActivatedKeyword;
    })
  /** `others`: at least so many other creatures attack with it. */
  | (Worded & {
      readonly on: 'attack';
      readonly what: Objects;
      readonly whom?: Recipient;
      readonly alone?: true;
      readonly others?: number;
    })
  /** The declaration as a whole: "whenever you attack", "with two or more creatures", "whenever you're attacked". */
  | (Worded & { readonly on: 'attackWith'; readonly who: Players; readonly what?: Objects; readonly whom?: Recipient })
  | (Worded & { readonly on: 'block'; readonly what: Objects; readonly whom?: Objects })
  | (Worded & { readonly on: 'blocked'; readonly what: Objects; readonly by?: Objects })
  /** "blocks or becomes blocked by": once for each other creature. */
  | (Worded & { readonly on: 'blocksOrBlocked'; readonly what: Objects; readonly whom: Objects })
  | (Worded & { readonly on: 'unblocked'; readonly what: Objects })
  | (Worded & {
      readonly on: 'damage';
      readonly source?: Objects;
      readonly to?: Recipient;
      /** More than enough: "is dealt excess damage" [CR 120.10]; the amount is the excess. */
      readonly excess?: true;
      readonly combat?: boolean;
      readonly amount?: Slot;
    })
  | (Worded & {
      readonly on: 'step';
      readonly step: StepName | 'combat' | 'eachMain';
      readonly of: Players;
      /** "Second": of the main phases of a turn [CR 505.1b | 2007: none]. */
      readonly nth?: 'first' | 'second' | 'next';
    })
  /** A turn begins; only what would begin can be waited for. */
  | { readonly on: 'turn'; readonly who: Players }
  | (Worded & {
      readonly on: 'draw';
      readonly who: Players;
      readonly nth?: number;
      readonly except?: 'firstInDrawStep';
    })
  /** A player is to mill one or more cards, before any of them is milled [CR 701.17d | 2007: none]. */
  | (Worded & { readonly on: 'mills'; readonly who: Players; readonly amount?: Slot })
  /** An instruction to draw so many or more, before any of these cards is drawn [CR 121.2a | 2007: none]. */
  | (Worded & { readonly on: 'draws'; readonly who: Players; readonly atLeast: number })
  | (Worded & { readonly on: 'discard'; readonly who: Players; readonly what: Objects })
  /** "would be destroyed" [CR 701.8 | 2007: 419.6b]: what regeneration and its like replace. */
  | (Worded & { readonly on: 'destroy'; readonly what: Objects })
  | (Worded & { readonly on: 'sacrifice'; readonly who: Players; readonly what: Objects })
  | (Worded & {
      readonly on: 'gainLife' | 'loseLife';
      readonly who: Players;
      /** Life lost to damage that would leave a player, who has that much or more, with less [CR 120.3a, 120.4c]. */
      readonly byDamageBelow?: number;
      /** Life lost to the ability that comes with rad counters [CR 728.1a]. */
      readonly radiation?: true;
      readonly amount?: Slot;
      readonly nth?: number;
    })
  | (Worded & { readonly on: 'tap' | 'untap'; readonly what: Objects })
  | (Worded & { readonly on: 'tapForMana'; readonly who: Players; readonly what: Objects; readonly mana?: ManaType })
  | (Worded & {
      readonly on: 'counters';
      readonly kind: CounterKind | 'any';
      readonly what: Objects;
      readonly who?: Players;
      readonly remove?: true;
      readonly last?: true;
      /** "The nth counter": fewer were there before, as many or more are after [CR 122.7 | 2007: none]. */
      readonly nth?: number;
      readonly amount?: Slot;
      readonly each?: true;
      /** "If an effect would put …": no cost, no damage, no rule [CR 614.16]. */
      readonly byEffect?: true;
    })
  | (Worded & { readonly on: 'target'; readonly what: Recipient; readonly by: Objects; readonly who?: Players })
  | (Worded & { readonly on: 'attach' | 'unattach'; readonly what: Objects; readonly to: Objects })
  | (Worded & { readonly on: 'create'; readonly who: Players; readonly what: Filter; readonly slot?: Slot })
  /** `n`: how much is expended [CR 700.14]. */
  | (Worded & { readonly on: 'act'; readonly who: Players; readonly act: ActName; readonly n?: number })
  | (Worded & {
      readonly on:
        | 'turnFaceUp'
        | 'transform'
        | 'phaseIn'
        | 'phaseOut'
        | 'countered'
        | 'mutate'
        | 'explore'
        | 'connive'
        | 'exploit'
        | 'evolve'
        /** A crew ability of it resolves [CR 702.122e]. */
        | 'crewed'
        /** It is revealed for its miracle [CR 702.94a]. */
        | 'miracle';
      readonly what: Objects;
    })
  /** `linked`: as it attacked, by the ability in the same paragraph [CR 607.2h | 2007: none]. */
  | (Worded & { readonly on: 'exert'; readonly what: Objects; readonly linked?: true })
  | (Worded & {
      readonly on: 'become';
      readonly what: Objects;
      readonly designation: 'monstrous' | 'renowned' | 'plotted' | 'saddled' | 'level:2' | 'level:3' | Door;
    })
  /** A creature is tapped to crew a Vehicle or to saddle a Mount [CR 702.122b, 702.171c]. */
  | (Worded & { readonly on: 'crew' | 'saddle'; readonly what: Objects; readonly whom: Objects })
  /** Its mentor ability has resolved, with the other as its target [CR 702.134c | 2007: none]. */
  | (Worded & { readonly on: 'mentor'; readonly what: Objects; readonly whom: Objects })
  | (Worded & { readonly on: 'cycle'; readonly who: Players; readonly what: Objects })
  | (Worded & { readonly on: 'search' | 'shuffle'; readonly who: Players; readonly of?: Players })
  /** "The final chapter ability of a Saga you control resolves" [CR 714.2e]. */
  | (Worded & { readonly on: 'finalChapter'; readonly what: Objects; readonly does: 'trigger' | 'resolve' })
  /** A player controls something no more: somebody else does, or it has left [CR 603.10d | 2007: 410.10d]. */
  | (Worded & { readonly on: 'loseControl'; readonly who: Players; readonly what: Objects })
  /** Damage that would be dealt is prevented [CR 615.13]. */
  | (Worded & { readonly on: 'prevented'; readonly to: Recipient; readonly amount?: Slot })
  | (Worded & { readonly on: 'lose'; readonly who: Players })
  /** A state, checked whenever a player would receive priority [CR 603.8 | 2007: 410.11]. */
  | (Worded & { readonly on: 'state'; readonly state: Condition })
  /** This ability resolves for the nth time in a turn [CR 603.7h | 2007: none]. */
  | { readonly on: 'resolved'; readonly nth: number }
  /** "when you do": the optional or payable step before it was taken [CR 603.12]. */
  | { readonly on: 'reflexive' }
  | (Worded & { readonly on: 'any'; readonly of: readonly EventPattern[] });

/** Keyword actions that a player performs and that others listen to [CR 701]. */
export type ActName =
  | 'scry'
  | 'surveil'
  | 'proliferate'
  | 'investigate'
  | 'crew'
  | 'venture'
  | 'committedCrime'
  | 'expend'
  | 'ringTempts'
  | 'becomeMonarch'
  | 'flipCoin'
  | 'winFlip'
  | 'loseFlip'
  /** Each die; however many dice at once. */
  | 'rollDie'
  | 'rollDice'
  | 'connive'
  | 'discover'
  | 'manifestDread'
  | 'collectEvidence'
  | 'giveGift'
  | 'endure'
  | 'earthbend'
  | 'waterbend'
  | 'blight'
  | 'clash'
  | 'winClash'
  | 'airbend'
  | 'firebend'
  | 'forage'
  | 'plot'
  | 'foretell'
  | 'saddle'
  | 'unlockDoor'
  | 'cast';

/** [CR 709.5h, 709.5i] The left or the right half of a Room is unlocked, or the last one is; `unlocked` is the half that the text stands on. */
export type Door = 'unlocked' | 'unlocked:0' | 'unlocked:1' | 'fullyUnlocked';
