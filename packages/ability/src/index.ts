/** The words: everything a card can say, as plain data. */
export * from './ability.ts';
export * from './build.ts';
export * from './card.ts';
export * from './condition.ts';
export * from './cost.ts';
export * from './count.ts';
export * from './effect.ts';
export * from './event.ts';
export * from './keywords.ts';
export * from './mana.ts';
export * from './modification.ts';
export * from './noun.ts';
export * from './replacement.ts';
export * from './rule.ts';
export * from './subtypes.ts';
export * from './token.ts';
export * from './types.ts';
