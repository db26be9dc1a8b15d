/** Effects on the next spell that a player casts [CR 611.2f | 2007: none]. */

import { nothing } from '../../../work/agenda.ts';
import { stale } from '../../613-layers/stale.ts';
import { addLasting } from '../lasting.ts';
import type { Executor } from '../types.ts';

/** [CR 611.2f | 2007: none] It waits, and begins to apply as its player next puts such a spell on the stack. */
export const nextSpell: Executor<'nextSpell'> = (game, { what, changes, until }, memory) => {
  addLasting(game, memory, until ?? null, { is: 'nextSpell', what, changes });
  stale(game);
  return nothing();
};
