import type { Filter, Objects } from '@lawmage/ability';
import { is, oneOf, type Phrase, part, table } from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import { PARTICIPLES } from '../words/index.ts';

/** The words after the noun; the mark says which word stood before it. */
const done = (article: string) =>
  table('what was done', Object.fromEntries(PARTICIPLES.map(word => [`${word} this way`, `${article} ${word}`])));

/** What an earlier instruction did something to, one by one: "each card exiled this way". */
export const eachThisWay: Phrase<Objects> = part<Objects>()(
  oneOf(
    'an object',
    is({ what: 'that', slot: -1 })`each ${{ filter: later.filter.one }} ${{ said: done('each') }}`,
    is({ what: 'that', slot: -1 })`the ${{ filter: later.filter.one }} ${{ said: done('the one') }}`,
  ),
);

const BY_THIS = { is: 'history', what: 'damagedThisTurn', by: { what: 'self' } } as const;
/**
 * What this dealt damage: whatever of the kind it dealt damage to this turn. It deals damage but once; `4-refer` sees to it
 * that it is this which does.
 */
const dealt = <const S extends string>(said: S, filter: Filter) =>
  table('what was dealt damage', {
    [`${said} dealt damage this way`]: { what: 'each', filter, said: `${said} dealt` },
  });
const damaged = (type: 'creature' | undefined): Filter =>
  type === undefined ? { sort: 'permanent', with: [BY_THIS] } : { types: [type], sort: 'permanent', with: [BY_THIS] };

/** "a creature dealt damage this way". */
export const oneDealtDamage: Phrase<Objects> = part<Objects>()(
  oneOf(
    'what was dealt damage',
    dealt('a creature', damaged('creature')),
    dealt('each creature', damaged('creature')),
    dealt('a permanent', damaged(undefined)),
  ),
);

/** "creatures dealt damage this way". */
export const manyDealtDamage: Phrase<Objects> = part<Objects>()(dealt('creatures', damaged('creature')));

/** The same together: "all land cards revealed this way", "the creatures destroyed this way". */
export const allThisWay: Phrase<Objects> = part<Objects>()(
  oneOf(
    'objects',
    is({ what: 'that', slot: -1 })`the ${{ filter: later.filter.many }} ${{ said: done('the') }}`,
    is({ what: 'that', slot: -1 })`all ${{ filter: later.filter.many }} ${{ said: done('all') }}`,
    is({ what: 'that', slot: -1 })`all ${{ filter: later.filter.many }} they ${{ said: done('all they') }}`,
    is({ what: 'that', slot: -1 })`${{ filter: later.filter.many }} ${{ said: done('bare') }}`,
  ),
);
