import type { Filter, Objects } from '@lawmage/ability';
import { an, as, is, oneOf, type Phrase, part, same, say } from '../../2-kernel/index.ts';
import { otherThan, plainFilter } from './filter.ts';
import { head } from './head.ts';

type Two = { readonly first: Filter; readonly second: Filter };

/** A spell or a permanent. */
const areTwoSorts = (first: Filter, second: Filter): boolean =>
  !('anyOf' in first) && !('anyOf' in second) && first.sort === 'spell' && second.sort === 'permanent';

/** Two kinds that share no words: the second has a quality of its own, or is of another sort. */
const eitherHead: Phrase<Filter> = as(
  say`${{ first: part<Filter>()(head.one) }} or ${{ second: part<Filter>()(head.one) }}`,
  ({ first, second }: Two): Filter | undefined =>
    !areTwoSorts(first, second) && ('anyOf' in second || second.adj?.[0]?.is !== 'not')
      ? undefined
      : { anyOf: [first, second] },
  (filter): Two | undefined => {
    const [first, second, ...more] = 'anyOf' in filter ? filter.anyOf : [];
    return first && second && more.length === 0 ? { first, second } : undefined;
  },
);

const SUSPENDED: Filter = { adj: [{ is: 'state', state: 'suspended' }], sort: 'card' };
/** Permanents, and cards that are suspended in exile [CR 702.62b | 2007: 502.59b]. */
const orSuspended: Phrase<Filter> = as(
  say`${{ first: plainFilter.one }} or suspended card`,
  ({ first }): Filter | undefined =>
    'anyOf' in first || first.sort !== 'permanent' ? undefined : { anyOf: [first, SUSPENDED] },
  (filter): { readonly first: Filter } | undefined => {
    const [first, second, ...more] = 'anyOf' in filter ? filter.anyOf : [];
    return first && more.length === 0 && same(second, SUSPENDED) ? { first } : undefined;
  },
);

/** "target land or nonblack creature", "target spell or permanent", "target permanent or suspended card". */
export const targetOfTwo: Phrase<Objects> = part<Objects>()(
  is({ what: 'target', slot: -1 })`target ${{ filter: oneOf('a target', eitherHead, orSuspended) }}`,
);

const another: Phrase<Filter> = as(
  say`another ${{ first: otherThan.one }} or ${an} ${{ second: plainFilter.one }}`,
  ({ first, second }: Two): Filter | undefined =>
    'anyOf' in second || (second.sort === 'permanent' && second.adj === undefined)
      ? undefined
      : { anyOf: [first, second] },
  (filter): Two | undefined => {
    const [first, second, ...more] = 'anyOf' in filter ? filter.anyOf : [];
    return first && second && more.length === 0 ? { first, second } : undefined;
  },
);

/** "another creature or an artifact": only the first is other than this. */
export const anotherOrOne: Phrase<Objects> = part<Objects>()(is({ what: 'some' })`${{ filter: another }}`);
