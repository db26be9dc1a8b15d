/** What must hold of every game at every decision. */
import type { ZoneName } from '@lawmage/ability';
import type { Game } from '../src/state/game.ts';
import type { ObjectId } from '../src/state/ids.ts';
import { indexAnew } from '../src/state/indexing.ts';
import { load, save } from '../src/state/save.ts';
import { allThings, fork, thingOrNone } from '../src/state/store.ts';

/** The game as a value, without what is only told. */
export const plainGame = (game: Game): unknown => {
  const { state, ...rest } = save(game);
  return JSON.parse(JSON.stringify({ ...rest, state: { ...state, events: [] } }));
};

/** Where two values first differ, and how; nothing if they are equal. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (Object.is(a, b)) return '';
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${path}: ${JSON.stringify(a)?.slice(0, 200)} against ${JSON.stringify(b)?.slice(0, 200)}`;
  }
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = difference(left[key], right[key], `${path}/${key}`);
    if (found !== '') return found;
  }
  return '';
}

function* placesOf(game: Game): Generator<readonly [ZoneName, ObjectId]> {
  for (const zone of ['battlefield', 'stack', 'exile', 'command'] as const)
    for (const id of game[zone]) yield [zone, id];
  for (const id of game.phasedOut) yield ['battlefield', id];
  for (const one of game.players) {
    for (const zone of ['library', 'hand', 'graveyard'] as const) for (const id of one[zone]) yield [zone, id];
  }
}

/** What is wrong with the zones; nothing if every object is in exactly the one its record names. */
export function wrongPlaces(game: Game): readonly string[] {
  const wrong: string[] = [];
  const seen = new Set<ObjectId>();
  for (const [zone, id] of placesOf(game)) {
    if (seen.has(id)) wrong.push(`${id} is in two places`);
    seen.add(id);
    const record = thingOrNone(game, id);
    if (record?.zone !== zone) wrong.push(`${id} is in ${zone} but says ${record?.zone}`);
  }
  for (const record of allThings(game))
    if (record.zone !== null && !seen.has(record.id)) wrong.push(`${record.id} is nowhere`);
  return wrong;
}

/** How many cards, tokens and the like left out, each player owns who is in the game. */
export const cardsOwned = (game: Game): readonly number[] =>
  game.players.map(({ seat, left }) => {
    if (left) return 0;
    let count = 0;
    for (const [, id] of placesOf(game)) {
      const record = thingOrNone(game, id);
      if (record?.owner !== seat) continue;
      const parts = record.components.length > 0 ? record.components : [record];
      count += parts.filter(({ kind }) => kind === 'card').length;
    }
    return count;
  });

/** The indexes as words, lists in their order, to compare those that were kept with those made anew. */
export function indexWords(game: Game): string {
  const words: string[] = [];
  for (const [kind, map] of [
    ['t', game.index.triggers],
    ['r', game.index.replacements],
  ] as const) {
    for (const [key, ids] of map) if (ids.length > 0) words.push(`${kind} ${key} ${ids.join(' ')}`);
  }
  return [...words, `s ${game.index.statics.join(' ')}`].sort().join('\n');
}

/** The same game with its indexes made anew; what the next check of state-based actions looks at stays as it was. */
export function reindexed(game: Game): Game {
  const copy = fork(game);
  indexAnew(copy);
  const { touched, allTouched } = game;
  return Object.assign(copy, { touched, allTouched });
}

/** Definitions as they come back from text; they never change, so each goes through it once. */
const definitionsRead = new WeakMap<object, unknown>();

function throughText<T extends object>(definition: T): T {
  const known = definitionsRead.get(definition) ?? JSON.parse(JSON.stringify(definition));
  definitionsRead.set(definition, known);
  return known as T;
}

/** The game saved as text and loaded again. */
export function reloaded(game: Game): Game {
  const { definitions, ...rest } = save(game);
  const loaded = load({ ...JSON.parse(JSON.stringify(rest)), definitions: definitions.map(throughText) });
  if (!loaded.ok) throw new Error(`${loaded.error.code}: ${loaded.error.message}`);
  return loaded.game;
}
