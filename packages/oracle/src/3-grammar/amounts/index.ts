export { amount, thatMuch } from './amount.ts';
export { forEach } from './for-each.ts';
export { type SignedPair, signedPair, size } from './signed.ts';
