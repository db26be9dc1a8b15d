export { cost } from './cost.ts';
export { eitherPayment, payment } from './payment.ts';
