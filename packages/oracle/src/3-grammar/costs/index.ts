export { cost } from './cost.ts';
export { payment } from './payment.ts';
