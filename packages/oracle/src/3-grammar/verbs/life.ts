import type { Count, Effect } from '@lawmage/ability';
import { an, eitherOf, type Forms, forms, is, oneOf, part, partForms, say, table } from '../../2-kernel/index.ts';
import { amount, thatMuch } from '../amounts/index.ts';
import { onePlayer, playersPossessive } from '../nouns/index.ts';
import { cardinal, numeral, playerCounterKind } from '../words/index.ts';
import { perEach } from './counted.ts';
import { energy } from './energy.ts';

type LifeVerb = Extract<Effect, { do: 'gainLife' | 'loseLife' }>;

const life = oneOf(
  'an amount of life',
  say`${{ amount: numeral }} life`,
  say`${{ amount: thatMuch }} life`,
  say`life equal to ${{ amount }}`,
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
    forms({ do: 'loseLife', said: 'half' })`[loses|lose] ${{ amount: part<Count>()(half) }}`,
  ),
);
