/** Cards that were revealed for their forecast abilities [CR 702.57b | 2007: 502.53b]. */
import type { Ability } from '@lawmage/ability';
import type { Game, Thing } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing, write } from '../../state/store.ts';
import { by } from '../../work/cite.ts';

const markOf = ({ turn }: Game): string => `forecast:${turn}`;

/** Its player plays with the card revealed from now on. */
export function noteForecast(game: Game, id: ObjectId, ability: Ability): void {
  if (ability.is !== 'activated' || ability.keyword !== 'forecast' || thing(game, id).zone !== 'hand') return;
  const card = write(game, id);
  card.marks = [...card.marks, markOf(game)];
}

/** [CR 702.57b | 2007: 502.53b] Revealed as long as it stays in the hand and the upkeep step lasts. */
export const isForecast = (game: Game, { marks }: Thing): boolean =>
  game.step === 'upkeep' && by('702.57b|502.53b', marks.includes(markOf(game)));
