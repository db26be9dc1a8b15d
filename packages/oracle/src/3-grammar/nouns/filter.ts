import type { Filter } from '@lawmage/ability';
import { as, eitherOf, type Forms, forms, inBoth, maybe, oneOf, partForms, say, where } from '../../2-kernel/index.ts';
import { tie } from '../knots.ts';
import { type Head, head } from './head.ts';
import { onBattlefield, place } from './places.ts';
import { hasNoun, traitsAfter } from './traits.ts';
import { whose } from './whose.ts';

type Described = Exclude<Filter, { readonly anyOf: readonly Filter[] }>;
type Parts = { readonly head: Head; readonly order?: string } & Pick<Described, 'whose' | 'with' | 'in'>;

const inside = oneOf('a zone', say`in ${place}`, onBattlefield);
const from = say`from ${place}`;
const cards = inBoth(head, form => where('cards', form, ({ sort }) => sort === 'card'));

const closed = inBoth(traitsAfter, form => where('a quality', form, traits => !hasNoun(traits.at(-1))));

/** Counters after a zone that is left are those the card gets where it goes. */
const uncounted = inBoth(traitsAfter, form =>
  where('a quality', form, traits => !traits.some(trait => trait.is === 'counter')),
);

/** The modifiers after the noun in their usual order, then in the others that cards have. Each belongs to the nearest noun. */
const ordered: Forms<Parts> = partForms<Parts>()(
  eitherOf(
    'a kind of object',
    forms({})`${{ head }} ${{ whose: maybe(whose) }} ${{ with: maybe(traitsAfter) }}`,
    forms({})`${{ head }} ${{ whose: maybe(whose) }} ${{ with: maybe(closed) }} ${{ in: inside }}`,
    forms({ order: 'with first' })`${{ head }} ${{ with: closed }} ${{ whose }}`,
    forms({ order: 'in first' })`${{ head }} ${{ in: inside }} ${{ with: traitsAfter }}`,
    forms({ order: 'from' })`${{ head: cards }} ${{ with: maybe(closed) }} ${{ in: from }}`,
    forms({ order: 'from first' })`${{ head: cards }} ${{ in: from }} ${{ with: uncounted }}`,
  ),
);

const HEAD_MARKS = ['and', 'and/or', 'or an', 'each'];

/** The wording marks of the noun and of the order are one mark of the filter. */
function joined({ head: { said: conjunction, ...noun }, order, ...rest }: Parts): Filter {
  const said = [conjunction, order].filter(mark => mark !== undefined).join(', ');
  return said === '' ? { ...noun, ...rest } : { ...noun, ...rest, said };
}

function divided(filter: Filter): Parts | undefined {
  if ('anyOf' in filter || filter.other) return undefined;
  const { adj, types, sort, said, ...rest } = filter;
  const marks = said === undefined ? [] : said.split(', ');
  const conjunction = marks.find(mark => HEAD_MARKS.includes(mark));
  const order = marks.find(mark => !HEAD_MARKS.includes(mark));
  return {
    head: {
      ...(adj && { adj }),
      ...(types && { types }),
      sort,
      ...(conjunction !== undefined && { said: conjunction }),
    },
    ...(order !== undefined && { order }),
    ...rest,
  };
}

/** Objects described without "other": "creature you control with flying", "instant or sorcery card from your graveyard". */
export const plainFilter: Forms<Filter> = inBoth(ordered, form => as(form, joined, divided));

/** The same description of other objects, where the word "other" stands elsewhere: "another target creature". */
export const otherThan: Forms<Filter> = inBoth(plainFilter, form =>
  as(
    form,
    (filter): Filter | undefined => ('anyOf' in filter ? undefined : { ...filter, other: true }),
    filter => {
      if ('anyOf' in filter || filter.other === undefined) return undefined;
      const { other: _, ...rest } = filter;
      return rest;
    },
  ),
);

const others: Forms<Filter> = inBoth(otherThan, form =>
  as(
    say`other ${{ filter: form }}`,
    said => said.filter,
    described => ({ filter: described }),
  ),
);

/** Objects described by their characteristics: "other creatures you control", "artifact or enchantment". */
export const filter: Forms<Filter> = tie('filter', eitherOf('a kind of object', plainFilter, others));
