/** [CR 614.5 | 2007: 419.6a] A replacement effect has one opportunity for an event and whatever takes its place. */
import type { Game } from '../../state/game.ts';
import { type Done, nothing, push } from '../../work/agenda.ts';
import type { InsteadFrame } from './frames.ts';

const NO_KEYS: readonly string[] = [];

/** Carries out what is done in place of an event. */
export const instead = (game: Game, frame: InsteadFrame): Done =>
  push(game, { ...frame, do: 'insteadDone' }, { do: 'effect', effect: frame.effect, memory: frame.memory });

/** The end of what is done in place of an event. */
export const insteadDone = (): Done => nothing();

/** The effects that have had their opportunity on whatever happens now: it is done in place of what they replaced. */
export function spentNow(game: Game): readonly string[] {
  let keys = NO_KEYS;
  for (const frame of game.agenda) if (frame.do === 'insteadDone') keys = [...keys, ...frame.keys];
  return keys;
}
