import type { Condition } from '@lawmage/ability';
import { is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { someMany, someOne } from '../nouns/index.ts';
import { cardinal } from '../words/index.ts';

/** What happened this turn: "a creature died this turn", "you gained life this turn", "you attacked this turn". */
export const pastCondition: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    is({
      if: 'happened',
    })`${{ event: is({ on: 'move', from: 'battlefield', to: 'graveyard' })`${{ what: oneOf('creatures', someOne, someMany) }} died this turn` }}`,
    is({ if: 'happened', event: { on: 'gainLife', who: { who: 'you' } } })`you gained life this turn`,
    is({
      if: 'happened',
      event: { on: 'loseLife', who: { who: 'some', of: 'opponent' } },
    })`an opponent lost life this turn`,
    is({ if: 'happened', event: { on: 'attackWith', who: { who: 'you' } } })`you attacked this turn`,
    is({
      if: 'happened',
    })`${{ event: is({ on: 'cast', who: { who: 'you' } })`you've cast ${{ what: someOne }} this turn` }}`,
    is({
      if: 'happened',
    })`${{ event: is({ on: 'move', to: 'battlefield' })`${{ what: someOne }} entered the battlefield under your control this turn` }}`,
    is({
      if: 'happened',
      event: { on: 'damage', to: { who: 'some', of: 'opponent' } },
      said: 'dealt',
    })`an opponent was dealt damage this turn`,
    is({
      if: 'happened',
      event: { on: 'discard', who: { who: 'some', of: 'opponent' }, what: { what: 'some', filter: { sort: 'card' } } },
    })`an opponent discarded a card this turn`,
    is({
      if: 'happened',
      event: { on: 'draw', who: { who: 'you' } },
      compare: 'atLeast',
    })`you've drawn ${{ n: cardinal }} or more cards this turn`,
  ),
);
