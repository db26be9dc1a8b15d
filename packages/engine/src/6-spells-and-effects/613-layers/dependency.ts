/** Dependency: which effect of a layer is applied next [CR 613.8 | 2007: 418.5c, 418.5d]. */

import type { Count } from '@lawmage/ability';
import type { Scope } from '../../nouns/scope.ts';
import type { ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { cite } from '../../work/cite.ts';
import { changerOf, scopeFor, scopeOf, slotOf } from './apply.ts';
import { affectedBy, applyStep, type Board, exists } from './board.ts';
import type { Part } from './compile.ts';
import type { Continuous, Step } from './live.ts';
import type { Draft } from './underway.ts';
import { unwatched } from './watch.ts';

/**
 * [CR 613.8b | 2007: 418.5d] The oldest of the effects that depend on no other still to be applied; those that depend on
 * each other in a loop do not wait for one another.
 */
export function nextToApply(board: Board, pending: readonly Step[]): Step {
  const first = must(pending[0], 'an effect is pending', board.game);
  if (waitsOf(board, pending, 0).length === 0) return first;
  const waits = pending.map((_, n) => waitsOf(board, pending, n));
  const free = pending.find((_, n) => must(waits[n], 'each step has its row').every(other => reaches(waits, other, n)));
  cite('613.8|', '613.8a|418.5c', free === undefined ? '613.8b|418.5d' : '613.8c|418.5d', '613.8b|418.5d');
  return free ?? first;
}

/** The effects on which one of them depends, by position. */
const waitsOf = (board: Board, pending: readonly Step[], n: number): readonly number[] =>
  pending.flatMap((other, m) => {
    const step = pending[n];
    return step !== undefined && m !== n && couldDepend(board, step, other) && depends(board, step, other) ? [m] : [];
  });

/** Whether what one effect writes could matter to another at all. */
function couldDepend(board: Board, { effect, part }: Step, other: Step): boolean {
  const start = board.started.has(effect) ? 0 : effect.compiled.affected.bits | effect.compiled.condition;
  if (((start | part.reads) & other.part.writes) !== 0) return true;
  return other.part.existence && !board.started.has(effect) && effect.ability !== null;
}

/**
 * [CR 613.8a | 2007: 418.5c] Tried out: the other effect is applied, and what this one would do is compared. Then the
 * drafts are put back.
 */
function depends(board: Board, step: Step, other: Step): boolean {
  const before = outcome(board, step);
  const affected = board.started.get(other.effect) ?? affectedBy(board, other.effect);
  const kept = affected.map(id => ({
    id,
    draft: { ...must(board.drafts.get(id), 'an affected object is on the board') },
  }));
  const { effects } = board;
  unwatched(() => applyStep(board, other));
  const after = outcome(board, step);
  board.effects = effects;
  for (const { id, draft } of kept) putBack(board, id, draft);
  return before !== after;
}

function putBack(board: Board, id: ObjectId, draft: Draft): void {
  Object.assign(must(board.drafts.get(id), 'an affected object is on the board'), draft);
}

/** What an effect would do now, as one comparable word. */
function outcome(board: Board, { effect, part }: Step): string {
  const begun = board.started.get(effect);
  if (begun === undefined && !exists(board, effect)) return 'none';
  const affected = begun ?? affectedBy(board, effect);
  const scope = scopeOf(board.game, effect);
  const each = slotOf(effect) === undefined ? [scope] : affected.map(id => scopeFor(effect, id, scope));
  return `${affected.join()}|${JSON.stringify(each.map(one => amountsOf(board, effect, part, one)))}`;
}

function amountsOf(board: Board, effect: Continuous, part: Part, scope: Scope): unknown {
  const by = changerOf(board.game, effect, scope);
  return part.changes.map(change => {
    if (change.change === 'gets' || change.change === 'base') {
      return [change.power, change.toughness].map(count => sizeOf(count, by.amount));
    }
    return change.change === 'control' ? by.seat(change) : null;
  });
}

const sizeOf = (count: Count | undefined, amount: (count: Count) => number): number | null =>
  count === undefined ? null : amount(count);

/** Whether waiting leads from one effect to another. */
function reaches(waits: readonly (readonly number[])[], from: number, to: number): boolean {
  const seen = new Set<number>();
  const next = [from];
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    if (at === to) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    next.push(...(waits[at] ?? []));
  }
  return false;
}
