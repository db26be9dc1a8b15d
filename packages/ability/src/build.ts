/**
 * Constructors: the shortest way to say a card in the vocabulary. They add nothing to meaning; every value they make could
 * be written out by hand.
 */
import type {
  Ability,
  Activated,
  ActivationLimit,
  Keyword,
  Quality,
  Static,
  StaticRule,
  Triggered,
} from './ability.ts';
import type { Card, Face, PrintedNumber } from './card.ts';
import type { Condition, Duration } from './condition.ts';
import type { Cost, CostPart } from './cost.ts';
import type { Count } from './count.ts';
import type { Effect } from './effect.ts';
import type { EventPattern } from './event.ts';
import type { KeywordName } from './keywords.ts';
import type { ManaCost, ManaSymbol } from './mana.ts';
import type { Modification } from './modification.ts';
import type { Filter, Objects, Players, Quantity, Slot, Sort, TargetEither, Trait } from './noun.ts';
import type { Subtype } from './subtypes.ts';
import { CARD_TYPES, type CardType, SUPERTYPES, type Supertype, type TypeLine, type TypeWord } from './types.ts';

const isSupertype = (word: string): word is Supertype => (SUPERTYPES as readonly string[]).includes(word);
const isCardType = (word: string): word is CardType => (CARD_TYPES as readonly string[]).includes(word);

/** `mana('{2}{G/W}{X}')`; throws on a symbol that is not one, as it is called with literals. */
export function mana(text: string): ManaCost {
  return [...text.matchAll(/\{([^}]+)\}/g)].map(([, symbol = '']) =>
    /^\d+$/.test(symbol) ? Number(symbol) : (symbol as ManaSymbol),
  );
}

/** `typeLine('legendary creature — Elf Druid')`. */
export function typeLine(text: string): TypeLine {
  const [left = '', right = ''] = text.split(' — ');
  const words = left.split(' ');
  return {
    supertypes: words.filter(isSupertype),
    types: words.filter(isCardType),
    subtypes:
      right === ''
        ? []
        : (right
            .replace('Time Lord', 'Time_Lord')
            .split(' ')
            .map(w => w.replace('_', ' ')) as Subtype[]),
  };
}

/** The parts of a face that not every card has. */
export type FaceParts = {
  readonly cost?: string;
  readonly size?: readonly [PrintedNumber, PrintedNumber];
  readonly loyalty?: number;
  readonly indicator?: Face['indicator'];
};

/** A face. */
export function face(name: string, type: string, parts: FaceParts, ...abilities: readonly Ability[]): Face {
  return {
    name,
    cost: parts.cost === undefined ? null : mana(parts.cost),
    type: typeLine(type),
    abilities,
    ...(parts.size ? { power: parts.size[0], toughness: parts.size[1] } : {}),
    ...(parts.loyalty === undefined ? {} : { loyalty: parts.loyalty }),
    ...(parts.indicator ? { indicator: parts.indicator } : {}),
  };
}

/** A card with one face. */
export function card(name: string, type: string, parts: FaceParts, ...abilities: readonly Ability[]): Card {
  return { name, layout: 'normal', faces: [face(name, type, parts, ...abilities)] };
}

/** A creature: name, cost, types, size, abilities. */
export function creature(
  name: string,
  cost: string,
  kinds: string,
  power: PrintedNumber,
  toughness: PrintedNumber,
  ...abilities: readonly Ability[]
): Card {
  return card(name, `creature — ${kinds}`, { cost, size: [power, toughness] }, ...abilities);
}

/** An instant or sorcery with one paragraph of instructions. */
export const instant = (name: string, cost: string, ...steps: readonly Effect[]): Card =>
  card(name, 'instant', { cost }, spell(...steps));
export const sorcery = (name: string, cost: string, ...steps: readonly Effect[]): Card =>
  card(name, 'sorcery', { cost }, spell(...steps));

// Abilities

export const spell = (...steps: readonly Effect[]): Ability => ({ is: 'spell', effect: sequence(...steps) });
export const keyword = (name: KeywordName, parts: Partial<Pick<Keyword, 'cost' | 'n' | 'quality'>> = {}): Keyword => ({
  is: 'keyword',
  keyword: name,
  ...parts,
});
export const enchant = (filter: Filter): Keyword => keyword('enchant', { quality: { filter } });
export const protectionFrom = (quality: Quality): Keyword => keyword('protection', { quality });
export const activated = (cost: Cost, effect: Effect, ...limits: readonly ActivationLimit[]): Activated =>
  limits.length === 0 ? { is: 'activated', cost, effect } : { is: 'activated', cost, effect, limits };
export const triggered = (event: EventPattern, effect: Effect, condition?: Condition): Triggered =>
  condition === undefined ? { is: 'triggered', event, effect } : { is: 'triggered', event, if: condition, effect };
export const staticAbility = (rule: StaticRule, condition?: Condition): Static =>
  condition === undefined ? { is: 'static', rule } : { is: 'static', while: condition, rule };
/** "… have …", "… get …": a continuous effect of a static ability. */
export const lord = (what: Objects, ...changes: readonly Modification[]): Static =>
  staticAbility({ static: 'modify', what, changes });

// Costs

export const pay = (text: string): CostPart => ({ pay: 'mana', cost: mana(text) });
export const tapSymbol: CostPart = { pay: 'tap' };
export const doing = (effect: Effect): CostPart => ({ pay: 'do', effect });

// Nouns

export const self: Objects = { what: 'self' };
export const bearer: Objects = { what: 'bearer' };
export const you: Players = { who: 'you' };
export const that = (slot: Slot): Objects => ({ what: 'that', slot });
export const thatPlayer = (slot: Slot): Players => ({ who: 'that', slot });
export const controllerOf = (of: Objects): Players => ({ who: 'controller', of });
export const ownerOf = (of: Objects): Players => ({ who: 'owner', of });

/** `permanents('creature')`, `permanents('artifact', 'enchantment')`: permanents of any of the types. */
export const permanents = (...types: readonly TypeWord[]): PlainFilter => filter('permanent', types);
export const cards = (...types: readonly TypeWord[]): PlainFilter => filter('card', types);
export const spells = (...types: readonly TypeWord[]): PlainFilter => filter('spell', types);

/** A filter that is not a choice between filters, so that parts can be added. */
export type PlainFilter = Exclude<Filter, { readonly anyOf: readonly Filter[] }>;
const filter = (sort: Sort, types: readonly TypeWord[]): PlainFilter =>
  types.length === 0 ? { sort } : { types, sort };

export const yours = (of: PlainFilter): PlainFilter => ({ ...of, whose: { by: 'controller', who: you } });
export const opposing = (of: PlainFilter): PlainFilter => ({
  ...of,
  whose: { by: 'controller', who: { who: 'some', of: 'opponent' } },
});
export const another = (of: PlainFilter): PlainFilter => ({ ...of, other: true });
export const having = (of: PlainFilter, ...traits: readonly Trait[]): PlainFilter => ({ ...of, with: traits });
export const being = (of: PlainFilter, ...traits: readonly Trait[]): PlainFilter => ({ ...of, adj: traits });

export const target = (slot: Slot, of: Filter, count?: Quantity): Objects =>
  count === undefined ? { what: 'target', slot, filter: of } : { what: 'target', slot, filter: of, count };
export const targetPlayer = (slot: Slot): Players => ({ who: 'target', slot, of: 'player' });
export const targetOpponent = (slot: Slot): Players => ({ who: 'target', slot, of: 'opponent' });
export const anyTarget = (slot: Slot): TargetEither => ({ either: 'target', slot, players: 'player' });
export const a = (of: Filter, slot?: Slot): Objects =>
  slot === undefined ? { what: 'some', filter: of } : { what: 'some', filter: of, slot };
export const some = (count: Quantity, of: Filter, slot?: Slot): Objects =>
  slot === undefined ? { what: 'some', filter: of, count } : { what: 'some', filter: of, count, slot };
export const each = (of: Filter): Objects => ({ what: 'each', filter: of });
export const eachPlayer: Players = { who: 'each', of: 'player' };
export const eachOpponent: Players = { who: 'each', of: 'opponent' };

// Events

export const entersBattlefield = (what: Objects): EventPattern => ({ on: 'move', what, to: 'battlefield' });
export const dies = (what: Objects): EventPattern => ({ on: 'move', what, from: 'battlefield', to: 'graveyard' });
export const attacks = (what: Objects): EventPattern => ({ on: 'attack', what });
export const upkeep = (of: Players): EventPattern => ({ on: 'step', step: 'upkeep', of });
export const endStep = (of: Players): EventPattern => ({ on: 'step', step: 'end', of });

// Effects

export const sequence = (...steps: readonly Effect[]): Effect => {
  const [only] = steps;
  return steps.length === 1 && only !== undefined ? only : { do: 'sequence', steps };
};
export const draw = (count: Count, who?: Players): Effect =>
  who === undefined ? { do: 'draw', count } : { do: 'draw', who, count };
export const gainLife = (amount: Count, who?: Players): Effect =>
  who === undefined ? { do: 'gainLife', amount } : { do: 'gainLife', who, amount };
export const loseLife = (amount: Count, who?: Players): Effect =>
  who === undefined ? { do: 'loseLife', amount } : { do: 'loseLife', who, amount };
export const damage = (amount: Count, to: Extract<Effect, { do: 'damage' }>['to'], source: Objects = self): Effect => ({
  do: 'damage',
  source,
  amount,
  to,
});
export const destroy = (what: Objects): Effect => ({ do: 'destroy', what });
export const exile = (what: Objects): Effect => ({ do: 'move', what, to: { zone: 'exile' } });
export const returnToHand = (what: Objects): Effect => ({ do: 'move', what, to: { zone: 'hand' } });
export const sacrifice = (what: Objects, who?: Players): Effect =>
  who === undefined ? { do: 'sacrifice', what } : { do: 'sacrifice', who, what };
export const putCounters = (count: Count, kind: string, on: Objects): Effect => ({
  do: 'putCounters',
  kind,
  count,
  on,
});
export const modify = (what: Objects, until: Duration | undefined, ...changes: readonly Modification[]): Effect =>
  until === undefined ? { do: 'modify', what, changes } : { do: 'modify', what, changes, until };
export const untilEndOfTurn: Duration = { until: 'endOfTurn' };
export const gets = (power: Count, toughness: Count): Modification => ({ change: 'gets', power, toughness });
export const gains = (...abilities: readonly Ability[]): Modification => ({ change: 'gain', abilities });
export const may = (effect: Effect, then?: Effect): Effect =>
  then === undefined ? { do: 'may', effect } : { do: 'may', effect, then };
export const addMana = (...symbols: readonly ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[]): Effect => ({
  do: 'addMana',
  mana: { mana: 'fixed', symbols },
});
