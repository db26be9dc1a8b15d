/** What a creature that enters attacking attacks [CR 508.4 | 2007: 308.3]. */
import type { Attackable } from '../../5-turns/combat/fighters.ts';
import { isOwnCreature } from '../../5-turns/combat/removal.ts';
import type { Game } from '../../state/game.ts';
import { NONE } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { ask, type Done, push, why } from '../../work/agenda.ts';
import type { Option, Reply } from '../../work/decision.ts';
import type { Arrival, GameEvent } from '../../work/event.ts';
import { eventAt } from './batch.ts';
import type { EventsFrame } from './frames.ts';
import { arrivalOf, asThoughThere, type Coming, isComing } from './would-be.ts';

/** Its controller is asked what it attacks. */
export type AttackedFrame = { readonly do: 'attackedChosen'; readonly events: EventsFrame; readonly at: number };

/** Whether it is open what an entering creature attacks. */
export const mayAttackSeveral = (game: Game, event: GameEvent): boolean =>
  isComing(game, event) && choicesOf(game, event).length > 1;

/** What will be no creature attacks nothing, so nobody is asked about it [CR 506.3a | 2007: 308.3]. */
function choicesOf(game: Game, event: Coming): readonly Attackable[] {
  const { attacking } = arrivalOf(game, event);
  if (attacking === false) return [];
  return attacking.length > 1 && !willAttack(game, event) ? attacking.slice(0, 1) : attacking;
}

function willAttack(game: Game, event: Coming): boolean {
  const there = asThoughThere(game, event);
  return isOwnCreature(there.game, there.id, arrivalOf(game, event).controller);
}

/** Asks for the next such creature; null if there is none. */
export function askWhatIsAttacked(game: Game, events: EventsFrame): Done | null {
  const at = events.batch.findIndex(event => mayAttackSeveral(game, event));
  if (at < 0) return null;
  const event = eventAt(events, at) as Coming;
  const options = choicesOf(game, event).map(
    ({ seat, id }): Option => (id === NONE ? { is: 'player', seat } : { is: 'object', id }),
  );
  const about = why('chooseObjects', '508.4|308.3', event.what === 'move' ? event.id : event.source);
  const { controller } = arrivalOf(game, event);
  return ask(game, { kind: 'pick', seat: controller, why: about, options }, { do: 'attackedChosen', events, at });
}

export function attackedChosen(game: Game, { events, at }: AttackedFrame, reply: Reply): Done {
  const event = eventAt(events, at) as Coming;
  const whom = must(choicesOf(game, event)[reply[0] ?? 0], 'a checked reply names what is attacked', game);
  const arrival: Arrival = { ...arrivalOf(game, event), attacking: [whom] };
  return push(game, { ...events, batch: events.batch.with(at, { ...event, arrival } as Coming) });
}
