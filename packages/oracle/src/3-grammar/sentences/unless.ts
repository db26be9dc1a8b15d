import type { Effect } from '@lawmage/ability';
import { is, maybe, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { forEach } from '../amounts/index.ts';
import { payment } from '../costs/index.ts';
import { onePlayer, otherPlayers, you } from '../nouns/index.ts';
import { clauses } from './clauses.ts';

/** "… unless its controller pays {2}" [CR 118.12a | 2007: 413.2d]. */
export const unlessPaid: Phrase<Effect> = part<Effect>()(
  oneOf(
    'a sentence',
    is({
      do: 'unless',
    })`${{ unpaid: clauses }} unless ${{ who: onePlayer }} ${{ cost: payment.one }} ${{ times: maybe(forEach) }}`,
    is({
      do: 'unless',
    })`${{ unpaid: clauses }} unless ${{ who: oneOf('a player', you, otherPlayers) }} ${{ cost: payment.many }} ${{ times: maybe(forEach) }}`,
  ),
);
