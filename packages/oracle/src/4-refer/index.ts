export { PAID, type Resolved, resolve, type Unresolved } from './resolve.ts';
export { restore } from './restore.ts';
