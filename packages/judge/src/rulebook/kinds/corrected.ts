/** Where a reading shows that a rule is of another kind than its wording lets one think. */
import type { EditionName } from '@lawmage/engine';
import type { RuleKind } from './kinds.ts';

type Correction = { readonly kind: RuleKind; readonly reason: string };

const SUBSTITUTES: Correction = { kind: 'physical', reason: 'it tells how a substitute card is handled at the table' };
const TITLE: Correction = { kind: 'definition', reason: 'it is a title, which ends in an exclamation mark' };
const FACES: Correction = { kind: 'physical', reason: 'it tells how double-faced cards are kept hidden at the table' };

const CORRECTED: Readonly<Record<EditionName, Readonly<Record<string, Correction>>>> = {
  current: {
    '201.3': { kind: 'definition', reason: 'it introduces its subrules' },
    '201.5c': { kind: 'definition', reason: 'it says how a text may name its card, which its reader knows' },
    '201.6': { kind: 'physical', reason: 'it speaks of a second title that some printings have' },
    '400.4': { kind: 'definition', reason: 'it introduces its subrules' },
    '406.1': { kind: 'definition', reason: 'it says what the zone is for' },
    '603.1': { kind: 'definition', reason: 'it tells how triggered abilities are written' },
    '702.30b': { kind: 'definition', reason: 'it tells with which cost old cards are printed now' },
    '702.143e': { kind: 'physical', reason: 'it tells how face-down cards are kept apart at the table' },
    '702.145a': { kind: 'definition', reason: 'it tells on which faces two keywords are found' },
    '702.163': TITLE,
    '702.179': TITLE,
    '702.186a': { kind: 'definition', reason: 'it tells how such an ability is written' },
    '709.1': { kind: 'physical', reason: 'it tells what split cards look like, on both sides' },
    '712.2c': { kind: 'definition', reason: 'it speaks of reminder text, which has no effect' },
    '701.18c': { kind: 'definition', reason: 'it says what a word means' },
    '701.38c': { kind: 'definition', reason: 'it says what a word refers to' },
    '712.7': FACES,
    '712.17': FACES,
    '713.2a': SUBSTITUTES,
    '713.2c': SUBSTITUTES,
    '713.3': SUBSTITUTES,
    '713.4': SUBSTITUTES,
    '719.3': { kind: 'definition', reason: 'it introduces its subrules' },
    '721.2': { kind: 'definition', reason: 'it introduces its subrules' },
    '731.1a': { kind: 'definition', reason: 'it says what two phrases mean' },
  },
  '2007-02': {},
};

/** The kind that a rule has after all, and why; null where its wording tells the truth. */
export const correctionOf = (edition: EditionName, rule: string): Correction | null => CORRECTED[edition][rule] ?? null;
