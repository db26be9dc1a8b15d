export { BULLET, GLUE, TIGHT_DASH } from './spacing.ts';
export { join, split, type Token, words } from './tokens.ts';
