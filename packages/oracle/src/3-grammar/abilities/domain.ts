import { type Ability, BASIC_LAND_TYPES } from '@lawmage/ability';
import { as, type Phrase, same, say } from '../../2-kernel/index.ts';

/** One for each basic land type, which holds while you control a land that has it [CR 305.6, 702.14a | 2007: 212.6d, 502.6a]. */
const WALKS: readonly Ability[] = BASIC_LAND_TYPES.map(type => ({
  is: 'static',
  said: 'domain',
  while: { if: 'exists', of: { types: [type], sort: 'permanent', whose: { by: 'controller', who: { who: 'you' } } } },
  rule: {
    static: 'modify',
    what: { what: 'self' },
    changes: [{ change: 'gain', said: 'has', abilities: [{ is: 'keyword', keyword: 'landwalk', quality: { type } }] }],
  },
}));

/** "For each basic land type among lands you control, ~ has landwalk of that type": five abilities said at once. */
export const domainWalk: Phrase<readonly Ability[]> = as(
  say`for each basic land type among lands you control, ~ has landwalk of that type .`,
  () => WALKS,
  (abilities): object | undefined => (same(abilities, WALKS) ? {} : undefined),
);
