/** Champion [CR 702.72 | 2007: none]. */
import {
  type Ability,
  a,
  another,
  doing,
  having,
  type Keyword,
  permanents,
  sacrifice,
  self,
  triggered,
  you,
  yours,
} from '@lawmage/ability';
import { must } from '../../../state/must.ts';
import { entersSelf } from './words.ts';

/** [CR 607.2k, 702.72a, 702.72b] Two linked abilities: what the first exiles is what the second returns. */
export function champion({ quality }: Keyword): readonly Ability[] {
  const { type } = must(quality !== undefined && 'type' in quality ? quality : undefined, 'champion has a type');
  const exiled = a(another(yours(having(permanents(), { is: 'type', type }))));
  return [
    triggered(entersSelf, {
      do: 'unless',
      who: you,
      cost: [doing({ do: 'move', what: exiled, to: { zone: 'exile' } })],
      unpaid: sacrifice(self),
    }),
    triggered(
      { on: 'move', what: self, from: 'battlefield' },
      { do: 'move', what: { what: 'linked', by: 'exiled' }, to: { zone: 'battlefield', under: 'owner' } },
    ),
  ];
}
