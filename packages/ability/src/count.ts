/** Amounts: numbers that a text prints, announces, counts or looks up. */

import type { EventPattern } from './event.ts';
import type { KeywordName } from './keywords.ts';
import type { Color, ManaType } from './mana.ts';
import type { CounterKind, Filter, Objects, Players, Slot, Stat, Worded } from './noun.ts';
import type { TypeWord } from './types.ts';

export type Comparison = 'equal' | 'atLeast' | 'atMost' | 'more' | 'less' | 'notEqual' | 'even' | 'odd';

/** Numbers of a player that the game keeps. */
export type PlayerStat =
  | 'life'
  | 'handSize'
  | 'librarySize'
  | 'graveyardSize'
  | 'startingLife'
  | 'poison'
  | 'rad'
  | 'energy'
  | 'experience'
  | 'speed'
  /** How often the Ring has tempted that player [CR 701.54c | 2007: none]. */
  | 'tempted';

export type Count =
  | number
  /** The X of this spell or ability, announced or defined [CR 107.3 | 2007: 104.3c]. */
  | { readonly count: 'x' }
  /** The Y that a text defines beside X [CR 107.3p | 2007: 104.3c]. */
  | { readonly count: 'y' }
  /** How many objects there are. */
  | (Worded & { readonly count: 'objects'; readonly of: Filter })
  | { readonly count: 'players'; readonly of: Players }
  /** A characteristic of an object; for several objects `of` one value by `take`. */
  | (Worded & {
      readonly count: 'stat';
      readonly stat: Stat;
      readonly of: Objects;
      readonly take?: 'total' | 'greatest' | 'least';
    })
  | (Worded & { readonly count: 'counters'; readonly kind: CounterKind | 'any'; readonly on: Objects })
  | { readonly count: 'player'; readonly stat: PlayerStat; readonly of: Players }
  /** An amount an earlier phrase introduced: "that much", "that many". */
  | (Worded & { readonly count: 'that'; readonly slot: Slot })
  /** How many things an earlier phrase introduced: "for each card discarded this way". */
  | (Worded & { readonly count: 'found'; readonly slot: Slot; readonly filter?: Filter })
  /** How many objects a phrase for known ones stands for, of those that fit. */
  | (Worded & { readonly count: 'of'; readonly of: Objects; readonly type?: TypeWord })
  /** The excess damage dealt by this spell or ability so far [CR 120.10]. */
  | (Worded & { readonly count: 'excess' })
  /** How often something happened this turn, or the sum of its amounts. */
  | (Worded & { readonly count: 'happened'; readonly event: EventPattern; readonly sum?: true })
  /** Different values among objects: basic land types ("domain"), colours, names, card types. */
  | {
      readonly count: 'different';
      readonly what: 'basicLandType' | 'color' | 'name' | 'cardType' | 'power' | 'manaValue' | 'creatureType';
      readonly among: Filter;
    }
  /** [CR 700.8] Creatures in your party: at most one each of Cleric, Rogue, Warrior, and Wizard. */
  | (Worded & { readonly count: 'party' })
  /** [CR 700.5] Mana symbols of a colour in the costs of your permanents. */
  | { readonly count: 'devotion'; readonly colors: readonly Color[] }
  /** [CR 107.4 | 2007: 104.3] Mana symbols of a colour in the mana costs of some objects. */
  | { readonly count: 'symbols'; readonly color: Color; readonly among: Objects }
  /** Mana that was spent to cast a spell; absent `of`: this one. */
  | (Worded & { readonly count: 'spentMana'; readonly color?: ManaType | 'colors'; readonly of?: Objects })
  /** The number chosen for this [CR 607.2d | 2007: 217.7d]. */
  | (Worded & { readonly count: 'chosenNumber' })
  /** "The last noted life total": what this has noted [CR 607.2e | 2007: none]. */
  | { readonly count: 'noted' }
  /** "The life paid as it entered" [CR 607.2g | 2007: 217.7d]. */
  | (Worded & { readonly count: 'lifePaid' })
  /** Targets that were chosen, but for the first. */
  | { readonly count: 'targetsBeyondFirst' }
  | { readonly count: 'timesKicked' }
  /** How often you have cast your commanders from the command zone [CR 903.8 | 2007: none]. */
  | { readonly count: 'commanderCasts' }
  /** How often it has mutated [CR 702.140d | 2007: none]. */
  | { readonly count: 'mutations' }
  /** How often the cost of a keyword, or of its nth instance, was paid for this spell [CR 702.56a, 702.56b | 2007: 502.52a, 502.52b]. */
  | { readonly count: 'timesPaid'; readonly keyword: KeywordName; readonly nth?: number }
  /** How many spells were cast this turn before this one [CR 702.40a | 2007: 502.30a]. */
  | { readonly count: 'castBefore' }
  /** Of the results stored on something [CR 706.8a, 706.8c | 2007: none]. */
  | (Worded & { readonly count: 'stored'; readonly on: Objects; readonly take: 'total' | 'greatest' })
  /** Votes for a word. */
  | { readonly count: 'votes'; readonly for: string }
  /** n for each: wording "for each" by default, "twice", "three times" when said so. */
  | (Worded & { readonly count: 'times'; readonly n: number; readonly of: Count })
  | (Worded & { readonly count: 'plus'; readonly a: Count; readonly b: Count })
  | (Worded & { readonly count: 'minus'; readonly a: Count; readonly b: Count })
  | (Worded & { readonly count: 'half'; readonly of: Count; readonly round: 'up' | 'down' });
