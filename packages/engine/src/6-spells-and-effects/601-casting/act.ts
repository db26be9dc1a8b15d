/** Doing what a player with priority has chosen [CR 117.1 | 2007: 408.1c]. */

import { playLand } from '../../3-card-types/305-lands/plays.ts';
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { type Done, push } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Act } from '../../work/decision.ts';
import type { Handlers } from '../../work/run.ts';
import { castFrame } from './propose.ts';

/** A player does something that was among the legal acts. */
export type ActFrame = { readonly do: 'act'; readonly seat: Seat; readonly act: Act };

export const actHandlers: Handlers<ActFrame> = { act };

function act(game: Game, { seat, act: chosen }: ActFrame): Done {
  const { id, face, ability, way } = chosen;
  switch (chosen.act) {
    case 'land':
      return playLand(game, seat, id, face);
    case 'cast':
      return push(game, castFrame(game, seat, id, face, way));
    case 'activate':
      cite('602.2|403.2');
      return push(game, { do: 'activate', seat, id, at: ability });
    case 'special':
      return push(game, { do: 'special', seat, id, way });
  }
}
