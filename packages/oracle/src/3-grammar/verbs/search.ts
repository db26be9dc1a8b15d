import type { Effect, Filter, Quantity } from '@lawmage/ability';
import { an, type Forms, forms, oneOf, type Phrase, part, partForms, say } from '../../2-kernel/index.ts';
import { filter, place, pluralQuantity, upToOne } from '../nouns/index.ts';

type Wanted = { readonly for: Filter; readonly count?: Quantity };

const wanted: Phrase<Wanted> = part<Wanted>()(
  oneOf(
    'cards',
    say`${an} ${{ for: filter.one }}`,
    say`${{ count: part<Quantity>()(upToOne) }} ${{ for: filter.one }}`,
    say`${{ count: pluralQuantity }} ${{ for: filter.many }}`,
  ),
);

/** Searching a zone for cards; what becomes of them is said by the verbs after it [CR 701.23]. */
export const searchVerbs: Forms<Effect> = partForms<Effect>()(
  forms({ do: 'search' })`[searches|search] ${{ in: place }} for ${wanted}`,
);
