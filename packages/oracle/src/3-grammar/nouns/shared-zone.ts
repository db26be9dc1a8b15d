import type { Filter, Objects } from '@lawmage/ability';

type Described = Exclude<Filter, { readonly anyOf: readonly Filter[] }>;

const filterOf = (noun: Objects): Described | undefined =>
  (noun.what === 'target' || noun.what === 'some') && !('anyOf' in noun.filter) ? noun.filter : undefined;

const isCard = (filter: Described | undefined): filter is Described =>
  filter?.sort === 'card' && filter.said === undefined;

/**
 * "One target creature card and one target land card from your graveyard": the zone behind the last is that of all cards
 * before it that name none.
 */
export function withSharedZone(nouns: readonly Objects[]): readonly Objects[] {
  const last = nouns.at(-1);
  const zone = last && filterOf(last)?.in;
  if (zone === undefined) return nouns;
  return nouns.map(noun => {
    const filter = filterOf(noun);
    return isCard(filter) && filter.in === undefined ? ({ ...noun, filter: { ...filter, in: zone } } as Objects) : noun;
  });
}

/** The inverse of `withSharedZone`: a card with a zone and no mark of its preposition has it from the last. */
export function withoutSharedZone(nouns: readonly Objects[]): readonly Objects[] {
  const last = nouns.at(-1);
  if ((last && filterOf(last)?.said) !== 'from') return nouns;
  return nouns.map(noun => {
    const filter = filterOf(noun);
    if (!isCard(filter) || filter.in === undefined) return noun;
    const { in: _, ...rest } = filter;
    return { ...noun, filter: rest } as Objects;
  });
}
