export { isLabel, labelOf, labelWords } from './labels.ts';
export { plural } from './plural.ts';
export type { FaceFacts } from './self.ts';
export { join, split, words } from './tokens.ts';
export { type FaceText, fromUnits, toUnits, type Unit, type UnitMarks } from './units.ts';
