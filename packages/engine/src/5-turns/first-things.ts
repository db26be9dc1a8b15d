/** What is done first in the next step after one that was skipped [CR 614.10b | 2007: none]. */
import type { Effect } from '@lawmage/ability';
import type { Scope } from '../nouns/scope.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/ids.ts';
import { mintTimestamp } from '../state/store.ts';
import { type Done, nothing, pushInOrder } from '../work/agenda.ts';
import { cite } from '../work/cite.ts';
import { openMemory } from '../work/memory.ts';

/** A step, phase or turn has been skipped for this: it waits for the next step to actually occur, in whosever turn. */
export function doFirst(game: Game, effect: Effect, { you, source, x, found }: Scope): void {
  const n = mintTimestamp(game);
  const made = { n, source, controller: you, timestamp: n, x, found, until: null, turn: game.turn };
  game.lasting = [...game.lasting, { ...made, is: 'first', effect }];
}

/** Whether something waits for the next step. */
export const hasFirstThings = (game: Game): boolean => game.lasting.some(({ is }) => is === 'first');

/** The step has begun: what waited for it is done before anything else, in the order in which it was promised. */
export function firstThings(game: Game): Done {
  const waiting = game.lasting.flatMap(lasting => (lasting.is === 'first' ? [lasting] : []));
  game.lasting = game.lasting.filter(({ is }) => is !== 'first');
  if (waiting.length === 0) return nothing();
  cite('614.10b|');
  return pushInOrder(
    game,
    waiting.flatMap(({ controller: you, source, x, found, effect }) => {
      const memory = openMemory(game, { you, source, item: NONE, x, found });
      return [{ do: 'effect', effect, memory } as const, { do: 'forget', memory } as const];
    }),
  );
}
