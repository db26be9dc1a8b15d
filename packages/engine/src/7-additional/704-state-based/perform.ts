/** Performing state-based actions: choices in APNAP order, then everything as one event [CR 704.3 | 2007: 420.3]. */
import type { Game } from '../../state/game.ts';
import { must } from '../../state/must.ts';
import { fromActive } from '../../state/seats.ts';
import { ask, type Done, why } from '../../work/agenda.ts';
import type { Reply } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import { happen } from '../../work/happen.ts';
import type { Handlers } from '../../work/run.ts';
import { type Actions, add, type Needed } from './found.ts';

export type StateBasedFrame = {
  readonly do: 'stateBased';
  readonly events: readonly GameEvent[];
  /** The choice that is asked first, then those still to come. */
  readonly needed: readonly Needed[];
};

/** Asks for what the actions need, then lets them happen. */
export function performActions(game: Game, { events, needed }: Actions): Done {
  if (needed.length === 0) return happen(game, events);
  const order = fromActive(game);
  const place = ({ seat, last }: Needed): number => order.indexOf(seat) + (last === true ? order.length : 0);
  const inOrder = needed.toSorted((a, b) => place(a) - place(b));
  return askNext(game, { do: 'stateBased', events, needed: inOrder });
}

function askNext(game: Game, frame: StateBasedFrame): Done {
  const [next] = frame.needed;
  if (next === undefined) return happen(game, frame.events);
  const { kind, seat, code, rule, source, options } = next;
  return ask(game, { kind, seat, why: why(code, rule, source), options }, frame);
}

function chosen(game: Game, frame: StateBasedFrame, reply: Reply): Done {
  const [now, ...later] = frame.needed;
  const choice = must(now, 'a choice of state-based actions is answered', game);
  const outcome = must(choice.outcomes[reply[0] ?? 0], 'a reply is among the options', game);
  const actions: Actions = { events: [...frame.events], needed: [] };
  for (const event of outcome) add(actions, event);
  return askNext(game, { ...frame, events: actions.events, needed: later });
}

export const stateBasedHandlers: Handlers<StateBasedFrame> = { stateBased: chosen };
