/** What is read from, and changed in, a frame that says how something enters. */
import type { Entering } from '@lawmage/ability';
import type { Game, Memory } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { why } from '../../work/agenda.ts';
import { memory as memoryOf } from '../../work/memory.ts';
import type { Arrival } from '../../work/moving.ts';
import { eventAt } from './batch.ts';
import type { EnteringFrame } from './frames.ts';
import { arrivalOf, type Coming } from './would-be.ts';

export const rest = (frame: EnteringFrame, ...before: readonly Entering[]): EnteringFrame => ({
  ...frame,
  do: 'entering',
  how: [...before, ...frame.how.slice(1)],
});
export const chosen = (frame: EnteringFrame): EnteringFrame => ({ ...frame, do: 'enteringChosen' });
export const coming = (frame: EnteringFrame): Coming => eventAt(frame.events, frame.at) as Coming;
export const enterer = (game: Game, frame: EnteringFrame): Seat => arrivalOf(game, coming(frame)).controller;
export const scopeOf = (game: Game, frame: EnteringFrame): Memory => memoryOf(game, frame.memory);
export const reason = (game: Game, frame: EnteringFrame, code: Parameters<typeof why>[0]): ReturnType<typeof why> =>
  why(code, '614.12a|419.6', scopeOf(game, frame).source, frame.how[0]);

export function withArrival(game: Game, frame: EnteringFrame, change: Partial<Arrival>): EnteringFrame {
  const event = coming(frame);
  const arrival: Arrival = { ...arrivalOf(game, event), ...change };
  const batch = frame.events.batch.with(frame.at, { ...event, arrival } as Coming);
  return { ...frame, events: { ...frame.events, batch } };
}
