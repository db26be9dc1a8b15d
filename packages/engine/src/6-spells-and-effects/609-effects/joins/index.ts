/** The joins and who carries them out. */
import type { JoinExecutors } from '../types.ts';
import { later, whenDone } from './later.ts';
import { modes } from './modes.ts';
import { conditional, ifDone, may } from './optional.ts';
import { again, forEach, process, repeat, where } from './repeated.ts';
import { sequence } from './sequence.ts';
import { unless } from './unless.ts';

export const JOINS = {
  sequence,
  may,
  if: conditional,
  unless,
  ifDone,
  forEach,
  process,
  again,
  repeat,
  where,
  modes,
  later,
  whenDone,
} satisfies JoinExecutors;
