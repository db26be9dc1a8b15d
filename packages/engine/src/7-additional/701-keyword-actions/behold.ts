/** Beholding [CR 701.4 | 2007: none]. */
import type { Executor } from '../../6-spells-and-effects/609-effects/types.ts';
import { push } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import { openSlot } from '../../work/memory.ts';
import { beholding } from './meanings.ts';

/** [CR 701.4a | 2007: none] */
export const behold: Executor<'behold'> = (game, { quality, count = 1, exile = false }, memory) => {
  cite('701.4a|');
  return push(game, { do: 'effect', effect: beholding(quality, count, openSlot(game, memory), exile), memory });
};
