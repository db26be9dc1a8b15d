// size: one union of every verb

/** Verbs: what one instruction does. */
import type { Ability } from './ability.ts';
import type { ChosenWord, KeywordAction } from './action.ts';
import type { Duration } from './condition.ts';
import type { Cost } from './cost.ts';
import type { Count } from './count.ts';
import type { Destination } from './destination.ts';
import type { Effect } from './effect.ts';
import type { KeywordName } from './keywords.ts';
import type { Modification } from './modification.ts';
import type { CounterKind, Filter, Objects, Place, Players, Quantity, Recipient, Slot, Worded } from './noun.ts';
import type { ManaProduced } from './production.ts';
import type { CounterShield, Replacement } from './replacement.ts';
import type { PlayerRule } from './rule.ts';
import type { Subtype } from './subtypes.ts';
import type { TokenSpec } from './token.ts';
import type { StepName } from './types.ts';

/** Verbs: one action each. */
export type Verb =
  | (Worded & {
      readonly do: 'draw';
      readonly who?: Players;
      readonly count: Count;
      readonly amount?: Slot;
      readonly slot?: Slot;
    })
  | (Worded & { readonly do: 'discard'; readonly who?: Players; readonly what: Objects; readonly slot?: Slot })
  | (Worded & { readonly do: 'mill'; readonly who?: Players; readonly count: Count; readonly slot?: Slot })
  | (Worded & {
      readonly do: 'gainLife' | 'loseLife';
      readonly who?: Players;
      readonly amount: Count;
      readonly lost?: Slot;
      /** "From radiation"; only what rad counters mean says so [CR 728.1a]. */
      readonly radiation?: true;
    })
  | (Worded & { readonly do: 'setLife'; readonly who?: Players; readonly to: Count })
  /** A life total and a power or toughness become what the other was [CR 701.12g | 2007: none]. */
  | (Worded & {
      readonly do: 'exchangeValue';
      readonly who?: Players;
      readonly stat: 'power' | 'toughness';
      readonly of: Objects;
    })
  /** All cards of two of a player's zones change places [CR 701.12f | 2007: none]. */
  | (Worded & {
      readonly do: 'exchangeZones';
      readonly who?: Players;
      readonly zones: readonly ['hand' | 'graveyard', 'graveyard' | 'library'];
    })
  /** Cards of one owner change places between two zones [CR 701.12d, 701.12e | 2007: none]. */
  | (Worded & { readonly do: 'exchangeCards'; readonly who?: Players; readonly what: Objects; readonly with: Objects })
  /** [CR 701.10d, 701.10f]: as much life, or mana of each type, as there is already. */
  | (Worded & { readonly do: 'doubleLife' | 'doubleMana'; readonly who?: Players })
  /** All unspent mana is lost; `to`: who adds what was lost [CR 106.13 | 2007: none]. */
  | (Worded & { readonly do: 'loseMana'; readonly who?: Players; readonly to?: Players })
  /** A mana ability of each land that the player controls is activated, as far as that is possible. */
  | (Worded & { readonly do: 'activateLands'; readonly who?: Players })
  | (Worded & { readonly do: 'exchangeLife'; readonly who: Players; readonly with: Players })
  | (Worded & {
      readonly do: 'damage';
      readonly source?: Objects;
      readonly amount: Count;
      readonly to: Recipient;
      /** By choice as targets are announced, or into equal parts, rounded down. */
      readonly divided?: true | 'evenly';
      readonly unpreventable?: true;
      /** What would be excess is dealt to the permanent's controller instead [CR 120.4a]. */
      readonly spills?: true;
      readonly dealt?: Slot;
    })
  | (Worded & { readonly do: 'fight'; readonly what: Objects; readonly with: Objects })
  | (Worded & { readonly do: 'destroy'; readonly what: Objects; readonly noRegeneration?: true; readonly slot?: Slot })
  | (Worded & { readonly do: 'sacrifice'; readonly who?: Players; readonly what: Objects; readonly slot?: Slot })
  /** Any other move: exile, return, put. `under`: whose control it enters under; absent: the mover of a "put", the owner's of a "return … under owner's". */
  | (Worded & {
      readonly do: 'move';
      readonly who?: Players;
      readonly what: Objects;
      readonly to: Destination;
      readonly slot?: Slot;
    })
  /** Exile until this leaves the battlefield: one effect, both moves [CR 610.3 | 2007: none]. */
  | (Worded & {
      readonly do: 'exileUntil';
      readonly who?: Players;
      readonly what: Objects;
      readonly until: Duration;
      readonly slot?: Slot;
    })
  /** [CR 610.4] */
  | (Worded & { readonly do: 'phaseOutUntil'; readonly what: Objects; readonly until: Duration })
  | (Worded & { readonly do: 'counterSpell'; readonly what: Objects; readonly to?: Destination; readonly slot?: Slot })
  | (Worded & { readonly do: 'tap' | 'untap'; readonly who?: Players; readonly what: Objects; readonly slot?: Slot })
  /** `asCreature`: as though a planeswalker were a creature [CR 702.6e]. */
  | (Worded & { readonly do: 'attach'; readonly what: Objects; readonly to: Objects; readonly asCreature?: true })
  | (Worded & { readonly do: 'unattach'; readonly what: Objects })
  | (Worded & {
      readonly do: 'create';
      readonly who?: Players;
      readonly count: Count;
      readonly token: TokenSpec;
      readonly slot?: Slot;
    })
  | (Worded & {
      readonly do: 'copySpell';
      readonly who?: Players;
      readonly what: Objects;
      readonly count?: Count;
      readonly newTargets?: true;
      /** A copy for each other such object that it could target, which that copy targets [CR 707.10d | 2007: none]. */
      readonly each?: Filter;
      /** What the copy targets [CR 707.10e | 2007: none]. */
      readonly onto?: Objects;
      /** The copy lacks this ability; only meanings of keywords say so. */
      readonly without?: KeywordName;
      readonly slot?: Slot;
    })
  | (Worded & {
      readonly do: 'putCounters';
      readonly who?: Players;
      readonly kind: CounterKind;
      readonly count: Count;
      readonly on: Recipient;
      readonly divided?: true;
    })
  | (Worded & {
      readonly do: 'removeCounters';
      readonly who?: Players;
      readonly kind: CounterKind | 'any';
      readonly count: Count | 'all' | 'any';
      readonly from: Recipient;
      readonly amount?: Slot;
    })
  | (Worded & {
      readonly do: 'moveCounters';
      readonly kind: CounterKind | 'any';
      readonly count: Count | 'all';
      readonly from: Objects;
      readonly to: Objects;
    })
  /** As many counters of each kind, or of one kind, as something had that has gone [CR 122.8, 122.9 | 2007: none]. */
  | (Worded & {
      readonly do: 'giveCounters';
      readonly from: Objects;
      readonly kind?: CounterKind;
      readonly on: Objects;
    })
  /** A counter on it is chosen; it is removed, or another of its kind is put there. */
  | (Worded & { readonly do: 'changeCounter'; readonly who?: Players; readonly on: Objects })
  | (Worded & { readonly do: 'doubleCounters'; readonly kind: CounterKind | 'any'; readonly on: Recipient })
  /** Counters a player gets: poison, energy, experience [CR 122.1 | 2007: 200.10]. */
  | (Worded & { readonly do: 'getCounters'; readonly who?: Players; readonly kind: CounterKind; readonly count: Count })
  | (Worded & {
      readonly do: 'addMana';
      readonly who?: Players;
      readonly mana: ManaProduced;
      readonly keep?: 'combat' | 'turn';
    })
  | (Worded & { readonly do: 'pay'; readonly who?: Players; readonly cost: Cost })
  /** "Pay {2} any number of times": `amount` introduces how often [CR 603.12a | 2007: none]. */
  | (Worded & { readonly do: 'payTimes'; readonly who?: Players; readonly cost: Cost; readonly amount?: Slot })
  /** Continuous effects from a resolving spell or ability [CR 611.2 | 2007: 418.3]. */
  | (Worded & {
      readonly do: 'modify';
      readonly what: Objects;
      readonly changes: readonly Modification[];
      readonly until?: Duration;
    })
  /** The next such spell that you cast is changed as it is put on the stack [CR 611.2f | 2007: none]. */
  | (Worded & {
      readonly do: 'nextSpell';
      readonly what: Filter;
      readonly changes: readonly Modification[];
      readonly until?: Duration;
    })
  /** One word of a text for another, both chosen [CR 612.1 | 2007: 418.6]. */
  | (Worded & {
      readonly do: 'changeText';
      readonly what: Objects;
      readonly words: 'color' | 'basicLandType' | 'colorOrBasicLandType' | 'creatureType';
      readonly until?: Duration;
    })
  /** The choice of several sets of characteristics as it is turned face up, for good [CR 208.2b | 2007: none]. */
  | { readonly do: 'becomeOneOf'; readonly choice: readonly (readonly Modification[])[] }
  /** The rules texts of two objects change places [CR 612.5]. */
  | (Worded & { readonly do: 'exchangeTexts'; readonly of: Objects })
  /** A rule of the game changed for players for a while: "you may play an additional land this turn". */
  | (Worded & { readonly do: 'rule'; readonly rule: PlayerRule; readonly who?: Players; readonly until?: Duration })
  /** A replacement or prevention effect from a resolving spell or ability [CR 614, 615 | 2007: 419]. */
  | (Worded & {
      readonly do: 'replace';
      readonly replacement: Replacement;
      readonly until?: Duration;
      readonly once?: true;
    })
  | (Worded & { readonly do: 'prevent'; readonly shield: CounterShield; readonly until?: Duration })
  | (Worded & { readonly do: 'regenerate'; readonly what: Objects })
  /** [CR 701.23] Look through a zone for cards; `to` says where they go. */
  /** Puts what the player owns into the ante zone [CR 407.4 | 2007: 217.9d]. */
  | (Worded & { readonly do: 'ante'; readonly who?: Players; readonly what: Objects })
  /** "Reveal a card you own from outside the game and put it into your hand" [CR 400.11b | 2007: none]. */
  | (Worded & { readonly do: 'fetch'; readonly who?: Players; readonly what: Filter })
  | (Worded & {
      readonly do: 'search';
      readonly who?: Players;
      readonly in: Place;
      /** Further zones of the same player; `anyOf`: the one who searches chooses which. */
      readonly also?: readonly ('graveyard' | 'hand' | 'library' | 'outside')[];
      readonly anyOf?: true;
      /** Introduces whether the library was among them. */
      readonly searched?: Slot;
      readonly for: Filter;
      readonly count?: Quantity;
      /** One of each of further kinds besides. */
      readonly and?: Filter;
      readonly reveal?: true;
      readonly to?: Destination;
      readonly shuffle?: true;
      readonly slot?: Slot;
    })
  | (Worded & { readonly do: 'shuffle'; readonly who?: Players; readonly of?: Players })
  | (Worded & { readonly do: 'scry' | 'surveil' | 'fateseal'; readonly who?: Players; readonly count: Count })
  | (Worded & {
      readonly do: 'reveal' | 'look';
      readonly who?: Players;
      readonly what: Objects | { readonly hand: Players };
      readonly slot?: Slot;
    })
  /** Look at or reveal cards on top, choose some, put the rest elsewhere: one family of texts. */
  | (Worded & {
      readonly do: 'dig';
      readonly who?: Players;
      readonly count: Count;
      readonly of?: Players;
      readonly reveal?: true;
      readonly take: {
        readonly may?: true;
        readonly count: Quantity;
        readonly of: Filter;
        readonly reveal?: true;
        readonly to: Destination;
      };
      readonly rest: Destination;
      readonly slot?: Slot;
    })
  /** Reveal from the top until a card fits [CR 701.20]. */
  | (Worded & {
      readonly do: 'revealUntil';
      readonly who?: Players;
      readonly until: Filter;
      readonly to: Destination;
      readonly rest: Destination;
      readonly slot?: Slot;
      /** The cards revealed before the one that fits. */
      readonly restSlot?: Slot;
    })
  | (Worded & { readonly do: 'choose'; readonly who?: Players; readonly what: Objects; readonly slot?: Slot })
  /** Objects separated into two piles [CR 700.3]: `who` separates them, `chooser` chooses one of the piles; absent: you. */
  | (Worded & {
      readonly do: 'piles';
      readonly who?: Players;
      readonly what: Objects;
      readonly reveal?: true;
      readonly chooser?: Players;
      /** What becomes of the chosen pile, and of the other. */
      readonly chosen: PileFate;
      readonly other?: PileFate;
    })
  /** One of each of several kinds, as far as there are such; one object may serve for several. */
  | (Worded & {
      readonly do: 'chooseEach';
      readonly who?: Players;
      readonly from: Filter;
      /** `party`: up to one of each of its classes [CR 700.8d]. */
      readonly kinds: 'basicLandType' | 'party' | readonly Filter[];
      readonly slot?: Slot;
    })
  /** For another ability of the same object: a number, or the name that a card has [CR 607.2e, 707.14 | 2007: none]. */
  | (Worded & { readonly do: 'note'; readonly count: Count })
  | (Worded & { readonly do: 'note'; readonly name: Objects })
  | (Worded & { readonly do: 'choosePlayer'; readonly who?: Players; readonly from: Players; readonly slot?: Slot })
  | (Worded & {
      readonly do: 'chooseWord';
      readonly who?: Players;
      readonly kind: ChosenWord;
      readonly of?: readonly string[];
      /** The one word that may not be chosen. */
      readonly except?: Subtype;
      /** Of which cards a name is chosen. */
      readonly which?: Filter;
      /** Introduces what was chosen. */
      readonly slot?: Slot;
    })
  | (Worded & {
      readonly do: 'cast';
      readonly who?: Players;
      readonly what: Objects;
      readonly free?: true;
      /** What is paid rather than the mana cost. */
      readonly cost?: Cost;
      /** It must be cast, if that is possible [CR 118.8c | 2007: none]. */
      readonly ifAble?: true;
      readonly copy?: true;
      readonly transformed?: true;
      /** Any number of them: each is asked for by itself [CR 707.12a | 2007: none]. */
      readonly each?: true;
      /** As which spells a chosen card may be cast [CR 601.3e | 2007: none]; no text says it. */
      readonly only?: Filter;
    })
  | (Worded & {
      readonly do: 'playFrom';
      readonly who?: Players;
      readonly what: Objects;
      readonly until: Duration;
      readonly free?: true;
      readonly anyMana?: true;
      readonly cast?: true;
    })
  /** `to`: what the new target must be, other than the old one; `onto`: which object it must be. */
  | (Worded & {
      readonly do: 'retarget';
      readonly what: Objects;
      readonly may?: true;
      /** Only one of the targets, or any number of them; absent: each [CR 115.7a–115.7c | 2007: 415.7a]. */
      readonly which?: 'one' | 'any';
      readonly to?: Filter;
      readonly onto?: Objects;
    })
  | (Worded & { readonly do: 'exchangeControl'; readonly a: Objects; readonly b: Objects })
  /** You and another player each gain control of all that the other controls of a kind. */
  | (Worded & {
      readonly do: 'swapControl';
      readonly with: Players;
      readonly of: Filter;
      readonly until: Duration;
      readonly slot?: Slot;
    })
  | (Worded & {
      readonly do:
        | 'transform'
        /** "Flip [a flip card]": it has its other half from now on. */
        | 'flipOver'
        | 'turnFaceUp'
        | 'turnFaceDown'
        | 'phaseOut'
        | 'becomeBlocked'
        | 'removeFromCombat'
        | 'goad'
        | 'suspect'
        | 'explore'
        | 'convert';
      readonly what: Objects;
    })
  /** `attacking`: as the cost of its attack; only combat says so [CR 508.1g | 2007: none]. */
  | (Worded & { readonly do: 'exert'; readonly what: Objects; readonly attacking?: true })
  /** A card in exile haunts a creature [CR 702.55b | 2007: 502.51b]. */
  | (Worded & { readonly do: 'haunt'; readonly what: Objects; readonly whom: Objects })
  /** "Exile them, then meld them" into the permanent of that name [CR 701.42a | 2007: none]. */
  | (Worded & { readonly do: 'meld'; readonly what: Objects; readonly into: string })
  /** Two creatures are paired [CR 702.95a, 702.95b | 2007: none]; only the meaning of soulbond says it. */
  | (Worded & { readonly do: 'pair'; readonly what: Objects; readonly with: Objects })
  /** "You control target player during that player's next turn" [CR 723.1 | 2007: 507.1]. */
  /** `while`: so long as this resolves, or as the spell does that a card was cast as; absent: the next turn [CR 723.2]. */
  | (Worded & { readonly do: 'controlPlayer'; readonly whom: Players; readonly while?: 'resolving' | Objects })
  /** A player plays a card if able, with mana of lands of that player only [CR 723.7 | 2007: none]. */
  | (Worded & { readonly do: 'playIfAble'; readonly who: Players; readonly what: Objects; readonly mana: 'lands' })
  /** A game within the game; what those do who have not won it [CR 729 | 2007: 506]. */
  | (Worded & { readonly do: 'subgame'; readonly losers?: Effect })
  /** The game ends without a result and begins anew; `except`: cards that stay in exile meanwhile [CR 727]. */
  | (Worded & { readonly do: 'restart'; readonly except?: Objects })
  /** All phased-out permanents of a kind phase in [CR 702.26a | 2007: 502.15a]. */
  /** `out`: those that phase out at the same time. */
  | (Worded & { readonly do: 'phaseIn'; readonly of: Filter; readonly out?: Filter })
  /** A card exiled face down may be looked at as long as it is there [CR 406.3 | 2007: 217.7b]. */
  | (Worded & { readonly do: 'mayLook'; readonly what: Objects })
  /** An effect states that it is attacking; absent `whom`: what its controller chooses [CR 508.4, 508.4b | 2007: none]. */
  | (Worded & { readonly do: 'becomeAttacking'; readonly what: Objects; readonly whom?: Recipient })
  /** What an attacking creature attacks is chosen again [CR 508.7]. */
  | (Worded & { readonly do: 'reselect'; readonly what: Objects })
  /** Absent count: one [CR 701.50a, 701.50d]. */
  | (Worded & { readonly do: 'connive'; readonly what: Objects; readonly count?: Count })
  /** [CR 701.63a] */
  | (Worded & { readonly do: 'endure'; readonly what: Objects; readonly count: Count })
  | (Worded & {
      readonly do: 'act';
      readonly who?: Players;
      readonly act: KeywordAction;
      readonly count?: Count;
      readonly subtype?: Subtype;
      /** Introduces what it was done to: "the amassed Army", "the discovered card". */
      readonly slot?: Slot;
    })
  /** [CR 701.30b | 2007: none] Who won it, the condition `wonClash` asks. */
  | (Worded & { readonly do: 'clash'; readonly with: Players })
  /**
   * Each player votes for a word or an object [CR 701.38a | 2007: none]; what came of it, the condition and the trait `mostVotes`
   * and the count `votes` ask. `secret`: nobody knows of the votes before all are there.
   */
  | (Worded & { readonly do: 'vote'; readonly for: readonly string[] | Filter; readonly secret?: true })
  /** A card like that is revealed from the hand, or a permanent like that chosen [CR 701.4a | 2007: none]; it may be exiled. */
  | (Worded & {
      readonly do: 'behold';
      readonly who?: Players;
      readonly quality: Filter;
      /** Absent: one. */
      readonly count?: Count;
      readonly exile?: true;
    })
  | (Worded & {
      readonly do: 'become';
      readonly what: Objects;
      readonly designation:
        | 'monstrous'
        /** Of cards in exile [CR 702.143d, 702.170c | 2007: none]. */
        | 'plotted'
        | 'foretold'
        | 'renowned'
        | 'prepared'
        | 'unprepared'
        | 'saddled'
        | 'harnessed'
        | 'ringBearer';
      readonly count?: Count;
      /** A foretold card's foretell cost is its mana cost less so much generic mana. */
      readonly less?: number;
    })
  /** Tells that an object has done, or been done, what its keyword names; only meanings of keywords say so. */
  | (Worded & { readonly do: 'done'; readonly what: Objects; readonly act: 'evolve' | 'crewed' | 'miracle' })
  /** A door of a Room is unlocked, or locked if it was not: a half of one's choice [CR 709.5f, 709.5g]. */
  | (Worded & { readonly do: 'door'; readonly what: Objects; readonly to: 'unlock' | 'lockOrUnlock' })
  /** What effects let one do with exiled cards as one cascades [CR 702.85b]; only the meaning of cascade says so. */
  | { readonly do: 'asCascading'; readonly what: Objects }
  /** Marks an object, see the trait `marked`. */
  | (Worded & { readonly do: 'mark'; readonly what: Objects; readonly mark: string })
  | (Worded & {
      readonly do: 'turn';
      readonly who?: Players;
      readonly adds: 'turn' | 'combat' | 'combatAndMain' | 'beginning' | 'upkeep' | 'end';
      /** Of an added step: after this step or, with a phase of its own, after this phase [CR 500.9, 500.10]. */
      readonly after?: 'step' | 'phase';
      readonly count?: Count;
      /** What happens at the beginning of the end step of the added turn [CR 603.7 | 2007: 404.4]. */
      readonly atEnd?: Effect;
    })
  | (Worded & {
      readonly do: 'skip';
      readonly who?: Players;
      readonly step: StepName | 'turn' | 'combat';
      readonly count?: Count;
    })
  /** `only`: the combat phase rather than the turn [CR 724.2]. */
  | (Worded & { readonly do: 'endTurn'; readonly only?: 'combat' })
  | (Worded & { readonly do: 'winGame' | 'loseGame'; readonly who?: Players })
  | (Worded & { readonly do: 'drawGame' })
  | (Worded & {
      readonly do: 'emblem';
      readonly who?: Players;
      readonly abilities: readonly Ability[];
      readonly name?: string;
    })
  | (Worded & { readonly do: 'flip'; readonly who?: Players; readonly win?: Effect; readonly lose?: Effect })
  /** A flip without a call [CR 705.2 | 2007: 511.2]. */
  | (Worded & { readonly do: 'flip'; readonly who?: Players; readonly heads?: Effect; readonly tails?: Effect })
  | (Worded & {
      readonly do: 'roll';
      readonly who?: Players;
      /** The faces of the die; only games of a variant have a planar die [CR 901.3 | 2007: none]. */
      readonly sides: number | 'planar';
      /** How many dice; absent: one. */
      readonly count?: Count;
      /** Added to each result [CR 706.2]. */
      readonly plus?: Count;
      /** The table of results; without an end, a row has no upper bound. */
      readonly rows?: readonly { readonly from: number; readonly to?: number; readonly effect: Effect }[];
      /** Introduces the result, of several dice the total. */
      readonly amount?: Slot;
      /** On what the results are stored [CR 706.8a]. */
      readonly store?: Objects;
    })
  /** Any number of the results stored on something are rolled anew [CR 706.8b]. */
  | (Worded & { readonly do: 'rerollStored'; readonly on: Objects })
  /** In a row: the same dice again [CR 706.3c]. */
  | { readonly do: 'rollAgain' }
  | (Worded & {
      readonly do: 'copyPermanent';
      readonly what: Objects;
      readonly of: Objects;
      readonly changes?: readonly Modification[];
      readonly until?: Duration;
    });

/** Where a pile goes, or what happens to the permanents in it. */
export type PileFate =
  | { readonly to: Destination }
  | { readonly fate: 'destroy' | 'sacrifice'; readonly noRegeneration?: true };
