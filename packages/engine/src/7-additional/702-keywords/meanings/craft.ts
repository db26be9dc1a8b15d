/** Craft [CR 702.167 | 2007: none]. */
import {
  type Ability,
  another,
  doing,
  type Filter,
  type Keyword,
  type Quantity,
  self,
  some,
  you,
  yours,
} from '@lawmage/ability';
import { must } from '../../../state/must.ts';
import { asSorcery, costOf, exileThis, MATERIALS } from './words.ts';

const ONE: Quantity = { exactly: 1 };

/** [CR 702.167b] A type alone means permanents and cards in the graveyard, "cards" only those. */
function materials(of: Filter): Filter {
  if ('anyOf' in of) return { anyOf: of.anyOf.map(materials) };
  const buried: Filter = { ...of, sort: 'card', in: { zone: 'graveyard', of: you } };
  return of.sort === 'card' ? buried : { anyOf: [another(yours(of)), buried] };
}

/** [CR 702.167a] */
export function craft(keyword: Keyword): readonly Ability[] {
  const { quality } = keyword;
  const using = must(quality !== undefined && 'materials' in quality ? quality : undefined, 'craft has materials');
  const what = some(using.count ?? ONE, materials(using.materials));
  return [
    asSorcery([...costOf(keyword), exileThis, doing({ do: 'move', what, to: { zone: 'exile' }, slot: MATERIALS })], {
      do: 'move',
      what: self,
      to: { zone: 'battlefield', transformed: true, under: 'owner', craftedWith: MATERIALS },
    }),
  ];
}
