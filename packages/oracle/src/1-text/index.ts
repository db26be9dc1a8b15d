export type { Aside } from './asides.ts';
export { isAlwaysCapital } from './capitals.ts';
export { isLabel, labelOf, labelWords } from './labels.ts';
export { plural } from './plural.ts';
export { type FaceFacts, SELF } from './selves.ts';
export { BULLET, GLUE, TIGHT_DASH } from './spacing.ts';
export { join, split, type Token, words } from './tokens.ts';
export { type FaceText, fromUnits, toUnits, type Unit, type UnitMarks, type WrittenUnit } from './units.ts';
