import type { Condition } from '@lawmage/ability';
import { andList, is, oneOf, orList, type Phrase, part } from '../../2-kernel/index.ts';
import { tie } from '../knots.ts';
import { controlsCondition, existsCondition } from './exists.ts';
import { numberCondition } from './numbers.ts';
import { objectCondition } from './objects.ts';
import { pastCondition } from './past.ts';

const turnAndStates = oneOf(
  'a condition',
  is({ if: 'turn', of: { who: 'you' } })`it's your turn`,
  is({ if: 'turn', of: { who: 'you' }, not: true })`it's not your turn`,
  is({ if: 'turn', of: { who: 'some', of: 'opponent' } })`it's an opponent's turn`,
  is({ if: 'designation', who: { who: 'you' }, has: 'monarch' })`you're the monarch`,
  is({ if: 'designation', who: { who: 'you' }, has: 'citysBlessing' })`you have the city's blessing`,
  is({ if: 'daytime', is: 'day' })`it's day`,
  is({ if: 'daytime', is: 'night' })`it's night`,
);

const simple: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    controlsCondition,
    existsCondition,
    numberCondition,
    objectCondition,
    pastCondition,
    turnAndStates,
  ),
);

/** What a text asks before it goes on: after "if", "as long as", "only if". */
export const condition: Phrase<Condition> = tie(
  'condition',
  part<Condition>()(
    oneOf(
      'a condition',
      simple,
      is({ if: 'all' })`${{ of: andList(simple) }}`,
      is({ if: 'any' })`${{ of: orList(simple) }}`,
    ),
  ),
);
