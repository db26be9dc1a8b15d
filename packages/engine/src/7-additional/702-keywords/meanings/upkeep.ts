/** Keywords that ask for something turn by turn. */
import { having, permanents, putCounters, sacrifice, self, sequence, triggered, you } from '@lawmage/ability';
import {
  costOf,
  counters,
  enters,
  entersWith,
  hasCounter,
  isSelf,
  type Meanings,
  numberOf,
  state,
  yourUpkeep,
} from './words.ts';

const onBattlefield = { if: 'exists', of: having(permanents(), { is: 'among', what: self }) } as const;
const nothing = sequence();

export const UPKEEP: Meanings = {
  /** [CR 702.24a | 2007: 502.13a] */
  'cumulative upkeep': keyword => [
    triggered(
      yourUpkeep,
      sequence(putCounters(1, 'age', self), {
        do: 'unless',
        who: you,
        cost: costOf(keyword),
        times: counters('age'),
        unpaid: sacrifice(self),
      }),
      onBattlefield,
    ),
  ],
  /** [CR 702.30a | 2007: 502.19a] */
  echo: keyword => [
    triggered(
      yourUpkeep,
      { do: 'unless', who: you, cost: costOf(keyword), unpaid: sacrifice(self) },
      isSelf(state('newSinceUpkeep')),
    ),
  ],
  /** [CR 702.32a | 2007: 502.20a] */
  fading: keyword => [
    enters(entersWith('fade', numberOf(keyword))),
    triggered(yourUpkeep, {
      do: 'ifDone',
      effect: { do: 'removeCounters', kind: 'fade', count: 1, from: self },
      then: nothing,
      otherwise: sacrifice(self),
    }),
  ],
  /** [CR 702.63a, 702.63b | 2007: 502.60a, 502.60b] Without a number it enters without counters. */
  vanishing: keyword => [
    ...(keyword.n === undefined ? [] : [enters(entersWith('time', keyword.n))]),
    triggered(yourUpkeep, { do: 'removeCounters', kind: 'time', count: 1, from: self }, hasCounter('time')),
    triggered({ on: 'counters', kind: 'time', what: self, remove: true, last: true }, sacrifice(self)),
  ],
};
