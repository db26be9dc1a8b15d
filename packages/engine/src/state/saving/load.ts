/** Loading a game: owners, stamps and indexes are made anew; what is broken is refused. */
import type { Card, KeywordName, Subtype } from '@lawmage/ability';
import { newStamp } from '../../6-spells-and-effects/613-layers/stale.ts';
import type { Characteristics } from '../characteristics.ts';
import type { Game, Kept, Thing } from '../game.ts';
import { emptyIndexes, indexAnew } from '../indexing.ts';
import { add, newOwner } from '../store.ts';
import { findFault, type LoadFault } from './faults.ts';
import { COLUMNS, type SavedGame, type SavedPosition, type SavedRow } from './saved.ts';

export type Loaded = { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly error: LoadFault };

/**
 * The game that was saved; it goes on as the original would. Refuses what `save` cannot have made: `notASave`,
 * `otherVersion`, `brokenSave` (with the place).
 */
export function load(data: unknown): Loaded {
  const fault = findFault(data);
  if (fault !== null) return { ok: false, error: fault };
  const { definitions, ...position } = data as SavedGame;
  return { ok: true, game: gameOf(revived(position) as SavedPosition, definitions) };
}

function gameOf(saved: SavedPosition, definitions: readonly Card[]): Game {
  const own = newOwner();
  const game: Game = {
    ...saved.state,
    own,
    cards: definitions.slice(0, saved.cards),
    pages: [],
    agenda: saved.state.agenda.slice(),
    events: saved.state.events.slice(),
    history: { own: null, events: saved.state.history.events },
    players: saved.players.map(player => ({ ...player, own })),
    kept: saved.kept.map((kept): Kept => ({ ...kept, game: gameOf(kept.game, definitions) })),
    outer: saved.outer === null ? null : gameOf(saved.outer, definitions),
    index: emptyIndexes(),
    ready: null,
    open: null,
    stamp: newStamp(),
    live: null,
    uncached: false,
  };
  for (const row of saved.rows) add(game, recordOf(game, row));
  indexAnew(game);
  const { touched, allTouched } = saved.state;
  return Object.assign(game, { touched, allTouched });
}

function recordOf(game: Game, row: SavedRow): Thing {
  const record: Record<string, unknown> = { own: game.own };
  for (const [at, column] of COLUMNS.entries()) record[column] = row[at];
  const pinned = row[COLUMNS.length];
  record.is = pinned === undefined ? null : unpinned(pinned as Pinned);
  record.isStamp = 0;
  return record as unknown as Thing;
}

type Pinned = Omit<Characteristics, 'subtypes' | 'keywords'> & {
  readonly subtypes: readonly Subtype[];
  readonly keywords: readonly KeywordName[];
};

const unpinned = (pinned: Pinned): Characteristics => ({
  ...pinned,
  subtypes: new Set(pinned.subtypes),
  keywords: new Set(pinned.keywords),
});

/** A copy in which the empty slots of what was found, which JSON writes as null, are empty again. */
function revived(value: unknown, key = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(one => (one === null && key === 'found' ? undefined : revived(one)));
  return Object.fromEntries(Object.entries(value).map(([part, one]) => [part, revived(one, part)]));
}
