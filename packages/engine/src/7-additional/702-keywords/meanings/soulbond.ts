/** Soulbond [CR 702.95 | 2007: none]. */
import {
  type Ability,
  a,
  another,
  being,
  type Condition,
  may,
  type Objects,
  permanents,
  self,
  that,
  triggered,
  yours,
} from '@lawmage/ability';
import { entersSelf } from './words.ts';

const creatures = permanents('creature');
const unpaired = being(yours(creatures), { is: 'not', trait: { is: 'state', state: 'paired' } });
const isUnpaired = (what: Objects): Condition => ({ if: 'fits', what, filter: unpaired });

/** [CR 702.95a] As it enters, and as another creature of its player does. */
export const soulbond = (): readonly Ability[] => [
  triggered(entersSelf, may({ do: 'pair', what: self, with: a(another(unpaired)) }), {
    if: 'all',
    of: [isUnpaired(self), { if: 'exists', of: another(unpaired) }],
  }),
  triggered(
    { on: 'move', what: { what: 'some', filter: another(yours(creatures)), slot: 0 }, to: 'battlefield' },
    may({ do: 'pair', what: that(0), with: self }),
    { if: 'all', of: [isUnpaired(self), isUnpaired(that(0))] },
  ),
];
