/** An edition of the Comprehensive Rules as a value: every rule in which editions differ, with what it says. */
import type { Game } from '../state/game.ts';
import { DIFFERENCES } from './differences.ts';
import { type Held, heldOn } from './held.ts';
import { EDITIONS, type EditionName } from './rule.ts';

type Values = { readonly [K in keyof typeof DIFFERENCES]: (typeof DIFFERENCES)[K] extends Held<infer T> ? T : never };
export type Edition = Values & { readonly name: EditionName; readonly date: string };

/** The day of each edition. */
const DATES: Readonly<Record<EditionName, string>> = { current: '2026-08-07', '2007-02': '2007-02-01' };

function editionOn(name: EditionName): Edition {
  const date = DATES[name];
  const values = Object.entries(DIFFERENCES).map(([key, history]) => [key, heldOn(history as Held<unknown>, date)]);
  return Object.freeze({ ...(Object.fromEntries(values) as Values), name, date });
}

const KNOWN = Object.fromEntries(EDITIONS.map(name => [name, editionOn(name)])) as Readonly<
  Record<EditionName, Edition>
>;

/** What the rules of a game's edition say where editions differ. */
export const editionOf = (game: Pick<Game, 'edition'>): Edition => KNOWN[game.edition];
