export * from './abilities/index.ts';
export * from './amounts/index.ts';
export { cost } from './costs/index.ts';
export * from './nouns/index.ts';
export { effect } from './sentences/index.ts';
export * from './words/index.ts';
