export { keyword } from './keyword.ts';
export { line } from './line.ts';
