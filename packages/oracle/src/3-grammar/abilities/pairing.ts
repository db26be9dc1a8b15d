import type { Condition, Objects, Static, StaticRule } from '@lawmage/ability';
import { is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { changes } from './modifying.ts';

const PAIRED: Condition = {
  if: 'fits',
  what: { what: 'self' },
  filter: { sort: 'permanent', adj: [{ is: 'state', state: 'paired' }] },
};
const both = (said?: string) =>
  ({
    what: 'both',
    of: [{ what: 'self' }, { what: 'linked', by: 'paired', ...(said !== undefined && { said }) }],
  }) as const satisfies Objects;

const rule: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'what paired creatures have',
    is({ static: 'modify', what: both() })`both creatures ${{ changes: changes.many }}`,
    is({ static: 'modify', what: both('each') })`each of those creatures ${{ changes: changes.one }}`,
  ),
);

/** What a creature with soulbond gives to itself and to the creature it is paired with [CR 702.95b | 2007: none]. */
export const pairing: Phrase<Static> = part<Static>()(
  is({ is: 'static', while: PAIRED })`as long as ~ is paired with another creature, ${{ rule }} .`,
);
