import type { Quantity } from '@lawmage/ability';
import { is, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { cardinal, thatMany } from '../words/index.ts';

const atLeast = is({})`${{ atLeast: cardinal }} or more`;
const between = table('how many', {
  'one or two': { between: [1, 2] },
  'two or three': { between: [2, 3] },
  'one, two, or three': { between: [1, 3] },
});

/** "up to one": the noun stays in the singular. */
export const upToOne = table('how many', { 'up to one': { upTo: 1 } });

/** How many of a plural noun: "two", "up to three", "any number of", "one or more". */
export const pluralQuantity: Phrase<Quantity> = part<Quantity>()(
  oneOf(
    'how many',
    say`${{ exactly: cardinal }}`,
    say`${{ exactly: thatMany }}`,
    say`up to ${{ upTo: thatMany }}`,
    say`up to ${{ upTo: cardinal }}`,
    is({ any: 'number' })`any number of`,
    is({ atLeast: 1 })`one or more`,
    atLeast,
    between,
  ),
);
