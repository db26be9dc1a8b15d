import type { Condition } from '@lawmage/ability';
import { is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { playersPossessive } from '../nouns/index.ts';
import { ordinal, pluralNumber } from '../words/index.ts';

const you = { who: 'you' } as const;

/** Whose turn it is, which step, day or night, and what players have become. */
export const turnCondition: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    is({ if: 'turn' })`it's ${{ of: playersPossessive }} turn`,
    is({ if: 'turn', not: true })`it's not ${{ of: playersPossessive }} turn`,
    is({ if: 'turn', not: true, said: "isn't" })`it isn't ${{ of: playersPossessive }} turn`,
    is({
      if: 'all',
      of: [
        { if: 'turn', of: you },
        { if: 'step', step: 'main' },
      ],
    })`it's your main phase`,
    is({ if: 'designation', who: you, has: 'monarch' })`you're the monarch`,
    is({ if: 'designation', who: { who: 'some', of: 'opponent' }, has: 'monarch' })`an opponent is the monarch`,
    is({
      if: 'not',
      of: { if: 'designation', who: { who: 'some', of: 'player' }, has: 'monarch' },
    })`there is no monarch`,
    is({ if: 'designation', who: you, has: 'initiative' })`you have the initiative`,
    is({ if: 'designation', who: you, has: 'citysBlessing' })`you have the city's blessing`,
    is({ if: 'designation', who: you, has: 'maxSpeed' })`you have max speed`,
    is({ if: 'castLastTurn', is: 'equal', n: 0 })`no spells were cast last turn`,
    is({ if: 'castLastTurn', is: 'atLeast', n: 2 })`a player cast two or more spells last turn`,
    is({ if: 'resolved' })`this is the ${{ nth: ordinal }} time this ability has resolved this turn`,
    is({ if: 'allHappened' })`you've done all ${{ n: pluralNumber }} this turn`,
    is({ if: 'daytime', is: 'day' })`it's day`,
    is({ if: 'daytime', is: 'night' })`it's night`,
  ),
);
