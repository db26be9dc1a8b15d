/** A game without turns, for rooms that need only objects in zones: nothing runs, events are applied one by one. */
import '../src/6-spells-and-effects/613-layers/layers.ts';
import type { Card, ZoneName } from '@lawmage/ability';
import { newGame } from '../src/1-concepts/103-starting/new-game.ts';
import { arrivalUnder, arrive } from '../src/4-zones/arrival.ts';
import { lookBefore } from '../src/4-zones/leave.ts';
import { hasEntered } from '../src/4-zones/settle.ts';
import { newThing } from '../src/4-zones/thing.ts';
import { putIn } from '../src/4-zones/zones.ts';
import { refresh } from '../src/6-spells-and-effects/613-layers/refresh.ts';
import type { EditionName } from '../src/editions/rule.ts';
import { countersByItself } from '../src/setup/position.ts';
import type { Game } from '../src/state/game.ts';
import { type ObjectId, seatOf } from '../src/state/ids.ts';
import { applyEvent } from '../src/work/apply.ts';
import type { GameEvent } from '../src/work/event.ts';
import { recordHistory } from '../src/work/history.ts';
import type { Arrival } from '../src/work/moving.ts';

export const ANN = seatOf(0);
export const BOB = seatOf(1);
export const CAT = seatOf(2);

/** A game of some players with nothing in it; it is the first player's turn. */
export function bareGame(players = 2, edition: EditionName = 'current'): Game {
  const names = ['ann', 'bob', 'cat', 'dan'].slice(0, players);
  const game = newGame({ edition, seed: 7, players: names.map(name => ({ name, deck: { cards: [] } })) });
  Object.assign(game, { active: ANN, regular: ANN, priority: ANN, turn: 1 });
  return game;
}

/** Puts a card into a zone without any event. */
export function put(game: Game, seat: typeof ANN, card: Card, zone: ZoneName, says: Partial<Arrival> = {}): ObjectId {
  const known = game.cards.indexOf(card);
  if (known < 0) game.cards = [...game.cards, card];
  const record = newThing(game, 'card', known < 0 ? game.cards.length - 1 : known, seat, zone);
  record.controller = says.controller ?? seat;
  putIn(game, record);
  if (zone === 'battlefield') {
    arrive(game, record, { ...arrivalUnder(record.controller), ...says });
    record.counters = { ...countersByItself(game, record), ...record.counters };
  }
  hasEntered(game, record);
  return record.id;
}

/** Lets events happen together, without anything that could change or notice them. */
export function apply(game: Game, ...batch: readonly GameEvent[]): readonly GameEvent[] {
  const before = lookBefore(game, batch);
  const happened = batch.flatMap(event => applyEvent(game, event, before) ?? []);
  recordHistory(game, happened);
  refresh(game, happened);
  return happened;
}

/** The object that a move made. */
export function moved(happened: readonly GameEvent[]): ObjectId {
  const [move] = happened;
  if (move === undefined || !('newId' in move)) throw new Error('nothing moved');
  return move.newId;
}
