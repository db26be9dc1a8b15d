/** What keeps a value from being a saved game. */

import { EDITIONS } from '../../editions/rule.ts';
import { isFrameName } from '../../work/handlers.ts';
import { NOBODY } from '../ids.ts';
import { COLUMNS, SAVE_FORMAT, SAVE_VERSION } from './saved.ts';

export type LoadFault = {
  readonly code: 'notASave' | 'otherVersion' | 'brokenSave';
  readonly message: string;
  /** The place in the data. */
  readonly at: string;
};

type Values = Readonly<Record<string, unknown>>;

/** The first thing wrong with a value as a saved game, or null. */
export function findFault(data: unknown): LoadFault | null {
  if (!isValues(data) || data.format !== SAVE_FORMAT)
    return { code: 'notASave', message: 'This is not a saved game.', at: '' };
  if (data.version !== SAVE_VERSION)
    return { code: 'otherVersion', message: 'The game was saved by another version.', at: 'version' };
  const at = isList(data.definitions, isCard) ? brokenPosition(data, data.definitions.length) : 'definitions';
  return at === null ? null : { code: 'brokenSave', message: 'The saved game is damaged.', at };
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isInt = (value: unknown): value is number => Number.isSafeInteger(value);
const isList = <T>(value: unknown, is: (one: unknown) => one is T): value is readonly T[] =>
  Array.isArray(value) && value.every(is);

const isCard = (value: unknown): value is Values =>
  isValues(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.faces) &&
  value.faces.length > 0 &&
  value.faces.every(isFace);

const isFace = (value: unknown): boolean =>
  isValues(value) && typeof value.name === 'string' && isValues(value.type) && Array.isArray(value.abilities);

/** The place of the first fault of a game, its rows and players, and the games kept in it. */
function brokenPosition(data: Values, definitions: number): string | null {
  const { state, players, rows, kept, cards } = data;
  if (!isInt(cards) || cards > definitions) return 'cards';
  if (!isValues(state)) return 'state';
  if (!Array.isArray(players) || players.length === 0) return 'players';
  if (!Array.isArray(rows)) return 'rows';
  const fault = brokenState(state, players.length) ?? brokenPlayers(players) ?? brokenRows(rows, state, players, cards);
  if (fault !== null) return fault;
  if (!Array.isArray(kept)) return 'kept';
  for (const [at, one] of kept.entries()) {
    const inside = isValues(one) && isValues(one.game) ? brokenPosition(one.game, definitions) : '';
    if (inside !== null) return `kept.${at}.${inside}`;
  }
  return null;
}

const NUMBERS = [
  'rng',
  'turn',
  'active',
  'regular',
  'phase',
  'nextId',
  'nextTimestamp',
  'nextMemory',
  'passed',
  'priority',
  'forced',
  'acts',
  'monarch',
  'initiative',
];
const LISTS = [
  'agenda',
  'memories',
  'waiting',
  'lasting',
  'extraTurns',
  'steps',
  'touched',
  'events',
  'shown',
  'seen',
  'chosen',
  'closed',
  'borrowed',
];
const SHARED_ZONES = ['battlefield', 'stack', 'exile', 'command', 'ante', 'phasedOut'];
const OWN_ZONES = ['library', 'hand', 'graveyard'];
const OWN_LISTS = [...OWN_ZONES, 'outside'];

function brokenState(state: Values, seats: number): string | null {
  if (!(EDITIONS as readonly unknown[]).includes(state.edition)) return 'state.edition';
  if (!isValues(state.format)) return 'state.format';
  for (const key of NUMBERS) if (!isInt(state[key])) return `state.${key}`;
  for (const key of ['active', 'priority'])
    if (state[key] !== NOBODY && !isSeat(state[key], seats)) return `state.${key}`;
  for (const key of LISTS) if (!Array.isArray(state[key])) return `state.${key}`;
  for (const key of SHARED_ZONES) if (!isList(state[key], isInt)) return `state.${key}`;
  if (!isList(state.agenda, isFrame)) return 'state.agenda';
  if (state.then !== null && !isFrame(state.then)) return 'state.then';
  return brokenQuestion(state, seats);
}

function brokenQuestion(state: Values, seats: number): string | null {
  const { asking } = state;
  if (asking === null) return state.then === null ? null : 'state.then';
  const whole =
    isValues(asking) && isSeat(asking.seat, seats) && Array.isArray(asking.options) && isList(asking.sofar, isInt);
  return whole && state.then !== null ? null : 'state.asking';
}

const isSeat = (value: unknown, seats: number): boolean => isInt(value) && value >= 0 && value < seats;
const isFrame = (value: unknown): value is Values =>
  isValues(value) && typeof value.do === 'string' && isFrameName(value.do);

function brokenPlayers(players: readonly unknown[]): string | null {
  const at = players.findIndex(
    (one, seat) =>
      !isValues(one) || one.seat !== seat || !isInt(one.life) || OWN_LISTS.some(zone => !isList(one[zone], isInt)),
  );
  return at < 0 ? null : `players.${at}`;
}

const isComponent = (one: unknown, cards: number): boolean =>
  isValues(one) && isInt(one.card) && one.card >= 0 && one.card < cards && isInt(one.face);

const column = (name: (typeof COLUMNS)[number]): number => COLUMNS.indexOf(name);

/** Every row is whole, and every object that is somewhere is in that zone, once. */
function brokenRows(rows: readonly unknown[], state: Values, players: readonly Values[], cards: number): string | null {
  const where = new Map<number, number>();
  for (const [at, row] of rows.entries()) {
    if (!Array.isArray(row) || row.length < COLUMNS.length) return `rows.${at}`;
    const id: unknown = row[column('id')];
    const card: unknown = row[column('card')];
    if (!isInt(id) || id < 0 || id >= Number(state.nextId) || where.has(id)) return `rows.${at}.id`;
    if (!isInt(card) || card < -1 || card >= cards) return `rows.${at}.card`;
    if (!isList(row[column('components')], (one): one is Values => isComponent(one, cards)))
      return `rows.${at}.components`;
    if (!isSeat(row[column('owner')], players.length) || !isSeat(row[column('controller')], players.length))
      return `rows.${at}.owner`;
    where.set(id, at);
  }
  return misplaced(rows as readonly (readonly unknown[])[], where, state, players);
}

function misplaced(
  rows: readonly (readonly unknown[])[],
  where: ReadonlyMap<number, number>,
  state: Values,
  players: readonly Values[],
): string | null {
  const seen = new Set<number>();
  const inZone = (ids: unknown, zone: string): boolean =>
    (ids as readonly number[]).every(id => {
      const row = rows[where.get(id) ?? -1];
      if (row === undefined || seen.has(id)) return false;
      seen.add(id);
      return zone === 'phasedOut' || row[column('zone')] === zone;
    });
  for (const zone of SHARED_ZONES) if (!inZone(state[zone], zone)) return `state.${zone}`;
  for (const [seat, one] of players.entries()) {
    for (const zone of OWN_ZONES) if (!inZone(one[zone], zone)) return `players.${seat}.${zone}`;
  }
  const lost = rows.findIndex(row => row[column('zone')] !== null && !seen.has(row[column('id')] as number));
  return lost < 0 ? null : `rows.${lost}.zone`;
}
