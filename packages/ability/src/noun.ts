/** Nouns: what a text talks about. Objects, players, and the filters that describe them. */
import type { Condition } from './condition.ts';
import type { Comparison, Count } from './count.ts';
import type { KeywordName } from './keywords.ts';
import type { Color } from './mana.ts';
import type { ObjectHistory, ObjectState } from './state.ts';
import type { TypeWord, ZoneName } from './types.ts';

/** A place in an ability's memory: what one phrase introduces and a later one refers to. Small integers from 0. */
export type Slot = number;

/**
 * A wording mark: which of several wordings of the same meaning the text used. Absent for the canonical one. It means
 * nothing: the engine, equality and hashing ignore it.
 */
export type Worded = { readonly said?: string };

/** What kind of thing a noun names: "creature" is a permanent, "creature card" a card, "creature spell" a spell. */
export type Sort = 'permanent' | 'card' | 'spell' | 'ability' | 'spellOrAbility' | 'source' | 'token';

/**
 * Objects described by their characteristics [CR 109 | 2007: 200]. The parts stand in reading order:
 * "other tapped nonwhite | artifact or creature | you control | with flying | in …".
 * `types` are alternatives ("artifact or creature"); absent: any ("permanent", "card", "spell").
 */
export type Filter =
  | (Worded & {
      readonly other?: true;
      /** What it is another than, where that is not this object: what the slot stands for. */
      readonly otherThan?: Slot;
      readonly adj?: readonly Trait[];
      readonly types?: readonly TypeWord[];
      readonly sort: Sort;
      readonly with?: readonly Trait[];
      readonly whose?: Whose;
      readonly in?: Place;
    })
  | { readonly anyOf: readonly Filter[] };

/** "you control", "an opponent controls", "you don't control", "that player owns"; of spells also "you cast". */
export type Whose = { readonly by: 'controller' | 'owner' | 'caster'; readonly who: Players; readonly not?: true };

/** A zone, and whose where zones belong to players: "in your graveyard", "from exile". */
export type Place = { readonly zone: ZoneName; readonly of?: Players };

/** One property an object may have, used before the noun ("tapped") and after it ("with flying"). */
export type Trait =
  | { readonly is: 'type'; readonly type: TypeWord }
  | { readonly is: 'color'; readonly color: Color | 'colorless' | 'monocolored' | 'multicolored' | 'chosen' }
  | { readonly is: 'state'; readonly state: ObjectState }
  | (Worded & { readonly is: 'keyword'; readonly keyword: KeywordName; readonly parameter?: TypeWord | Color })
  | (Worded & { readonly is: 'stat'; readonly stat: Stat; readonly compare: Comparison; readonly to: Count })
  | (Worded & {
      readonly is: 'counter';
      readonly kind: CounterKind | 'any';
      readonly compare?: Comparison;
      readonly to?: Count;
    })
  | { readonly is: 'named'; readonly name: string }
  /** "That has an Adventure" [CR 715.2a, 720.2a]. */
  | { readonly is: 'inset'; readonly inset: 'adventure' | 'omen' }
  | (Worded & { readonly is: 'attached'; readonly to: Objects })
  | { readonly is: 'attachedBy'; readonly types: readonly TypeWord[] }
  | { readonly is: 'history'; readonly what: ObjectHistory; readonly by?: Objects; readonly to?: Players }
  | { readonly is: 'shares'; readonly what: Shared; readonly with: Objects }
  /** "Exiled with cards of that name", before the game began [CR 607.2n | 2007: none]. */
  | { readonly is: 'exiledBefore'; readonly name: string }
  /** "With a different name than those" [CR 201.2c | 2007: none]. */
  | { readonly is: 'differentName'; readonly than: Objects }
  | (Worded & { readonly is: 'chosenType' })
  /** "Of that color", "of a type chosen this way": words that an earlier phrase of this text chose. */
  | (Worded & { readonly is: 'chosenWord'; readonly kind: 'color' | 'creatureType'; readonly slot: Slot })
  /** "with the chosen name" [CR 607.2d | 2007: 217.7d]. */
  | (Worded & { readonly is: 'chosenName' })
  | { readonly is: 'owned'; readonly by: Players }
  | (Worded & { readonly is: 'targets'; readonly what: Filter; readonly only?: true })
  | { readonly is: 'targetsObject'; readonly what: Objects; readonly only?: true }
  | { readonly is: 'targetsPlayer'; readonly who: Players }
  /** "With a single target": chosen for one instance of the word, once [CR 115.7a | 2007: 415.7a]. */
  | { readonly is: 'singleTarget' }
  /** "With {X} in its mana cost" [CR 107.3e | 2007: none]. */
  | { readonly is: 'xInCost' }
  /** "With the most votes or tied for most votes" [CR 701.38b | 2007: none]. */
  | { readonly is: 'mostVotes' }
  | (Worded & { readonly is: 'attacking'; readonly whom: Players })
  | { readonly is: 'combatWith'; readonly role: 'blocking' | 'blockedBy' | 'either'; readonly what: Objects }
  | { readonly is: 'extreme'; readonly stat: Stat; readonly which: 'greatest' | 'least'; readonly among: Filter }
  /** Of a colour that no other is more common than. */
  | { readonly is: 'mostCommonColor'; readonly among: Filter }
  | { readonly is: 'among'; readonly what: Objects }
  /** A mark that a keyword's meaning or a level leaves on an object; no text says it. */
  | { readonly is: 'marked'; readonly mark: string }
  | { readonly is: 'both'; readonly of: readonly [Trait, Trait] }
  | { readonly is: 'not'; readonly trait: Trait }
  | (Worded & { readonly is: 'either'; readonly of: readonly Trait[] });

/** What two objects may have in common. */
export type Shared =
  | 'name'
  | 'color'
  | 'creatureType'
  | 'cardType'
  | 'manaValue'
  | 'power'
  | 'landType'
  | 'permanentType'
  | 'controller';

/** Numeric characteristics. */
export type Stat =
  | 'power'
  | 'toughness'
  | 'manaValue'
  | 'totalPowerToughness'
  | 'loyalty'
  | 'defense'
  /** [CR 208.4b | 2007: none] */
  | 'basePower'
  | 'baseToughness'
  /** What it counts for as it crews or saddles; only meanings of keywords say so. */
  | 'crewing'
  | 'saddling'
  | 'stationing';

/** Kinds of counters [CR 122 | 2007: 200.10]: "+1/+1", "charge", "loyalty", "stun" … A counter's kind is its printed word. */
export type CounterKind = string;

/** How many may or must be chosen. Absent where it stands: exactly one. */
export type Quantity =
  | { readonly exactly: Count }
  | { readonly upTo: Count }
  | { readonly atLeast: Count }
  | { readonly between: readonly [number, number] }
  | { readonly any: 'number' }
  /** "any number of … with total power N or greater". */
  | { readonly total: Stat; readonly reaching: Count }
  /** As many as there are. */
  | { readonly all: true };

/** Objects that a sentence is about. */
export type Objects =
  /** The object the ability is on or came from: its own name, "this creature"; `said` where a pronoun stands for it. */
  | (Worded & { readonly what: 'self' })
  /** What this is attached to: "enchanted creature"; `said` is another noun of the wording, such as "equipped creature". */
  | (Worded & { readonly what: 'bearer'; readonly slot?: Slot })
  /** What an earlier phrase introduced: "it", "that creature", "those cards". `filter` narrows a set. */
  | (Worded & { readonly what: 'that'; readonly slot: Slot; readonly filter?: Filter })
  /** Targets, chosen as the spell or ability is put on the stack [CR 115.1 | 2007: 409.1c]. */
  | (Worded & {
      readonly what: 'target';
      readonly slot: Slot;
      readonly filter: Filter;
      readonly count?: Quantity;
      readonly by?: Players;
    })
  /** Objects chosen when the instruction is carried out ("a creature", "two cards"); in an event: any that fit. */
  | (Worded & {
      readonly what: 'some';
      readonly filter: Filter;
      readonly count?: Quantity;
      readonly random?: true;
      readonly slot?: Slot;
    })
  /** All that fit. */
  | (Worded & { readonly what: 'each'; readonly filter: Filter; readonly slot?: Slot })
  /** Cards at one end of a library, or of a graveyard; of those there that fit [CR 404.3 | 2007: 217.4c]. */
  | (Worded & {
      readonly what: 'top' | 'bottom';
      readonly count: Count;
      readonly of: Players;
      readonly in?: 'graveyard';
      readonly filter?: Filter;
      readonly slot?: Slot;
    })
  /** Several noun phrases joined by "and". */
  | (Worded & { readonly what: 'both'; readonly of: readonly Objects[] })
  /** One of the alternatives, for event subjects: "this creature or another creature you control". */
  | (Worded & { readonly what: 'either'; readonly of: readonly Objects[] })
  /** What was chosen as this entered or by an earlier linked ability [CR 607 | 2007: 217.7d]. */
  /** …; the tokens that this created, and for one of them what created it. */
  | (Worded & { readonly what: 'linked'; readonly by: 'exiled' | 'chosen' | 'created' | 'creator' })
  /** "The creature it haunts" [CR 702.55b | 2007: 502.51b]. */
  | (Worded & { readonly what: 'linked'; readonly by: 'haunted' })
  /** "The exiled cards used to craft it" [CR 702.167c | 2007: none]. */
  | (Worded & { readonly what: 'linked'; readonly by: 'crafted' })
  /** "The card with the noted name", as it was when that was noted [CR 707.14 | 2007: none]. */
  | (Worded & { readonly what: 'linked'; readonly by: 'noted' })
  /** "It devoured" [CR 702.82b]. */
  | (Worded & { readonly what: 'linked'; readonly by: 'devoured' })
  /** "The creature it's paired with" [CR 702.95b | 2007: none]. */
  | (Worded & { readonly what: 'linked'; readonly by: 'paired' });

/** Which players a plural or indefinite player noun ranges over. */
export type PlayerSort = 'player' | 'opponent';

/** Players that a sentence is about. */
export type Players =
  | { readonly who: 'you' }
  | (Worded & { readonly who: 'that'; readonly slot: Slot })
  | (Worded & {
      readonly who: 'target';
      readonly slot: Slot;
      readonly of: PlayerSort;
      readonly count?: Quantity;
      readonly if?: PlayerTrait;
    })
  /** "a player", "an opponent": in an event any of them; in an instruction chosen by the one who follows it. */
  | (Worded & { readonly who: 'some'; readonly of: PlayerSort; readonly slot?: Slot; readonly if?: PlayerTrait })
  | (Worded & {
      readonly who: 'each';
      readonly of: PlayerSort;
      readonly other?: true;
      readonly except?: Players;
      readonly slot?: Slot;
      readonly if?: PlayerTrait;
    })
  | (Worded & { readonly who: 'controller' | 'owner'; readonly of: Objects })
  | (Worded & { readonly who: 'defending' })
  | (Worded & { readonly who: 'attacking' })
  | (Worded & { readonly who: 'active' })
  | (Worded & { readonly who: 'chosen' })
  /** The player who has that designation, if any [CR 725.1]. */
  | (Worded & { readonly who: 'monarch' })
  /** To whom the gift of this spell or permanent was promised [CR 702.174a | 2007: none]; no text says it. */
  | { readonly who: 'promised' }
  | (Worded & { readonly who: 'enchanted' })
  /** "you and target opponent"; "that player or that planeswalker's controller" where a target could be either. */
  | (Worded & { readonly who: 'both'; readonly of: readonly Players[] });

/** A player described by a condition read from that player's side: "each player who controls …". */
export type PlayerTrait = { readonly condition: Condition };

/**
 * One target that may be a player or an object [CR 115.4]. Without `filter` it is "any target".
 */
export type TargetEither = Worded & {
  readonly either: 'target';
  readonly slot: Slot;
  readonly players: PlayerSort;
  readonly filter?: Filter;
  readonly other?: true;
  readonly count?: Quantity;
  /** Who chooses it, if not the controller [CR 601.7 | 2007: 409.2]. */
  readonly by?: Players;
};

/** The player or object that was such a target: "that permanent or player". */
export type ThatEither = Worded & { readonly either: 'that'; readonly slot: Slot };

/** What an instruction can affect where both players and objects may stand, such as damage. */
export type Recipient = Objects | Players | TargetEither | ThatEither | { readonly all: readonly Recipient[] };
