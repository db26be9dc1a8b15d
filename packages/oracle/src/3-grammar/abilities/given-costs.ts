import type { KeywordName, StaticRule } from '@lawmage/ability';
import { is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { eachOne, topOne } from '../nouns/index.ts';

const given = <const Name extends KeywordName>(keyword: Name) =>
  ({ static: 'modify', changes: [{ change: 'gain', abilities: [{ is: 'keyword', keyword }] }] }) as const;

/** Keywords that are given without a cost of their own cost what the card costs [CR 702.34a, 702.170a | 2007: 502.22a]. */
export const givenCosts: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'a static ability',
    is(given('flashback'))`${{
      what: eachOne,
    }} has flashback . the flashback cost is equal to that card's mana cost`,
    is(given('plot'))`${{ what: topOne }} has plot . the plot cost is equal to its mana cost`,
  ),
);
