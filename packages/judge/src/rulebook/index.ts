/** The rulebook as data, for every room: records of an edition, numbers, what the server answers. */
export type * from './answers.ts';
export { counterpartsBetween } from './concordance/concordance.ts';
export { CHANGES, diffEditions, type EditionDiff, type RuleChange } from './diff/diff.ts';
export { followRules, type Pairing } from './diff/follow.ts';
export { type Pairs, pairRules } from './diff/pair.ts';
export { editionNamed, isPlayed, PLAYED_SINCE, playedAs } from './editions.ts';
export { type NumberedRule, numberedRules, type RuleKind } from './kinds/kinds.ts';
export { whyLeftOut } from './kinds/left-out.ts';
export { chapterOf, compareNumbers, isWithin, type NumberParts, parentsOf, partsOf } from './number.ts';
export type * from './rulebook.ts';
export { sheetOf } from './sheet.ts';
