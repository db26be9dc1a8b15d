/** Turns [CR 500 | 2007: 300]. */

import type { AtEndOfTurn, ExtraTurn, Game } from '../state/game.ts';
import { type MemoryId, NONE, type Seat } from '../state/ids.ts';
import { nextSeat } from '../state/seats.ts';
import { player, writePlayer } from '../state/store.ts';
import { type Done, nothing, push } from '../work/agenda.ts';
import { cite } from '../work/cite.ts';
import { happen } from '../work/happen.ts';
import { forget, openMemory } from '../work/memory.ts';
import type { Handlers } from '../work/run.ts';
import { WHOLE_TURN } from './plan.ts';
import { useSkip } from './skip.ts';

export type TurnFrame =
  /** The next turn begins. */
  | { readonly do: 'turn' }
  | { readonly do: 'turnBegun'; readonly n: number; readonly turn: Omit<ExtraTurn, 'seat'> }
  /** What was said of the turn that begins. */
  | { readonly do: 'promise'; readonly atEnd: AtEndOfTurn }
  | { readonly do: 'forgotten'; readonly memory: MemoryId }
  /** The game begins with this player's turn. */
  | { readonly do: 'firstTurn'; readonly seat: Seat };

/** [CR 103.8, 103.8a | 2007: 101.5, 101.5a] With two players the first one skips the first draw step. */
function firstTurn(game: Game, { seat }: Extract<TurnFrame, { readonly do: 'firstTurn' }>): Done {
  game.regular = seat;
  cite('103.8|101.5');
  if (game.players.length > 2) cite('103.8c|101.5b');
  if (game.format.firstDrawSkipped && game.players.length === 2) {
    const record = writePlayer(game, seat);
    cite('103.8a|101.5a');
    record.skips = [...record.skips, 'draw'];
  }
  return begin(game, seat, { skipUntap: false, atEnd: null });
}

/** [CR 500.7, 614.10, 800.4k | 2007: 300.6, 300.9] The most recently added extra turn, or that of the next player. */
function turn(game: Game): Done {
  const extra = game.extraTurns.at(-1);
  if (extra !== undefined) cite('500.7|300.6');
  if (extra !== undefined) game.extraTurns = game.extraTurns.slice(0, -1);
  else game.regular = nextSeat(game, game.regular);
  const seat = extra?.seat ?? game.regular;
  if (player(game, seat).left || useSkip(game, seat, 'turn')) return push(game, { do: 'turn' });
  return begin(game, seat, extra ?? { skipUntap: false, atEnd: null });
}

/** [CR 603.7 | 2007: 404.4] What waits for the end step of this very turn. */
function promise(game: Game, { atEnd }: Extract<TurnFrame, { readonly do: 'promise' }>): Done {
  const { effect, ...scope } = atEnd;
  const memory = openMemory(game, { ...scope, item: NONE });
  const event = { on: 'step', step: 'end', of: { who: 'each', of: 'player' }, nth: 'next' } as const;
  push(game, { do: 'forgotten', memory });
  return push(game, { do: 'effect', effect: { do: 'later', event, effect, within: { until: 'endOfTurn' } }, memory });
}

type Coming = Omit<ExtraTurn, 'seat'>;

function begin(game: Game, seat: Seat, turn: Coming): Done {
  const n = game.turn + 1;
  push(game, { do: 'turnBegun', n, turn });
  return happen(game, [{ what: 'turn', seat, n, rule: '500.1|300.1', source: NONE }]);
}

/** [CR 614.10 | 2007: 419.6e] The turn has begun, or something has happened instead: then it is the next one's time. */
function turnBegun(game: Game, { n, turn }: Extract<TurnFrame, { readonly do: 'turnBegun' }>): Done {
  if (game.turn !== n) return push(game, { do: 'turn' });
  game.steps = turn.skipUntap ? WHOLE_TURN.slice(0, -1) : WHOLE_TURN;
  const done = push(game, { do: 'step' });
  return turn.atEnd === null ? done : push(game, { do: 'promise', atEnd: turn.atEnd });
}

export const turnHandlers: Handlers<TurnFrame> = {
  turn,
  turnBegun,
  firstTurn,
  promise,
  forgotten: (game, { memory }) => {
    forget(game, memory);
    return nothing();
  },
};
