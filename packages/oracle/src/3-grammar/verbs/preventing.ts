import type { CounterShield, Effect } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { filter, oneObject, recipient } from '../nouns/index.ts';
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
    say`prevent all damage that would be dealt this turn ${by}`,
    is({ said: 'active' })`prevent all damage ${{ source: oneObject }} would deal this turn`,
    say`prevent all damage that would be dealt ${to} this turn ${by}`,
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
);
