/** Keywords that define characteristics. */
import { self, you } from '@lawmage/ability';
import type { Meanings } from './words.ts';

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
  /** [CR 702.161a] */
  'living metal': () => [
    {
      is: 'static',
      while: { if: 'turn', of: you },
      rule: { static: 'modify', what: self, changes: [{ change: 'type', types: ['creature'], keep: true }] },
    },
  ],
};
