export { clauses, hadDone } from './clauses.ts';
export { effect } from './effect.ts';
export { modes } from './modes.ts';
export { sentence } from './sentence.ts';
export { unconditional } from './units.ts';
