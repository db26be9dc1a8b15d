/** The shape of a saved game: plain JSON, records as rows. */
import type { Card } from '@lawmage/ability';
import type { Game, Kept, Player, Thing } from '../game.ts';

export const SAVE_FORMAT = 'lawmage game';
export const SAVE_VERSION = 3;

/** What a record keeps when saved, in the order of its row. Owners and caches are made anew. */
export const COLUMNS = [
  'id',
  'kind',
  'card',
  'face',
  'owner',
  'controller',
  'zone',
  'home',
  'next',
  'others',
  'previous',
  'tapped',
  'flipped',
  'faceDown',
  'phasedOut',
  'damage',
  'deathtouched',
  'timestamp',
  'since',
  'attachedTo',
  'attachedToSeat',
  'attachments',
  'counters',
  'copied',
  'components',
  'stack',
  'memory',
  'marks',
] as const satisfies readonly (keyof Thing)[];

/** Fields of a game that are records, caches or of this process, and the games kept in it. */
type Special =
  | 'own'
  | 'cards'
  | 'pages'
  | 'players'
  | 'kept'
  | 'outer'
  | 'index'
  | 'ready'
  | 'open'
  | 'stamp'
  | 'live'
  | 'uncached';
export type SavedState = Omit<Game, Special | 'history'> & { readonly history: Omit<Game['history'], 'own'> };
export type SavedPlayer = Omit<Player, 'own'>;
/** A record's values, then for one that has gone its last characteristics. */
export type SavedRow = readonly unknown[];

export type SavedKept = Omit<Kept, 'game'> & { readonly game: SavedPosition };

/** A game without its cards. */
export type SavedPosition = {
  readonly state: SavedState;
  readonly players: readonly SavedPlayer[];
  readonly rows: readonly SavedRow[];
  readonly kept: readonly SavedKept[];
  /** The main game of a subgame. */
  readonly outer: SavedPosition | null;
  /** How many of the cards were there: those of tokens and copies come later. */
  readonly cards: number;
};

export type SavedGame = SavedPosition & {
  readonly format: typeof SAVE_FORMAT;
  readonly version: typeof SAVE_VERSION;
  readonly definitions: readonly Card[];
};
