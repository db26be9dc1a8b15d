import type { Condition } from '@lawmage/ability';
import { andList, is, oneOf, orList, type Phrase, part } from '../../2-kernel/index.ts';
import { tie } from '../knots.ts';
import { alikeCondition } from './alike.ts';
import { castingCondition } from './casting.ts';
import { controlsCondition, existsCondition, melding } from './exists.ts';
import { numberCondition } from './numbers.ts';
import { objectCondition } from './objects.ts';
import { outcome } from './outcomes.ts';
import { pastCondition } from './past.ts';
import { turnCondition } from './turns.ts';

/** What is so or not at any moment, as a trigger can wait for it: "you control no Islands", "~ has flying". */
export const stateCondition: Phrase<Condition> = part<Condition>()(
  oneOf('a condition', controlsCondition, existsCondition, numberCondition, objectCondition),
);

const simple: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    stateCondition,
    alikeCondition,
    castingCondition,
    pastCondition,
    turnCondition,
    melding,
    outcome,
  ),
);

/** What a text asks before it goes on: after "if", "as long as", "only if", "unless". */
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

export { type Things, things as controlsThings } from './exists.ts';
