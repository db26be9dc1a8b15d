/** What happens to the game as a turn begins. */

import { openNew } from '../1-concepts/106-mana/open.ts';
import { GOADED } from '../1-concepts/110-permanents/marks.ts';
import { dropForgotten } from '../4-zones/dropping.ts';
import { passControl } from '../7-additional/723-controlling/controlling.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, Seat } from '../state/ids.ts';
import { allSeats } from '../state/seats.ts';
import { thing, write, writePlayer } from '../state/store.ts';
import type { EventOf } from '../work/event.ts';

const castBy = (cast: readonly EventOf<'cast'>[], seat: Seat): number => cast.filter(one => one.seat === seat).length;

/** A turn begins: what lasts or counts for a turn starts afresh. */
export function applyTurn(game: Game, event: EventOf<'turn'>): readonly EventOf<'turn'>[] {
  const cast = game.history.events.filter(one => one.what === 'cast');
  if (game.turn > 0) {
    game.spellsLastTurn = castBy(cast, game.active);
    game.mostSpellsLastTurn = Math.max(...allSeats(game).map(seat => castBy(cast, seat)));
  }
  game.turn = event.n;
  game.active = event.seat;
  game.priority = event.seat;
  game.history = { own: game.own, events: [] };
  game.forced = 0;
  game.acts = 0;
  game.chosen = [];
  game.closed = [];
  writePlayer(game, event.seat).turns++;
  passControl(game, event.seat);
  openNew(game, event.seat);
  for (const { seat, landsPlayed } of game.players) if (landsPlayed > 0) writePlayer(game, seat).landsPlayed = 0;
  for (const id of game.battlefield) forgetTurn(game, id);
  dropForgotten(game);
  return [event];
}

/** Marks of what an object did this turn; "activate only once" is not among them. */
const OF_THE_TURN = /^(?:triggered:|did:|loyalty:|activated:\d+:\d+:)/;

/** [CR 701.15a] A creature is goaded until the next turn of the player who goaded it. */
function forgetTurn(game: Game, id: ObjectId): void {
  const { marks } = thing(game, id);
  if (marks.length === 0) return;
  const goaded = `${GOADED}${game.active}`;
  const kept = marks.filter(mark => !OF_THE_TURN.test(mark) && mark !== goaded);
  if (kept.length < marks.length) write(game, id).marks = kept;
}
