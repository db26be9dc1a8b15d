/** Keywords that define characteristics. */
import { type Ability, self, you } from '@lawmage/ability';
import type { Meanings } from './words.ts';

/** It can't transform but by its own keyword. */
const staysAsItIs: Ability = {
  is: 'static',
  rule: { static: 'modify', what: self, changes: [{ change: 'rule', rule: { rule: 'cantTransform' } }] },
};

export const DEFINING: Meanings = {
  /** [CR 702.73a] */
  changeling: () => [
    {
      is: 'static',
      rule: { static: 'define', changes: [{ change: 'type', subtypes: 'everyCreatureType', keep: true }] },
    },
  ],
  /** [CR 702.114a] */
  devoid: () => [{ is: 'static', rule: { static: 'define', changes: [{ change: 'color', colors: [] }] } }],
  /** [CR 702.145b] What happens as it becomes night or day happens at once, see `at-once.ts`. */
  daybound: () => [
    { is: 'static', rule: { static: 'enter', how: [{ enters: 'transformed' }], if: { if: 'daytime', is: 'night' } } },
    staysAsItIs,
  ],
  /** [CR 702.145e] */
  nightbound: () => [staysAsItIs],
  /** [CR 702.161a] */
  'living metal': () => [
    {
      is: 'static',
      while: { if: 'turn', of: you },
      rule: { static: 'modify', what: self, changes: [{ change: 'type', types: ['creature'], keep: true }] },
    },
  ],
};
