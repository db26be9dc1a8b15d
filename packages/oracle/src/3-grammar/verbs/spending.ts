import type { SpendLimit } from '@lawmage/ability';
import { an, is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { filter } from '../nouns/index.ts';

/** "Spend this mana only to cast creature spells" [CR 106.6 | 2007: 406]. */
export const spendLimit: Phrase<SpendLimit> = part<SpendLimit>()(
  oneOf(
    'what mana is spent on',
    is({ on: ['cast'] })`to cast ${{ what: filter.many }}`,
    is({ on: ['cast'], said: 'one' })`to cast ${an} ${{ what: filter.one }}`,
    is({ on: ['cast'], rider: 'uncounterable' })`to cast ${an} ${{
      what: filter.one,
    }}, and that spell can't be countered`,
    is({ on: ['cast', 'level'] })`to cast ${an} ${{ what: filter.one }} or to gain a Class level`,
    is({ on: ['activate'] })`to activate abilities`,
    is({ on: ['activate'] })`to activate abilities of ${{ what: filter.many }}`,
    is({ on: ['cast', 'activate'] })`to cast ${{ what: filter.many }} or activate abilities`,
  ),
);
