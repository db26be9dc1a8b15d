/** Becoming a target as an event. */

import type { Recipient } from '@lawmage/ability';
import { is, oneOf, orList, type Phrase, part, where } from '../../2-kernel/index.ts';
import { someOne, you } from '../nouns/index.ts';

const aimedAt: Phrase<Recipient> = part<Recipient>()(
  where('a player', is({})`${{ all: orList(oneOf('a player or object', you, someOne)) }}`, ({ all }) =>
    all.some(each => 'who' in each),
  ),
);
/** A player becomes a target too: "you become the target of a spell", "you or a permanent you control becomes …". */
export const aimed = oneOf(
  'an event',
  is({ on: 'target', what: { who: 'you' } })`you become the target of ${{ by: someOne }}`,
  is({ on: 'target' })`${{ what: aimedAt }} becomes the target of ${{ by: someOne }}`,
);
