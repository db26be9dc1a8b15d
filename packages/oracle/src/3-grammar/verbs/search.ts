import type { Effect, Filter, Place, Players, Quantity } from '@lawmage/ability';
import {
  an,
  as,
  eitherOf,
  type Forms,
  forms,
  is,
  oneOf,
  type Phrase,
  part,
  partForms,
  say,
  table,
  where,
} from '../../2-kernel/index.ts';
import { anyObjects, filter, onePlayer, place, playersPossessive, pluralQuantity, upToOne } from '../nouns/index.ts';

type Wanted = { readonly for: Filter; readonly and?: Filter; readonly count?: Quantity };

/** A kind of card whose words end before "and". */
const kind = where('a kind of card', filter.one, of => 'sort' in of && of.sort === 'card' && of.with === undefined);

const wanted: Phrase<Wanted> = part<Wanted>()(
  oneOf(
    'cards',
    say`${an} ${{ for: filter.one }}`,
    say`${an} ${{ for: kind }} and ${an} ${{ and: kind }}`,
    say`${{ count: part<Quantity>()(upToOne) }} ${{ for: filter.one }}`,
    say`${{ count: pluralQuantity }} ${{ for: filter.many }}`,
    is({ count: { all: true } })`all ${{ for: filter.many }}`,
  ),
);

type Zones = {
  readonly in: Place;
  readonly also: readonly ('graveyard' | 'hand' | 'library' | 'outside')[];
  readonly anyOf?: true;
};
type Named = { readonly of: Players; readonly zones: Omit<Zones, 'in'> & { readonly zone: 'graveyard' | 'library' } };
const zones = part<Named['zones']>()(
  table('zones', {
    'graveyard, hand, and library': { zone: 'graveyard', also: ['hand', 'library'] },
    'graveyard, hand, and/or library': { zone: 'graveyard', also: ['hand', 'library'], anyOf: true },
    'library and/or graveyard': { zone: 'library', also: ['graveyard'], anyOf: true },
    'library and/or outside the game': { zone: 'library', also: ['outside'], anyOf: true },
    'library, graveyard, and/or outside the game': { zone: 'library', also: ['graveyard', 'outside'], anyOf: true },
    'library and graveyard': { zone: 'library', also: ['graveyard'] },
  }),
);
/** Several zones of one player. */
const zonesOf = (words: Phrase<Named>): Phrase<Zones> =>
  as(
    words,
    ({ of, zones: { zone, ...rest } }: Named): Zones => ({ in: { of, zone }, ...rest }),
    ({ in: { of, zone }, ...rest }): Named | undefined =>
      of === undefined || (zone !== 'graveyard' && zone !== 'library') ? undefined : { of, zones: { zone, ...rest } },
    ['in', 'also', 'anyOf'],
  );
const several = zonesOf(say`${{ of: playersPossessive }} ${{ zones }}`);
const theSeveral = zonesOf(say`the ${{ zones }} of ${{ of: onePlayer }}`);

/** Searching a zone for cards; what becomes of them is said by the verbs after it [CR 701.23]. */
export const searchVerbs: Forms<Effect> = partForms<Effect>()(
  eitherOf(
    'search',
    forms({ do: 'search' })`[searches|search] ${{ in: place }} for ${wanted}`,
    forms({ do: 'search' })`[searches|search] ${several} for ${wanted}`,
    forms({ do: 'ante' })`[antes|ante] ${{ what: anyObjects }}`,
    forms({
      do: 'fetch',
    })`[reveals|reveal] ${an} ${{ what: filter.one }} [they|you] own from outside the game and [puts|put] it into [their|your] hand`,
    forms({ do: 'search', said: 'of' })`[searches|search] ${theSeveral} for ${wanted}`,
  ),
);
