export { clauses } from './clauses.ts';
export { effect } from './effect.ts';
export { moment } from './moments.ts';
export { sentence } from './sentence.ts';
