import type { Filter, Objects, Quantity } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, say, where } from '../../2-kernel/index.ts';
import { otherThan, plainFilter } from './filter.ts';
import { place } from './places.ts';
import { pluralQuantity, upToOne } from './quantity.ts';
import { withSameController } from './same-controller.ts';
import { cardsFromSingle } from './single-graveyard.ts';
import { whose } from './whose.ts';

/** Who chooses a target "of an opponent's choice" [CR 601.7 | 2007: 409.2]. */
export const OPPONENT = { who: 'some', of: 'opponent' } as const;

type Described = Exclude<Filter, { readonly anyOf: readonly Filter[] }>;
/** What is said behind the choice rather than before it. */
type Behind = Pick<Described, 'in' | 'whose'>;
const isPlain = (filter: Filter): boolean =>
  !('anyOf' in filter) && filter.in === undefined && filter.whose?.not === undefined;
const chosenPlain: Phrase<Filter> = as(
  say`${{ filter: where('a target', plainFilter.one, isPlain) }} of an opponent's choice`,
  ({ filter }) => filter,
  filter => ({ filter }),
);
const notYours = where('a controller', whose, ({ not }) => not === true);
type Chosen = { readonly filter: Filter } & Behind;
const chosenFrom: Phrase<Filter> = as(
  part<Chosen>()(
    oneOf(
      'a target',
      say`${{ filter: where('a target', plainFilter.one, isPlain) }} of an opponent's choice from ${{ in: place }}`,
      say`${{ filter: where('a target', plainFilter.one, isPlain) }} of an opponent's choice ${{ whose: notYours }}`,
    ),
  ),
  ({ filter, ...behind }): Filter | undefined =>
    'anyOf' in filter || filter.whose ? undefined : { ...filter, ...behind },
  (described): Chosen | undefined => {
    if ('anyOf' in described || isPlain(described)) return undefined;
    const { in: zone, whose: by, ...filter } = described;
    return { filter, ...(zone && { in: zone }), ...(by && { whose: by }) };
  },
);

const upToOneQuantity = part<Quantity>()(upToOne);

/** Targets whose verb stands in the singular: "target creature", "another target creature", "up to one target land". */
export const targetOne: Phrase<Objects> = part<Objects>()(
  oneOf(
    'a target',
    is({ what: 'target', slot: -1 })`target ${{ filter: plainFilter.one }}`,
    is({ what: 'target', slot: -1, by: OPPONENT })`target ${{ filter: oneOf('a target', chosenPlain, chosenFrom) }}`,
    is({ what: 'target', slot: -1 })`another target ${{ filter: otherThan.one }}`,
    is({ what: 'target', slot: -1 })`another target ${{ filter: withSameController.one }}`,
    is({ what: 'target', slot: -1 })`${{ count: upToOneQuantity }} target ${{ filter: plainFilter.one }}`,
    is({ what: 'target', slot: -1 })`${{ count: upToOneQuantity }} other target ${{ filter: otherThan.one }}`,
    is({
      what: 'target',
      slot: -1,
      said: 'each of',
    })`each of ${{ count: pluralQuantity }} target ${{ filter: plainFilter.many }}`,
    is({ what: 'target', slot: -1, said: 'each of' })`each of ${{ count: pluralQuantity }} other target ${{
      filter: otherThan.many,
    }}`,
  ),
);

/** Targets whose verb stands in the plural: "two target creatures", "any number of other target permanents". */
export const targetMany: Phrase<Objects> = part<Objects>()(
  oneOf(
    'targets',
    is({ what: 'target', slot: -1 })`${{ count: pluralQuantity }} target ${{ filter: plainFilter.many }}`,
    is({ what: 'target', slot: -1 })`${{ count: pluralQuantity }} target ${{ filter: cardsFromSingle }}`,
    is({ what: 'target', slot: -1 })`${{ count: pluralQuantity }} other target ${{ filter: otherThan.many }}`,
  ),
);
