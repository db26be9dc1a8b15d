import type { Entry } from './parts.ts';

/** The line that stands where something was taken back. */
export const tookBack = (what: string, key: number): Entry => ({
  key,
  kind: 'note',
  parts: [`You took back: ${what}.`],
  rule: '',
  level: 'short',
  follows: false,
});
