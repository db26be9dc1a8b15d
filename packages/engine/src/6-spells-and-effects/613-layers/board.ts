/**
 * The board-wide path: all objects together, layer by layer, when effects can concern each other. Timestamps order the
 * effects of a layer unless one depends on another.
 */

import type { Scope } from '../../nouns/scope.ts';
import type { LiveAbility } from '../../state/characteristics.ts';
import type { Game, Thing } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { applyPart, changerOf, holdsNow, isAbout, scopeFor, scopeOf, slotOf } from './apply.ts';
import type { Changer } from './change.ts';
import { nextToApply } from './dependency.ts';
import { addStatic, type Continuous, type Live, type Step } from './live.ts';
import { applyCounters, applyDefining, definingOf, type GivenByCounter, giveUntil, keywordCounters } from './own.ts';
import { startOf } from './quick.ts';
import { type LayerSystem, layersOf } from './systems.ts';
import { type Draft, workingOn } from './underway.ts';

type Start = ReturnType<typeof startOf> & { readonly record: Thing };

/** The whole board in the making. */
export type Board = {
  readonly game: Game;
  readonly system: LayerSystem;
  readonly drafts: ReadonlyMap<ObjectId, Draft>;
  readonly records: readonly Thing[];
  readonly starts: ReadonlyMap<ObjectId, Start>;
  /** Which objects each effect that has started applies to [CR 613.6 | 2007: 418.5b]. */
  readonly started: Map<Continuous, readonly ObjectId[]>;
  effects: readonly Continuous[];
};

/** Makes the characteristics of every permanent and spell, and says which effects exist. */
export function makeBoard(game: Game, live: Live): ReadonlyMap<ObjectId, Draft> {
  const records = [...game.battlefield, ...game.stack].map(id => thing(game, id));
  const starts = new Map(records.map(record => [record.id, { ...startOf(game, record), record }]));
  const drafts = new Map([...starts].map(([id, { draft }]) => [id, draft]));
  const system = layersOf(game);
  const board: Board = { game, system, drafts, records, starts, started: new Map(), effects: live.effects };
  workingOn(drafts, () => {
    for (let place = 0; place < system.order.length; place++) applyLayer(board, place);
  });
  live.settled = new Set(board.started.keys());
  return drafts;
}

function applyLayer(board: Board, place: number): void {
  for (const record of board.records) applyOwn(board, record, place);
  const counters = board.system.order[place] === 'ability' ? countersOf(board) : [];
  let pending = stepsAt(board, place, new Set());
  const applied = new Set<Continuous>();
  while (pending.length > 0) {
    const step = nextToApply(board, pending);
    applied.add(step.effect);
    giveOlder(counters, place, step.effect.timestamp);
    if (begins(board, step.effect)) applyStep(board, step);
    pending = step.part.existence ? stepsAt(board, place, applied) : pending.filter(other => other !== step);
  }
  giveOlder(counters, place, Number.POSITIVE_INFINITY);
}

/** The keyword counters on each object, and how many of them have been applied. */
type Counters = { readonly draft: Draft; readonly given: readonly GivenByCounter[]; next: number };

const countersOf = (board: Board): Counters[] =>
  [...board.starts.values()].flatMap(({ draft, record }) => {
    const given = keywordCounters(record);
    return given.length === 0 ? [] : [{ draft, given, next: 0 }];
  });

function giveOlder(counters: readonly Counters[], place: number, timestamp: number): void {
  for (const one of counters) one.next = giveUntil(one.draft, place, one.given, one.next, timestamp);
}

function applyOwn(board: Board, record: Thing, place: number): void {
  const start = board.starts.get(record.id);
  if (start === undefined) return;
  const defining = definingOf(start.values);
  if (defining.length > 0) applyDefining(board.game, record.id, start.draft, defining, place);
  if (place === board.system.counters) applyCounters(board.game, record, start.draft, place);
}

/** What is still to be applied in a layer, oldest first. */
function stepsAt(board: Board, place: number, applied: ReadonlySet<Continuous>): readonly Step[] {
  const steps: Step[] = [];
  for (const effect of board.effects) {
    if (applied.has(effect)) continue;
    const part = effect.compiled.parts.find(one => one.place === place);
    if (part !== undefined && (board.started.has(effect) || exists(board, effect))) steps.push({ effect, part });
  }
  return steps;
}

/** [CR 604.2 | 2007: 405.1] A static ability's effect is there while its object has the ability. */
export function exists(board: Board, effect: Continuous): boolean {
  const { ability, source } = effect;
  if (ability === null) return true;
  const draft = board.drafts.get(source);
  if (draft === undefined) return true;
  return draft.abilities.some(live => live === ability || (live.ability === ability.ability && live.at === ability.at));
}

/** [CR 613.6 | 2007: 418.5b] Settles once which objects an effect applies to; false if it does not apply at all. */
function begins(board: Board, effect: Continuous): boolean {
  const known = board.started.get(effect);
  if (known !== undefined) {
    if (known.length > 0) cite('613.6|418.5b');
    return true;
  }
  if (!exists(board, effect)) return false;
  board.started.set(effect, affectedBy(board, effect));
  return true;
}

/** The objects an effect would apply to as things are now. */
export function affectedBy(board: Board, effect: Continuous): readonly ObjectId[] {
  const scope = scopeOf(board.game, effect);
  if (!holdsNow(board.game, effect, scope)) return [];
  return board.records.filter(({ id }) => isAbout(board.game, effect, id, scope)).map(({ id }) => id);
}

/** Applies one effect in one layer; abilities that it gives may make effects of their own in this and later layers. */
export function applyStep(board: Board, step: Step): void {
  const { effect, part } = step;
  const { game } = board;
  const scope = scopeOf(game, effect);
  const affected = board.started.get(effect) ?? affectedBy(board, effect);
  const forAll = slotOf(effect) === undefined ? sharedChanger(game, effect, scope) : null;
  const changers = affected.map(id => forAll ?? sharedChanger(game, effect, scopeFor(effect, id, scope)));
  affected.forEach((id, n) => {
    const draft = board.drafts.get(id);
    const by = changers[n];
    if (draft !== undefined && by !== undefined) applyPart(step, draft, by);
  });
  if (part.existence) addGranted(board, affected);
}

const sharedChanger = (game: Game, effect: Continuous, scope: Scope): Changer => {
  const by = changerOf(game, effect, scope);
  return { ...by, amount: keptAmounts(by.amount) };
};

/** An amount is read once for all objects of an effect, before it changes any of them. */
function keptAmounts<K, V>(amount: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>();
  return key => {
    let value = kept.get(key);
    if (value === undefined) {
      value = amount(key);
      kept.set(key, value);
    }
    return value;
  };
}

/** [CR 613.6, 613.7a | 2007: 418.5b, 418.5f] Effects of abilities that have just been given. */
function addGranted(board: Board, affected: readonly ObjectId[]): void {
  const added: Continuous[] = [];
  for (const id of affected) {
    const draft = board.drafts.get(id);
    if (draft === undefined) continue;
    for (const live of draft.abilities) {
      if (live.ability.is !== 'static' || isKnown(board, id, live)) continue;
      addStatic(board.system, thing(board.game, id), draft.types, live, added);
    }
  }
  if (added.length === 0) return;
  cite('613.9|418.5h');
  board.effects = [...board.effects, ...added].toSorted((a, b) => a.timestamp - b.timestamp);
}

/** Whether the effect of an ability is there; one whose words have changed is another [CR 612.1 | 2007: 418.6a]. */
const isKnown = (board: Board, source: ObjectId, { at, ability }: LiveAbility): boolean =>
  board.effects.some(
    effect => effect.source === source && effect.ability?.at === at && effect.ability.ability === ability,
  );
