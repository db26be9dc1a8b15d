import type { Count, Modification, StaticRule } from '@lawmage/ability';
import { an, as, is, maybe, oneOf, type Phrase, part, same, say } from '../../2-kernel/index.ts';
import { amount } from '../amounts/index.ts';
import { plainFilter } from '../nouns/index.ts';
import { digits } from '../words/index.ts';

type Base = Extract<Modification, { readonly change: 'base' }>;
type Defined = { readonly of: Count };

/** What it is called: its name, or another noun where the ability stands in a quotation. */
type Named = { readonly said?: 'this creature' };
type Words = Phrase<Defined & Named>;
type Defining = { readonly changes: readonly Modification[] } & Named;

const NAMED = oneOf('this object', say`~'s`, is({ said: 'this creature' })`this creature's`);

/** Both numbers are the same amount: "power and toughness are each equal to". */
const both: Phrase<Defining> = as(
  part<Defined & Named>()(say`${NAMED} power and toughness are each equal to ${{ of: amount }}`),
  ({ of, ...named }): Defining => ({ changes: [{ change: 'base', power: of, toughness: of }], ...named }),
  ({ changes: [only, ...more], ...named }) => {
    if (only?.change !== 'base' || more.length > 0 || only.power === undefined || !same(only.power, only.toughness))
      return undefined;
    return { of: only.power, ...named };
  },
  ['changes', 'said'],
);
const one = (field: 'power' | 'toughness', words: Words): Phrase<Defining> =>
  as(
    words,
    ({ of, ...named }): Defining => ({ changes: [{ change: 'base', [field]: of } as Base], ...named }),
    ({ changes: [only, ...more], ...named }) => {
      if (only?.change !== 'base' || more.length > 0) return undefined;
      const of = only[field];
      const other = field === 'power' ? only.toughness : only.power;
      return of === undefined || other !== undefined ? undefined : { of, ...named };
    },
    ['changes', 'said'],
  );

/** The chosen color alone, or beside those that it has. */
const chosenColor: Phrase<readonly Modification[]> = as(
  part<Modification>()(
    is({ change: 'color', colors: 'chosen' })`the chosen color ${maybe(
      is({ add: true })`in addition to its other colors`,
    )}`,
  ),
  (only): readonly Modification[] => [only],
  ([only, ...more]) => (more.length === 0 ? only : undefined),
);

/** [CR 607.2n, 607.2p | 2007: none] What is done before the game begins. */
export const beforeGame: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'what is done before the game',
    is({
      static: 'define',
      before: 'color',
    })`if ~ is your commander, choose a color before the game begins . ~ is ${{ changes: chosenColor }}`,
    is({
      static: 'beforeShuffle',
    })`before you shuffle your deck to start the game, you may reveal this card from your deck and exile ${an} ${{
      exile: plainFilter.one,
    }} you drafted that isn't in your deck`,
  ),
);

type More = { readonly of: Count; readonly more: number };
/** "~'s power is equal to … and its toughness is equal to that number plus 1": the toughness is so much more. */
const more: Phrase<Defining> = as(
  part<More & Named>()(
    say`${NAMED} power is equal to ${{ of: amount }} and its toughness is equal to that number plus ${{ more: digits }}`,
  ),
  ({ of, more: b, ...named }): Defining => ({
    changes: [{ change: 'base', power: of, toughness: { count: 'plus', a: of, b } }],
    ...named,
  }),
  ({ changes: [only, ...others], ...named }) => {
    if (only?.change !== 'base' || others.length > 0 || only.power === undefined) return undefined;
    const { power, toughness } = only;
    if (typeof toughness !== 'object' || toughness.count !== 'plus' || !same(toughness.a, power)) return undefined;
    return typeof toughness.b === 'number' && toughness.said === undefined
      ? { of: power, more: toughness.b, ...named }
      : undefined;
  },
  ['changes', 'said'],
);

/** What defines the object's own characteristics in all zones [CR 604.3 | 2007: 405.2]. */
export const defining: Phrase<StaticRule> = part<StaticRule>()(
  is({ static: 'define' })`${oneOf(
    'what it defines',
    both,
    more,
    one('power', part<Defined & Named>()(say`${NAMED} power is equal to ${{ of: amount }}`)),
    one('toughness', part<Defined & Named>()(say`${NAMED} toughness is equal to ${{ of: amount }}`)),
  )}`,
);
