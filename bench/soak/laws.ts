/** What must hold of every game at every decision, whatever the cards. */
import { type Game, hash, NOBODY, NONE, type ObjectId, type Seat, see, tell } from '@lawmage/engine';
import { playerRules } from '../../packages/engine/src/6-spells-and-effects/604-static/rules.ts';
import { isForecast } from '../../packages/engine/src/7-additional/702-keywords/forecast.ts';
import { save } from '../../packages/engine/src/state/save.ts';
import { COLUMNS } from '../../packages/engine/src/state/saving/saved.ts';
import { thing, thingOrNone } from '../../packages/engine/src/state/store.ts';
import { cardsOwned, difference, indexWords, reindexed, wrongPlaces } from '../../packages/engine/test/laws.ts';

/** The game as a value. What is only told and what is remembered only where somebody has looked are left out. */
export function plainValue(game: Game): unknown {
  const { state, rows, definitions, kept, ...rest } = save(game);
  const bare = rows.map(row => row.slice(0, COLUMNS.length));
  const value = { ...rest, state: { ...state, events: [] }, rows: bare, kept: kept.length, cards: definitions.length };
  return JSON.parse(JSON.stringify(value));
}

/** How two games differ; nothing if they are equal. */
export function differenceOf(a: Game, b: Game): string {
  return hash(a) === hash(b) ? '' : difference(plainValue(a), plainValue(b)) || 'their hashes';
}

/** What is broken in a position; `owned`: how many cards each player began with. */
export function brokenIn(game: Game, owned: readonly number[]): string | null {
  const wrong = wrongPlaces(game);
  if (wrong.length > 0) return `zones: ${wrong.slice(0, 3).join('; ')}`;
  const now = cardsOwned(game);
  const lost = owned.findIndex((count, seat) => now[seat] !== count && game.players[seat]?.left === false);
  if (lost >= 0) return `conservation: player ${lost} owns ${now[lost]} cards and began with ${owned[lost]}`;
  return brokenIndexes(game) ?? brokenSecrets(game);
}

function brokenIndexes(game: Game): string | null {
  const kept = indexWords(game).split('\n');
  const anew = indexWords(reindexed(game)).split('\n');
  const [more, less] = [kept.filter(one => !anew.includes(one)), anew.filter(one => !kept.includes(one))];
  return more.length + less.length === 0 ? null : `indexes: kept too long [${more}], missing [${less}]`;
}

function brokenSecrets(game: Game): string | null {
  for (const seat of [NOBODY, ...game.players.map(one => one.seat)]) {
    const secrets = secretsFrom(game, seat);
    const view = see(game, seat);
    const places = Object.entries(view).filter(([key]) => key !== 'decision');
    const parts = [...places, ...tell(game, seat).map(({ event }) => [JSON.stringify(event), event] as const)];
    const leak = parts.find(([, part]) => idsIn(part).some(id => secrets.has(id as ObjectId)));
    if (leak !== undefined) return `secrets: seat ${seat} learns of a hidden object by ${leak[0]}`;
    const named = [...view.battlefield, ...view.exile, ...view.stack].find(one => one.hidden && one.printed !== '');
    if (named !== undefined) return `secrets: seat ${seat} learns the name of the face-down object ${named.id}`;
  }
  return null;
}

/**
 * The cards that a seat may not know: hands of others and libraries, but for what is shown, was revealed since the last
 * reply, is played with revealed, has an ability on the stack [CR 602.2a | 2007: 409.1], or has a forecast ability that
 * was activated in this upkeep [CR 702.57b | 2007: 502.53b]. Who controls another player sees what that player sees
 * [CR 723.4 | 2007: 507.2].
 */
function secretsFrom(game: Game, seat: Seat): ReadonlySet<ObjectId> {
  const eyes = [seat, ...game.players.filter(one => one.controlledBy === seat).map(one => one.seat)];
  const shown = new Set(
    game.shown.filter(one => one.seat === NOBODY || eyes.includes(one.seat)).flatMap(one => one.ids),
  );
  for (const event of game.events)
    if (event.what === 'reveal' || (event.what === 'look' && eyes.includes(event.seat)))
      for (const id of event.ids) shown.add(id);
  for (const id of game.stack) shown.add(thingOrNone(game, id)?.stack?.source ?? NONE);
  if (game.asking !== null && eyes.includes(game.asking.seat))
    for (const option of game.asking.options) if (option.is === 'object') shown.add(option.id);
  const rules = game.players.flatMap(one => playerRules(game, one.seat).map(({ rule }) => rule.rule));
  const ids = game.players.flatMap(({ seat: of, library, hand }) => [
    ...(rules.includes('revealedTop') ? library.slice(0, -1) : library),
    ...(eyes.includes(of) || rules.includes('revealedHand') ? [] : hand),
  ]);
  return new Set(ids.filter(id => !shown.has(id) && !isForecast(game, thing(game, id))));
}

/** Every number in a value that stands where objects stand. */
function idsIn(value: unknown, found: number[] = [], key = ''): readonly number[] {
  if (typeof value === 'number') {
    if (key === 'id' || key === 'ids' || key === 'newId' || key === 'source') found.push(value);
  } else if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) for (const one of value) idsIn(one, found, key);
    else for (const [part, one] of Object.entries(value)) if (part !== 'abilities') idsIn(one, found, part);
  }
  return found;
}
