/** What a creature that enters attacking or blocking attacks or blocks [CR 508.4, 509.4 | 2007: 308.3]. */
import type { Attackable } from '../../5-turns/combat/fighters.ts';
import { isOwnCreature } from '../../5-turns/combat/removal.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { ask, type Done, push, why } from '../../work/agenda.ts';
import type { Option, Reply } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import type { Arrival } from '../../work/moving.ts';
import { eventAt } from './batch.ts';
import type { EventsFrame } from './frames.ts';
import { arrivalOf, asThoughThere, type Coming, isComing } from './would-be.ts';

/** Its controller is asked what it attacks or blocks. */
export type AttackedFrame = { readonly do: 'attackedChosen'; readonly events: EventsFrame; readonly at: number };

/** Whether it is open what an entering creature attacks or blocks. */
export const mayAttackSeveral = (game: Game, event: GameEvent): boolean =>
  isComing(game, event) && choicesOf(game, event).length > 1;

type Choice = Attackable | ObjectId;

/** What will be no creature attacks and blocks nothing, so nobody is asked about it [CR 506.3a | 2007: 308.3]. */
function choicesOf(game: Game, event: Coming): readonly Choice[] {
  const { attacking, blocking } = arrivalOf(game, event);
  const choices: readonly Choice[] = attacking !== false ? attacking : blocking !== false ? blocking : [];
  return choices.length > 1 && !willFight(game, event) ? choices.slice(0, 1) : choices;
}

function willFight(game: Game, event: Coming): boolean {
  const there = asThoughThere(game, event);
  return isOwnCreature(there.game, there.id, arrivalOf(game, event).controller);
}

const optionOf = (choice: Choice): Option => {
  if (typeof choice === 'number') return { is: 'object', id: choice };
  return choice.id === NONE ? { is: 'player', seat: choice.seat } : { is: 'object', id: choice.id };
};

/** Asks for the next such creature; null if there is none. */
export function askWhatIsAttacked(game: Game, events: EventsFrame): Done | null {
  const at = events.batch.findIndex(event => mayAttackSeveral(game, event));
  if (at < 0) return null;
  const event = eventAt(events, at) as Coming;
  const { controller, attacking } = arrivalOf(game, event);
  const rule = attacking === false ? '509.4|' : '508.4|308.3';
  const about = why('chooseObjects', rule, event.what === 'move' ? event.id : event.source);
  const options = choicesOf(game, event).map(optionOf);
  return ask(game, { kind: 'pick', seat: controller, why: about, options }, { do: 'attackedChosen', events, at });
}

export function attackedChosen(game: Game, { events, at }: AttackedFrame, reply: Reply): Done {
  const event = eventAt(events, at) as Coming;
  const choice = must(choicesOf(game, event)[reply[0] ?? 0], 'a checked reply names what is attacked', game);
  const chosen: Partial<Arrival> = typeof choice === 'number' ? { blocking: [choice] } : { attacking: [choice] };
  const arrival: Arrival = { ...arrivalOf(game, event), ...chosen };
  return push(game, { ...events, batch: events.batch.with(at, { ...event, arrival } as Coming) });
}
