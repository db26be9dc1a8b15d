/** Amounts: what a text prints, announces, counts or looks up. */
import type { Count } from '@lawmage/ability';
import { timesKicked, timesPaidFor } from '../6-spells-and-effects/601-casting/paid.ts';
import { characteristics, hasKeyword } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { hasTypeWord } from '../7-additional/702-keywords/protection.ts';
import { storedCount } from '../7-additional/706-dice/stored.ts';
import { timesMutated } from '../7-additional/730-merging/components.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { player, thing, thingOrNone } from '../state/store.ts';
import { cite, isCiting } from '../work/cite.ts';
import { foundIn } from '../work/memory.ts';
import { devotion, symbolsIn } from './count/devotion.ts';
import { countDifferent } from './count/different.ts';
import { happenedCount } from './count/happened.ts';
import { partySize } from './count/party.ts';
import { playerStat } from './count/player.ts';
import { chosenWord, lifePaidFor } from './linked.ts';
import { notedNumber } from './noted.ts';
import { candidatesOf, fitting, objectsOf } from './objects.ts';
import { votesFor } from './outcomes.ts';
import { playersOf } from './players.ts';
import type { Scope } from './scope.ts';
import { statOf } from './stat.ts';

type Node = Exclude<Count, number>;
type NodeOf<K extends Node['count']> = Extract<Node, { readonly count: K }>;
type Evaluate<K extends Node['count']> = (game: Game, count: NodeOf<K>, scope: Scope) => number;

const COUNTS: { readonly [K in Node['count']]: Evaluate<K> } = {
  x: (_, __, scope) => scope.x,
  y: (_, __, { y = 0 }) => y,
  objects: (game, { of }, scope) => candidatesOf(game, of, scope).length,
  players: (game, { of }, scope) => playersOf(game, of, scope).length,
  stat: (game, { stat, of, take }, scope) =>
    taken(
      objectsOf(game, of, scope).map(id => statOf(game, id, stat)),
      take,
    ),
  counters: (game, { kind, on }, scope) =>
    objectsOf(game, on, scope).reduce((sum, id) => sum + countersOn(game, id, kind), 0),
  player: (game, { stat, of }, scope) =>
    playersOf(game, of, scope).reduce((sum, seat) => sum + playerStat(game, seat, stat), 0),
  that: (_, { slot }, scope) => foundIn(scope, slot).n,
  found: (game, { slot, filter }, scope) => {
    const { ids, seats } = foundIn(scope, slot);
    if (filter !== undefined) return fitting(game, ids, filter, scope).length;
    return ids.length > 0 ? ids.length : seats.length;
  },
  of: (game, { of, type }, scope) =>
    objectsOf(game, of, scope).filter(id => type === undefined || hasTypeWord(characteristics(game, id), type)).length,
  excess: (_, __, { excess = 0 }) => excess,
  happened: happenedCount,
  different: countDifferent,
  devotion: (game, { colors }, scope) => devotion(game, scope.you, colors),
  party: (game, _, scope) => partySize(game, scope.you),
  symbols: (game, { color, among }, scope) => symbolsIn(game, objectsOf(game, among, scope), color),
  spentMana: (game, { color, of }, scope) => {
    const ids = of === undefined ? [scope.source] : objectsOf(game, of, scope);
    const spent = ids.flatMap(id => thingOrNone(game, id)?.stack?.spent ?? []);
    if (color === undefined) return spent.length;
    if (color === 'colors') {
      citeSunburst(game, ids, spent.length > 0);
      return new Set(spent.filter(type => type !== 'C')).size;
    }
    return spent.filter(type => type === color).length;
  },
  noted: (game, _, { source }) => notedNumber(game, source) ?? 0,
  lifePaid: (game, _, { source }) => lifePaidFor(game, source),
  chosenNumber: (game, _, scope) => Number(chosenWord(game, scope.source, 'number') ?? 0),
  targetsBeyondFirst: (game, _, scope) => {
    const chosen = (spellOf(game, scope)?.targets ?? []).flatMap(target => target.chosen);
    return Math.max(0, chosen.length - 1);
  },
  /** [CR 702.124e] Of two commanders each counts. */
  commanderCasts: (game, _, { you }) => player(game, you).marks.filter(mark => mark.startsWith('commander:')).length,
  timesKicked: (game, _, scope) => timesKicked(spellOf(game, scope)?.paid ?? {}),
  mutations: (game, _, scope) => timesMutated(thing(game, scope.source)),
  timesPaid: (game, { keyword, nth }, scope) => timesPaidFor(spellOf(game, scope)?.paid ?? {}, keyword, nth),
  votes: (_, { for: word }, scope) => votesFor(scope, word),
  stored: storedCount,
  castBefore: (game, _, scope) => castsBefore(game, scope.source),
  times: (game, { n, of }, scope) => n * countOf(game, of, scope),
  plus: (game, { a, b }, scope) => countOf(game, a, scope) + countOf(game, b, scope),
  minus: (game, { a, b }, scope) => countOf(game, a, scope) - countOf(game, b, scope),
  half: (game, { of, round }, scope) => {
    const half = countOf(game, of, scope) / 2;
    if (!Number.isInteger(half)) cite('107.1|104.1', '107.1a|104.1');
    return round === 'up' ? Math.ceil(half) : Math.floor(half);
  },
};

/** [CR 107.1, 608.2h | 2007: 104.1, 413.2f] The value of an amount now. */
export function countOf(game: Game, count: Count, scope: Scope): number {
  return typeof count === 'number' ? count : (COUNTS[count.count] as Evaluate<Node['count']>)(game, count, scope);
}

/** [CR 702.44b | 2007: 502.37b] What did not come from the stack had no mana spent on it. */
function citeSunburst(game: Game, ids: readonly ObjectId[], paid: boolean): void {
  if (!paid && isCiting() && ids.some(id => hasKeyword(game, id, 'sunburst'))) cite('702.44b|502.37b');
}

/** [CR 702.40a | 2007: 502.30a] Spells cast this turn before a spell. */
function castsBefore(game: Game, id: ObjectId): number {
  const casts = game.history.events.filter(event => event.what === 'cast');
  const at = casts.findIndex(event => event.id === id);
  return at < 0 ? casts.length : at;
}

/** One value of several; nothing counts as none. */
function taken(values: readonly number[], take: NodeOf<'stat'>['take']): number {
  if (values.length === 0) {
    if (take === 'greatest' || take === 'least') cite('107.2|104.2');
    return 0;
  }
  if (take === 'greatest') return Math.max(...values);
  if (take === 'least') return Math.min(...values);
  return values.reduce((sum, value) => sum + value, 0);
}

function countersOn(game: Game, id: ObjectId, kind: string): number {
  const { counters } = thing(game, id);
  return kind === 'any' ? Object.values(counters).reduce((sum, n) => sum + n, 0) : (counters[kind] ?? 0);
}

/** [CR 400.7d] What was announced and paid for a spell, on the stack or remembered by the permanent it became. */
function spellOf(game: Game, scope: Scope) {
  const record = thingOrNone(game, scope.source);
  if (record?.home === 'battlefield' && record.stack !== null) cite('400.7d|');
  return record?.stack ?? null;
}
