import type { Static, StaticRule } from '@lawmage/ability';
import { is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { condition } from '../conditions/index.ts';
import { castingCost } from './casting.ts';
import { costChange } from './costs.ts';
import { defining } from './defining.ts';
import { entering } from './entering.ts';
import { modifying } from './modifying.ts';
import { playersStatic } from './players.ts';
import { preventing, replacing } from './replacing.ts';

const conditional: Phrase<StaticRule> = part<StaticRule>()(
  oneOf('a static ability', modifying, playersStatic, costChange),
);
const rule: Phrase<StaticRule> = part<StaticRule>()(
  oneOf('a static ability', conditional, entering, replacing, preventing, castingCost, defining),
);

/** An ability that simply holds [CR 604.1 | 2007: 405.1]. */
export const staticLine: Phrase<Static> = part<Static>()(
  oneOf(
    'a static ability',
    is({ is: 'static' })`${{ rule }} .`,
    is({ is: 'static' })`as long as ${{ while: condition }}, ${{ rule: conditional }} .`,
    is({ is: 'static', said: 'behind' })`${{ rule: conditional }} as long as ${{ while: condition }} .`,
    is({
      is: 'static',
      while: { if: 'turn', of: { who: 'you' } },
      said: 'your turn',
    })`during your turn, ${{ rule: conditional }} .`,
  ),
);
