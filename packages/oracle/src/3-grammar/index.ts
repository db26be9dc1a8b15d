export * from './abilities/index.ts';
export * from './amounts/index.ts';
export { cost, payment } from './costs/index.ts';
export { later, tie } from './knots.ts';
export * from './nouns/index.ts';
export { effect } from './sentences/index.ts';
export * from './words/index.ts';
