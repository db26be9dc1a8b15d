export { PAID, resolve } from './resolve.ts';
export { restore } from './restore.ts';
