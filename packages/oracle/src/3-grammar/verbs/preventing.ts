import type { CounterShield, Effect, Objects, Recipient } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { filter, oneObject, recipient, someOne } from '../nouns/index.ts';
import { numeral } from '../words/index.ts';
import { sameObject } from './subject.ts';

const to = say`to ${{ to: recipient }}`;
const by = oneOf('a source', say`by ${{ source: oneObject }}`, say`by ${{ from: filter.many }}`);

const shield: Phrase<CounterShield> = part<CounterShield>()(
  oneOf(
    'damage',
    say`prevent the next ${{ amount: numeral }} damage that would be dealt ${to} this turn`,
    is({ said: 'this turn first' })`prevent the next ${{ amount: numeral }} damage that would be dealt this turn ${to}`,
    say`prevent all damage that would be dealt ${to} this turn`,
    is({ said: 'this turn first' })`prevent all damage that would be dealt this turn ${to}`,
    is({ combat: true })`prevent all combat damage that would be dealt this turn`,
    is({ combat: true })`prevent all combat damage that would be dealt ${to} this turn`,
    is({ combat: true })`prevent all combat damage that would be dealt this turn ${by}`,
    is({ combat: true, said: 'by first' })`prevent all combat damage that would be dealt ${by} this turn`,
    is({ combat: true, said: 'active' })`prevent all combat damage ${{ source: oneObject }} would deal this turn`,
    is({ combat: true, said: 'active' })`prevent all combat damage ${{ from: filter.many }} would deal this turn`,
    say`prevent all damage that would be dealt this turn ${by}`,
    is({ said: 'active' })`prevent all damage ${{ source: oneObject }} would deal this turn`,
    say`prevent all damage that would be dealt ${to} this turn ${by}`,
    say`the next ${{ amount: numeral }} damage that would be dealt ${to} this turn is dealt to ${{
      redirect: recipient,
    }} instead`,
    is({ said: 'all' })`all damage that would be dealt ${to} this turn is dealt to ${{ redirect: recipient }} instead`,
    is({
      combat: true,
      said: 'all',
    })`all combat damage that would be dealt ${to} this turn is dealt to ${{ redirect: recipient }} instead`,
  ),
);

const bothWays = as(
  say`prevent all combat damage that would be dealt to and dealt by ${{ what: oneObject }} this turn`,
  ({ what }): Effect => ({
    do: 'sequence',
    said: 'to and by',
    steps: [against({ to: what }), against({ source: sameObject })],
  }),
  effect => {
    if (effect.do !== 'sequence' || effect.said !== 'to and by') return undefined;
    const [first] = effect.steps;
    const to = first?.do === 'prevent' ? first.shield.to : undefined;
    return to && 'what' in to ? { what: to } : undefined;
  },
);
/** What the source must be as it is chosen is asked again when it deals damage [CR 609.7b, 615.9 | 2007: 419.8b]. */
const again = (source: Objects): Pick<CounterShield, 'from'> =>
  source.what === 'some' && ('anyOf' in source.filter || source.filter.adj || source.filter.types || source.filter.with)
    ? { from: structuredClone(source.filter) }
    : {};

type Guarded = { readonly source: Objects; readonly to: Recipient };

/** "The next time a red source of your choice would deal damage to you this turn, prevent that damage." */
const fromChosen = as(
  say`the next time ${{ source: someOne }} of your choice would deal damage to ${{
    to: recipient,
  }} this turn, prevent that damage`,
  ({ source, to }: Guarded): Effect => ({
    do: 'sequence',
    said: 'source of your choice',
    steps: [
      { do: 'choose', what: source },
      {
        do: 'prevent',
        shield: { source: sameObject, ...again(source), to, once: true },
        until: { until: 'endOfTurn' },
      },
    ],
  }),
  effect => {
    if (effect.do !== 'sequence' || effect.said !== 'source of your choice') return undefined;
    const [choose, prevent] = effect.steps;
    if (choose?.do !== 'choose' || prevent?.do !== 'prevent' || prevent.shield.to === undefined) return undefined;
    return { source: choose.what, to: prevent.shield.to };
  },
);
type Stopped = { readonly source: Objects; readonly to?: Recipient };
/** "Prevent all damage a red source of your choice would deal to you this turn." */
const allFromChosen = as(
  part<Stopped>()(
    oneOf(
      'damage',
      say`prevent all damage ${{ source: someOne }} of your choice would deal this turn`,
      say`prevent all damage ${{ source: someOne }} of your choice would deal to ${{ to: recipient }} this turn`,
    ),
  ),
  ({ source, to }: Stopped): Effect => ({
    do: 'sequence',
    said: 'all of a source',
    steps: [
      { do: 'choose', what: source },
      {
        do: 'prevent',
        shield: { source: sameObject, ...again(source), ...(to && { to }) },
        until: { until: 'endOfTurn' },
      },
    ],
  }),
  (effect): Stopped | undefined => {
    if (effect.do !== 'sequence' || effect.said !== 'all of a source') return undefined;
    const [choose, prevent] = effect.steps;
    if (choose?.do !== 'choose' || prevent?.do !== 'prevent') return undefined;
    const { to } = prevent.shield;
    return { source: choose.what, ...(to && { to }) };
  },
);
const against = (shield: CounterShield): Effect => ({
  do: 'prevent',
  shield: { combat: true, ...shield },
  until: { until: 'endOfTurn' },
});

/** "Prevent the next 2 damage that would be dealt to any target this turn" [CR 615 | 2007: 419.7]. */
export const prevention: Phrase<Effect> = oneOf(
  'prevention',
  part<Effect>()(is({ do: 'prevent', until: { until: 'endOfTurn' } })`${{ shield }}`),
  bothWays,
  fromChosen,
  allFromChosen,
);
