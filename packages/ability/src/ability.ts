/** Abilities [CR 113 | 2007: 402]. */
import type { Condition } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Count } from './count.ts';
import type { Effect } from './effect.ts';
import type { EventPattern } from './event.ts';
import type { AbilityKind, ActivatedKeyword, COST_KEYWORDS, KeywordName } from './keywords.ts';
import type { Color } from './mana.ts';
import type { Modification } from './modification.ts';
import type { Filter, Objects, Place, Players, Quantity, Worded } from './noun.ts';
import type { CounterShield, Entering, Replacement } from './replacement.ts';
import type { PlayerRule } from './rule.ts';
import type { Period, StepName, TypeWord, ZoneName } from './types.ts';

export type Ability = Keyword | Activated | Triggered | Static | Spell | Chapter | Level;

/** Optional heading before a dash: an ability word or flavour word, without rules meaning [CR 207.2c, 207.2d]. */
export type Headed = Worded & { readonly heading?: string };

/** A keyword ability with its parameters [CR 702 | 2007: 502]. */
export type Keyword = Worded & {
  readonly is: 'keyword';
  readonly keyword: KeywordName;
  readonly cost?: Cost;
  readonly n?: Count;
  readonly quality?: Quality;
  /** The power and toughness of a prototype [CR 702.160a | 2007: none]. */
  readonly size?: readonly [number, number];
  /**
   * "This effect doesn't remove" the Aura that gives this, any Aura, or what its player had attached before
   * [CR 702.16n, 702.16p | 2007: none].
   */
  readonly keeps?: 'source' | 'auras' | 'attached';
};
export type CostKeyword = (typeof COST_KEYWORDS)[number];

/** What a keyword is about: "protection from …", "enchant …", "…walk", "affinity for …", "hexproof from …", "…cycling". */
export type Quality =
  | { readonly colors: readonly Color[] }
  | { readonly filter: Filter }
  | { readonly player: 'player' | 'opponent' | 'chosen' }
  | { readonly type: TypeWord }
  | { readonly every: 'everything' | 'eachColor' | 'chosenColor' | 'monocolored' | 'multicolored' }
  | { readonly name: string }
  /** Partners of one group [CR 702.124i | 2007: none]. */
  | { readonly group: PartnerGroup }
  /** What something is crafted with: so many, or one [CR 702.167a | 2007: none]. */
  | { readonly materials: Filter; readonly count?: Quantity }
  /** What is given [CR 702.174d–702.174i | 2007: none]. */
  | { readonly gift: Gift };
export type PartnerGroup = 'Character select' | 'Father & son' | 'Friends forever' | 'Survivors';
export type Gift = 'card' | 'Food' | 'tapped Fish' | 'extra turn' | 'Treasure' | 'Octopus';

/** [CR 602 | 2007: 403] `from`: the zone it works in; absent: the battlefield [CR 113.6 | 2007: 402.8]. */
export type Activated = Headed & {
  readonly is: 'activated';
  readonly cost: Cost;
  readonly effect: Effect;
  readonly limits?: readonly ActivationLimit[];
  readonly less?: OwnReduction;
  readonly from?: ZoneName;
  /** The keyword in front of it; what that adds stands in `limits` and `less`. */
  readonly keyword?: ActivatedKeyword;
};

/** "This ability costs {1} less to activate for each …" [CR 602.2b, 601.2f | 2007: 409.1f]; the permanent's mana cost for power-up [CR 702.193a]. */
export type OwnReduction = Worded & {
  readonly amount: Count | { readonly mana: Cost } | 'manaCost';
  readonly per?: Count;
  readonly if?: Condition;
};

/** [CR 602.5 | 2007: 403] "Activate only …". */
export type ActivationLimit =
  | { readonly only: 'sorcery' }
  | { readonly only: 'perTurn'; readonly times: number }
  | { readonly only: 'once' }
  | { readonly only: 'if'; readonly condition: Condition }
  | {
      readonly only: 'during';
      readonly step: StepName | Period | 'turn';
      readonly of?: Players;
    }
  | { readonly only: 'instant' }
  | { readonly only: 'byAny' };

/** [CR 603 | 2007: 404] `if` is an intervening condition [CR 603.4 | 2007: 404.3]. */
export type Triggered = Headed & {
  readonly is: 'triggered';
  readonly event: EventPattern;
  /** Part of the event: must hold as it happens, and is not asked again. */
  readonly when?: Condition;
  readonly if?: Condition;
  readonly effect: Effect;
  readonly limit?: 'eachTurn' | 'doEachTurn' | number;
  /** "This ability can't be countered": no part of its effect [CR 603.1a | 2007: none]. */
  readonly uncounterable?: true;
  readonly from?: ZoneName;
};

/** [CR 604 | 2007: 405] `while`: as long as; `from`: the zones it works in, if not the battlefield. */
export type Static = Headed & {
  readonly is: 'static';
  readonly while?: Condition;
  readonly from?: ZoneName | 'all';
  /** The zone in which it does not work, where it names that one: it works in all others [CR 113.6c | 2007: none]. */
  readonly notIn?: ZoneName;
  /** "Any player may pay {2} for that player to ignore this effect until end of turn" [CR 116.2d | 2007: 408.2j]. */
  readonly ignore?: Worded & { readonly who: Players; readonly cost: Cost };
  readonly rule: StaticRule;
};

/** What a static ability does. */
export type StaticRule =
  | (Worded & { readonly static: 'modify'; readonly what: Objects; readonly changes: readonly Modification[] })
  /** "Is a copy of …": of what that is as the effect starts to apply [CR 707.2c | 2007: none]. */
  | (Worded & {
      readonly static: 'copy';
      readonly what: Objects;
      readonly of: Objects;
      readonly changes?: readonly Modification[];
    })
  /** Defines its own characteristics in all zones [CR 604.3 | 2007: 405.2]. */
  /** `before`: what is chosen for it before the game begins, if it is its player's commander [CR 607.2p | 2007: none]. */
  | (Worded & { readonly static: 'define'; readonly changes: readonly Modification[]; readonly before?: 'color' })
  /** Before shuffling to start the game it may be revealed from the deck, and a card from outside exiled [CR 607.2n]. */
  | { readonly static: 'beforeShuffle'; readonly exile: Filter }
  | (Worded & { readonly static: 'players'; readonly who: Players; readonly rule: PlayerRule })
  | (Worded & { readonly static: 'replace'; readonly replacement: Replacement })
  | (Worded & { readonly static: 'prevent'; readonly shield: CounterShield })
  /** How this or others enter; `what` absent: this. */
  | (Worded & {
      readonly static: 'enter';
      readonly what?: Objects;
      readonly how: readonly Entering[];
      readonly if?: Condition;
      readonly unless?: Condition;
    })
  /** [CR 601.2f | 2007: 409.1f] Costs of spells or abilities: `less` or more; `per` multiplies; `nth`: of those that fit, in a turn. */
  | (Worded & {
      readonly static: 'cost';
      readonly of:
        | 'this'
        | { readonly spells: Filter; readonly by: Players; readonly nth?: number }
        | { readonly abilities: Filter; readonly by?: Players; readonly kind?: AbilityKind };
      readonly targeting?: Objects;
      readonly less?: true;
      readonly amount: Count | { readonly mana: Cost };
      readonly per?: Count;
      readonly minimum?: number;
    })
  | (Worded & { readonly static: 'additionalCost'; readonly cost: Cost; readonly optional?: true })
  | (Worded & {
      readonly static: 'alternativeCost';
      readonly cost: Cost;
      readonly if?: Condition;
      readonly from?: Place;
    })
  /** When this may be cast: "only during combat", "as though it had flash if …". */
  | (Worded & {
      readonly static: 'castOnly';
      readonly during?: StepName | Period | 'opponentsTurn' | 'yourTurn';
      /** Only in that part of it. */
      readonly when?: Period;
      readonly if?: Condition;
    })
  | (Worded & {
      readonly static: 'flashIf';
      readonly cost?: Cost;
      readonly if?: Condition;
      /** Cast when a sorcery couldn't have been, what it becomes is sacrificed at the next such step [CR 307.5a]. */
      readonly lapses?: 'end' | 'cleanup';
    })
  /** "This card may be cast from your graveyard". */
  | (Worded & { readonly static: 'castableFrom'; readonly from: Place; readonly extra?: Cost })
  /** "As this is turned face up": done while it is turned [CR 708.11 | 2007: 504.8]. */
  | (Worded & { readonly static: 'turnUp'; readonly what: Objects; readonly effect: Effect })
  /** "As this transforms into …": done while it is turned over [CR 712.20 | 2007: none]. */
  | (Worded & { readonly static: 'transforms'; readonly what: Objects; readonly effect: Effect })
  | (Worded & { readonly static: 'startInPlay' })
  /** "You may reveal this card from your opening hand. If you do, …" [CR 103.6b | 2007: none]. */
  | (Worded & { readonly static: 'openingReveal'; readonly effect: Effect })
  /** "Any time you could mulligan and this card is in your hand, you may …" [CR 103.5b | 2007: none]. */
  | (Worded & { readonly static: 'asMulligan'; readonly effect: Effect })
  /** "You may discard this card any time you could cast an instant" [CR 116.2e | 2007: none]. */
  | (Worded & { readonly static: 'discardable' })
  /** "Remove this card from your deck before playing if you're not playing for ante" [CR 407.3 | 2007: 217.9c]. */
  | { readonly static: 'anteOnly' }
  /** Such spells that you cast are changed as you cast them, for good [CR 610.5 | 2007: none]. */
  | (Worded & { readonly static: 'asCast'; readonly what: Filter; readonly changes: readonly Modification[] })
  /** What may not be chosen as this spell's target as it is cast. */
  | (Worded & { readonly static: 'cantTarget'; readonly what: Filter })
  /** "Effects from spells with that name count it as a card with that name." */
  | (Worded & { readonly static: 'countsAs'; readonly name: string });

/** The instructions of an instant or sorcery [CR 113.3a | 2007: 402.2]. */
export type Spell = Headed & { readonly is: 'spell'; readonly effect: Effect };

/** A saga's chapters [CR 714.2]. */
export type Chapter = Headed & {
  readonly is: 'chapter';
  readonly chapters: readonly number[];
  readonly effect: Effect;
};

/** A band of a class, leveler, station or case: abilities that hold from some level on [CR 711, 716, 717, 719, 721]. */
export type Level = Worded & {
  readonly is: 'level';
  readonly of: 'class' | 'leveler' | 'station' | 'case';
  readonly from: number;
  readonly to?: number;
  readonly cost?: Cost;
  readonly power?: number;
  readonly toughness?: number;
  readonly condition?: Condition;
  readonly abilities: readonly Ability[];
};
