import type { Count, Effect } from '@lawmage/ability';
import {
  an,
  as,
  eitherOf,
  type Forms,
  forms,
  oneOf,
  type Phrase,
  partForms,
  run,
  say,
  token,
} from '../../2-kernel/index.ts';
import { amount, thatMuch } from '../amounts/index.ts';
import { cardinal, numeral, playerCounterKind } from '../words/index.ts';
import { perEach } from './counted.ts';

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

const energySymbol = token(
  '{E}',
  text => (text === '{E}' ? 'E' : undefined),
  () => '{E}',
);
const energy: Phrase<Count> = as(
  run(energySymbol),
  (symbols): Count => symbols.length,
  count => (typeof count === 'number' && count > 0 ? Array<'E'>(count).fill('E') : undefined),
);

const counters = eitherOf(
  'a verb',
  forms({ do: 'getCounters', count: 1 })`[gets|get] ${an} ${{ kind: playerCounterKind }} counter`,
  forms({ do: 'getCounters' })`[gets|get] ${{ count: cardinal }} ${{ kind: playerCounterKind }} counters`,
  forms({ do: 'getCounters', kind: 'energy' })`[gets|get] ${{ count: energy }}`,
);

/** Life and counters of players [CR 119, 122.1 | 2007: 118, 200.10]. */
export const lifeVerbs: Forms<Effect> = partForms<Effect>()(eitherOf('a verb', changes, counters));
