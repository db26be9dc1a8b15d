/** Day and night [CR 731 | 2007: none]. */

import type { Game } from '../state/game.ts';
import { NONE } from '../state/ids.ts';
import { type Done, nothing } from '../work/agenda.ts';
import { cite } from '../work/cite.ts';
import { happen } from '../work/happen.ts';

/** How many spells of the last turn's active player make it day again. */
const MANY_SPELLS = 2;

/** [CR 502.2, 731.2a, 731.2b] By the spells that the last turn's active player cast. */
export function dayNight(game: Game): Done {
  cite(game.daytime === 'neither' ? '731.2c|' : '731.2|');
  if (game.daytime === 'day' && game.spellsLastTurn === 0) {
    cite('731.2a|', '703.4b|');
    return becomes(game, 'night');
  }
  if (game.daytime === 'night' && game.spellsLastTurn >= MANY_SPELLS) {
    cite('731.2b|', '703.4b|');
    return becomes(game, 'day');
  }
  return nothing();
}

const becomes = (game: Game, is: 'day' | 'night'): Done =>
  happen(game, [{ what: 'daytime', is, rule: '502.2|', source: NONE }]);
