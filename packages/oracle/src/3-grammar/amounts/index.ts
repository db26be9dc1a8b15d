export { thatMuch } from '../words/index.ts';
export { amount } from './amount.ts';
export { forEach } from './for-each.ts';
export { type SignedPair, signedPair, size } from './signed.ts';
export { xAndY } from './x-and-y.ts';
