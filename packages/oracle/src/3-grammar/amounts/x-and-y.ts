import type { Count } from '@lawmage/ability';
import { oneOf, type Phrase, say, where } from '../../2-kernel/index.ts';
import { amount } from './amount.ts';

const endsInComma = (count: Count): boolean =>
  typeof count !== 'number' && count.count === 'half' && count.said === undefined;

/** What X and Y are, behind "where X is": a comma stands before "and" only behind another comma [CR 107.3p | 2007: 104.3c]. */
export const xAndY: Phrase<{ readonly x: Count; readonly y: Count }> = oneOf(
  'what X and Y are',
  say`${{ x: where('an amount', amount, x => !endsInComma(x)) }} and Y is ${{ y: amount }}`,
  say`${{ x: where('half of an amount', amount, endsInComma) }}, and Y is ${{ y: amount }}`,
);
