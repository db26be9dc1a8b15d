/** What an Aura that enters without having been cast enchants [CR 303.4f | 2007: 212.4j]. */
import { canEnchant } from '../../3-card-types/attach.ts';
import { printedFace } from '../../4-zones/printed.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { allSeats } from '../../state/seats.ts';
import { ask, type Done, push, why } from '../../work/agenda.ts';
import type { Option, Reply } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import type { Arrival } from '../../work/moving.ts';
import { eventAt } from './batch.ts';
import type { EventsFrame } from './frames.ts';
import { arrivalOf, asThoughThere, type Coming, isComing, sourceOf } from './would-be.ts';

/** Its controller is asked what it enchants. */
export type EnchantedFrame = { readonly do: 'enchantedChosen'; readonly events: EventsFrame; readonly at: number };

/** Whether an entering Aura is not said to enchant anything, though there is something that it could enchant. */
export const mayEnchantSome = (game: Game, event: GameEvent): boolean =>
  isComing(game, event) && isLoose(game, event) && hostsFor(game, event).length > 0;

function isLoose(game: Game, event: Coming): boolean {
  const arrival = arrivalOf(game, event);
  if (arrival.attachedTo !== NONE || arrival.attachedToSeat !== NOBODY || arrival.faceDown !== 'no') return false;
  return printedFace(game, sourceOf(game, event, arrival))?.type.subtypes.includes('Aura') === true;
}

type Host = { readonly id: ObjectId; readonly seat: Seat };

/** Everything that it could enchant, were it there already. */
function hostsFor(game: Game, event: Coming): readonly Host[] {
  const { controller } = arrivalOf(game, event);
  const there = asThoughThere(game, event);
  const graveyards = game.players.flatMap(({ graveyard }) => graveyard);
  const hosts: readonly Host[] = [
    ...[...game.battlefield, ...graveyards].map(id => ({ id, seat: NOBODY })),
    ...allSeats(game).map(seat => ({ id: NONE, seat })),
  ];
  return hosts.filter(({ id, seat }) => canEnchant(there.game, there.id, id, seat, controller));
}

/** Asks for the next such Aura; null if there is none. */
export function askWhatIsEnchanted(game: Game, events: EventsFrame): Done | null {
  const at = events.batch.findIndex(event => mayEnchantSome(game, event));
  if (at < 0) return null;
  const event = eventAt(events, at) as Coming;
  const options = hostsFor(game, event).map(
    ({ id, seat }): Option => (id === NONE ? { is: 'player', seat } : { is: 'object', id }),
  );
  const about = why('chooseObjects', '303.4f|212.4j', event.what === 'move' ? event.id : event.source);
  const { controller } = arrivalOf(game, event);
  return ask(game, { kind: 'pick', seat: controller, why: about, options }, { do: 'enchantedChosen', events, at });
}

export function enchantedChosen(game: Game, { events, at }: EnchantedFrame, reply: Reply): Done {
  const event = eventAt(events, at) as Coming;
  const host = must(hostsFor(game, event)[reply[0] ?? 0], 'a checked reply names what is enchanted', game);
  const arrival: Arrival = { ...arrivalOf(game, event), attachedTo: host.id, attachedToSeat: host.seat };
  return push(game, { ...events, batch: events.batch.with(at, { ...event, arrival } as Coming) });
}
