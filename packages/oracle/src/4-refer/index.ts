export { resolve } from './resolve.ts';
export { restore } from './restore.ts';
export { PAID } from './wording.ts';
