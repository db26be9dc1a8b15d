/** The counters with which an object enters, as part of its entering [CR 122.6, 122.6a, 616.1g | 2007: 419.9b]. */

import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import type { Game } from '../../state/game.ts';
import { type Done, push } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { countersEvent } from '../../work/events.ts';
import type { Arrival } from '../../work/moving.ts';
import { liveEffects } from '../613-layers/live.ts';
import { eventAt, usedAt, withInstead } from './batch.ts';
import type { EventsFrame } from './frames.ts';
import { arrivalOf, asThoughThere, type Coming, isComing, sourceOf, valuesFrom } from './would-be.ts';

/** Names the counters of an entering among what has been applied to it. */
const SETTLED = 'counters';

/** Whether something could change or forbid putting counters on an object. */
export function mayCountersChange(game: Game): boolean {
  const { replacements } = game.index;
  if (replacements.has('counters') || replacements.has('granted:counters')) return true;
  if (game.lasting.some(lasting => lasting.is === 'replace')) return true;
  return game.index.statics.length > 0 && liveEffects(game).rules.has('cantHaveCounters');
}

/** Whether an event is an entering with counters that something may change. */
export const entersWithChangeable = (game: Game, event: GameEvent): boolean =>
  isComing(game, event) &&
  arrivalOf(game, event).counters.length > 0 &&
  (mayCountersChange(game) || forbidsItself(game, event));

/** [CR 614.17d] What it says of itself keeps counters off it as it enters. */
const forbidsItself = (game: Game, event: Coming): boolean =>
  valuesFrom(game, sourceOf(game, event, arrivalOf(game, event))).abilities.some(({ ability }) =>
    hasWord(ability, node => node.rule === 'cantHaveCounters'),
  );

/** The next entering whose counters are still to be settled, once nothing else changes how the objects enter. */
export function settleCounters(game: Game, frame: EventsFrame): Done | null {
  if (frame.within !== undefined) return null;
  const at = frame.batch.findIndex(
    (event, n) => entersWithChangeable(game, event) && !usedAt(frame, n).includes(SETTLED),
  );
  if (at < 0) return null;
  cite('616.1g|');
  const event = eventAt(frame, at) as Coming;
  const { counters, controller } = arrivalOf(game, event);
  const { id } = asThoughThere(game, event);
  const batch = counters.map(({ kind, n }) => countersEvent({ id }, kind, n, { by: controller, source: id }));
  const events = withInstead(frame, at, [event], SETTLED);
  return push(game, { do: 'events', batch, at: 0, used: batch.map(() => []), into: null, within: { events, at } });
}

/** The counters are settled: the object enters with them. */
export function enterWithSettled(game: Game, batch: readonly GameEvent[], within: Within): Done {
  const { events, at } = within;
  const event = eventAt(events, at) as Coming;
  const counters = batch
    .filter((one): one is EventOf<'counters'> => one.what === 'counters')
    .map(({ kind, n }) => ({ kind, n }));
  if (counters.length < arrivalOf(game, event).counters.length && forbidsItself(game, event)) cite('113.6i|');
  const arrival: Arrival = { ...arrivalOf(game, event), counters };
  return push(game, { ...events, batch: events.batch.with(at, { ...event, arrival } as Coming) });
}

type Within = NonNullable<EventsFrame['within']>;

/** The game in which events are looked at: what they happen to may not be there yet [CR 614.12 | 2007: none]. */
export function gameOf(game: Game, { within }: EventsFrame): Game {
  return within === undefined ? game : asThoughThere(game, eventAt(within.events, within.at) as Coming).game;
}
