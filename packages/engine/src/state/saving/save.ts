/** Saving a game: everything that matters, half-done work included, as plain JSON. */
import type { Characteristics } from '../characteristics.ts';
import type { Game, Kept, Player, Thing } from '../game.ts';
import { allThings } from '../store.ts';
import {
  COLUMNS,
  SAVE_FORMAT,
  SAVE_VERSION,
  type SavedGame,
  type SavedKept,
  type SavedPlayer,
  type SavedPosition,
  type SavedRow,
  type SavedState,
} from './saved.ts';

/** The game as a value that `JSON.stringify` keeps whole; `load` makes the game of it again. */
export function save(game: Game): SavedGame {
  return { format: SAVE_FORMAT, version: SAVE_VERSION, definitions: game.cards, ...positionOf(game) };
}

function positionOf(game: Game): SavedPosition {
  const rows: SavedRow[] = [];
  for (const record of allThings(game)) rows.push(rowOf(record));
  return {
    state: stateOf(game),
    players: game.players.map(playerOf),
    rows,
    kept: game.kept.map(keptOf),
    outer: game.outer === null ? null : positionOf(game.outer),
    cards: game.cards.length,
  };
}

function stateOf(game: Game): SavedState {
  const {
    own: _o,
    cards: _c,
    pages: _p,
    players: _l,
    kept: _k,
    outer: _m,
    index: _i,
    ready: _r,
    open: _w,
    stamp: _s,
    live: _v,
    uncached: _u,
    agenda,
    events,
    history,
    ...state
  } = game;
  return { ...state, agenda: agenda.slice(), events: events.slice(), history: { events: history.events.slice() } };
}

function playerOf(record: Player): SavedPlayer {
  const { own: _, ...rest } = record;
  return rest;
}

const keptOf = (kept: Kept): SavedKept => ({ ...kept, game: positionOf(kept.game) });

/** The values of a record; those that have gone keep their last characteristics. */
function rowOf(record: Thing): SavedRow {
  const row: unknown[] = COLUMNS.map(column => record[column]);
  if (record.zone === null && record.is !== null) row.push(pinned(record.is));
  return row;
}

const pinned = (is: Characteristics): unknown => ({ ...is, subtypes: [...is.subtypes], keywords: [...is.keywords] });
