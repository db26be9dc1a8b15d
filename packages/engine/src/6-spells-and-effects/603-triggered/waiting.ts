/** Abilities that have triggered and wait to be put on the stack [CR 603.2, 603.3 | 2007: 410.2, 410.3]. */

import type { Ability, KeywordName, Triggered } from '@lawmage/ability';
import { citeBackup } from '../../7-additional/702-keywords/cite-backup.ts';
import { citeMeaning } from '../../7-additional/702-keywords/rules.ts';
import { holds } from '../../nouns/condition.ts';
import { fits } from '../../nouns/fits.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Found, Game, Waiting } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { mintTimestamp, thingOrNone, write } from '../../state/store.ts';
import { cite, isCiting } from '../../work/cite.ts';
import { playerRules } from '../604-static/rules.ts';
import { characteristics } from '../613-layers/characteristics.ts';
import { doneMark, triggeredMark } from './limits.ts';
import type { FoundList } from './match.ts';

/** An ability whose trigger event has happened, before conditions and limits are asked. */
export type Matched = {
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly ability: Ability;
  /** The keyword whose ability it is. */
  readonly keyword?: KeywordName;
  /** Which of the source's abilities; -1 for a delayed one. */
  readonly at: number;
  readonly found: FoundList;
  readonly x: number;
  /** "One or more": how many occurrences make one trigger; 0: each makes one. */
  readonly group: number;
  /** Who is dealt damage: what several do to different ones makes one trigger for each of them. */
  readonly to?: ObjectId | `player ${Seat}`;
  /** The number of the delayed ability that triggers, the timestamp of its creation; -1 for an ability of an object. */
  readonly delayed: number;
};

/** [CR 603.2c, 603.4 | 2007: 410.6, 410.8] Queues what really triggers: groups joined, conditions true, limits kept. */
export function queue(game: Game, matched: readonly Matched[]): void {
  for (const one of joined(matched)) {
    if (!mayTrigger(game, one)) continue;
    const times = 1 + additional(game, one);
    citeTriggered(game, one, matched);
    if (times > 1) cite('603.2d|');
    for (let n = 0; n < times; n++) game.waiting = [...game.waiting, waitingFrom(game, one)];
  }
}

/** [CR 603.2, 603.2a, 603.2c | 2007: 404.2, 410.1, 410.2, 410.6] What has triggered, and the keyword that it belongs to. */
function citeTriggered(game: Game, one: Matched, all: readonly Matched[]): void {
  cite('603.2|410.2', '603.2|404.2');
  if (
    all.length > 1 &&
    one.group === 0 &&
    all.filter(other => other.ability === one.ability && other.source === one.source).length > 1
  )
    cite('603.2c|410.6');
  if (game.priority !== one.controller) cite('603.2a|410.1');
  if (one.delayed >= 0)
    for (const id of one.found.flatMap(found => found?.ids ?? []))
      cite(thingOrNone(game, id)?.zone == null ? '603.7c|404.4d' : '603.7c|404.4c');
  if (!isCiting() || one.delayed >= 0 || one.source === NONE) return;
  if (one.keyword === 'backup') citeBackup(game, one.source);
  const is = characteristics(game, one.source);
  citeMeaning(is, is.abilities.find(({ at }) => at === one.at)?.meaningOf ?? null);
}

const waitingFrom = (game: Game, one: Matched): Waiting => ({
  n: mintTimestamp(game),
  controller: one.controller,
  source: one.source,
  ability: one.ability,
  ...(one.keyword !== undefined && { keyword: one.keyword }),
  found: one.found,
  x: one.x,
  delayed: one.delayed >= 0,
  ...(one.delayed >= 0 && { created: one.delayed }),
});

/** [CR 603.2c] "One or more" triggers once for all that happens at the same time. */
function joined(matched: readonly Matched[]): readonly Matched[] {
  if (matched.every(one => one.group === 0)) return matched;
  const result: Matched[] = [];
  const done = new Set<Matched>();
  for (const one of matched) {
    if (done.has(one)) continue;
    if (one.group === 0) {
      result.push(one);
      continue;
    }
    const same = matched.filter(
      other =>
        other.source === one.source && other.ability === one.ability && other.at === one.at && other.to === one.to,
    );
    for (const other of same) done.add(other);
    if (same.length >= one.group) result.push({ ...one, found: same.map(other => other.found).reduce(union) });
  }
  return result;
}

function union(a: FoundList, b: FoundList): FoundList {
  const length = Math.max(a.length, b.length);
  return Array.from({ length }, (_, slot) => unionOf(a[slot], b[slot]));
}

function unionOf(a: Found | undefined, b: Found | undefined): Found | undefined {
  if (a === undefined || b === undefined || a === b) return a ?? b;
  return { ids: [...new Set([...a.ids, ...b.ids])], seats: [...new Set([...a.seats, ...b.seats])], n: a.n + b.n };
}

/** [CR 603.2h, 603.4 | 2007: 404.3, 410.8] The condition after the event, and "once each turn". */
function mayTrigger(game: Game, one: Matched): boolean {
  if (one.ability.is !== 'triggered') return true;
  const { ability } = one;
  if (ability.when !== undefined && !holds(game, ability.when, scopeOf(one))) return false;
  if (ability.if !== undefined) cite('603.4|404.3', '603.4|410.8');
  if (ability.if !== undefined && !holds(game, ability.if, scopeOf(one))) return false;
  return ability.limit === undefined || one.delayed >= 0 || underLimit(game, one, ability.limit);
}

const scopeOf = (one: Matched): Scope => ({
  you: one.controller,
  source: one.source,
  x: one.x,
  found: one.found,
});

function underLimit(game: Game, one: Matched, limit: NonNullable<Triggered['limit']>): boolean {
  const record = thingOrNone(game, one.source);
  if (record === undefined || record.zone === null) return true;
  if (limit === 'doEachTurn') cite('603.2h|');
  if (limit === 'doEachTurn') return !record.marks.includes(doneMark(one.at));
  const mark = triggeredMark(one.at);
  const most = limit === 'eachTurn' ? 1 : limit;
  if (record.marks.filter(other => other === mark).length >= most) return false;
  const changed = write(game, one.source);
  changed.marks = [...changed.marks, mark];
  return true;
}

/** [CR 603.2d] How many additional times an ability of an object triggers; those of the rules themselves have no source. */
function additional(game: Game, one: Matched): number {
  if (one.delayed >= 0 || one.source === NONE) return 0;
  let times = 0;
  for (const { rule, source } of playerRules(game, one.controller)) {
    if (rule.rule !== 'triggersTwice') continue;
    const scope = { you: one.controller, source, x: 0, found: [] };
    if (!fits(game, one.source, rule.of, scope)) continue;
    const cause = rule.cause;
    if (cause === undefined || one.found.some(found => found?.ids.some(id => fits(game, id, cause, scope)))) times++;
  }
  return times;
}
