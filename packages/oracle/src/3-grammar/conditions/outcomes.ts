import type { Condition } from '@lawmage/ability';
import { is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { option } from '../words/index.ts';

/** What came of a clash or a vote: "you win", "death gets more votes" [CR 701.30, 701.38 | 2007: none]. */
export const outcome: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    is({ if: 'wonClash' })`you win`,
    is({ if: 'wonClash', said: 'won' })`you won`,
    is({ if: 'doubles' })`you rolled doubles`,
    is({ if: 'mostVotes' })`${{ for: option }} gets more votes`,
    is({ if: 'mostVotes', tied: true })`${{ for: option }} gets more votes or the vote is tied`,
  ),
);
