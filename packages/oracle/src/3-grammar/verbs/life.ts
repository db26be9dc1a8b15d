import type { Count, Effect } from '@lawmage/ability';
import {
  an,
  as,
  eitherOf,
  type Forms,
  forms,
  is,
  oneOf,
  type Phrase,
  part,
  partForms,
  say,
  table,
} from '../../2-kernel/index.ts';
import { amount, forEach, thatMuch } from '../amounts/index.ts';
import { onePlayer, playersPossessive, possessive } from '../nouns/index.ts';
import { cardinal, digits, numeral, playerCounterKind } from '../words/index.ts';
import { perEach } from './counted.ts';
import { energy } from './energy.ts';

type LifeVerb = Extract<Effect, { do: 'gainLife' | 'loseLife' }>;

type More = { readonly a: Count; readonly n: number; readonly of: Count };
/** "2 life plus 2 life for each Spirit sacrificed this way". */
const lifeAndMore: Phrase<Count> = part<Count>()(
  as(
    say`${{ a: numeral }} life plus ${{ n: digits }} life ${{ of: forEach }}`,
    ({ a, n, of }: More): Count => ({ count: 'plus', a, b: { count: 'times', n, of }, said: 'life' }),
    (count): More | undefined => {
      if (typeof count === 'number' || count.count !== 'plus' || count.said !== 'life') return undefined;
      const { a, b } = count;
      return typeof b === 'object' && b.count === 'times' ? { a, n: b.n, of: b.of } : undefined;
    },
  ),
);

const life = oneOf(
  'an amount of life',
  say`${{ amount: numeral }} life`,
  say`${{ amount: thatMuch }} life`,
  say`life equal to ${{ amount }}`,
  say`${{ amount: lifeAndMore }}`,
);

const changes = perEach(
  'amount',
  partForms<LifeVerb>()(
    eitherOf(
      'a verb',
      forms({ do: 'gainLife' })`[gains|gain] ${life}`,
      forms({ do: 'loseLife' })`[loses|lose] ${life}`,
    ),
  ),
);

const half = is({ count: 'half' })`half ${{
  of: is({ count: 'player', stat: 'life' })`${{
    of: playersPossessive,
  }} life`,
}}, rounded ${{ round: table('a rounding', ['up', 'down']) }}`;

const counters = eitherOf(
  'a verb',
  forms({ do: 'getCounters', count: 1 })`[gets|get] ${an} ${{ kind: playerCounterKind }} counter`,
  forms({ do: 'getCounters' })`[gets|get] ${{ count: cardinal }} ${{ kind: playerCounterKind }} counters`,
  forms({ do: 'getCounters', kind: 'energy' })`[gets|get] ${{ count: energy }}`,
);

/** Life and counters of players [CR 119, 122.1 | 2007: 200.10]. */
export const lifeVerbs: Forms<Effect> = partForms<Effect>()(
  eitherOf(
    'a verb',
    changes,
    counters,
    forms({ do: 'exchangeLife', who: { who: 'you' } })`[exchanges|exchange] life totals with ${{ with: onePlayer }}`,
    forms({ do: 'exchangeValue' })`[exchanges|exchange] ${{ who: playersPossessive }} life total with ${{
      of: possessive,
    }} ${{ stat: table('a stat', ['power', 'toughness']) }}`,
    forms({ do: 'exchangeZones', zones: ['graveyard', 'library'] })`[exchanges|exchange] ${{
      who: playersPossessive,
    }} graveyard and library`,
    forms({ do: 'exchangeZones', zones: ['hand', 'graveyard'] })`[exchanges|exchange] ${{
      who: playersPossessive,
    }} hand and graveyard`,
    forms({ do: 'doubleLife' })`[doubles|double] ${{ who: playersPossessive }} life total`,
    forms({ do: 'loseLife', said: 'half' })`[loses|lose] ${{ amount: part<Count>()(half) }}`,
  ),
);
