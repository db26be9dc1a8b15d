/**
 * A short name of a position: equal for positions that differ only in the numbers of their objects, memories and
 * timestamps. For telling that a position has come back [CR 732.4 | 2007: 421.4].
 */
import { characteristics } from '../6-spells-and-effects/613-layers/characteristics.ts';
import type { EventKind } from '../work/event.ts';
import type { Game, Player, Thing } from './game.ts';
import type { ObjectId } from './ids.ts';
import type { Lasting } from './lasting.ts';
import { asksForHistory, isRedundant, lastOfEqual } from './standing.ts';
import { thingOrNone } from './store.ts';

/** The name of a position. */
export function hash(game: Game): string {
  return digest(JSON.stringify(position(game)));
}

/**
 * The name of a position by what stands, for loops in which players do something again and again: of equal effects that only
 * say what things are the last one counts, and what has happened this turn only if some text asks for it.
 */
export function hashOfStanding(game: Game): string {
  const lasting = lastOfEqual(game.lasting);
  const happened = asksForHistory(game) ? game.history.events.length : null;
  const sizes = game.battlefield.map(id => {
    const { power, toughness, keywords, abilities } = characteristics(game, id);
    return [power, toughness, keywords.size, abilities.filter(({ ability }) => !isRedundant(ability)).length];
  });
  return digest(JSON.stringify([position(game, lasting, happened), sizes]));
}

/** What counts of a position, objects numbered by their places. */
export function position(
  game: Game,
  lasting: readonly Lasting[] = game.lasting,
  happened: unknown = happenedSoFar(game),
): unknown {
  const names = new Names(game, lasting);
  return [
    [game.edition, game.rng, game.active, game.step, game.phase, game.firstStrike, game.passed, game.priority],
    [game.daytime, game.monarch, game.initiative, game.result, game.regular],
    game.players.map(playerPosition),
    names.placed.map(record => thingPosition(names, record)),
    names.plain([game.agenda, game.then, game.asking, game.memories, game.waiting, lasting, game.combat, game.shown]),
    [game.extraTurns, game.steps],
    game.outer === null ? null : position(game.outer),
    happened,
  ];
}

const playerPosition = (record: Player): unknown => [
  record.life,
  record.left,
  record.lost,
  record.counters,
  record.library.length,
  record.hand.length,
  record.graveyard.length,
  record.outside,
  record.pool.map(unit => [unit.type, unit.snow, unit.limit, unit.keep]),
  record.landsPlayed,
  record.turns,
  record.drewFromEmpty,
  record.marks,
  record.skips,
  record.controlledBy,
  record.controlledNext,
];

const thingPosition = (names: Names, record: Thing): unknown => [
  [record.kind, record.card, record.face, record.owner, record.controller, record.home],
  [record.tapped, record.flipped, record.faceDown, record.phasedOut, record.damage, record.deathtouched],
  [names.rank(record.timestamp), record.since, names.name(record.attachedTo), record.attachedToSeat],
  [record.counters, record.copied, record.marks, names.plain(record.components, 'components')],
  names.plain({ stack: record.stack, memory: record.memory }),
];

/** More than this many events of one kind make no difference that a text asks about. */
const MANY = 12;

function happenedSoFar(game: Game): unknown {
  const counts = new Map<string, number>();
  for (const event of game.history.events) {
    const key = `${event.what satisfies EventKind}${'seat' in event ? event.seat : ''}`;
    counts.set(key, Math.min((counts.get(key) ?? 0) + 1, MANY));
  }
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Keys whose numbers are objects. */
// biome-ignore format: a list of names reads best filled
const OBJECT_KEYS: ReadonlySet<string> = new Set([
  'id', 'ids', 'source', 'sources', 'item', 'attacker', 'attackers', 'blocker', 'blockers', 'blocking', 'target',
  'struck', 'newId', 'watch', 'exiled', 'chosen', 'attachedTo',
]);
/** Keys under which cards' own words stand, whose numbers are numbers. */
const WORD_KEYS: ReadonlySet<string> = new Set([
  'ability',
  'effect',
  'rule',
  'event',
  'replacement',
  'shield',
  'changes',
  'cost',
  'about',
  'limit',
]);
/** Numbers that only tell things apart. */
const NAMELESS: ReadonlySet<string> = new Set(['n', 'memory', 'since', 'trigger']);

/** The numbers of objects and timestamps by their places. */
class Names {
  readonly placed: readonly Thing[];
  readonly #game: Game;
  readonly #names = new Map<ObjectId, number>();
  readonly #ranks = new Map<number, number>();

  constructor(game: Game, lasting: readonly Lasting[]) {
    this.#game = game;
    this.placed = inPlaces(game);
    for (const record of this.placed) this.#names.set(record.id, this.#names.size);
    const stamps = [...this.placed, ...lasting, ...this.placed.flatMap(one => one.components)]
      .map(one => one.timestamp)
      .sort((a, b) => a - b);
    for (const stamp of stamps) if (!this.#ranks.has(stamp)) this.#ranks.set(stamp, this.#ranks.size);
  }

  rank(timestamp: number): number {
    return this.#ranks.get(timestamp) ?? -1;
  }

  /** An object by its place; one that has gone by what it was. */
  name(id: ObjectId): unknown {
    const known = this.#names.get(id);
    if (known !== undefined) return known;
    const record = thingOrNone(this.#game, id);
    return record === undefined ? null : ['gone', record.card, record.owner, record.home];
  }

  /** A value with the objects in it named by their places. */
  plain(value: unknown, key = ''): unknown {
    if (typeof value === 'number') return this.#number(value, key);
    if (typeof value !== 'object' || value === null || WORD_KEYS.has(key)) return value;
    if (Array.isArray(value)) return value.map(one => this.plain(one, key));
    return Object.entries(value).map(([part, one]) => [part, this.plain(one, part)]);
  }

  #number(value: number, key: string): unknown {
    if (OBJECT_KEYS.has(key)) return this.name(value as ObjectId);
    if (key === 'timestamp') return this.rank(value);
    return NAMELESS.has(key) ? null : value;
  }
}

/** All objects there are, in the order of their zones. */
function inPlaces(game: Game): readonly Thing[] {
  const { battlefield, stack, exile, command, ante, phasedOut } = game;
  const own = game.players.flatMap(one => [one.library, one.hand, one.graveyard]);
  const ids = new Set([...own, battlefield, stack, exile, command, ante, phasedOut].flat());
  return [...ids].flatMap(id => thingOrNone(game, id) ?? []);
}

/** Two independent sums of 32 bits. */
function digest(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b + code, 0x85ebca6b) ^ (b >>> 13);
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}
