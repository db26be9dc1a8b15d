/** Additional costs of spells [CR 118.8, 601.2b, 601.2f | 2007: 409.1b, 409.1f]. */
import type { Cost, Keyword, KeywordName, Static } from '@lawmage/ability';
import { PROMISED } from '../../7-additional/702-keywords/meanings/words.ts';
import { holds } from '../../nouns/condition.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { Look } from './look.ts';
import { nameOfInstance } from './paid.ts';

/** An additional cost that the spell's controller may choose to pay. */
export type OptionalCost = {
  /** Its name in `StackItem.paid`. */
  readonly name: string;
  /** The keyword that asks for it; '' for another ability. */
  readonly keyword: KeywordName | '';
  /** How a question calls it: "kicker", "second kicker". */
  readonly called: string;
  readonly cost: Cost;
  /** It may be paid any number of times. */
  readonly repeat: boolean;
};

const ONCE: ReadonlySet<KeywordName> = new Set<KeywordName>(['kicker', 'buyback', 'entwine', 'offspring']);
const REPEAT: ReadonlySet<KeywordName> = new Set<KeywordName>(['multikicker', 'replicate', 'squad']);

/** [CR 702.166a] Bargain: an artifact, an enchantment, or a token. */
const BARGAIN: Cost = [
  {
    pay: 'do',
    effect: {
      do: 'sacrifice',
      what: {
        what: 'some',
        filter: { anyOf: [{ types: ['artifact', 'enchantment'], sort: 'permanent' }, { sort: 'token' }] },
      },
    },
  },
];

/** [CR 702.78a | 2007: none] Conspire: two untapped creatures that each share a colour with the spell. */
const CONSPIRE: Cost = [
  {
    pay: 'do',
    effect: {
      do: 'tap',
      what: {
        what: 'some',
        filter: {
          adj: [{ is: 'state', state: 'untapped' }],
          types: ['creature'],
          sort: 'permanent',
          whose: { by: 'controller', who: { who: 'you' } },
          with: [{ is: 'shares', what: 'color', with: { what: 'self' } }],
        },
        count: { exactly: 2 },
      },
    },
  },
];

/** [CR 702.153a] Casualty: a creature with that power or more. */
const casualty = ({ n }: Keyword): Cost => [
  {
    pay: 'do',
    effect: {
      do: 'sacrifice',
      what: {
        what: 'some',
        filter: {
          types: ['creature'],
          sort: 'permanent',
          with: [{ is: 'stat', stat: 'power', compare: 'atLeast', to: n ?? 0 }],
        },
      },
    },
  },
];

/** [CR 702.174a] Gift: an opponent is chosen. */
const PROMISE: Cost = [
  { pay: 'do', effect: { do: 'choosePlayer', from: { who: 'some', of: 'opponent' }, slot: PROMISED } },
];

const KNOWN = new WeakMap<Look, readonly OptionalCost[]>();

/** The optional additional costs of a spell, in the order in which they are printed. */
export function optionalCosts(look: Look): readonly OptionalCost[] {
  const known = KNOWN.get(look);
  if (known !== undefined) return known;
  const costs = [...apart(look.keywords.flatMap(ofKeyword)), ...look.statics.flatMap(ofStatic)];
  KNOWN.set(look, costs);
  return costs;
}

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** [CR 702.33f, 702.56b, 702.157b | 2007: 502.21d, 502.52b] Each instance of a keyword is paid for by itself. */
function apart(costs: readonly OptionalCost[]): readonly OptionalCost[] {
  return costs.map((cost, at) => {
    const nth = costs.slice(0, at + 1).filter(({ keyword }) => keyword === cost.keyword).length;
    const called = `${ORDINALS[nth - 1] ?? `${nth}th`} ${cost.keyword}`;
    return nth === 1 ? cost : { ...cost, name: nameOfInstance(cost.keyword, nth), called };
  });
}

function ofKeyword(one: Keyword): readonly OptionalCost[] {
  const { keyword, cost } = one;
  const known = { name: keyword, keyword, called: keyword, repeat: false };
  if (keyword === 'bargain') return [{ ...known, cost: BARGAIN }];
  if (keyword === 'conspire') return [{ ...known, cost: CONSPIRE }];
  if (keyword === 'gift') return [{ ...known, cost: PROMISE }];
  if (keyword === 'casualty') return [{ ...known, cost: casualty(one) }];
  if (cost === undefined || !(ONCE.has(keyword) || REPEAT.has(keyword))) return [];
  return [{ ...known, cost, repeat: REPEAT.has(keyword) }];
}

const ofStatic = ({ rule }: Static, at: number): readonly OptionalCost[] =>
  rule.static === 'additionalCost' && rule.optional === true
    ? [{ name: `additional:${at}`, called: `additional:${at}`, keyword: '', cost: rule.cost, repeat: false }]
    : [];

/** What must be paid besides, whatever is chosen. */
export function mandatoryCosts(game: Game, look: Look, scope: Scope): Cost {
  if (look.statics.length === 0) return [];
  return look.statics.flatMap(({ rule, while: when }) => {
    if (rule.static !== 'additionalCost' || rule.optional === true) return [];
    return when === undefined || holds(game, when, scope) ? rule.cost : [];
  });
}

/** [CR 702.120a] Escalate: once for each mode beyond the first. */
export function escalation(look: Look, modes: number): Cost {
  const escalate = look.keywords.find(({ keyword }) => keyword === 'escalate');
  return escalate?.cost === undefined || modes < 2
    ? []
    : Array.from({ length: modes - 1 }, () => escalate.cost ?? []).flat();
}
