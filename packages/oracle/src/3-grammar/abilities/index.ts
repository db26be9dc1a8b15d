export { line } from './line.ts';
