/** Rules of the game that abilities change: restrictions, requirements and permissions, for objects and for players. */
import type { Cost } from './cost.ts';
import type { Count } from './count.ts';
import type { Destination } from './destination.ts';
import type { ActivatedKeyword, KeywordName } from './keywords.ts';
import type { Color, ManaCost } from './mana.ts';
import type { Modification } from './modification.ts';
import type { CounterKind, Filter, Objects, Place, Players, Recipient, Worded } from './noun.ts';

/** "can't …", "… if able", "can … as though …" said of objects. */
export type ObjectRule =
  /** Restrictions [CR 101.2 | 2007: 103.2]. `by`/`of`: the other creature; `whom`: the defender; absent: none at all. */
  | (Worded & { readonly rule: 'cantAttack'; readonly whom?: Recipient; readonly alone?: true })
  | (Worded & { readonly rule: 'cantBlock'; readonly whom?: Filter; readonly alone?: true; readonly onlyIf?: Filter })
  | (Worded & {
      readonly rule: 'cantBeBlocked';
      readonly by?: Filter;
      readonly exceptBy?: Filter;
      readonly byMoreThan?: number;
      readonly fewerThan?: number;
    })
  /** "Unless its controller pays …" [CR 508.1h, 509.1d | 2007: 308.2d, 309.2b]. */
  | (Worded & {
      readonly rule: 'costsToAttack' | 'costsToBlock';
      readonly cost: ManaCost;
      /** To be paid so many times. */
      readonly times?: Count;
    })
  /** Requirements [CR 508.1d, 509.1c | 2007: 500.4, 500.5]. */
  | (Worded & { readonly rule: 'mustAttack'; readonly whom?: Players })
  | (Worded & { readonly rule: 'mustBlock'; readonly whom?: Objects })
  | (Worded & { readonly rule: 'mustBeBlocked'; readonly byAll?: true })
  /** "You may exert this as it attacks": an optional cost to attack [CR 508.1g, 701.43d | 2007: none]. */
  | (Worded & { readonly rule: 'mayExert' })
  | { readonly rule: 'canBlockAdditional'; readonly count: Count | 'any' }
  | { readonly rule: 'canAttackAsThough'; readonly no: 'defender' | 'summoningSickness' }
  | { readonly rule: 'canBlockAsThough'; readonly has: 'shadow' | 'reach' | 'flying' }
  | { readonly rule: 'doesntUntap'; readonly during?: 'untapStep' }
  | { readonly rule: 'mayNotUntap' }
  | { readonly rule: 'cantBeCountered' }
  | { readonly rule: 'cantBeTargeted'; readonly by?: Filter; readonly controlledBy?: Players }
  | { readonly rule: 'cantBeRegenerated' }
  | { readonly rule: 'cantBeSacrificed' }
  | { readonly rule: 'cantTransform' }
  /** In force with the change that takes them away; no text says it. */
  | { readonly rule: 'cantHave'; readonly abilities: readonly KeywordName[] }
  | { readonly rule: 'cantHaveCounters'; readonly kind?: CounterKind }
  /** "Can't have more than seven dream counters on it" [CR 704.5r]. */
  | { readonly rule: 'mostCounters'; readonly kind: CounterKind; readonly most: number }
  | { readonly rule: 'cantBeEnchanted'; readonly other?: true }
  | { readonly rule: 'cantBeEquipped' }
  | { readonly rule: 'cantCrew' }
  /** With how much it counts towards crewing Vehicles, and saddling Mounts too [CR 702.122a, 702.171a]. */
  | { readonly rule: 'crewsAs'; readonly more?: number; readonly byToughness?: true; readonly saddles?: true }
  | (Worded & { readonly rule: 'cantActivate'; readonly except?: 'mana'; readonly only?: 'tap' | 'loyalty' })
  | { readonly rule: 'assignsByToughness' }
  | { readonly rule: 'assignsAsThoughUnblocked' }
  | { readonly rule: 'assignsNoCombatDamage' }
  | { readonly rule: 'lethalByPower' }
  | {
      readonly rule: 'playable';
      readonly from: Place;
      readonly free?: true;
      readonly anyMana?: true;
      readonly cast?: true;
    }
  /** It stations permanents using its toughness rather than its power [CR 702.184c | 2007: none]. */
  | { readonly rule: 'stationsByToughness' }
  | { readonly rule: 'retainsDamage' }
  /** How often an ability with a keyword in front can be activated where that would be once: so often, or so often more. */
  | (Worded & {
      readonly rule: 'activations';
      readonly of: ActivatedKeyword;
      readonly most?: number;
      readonly more?: number;
      readonly during?: 'yourTurn';
    });

/** Rules for players: what they may or can't do. */
export type PlayerRule =
  | (Worded & { readonly rule: 'extraLand'; readonly count: Count | 'any' })
  | { readonly rule: 'noMaximumHandSize' }
  | { readonly rule: 'maximumHandSize'; readonly change?: Count; readonly to?: Count; readonly less?: true }
  | (Worded & {
      readonly rule: 'cantCast';
      readonly what: Filter;
      readonly more?: number;
      readonly during?: 'yourTurn' | 'combat';
      readonly from?: readonly Place[];
    })
  | (Worded & { readonly rule: 'cantActivate'; readonly of: Filter; readonly except?: 'mana' })
  /** Abilities with a keyword in front may be activated as though they had not been [CR 702.177b | 2007: none]. */
  | { readonly rule: 'activateAgain'; readonly of: ActivatedKeyword }
  /** Attacks only the nearest opponent in the direction last chosen for this, and planeswalkers of that player. */
  | { readonly rule: 'attacksToward' }
  | { readonly rule: 'cantPlayLands' }
  /** "Lands can't enter the battlefield", whoever would put them there. */
  | (Worded & { readonly rule: 'cantEnter'; readonly what: Filter })
  | { readonly rule: 'cantDraw'; readonly more?: number }
  | { readonly rule: 'cantGainLife' }
  | { readonly rule: 'cantLoseLife' }
  /** "Your life total can't change." */
  | { readonly rule: 'lifeCantChange' }
  | { readonly rule: 'cantLoseGame' }
  | { readonly rule: 'cantWinGame' }
  | { readonly rule: 'cantSearch' }
  | { readonly rule: 'cantSacrifice'; readonly what?: Filter }
  | { readonly rule: 'cantGetCounters'; readonly kind?: CounterKind }
  /** One vote more [CR 701.38d | 2007: none]. */
  | { readonly rule: 'extraVote'; readonly may?: true }
  | { readonly rule: 'skipStep'; readonly step: 'untap' | 'upkeep' | 'draw' | 'combat' }
  | { readonly rule: 'hexproof' | 'shroud' }
  | { readonly rule: 'protection'; readonly from: Color | 'everything' }
  | (Worded & { readonly rule: 'flash'; readonly what: Filter })
  | { readonly rule: 'keepMana'; readonly color?: Color }
  | (Worded & {
      readonly rule: 'play';
      readonly what: Filter;
      readonly from: Place;
      readonly top?: true;
      readonly free?: true;
      readonly perTurn?: number;
      readonly cost?: Cost;
      /** What that which is played by this permission, if it is of such a kind, has from then on [CR 611.3d | 2007: none]. */
      readonly gives?: { readonly to?: Filter; readonly changes: readonly Modification[] };
    })
  | { readonly rule: 'revealedTop'; readonly of: Players; readonly look?: true }
  | { readonly rule: 'revealedHand' }
  | { readonly rule: 'castFromGraveyard'; readonly what: Filter }
  | { readonly rule: 'untapLimit'; readonly what: Filter; readonly count: Count }
  /** Plot abilities of such cards work where they are [CR 702.170f | 2007: none]. */
  | { readonly rule: 'plotFrom'; readonly what: Filter; readonly from: Place; readonly top?: true }
  /** So many more cards may be looked at each time one surveils [CR 701.25b | 2007: none]. */
  | (Worded & { readonly rule: 'surveilsMore'; readonly count: number })
  /** As one cascades, one of the exiled cards that is like that may be put somewhere [CR 702.85b | 2007: none]. */
  | { readonly rule: 'cascadePut'; readonly what: Filter; readonly to: Destination }
  /** So many more dice, of which as many of the lowest results are ignored [CR 706.6]. */
  | { readonly rule: 'moreDice'; readonly count: number }
  /**
   * What is done to a die that has been rolled [CR 706.2a, 706.2b | 2007: none]: it is rerolled, or its result is so much
   * more or less; `either`: the one or the other, by choice.
   */
  | (Worded & {
      readonly rule: 'changesRolls';
      readonly by: 'reroll' | number;
      readonly either?: true;
      /** Its controller may have it done, for the cost if there is one. */
      readonly may?: true;
      readonly cost?: Cost;
      readonly perTurn?: 1;
      /** Only dice of that kind that show that. */
      readonly showing?: { readonly sides: number; readonly natural: number };
    })
  /** The first flips of a turn come up heads and are won [CR 705.3]. */
  | { readonly rule: 'winsFirstFlips' }
  | { readonly rule: 'attackLimit'; readonly count: number; readonly whom?: Players }
  | { readonly rule: 'blockLimit'; readonly count: number }
  | { readonly rule: 'attackTax'; readonly cost: ManaCost; readonly perCreature: true; readonly whom?: Recipient }
  | { readonly rule: 'anyColorMana'; readonly for?: Filter }
  | { readonly rule: 'damageCantBePrevented'; readonly by?: Filter }
  | { readonly rule: 'triggersTwice'; readonly of: Filter; readonly cause?: Filter }
  | { readonly rule: 'spellsCantBeCountered'; readonly what: Filter };
