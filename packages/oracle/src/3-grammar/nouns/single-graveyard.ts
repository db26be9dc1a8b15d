import type { Filter, Place, Players } from '@lawmage/ability';
import { as, type Phrase, say, where } from '../../2-kernel/index.ts';
import { plainFilter } from './filter.ts';

const SAID = 'single';
const SINGLE: Place = { zone: 'graveyard', of: { who: 'some', of: 'player', said: SAID } };

const isSingle = (of: Players | undefined): boolean => of?.who === 'some' && of.said === SAID;

const cards = where(
  'cards',
  plainFilter.many,
  filter => !('anyOf' in filter) && filter.sort === 'card' && filter.in === undefined && filter.said === undefined,
);

/** "Three target cards from a single graveyard": as "from a graveyard", which is that of one player too. */
export const cardsFromSingle: Phrase<Filter> = as(
  say`${{ filter: cards }} from a single graveyard`,
  ({ filter }): Filter | undefined => ('anyOf' in filter ? undefined : { ...filter, in: SINGLE, said: 'from' }),
  described => {
    if ('anyOf' in described || !isSingle(described.in?.of)) return undefined;
    const { in: _, said: __, ...filter } = described;
    return { filter };
  },
);
