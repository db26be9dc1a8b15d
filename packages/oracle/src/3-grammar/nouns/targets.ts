import type { Objects, Quantity } from '@lawmage/ability';
import { is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { otherThan, plainFilter } from './filter.ts';
import { pluralQuantity, upToOne } from './quantity.ts';

/** Who chooses a target "of an opponent's choice" [CR 601.7 | 2007: 409.2]. */
export const OPPONENT = { who: 'some', of: 'opponent' } as const;

const upToOneQuantity = part<Quantity>()(upToOne);

/** Targets whose verb stands in the singular: "target creature", "another target creature", "up to one target land". */
export const targetOne: Phrase<Objects> = part<Objects>()(
  oneOf(
    'a target',
    is({ what: 'target', slot: -1 })`target ${{ filter: plainFilter.one }}`,
    is({ what: 'target', slot: -1, by: OPPONENT })`target ${{ filter: plainFilter.one }} of an opponent's choice`,
    is({ what: 'target', slot: -1 })`another target ${{ filter: otherThan.one }}`,
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
    is({ what: 'target', slot: -1 })`${{ count: pluralQuantity }} other target ${{ filter: otherThan.many }}`,
  ),
);
