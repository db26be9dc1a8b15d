/**
 * The one pipeline for everything that happens. A batch of simultaneous events is forbidden or replaced event by event,
 * then happens as a whole, is noticed by triggers, and is told.
 */

import { processLifelink } from '../1-concepts/120-damage/damage.ts';
import { enoughBefore, withExcess } from '../1-concepts/120-damage/excess.ts';
import { arrangeGraveyards } from '../4-zones/graveyard-order.ts';
import { lookBefore } from '../4-zones/leave.ts';
import { watchTops } from '../4-zones/revealed-tops.ts';
import { noticeAfter, noticeBefore } from '../6-spells-and-effects/603-triggered/notice.ts';
import { arrangeArrivals } from '../6-spells-and-effects/613-layers/arrivals.ts';
import { refresh } from '../6-spells-and-effects/613-layers/refresh.ts';
import { spentNow } from '../6-spells-and-effects/614-replacement/once.ts';
import { type EventsFrame, mayBeChanged, replaceNext } from '../6-spells-and-effects/614-replacement/replace.ts';
import { happensAtOnce } from '../7-additional/702-keywords/at-once.ts';
import type { Game } from '../state/game.ts';
import { DONE, type Done, nothing, push } from './agenda.ts';
import { applyEvent } from './apply.ts';
import { by } from './cite.ts';
import type { GameEvent, Into } from './event.ts';
import { recordHistory } from './history.ts';
import { remember } from './memory.ts';

/** Lets a batch of simultaneous events happen. An operation's last act. */
export function happen(game: Game, batch: readonly GameEvent[], into: Into | null = null): Done {
  if (batch.length === 0) return nothing();
  if (!mayBeChanged(game, batch)) return perform(game, batch, into);
  const spent = spentNow(game);
  return push(game, { do: 'events', batch, at: 0, used: batch.map(() => spent), into });
}

/** Goes on with a batch: the next event that may be replaced, or all of it at once. */
export function goOnWithEvents(game: Game, frame: EventsFrame): Done {
  const next = replaceNext(game, frame);
  return next === 'ready' ? perform(game, frame.batch, frame.into) : next;
}

/**
 * [CR 603.2, 603.6d, 603.10 | 2007: 410.2, 410.10] Abilities that look back are matched against the game before the
 * events, all others against the game after them.
 */
function perform(game: Game, batch: readonly GameEvent[], into: Into | null): Done {
  const before = noticeBefore(game, batch);
  let happened = applyAll(game, batch);
  if (happened.length > 0) {
    recordHistory(game, happened);
    if (batch.length > 1) arrangeTogether(game, happened);
    refresh(game, happened);
    happened = withWhatHappensAtOnce(game, happened);
    noticeAfter(game, happened, before);
    watchTops(game, happened);
    if (game.telling) for (const event of happened) game.events.push(event);
  }
  if (into !== null) remember(game, into, happened);
  return DONE;
}

/** [CR 404.3, 613.7m | 2007: 217.4c, 418.5e] What players arrange of what happens at the same time. */
function arrangeTogether(game: Game, happened: readonly GameEvent[]): void {
  arrangeGraveyards(game, happened);
  arrangeArrivals(game, happened);
}

const NOTHING: readonly GameEvent[] = [];

/** What of a batch really happens, with what is part of it. Most batches are one event. */
function applyAll(game: Game, batch: readonly GameEvent[]): readonly GameEvent[] {
  const known = lookBefore(game, batch);
  const [first] = batch;
  if (first !== undefined && batch.length === 1 && first.what !== 'damage')
    return applyEvent(game, first, known) ?? NOTHING;
  const hurts = batch.some(event => event.what === 'damage');
  const enough = hurts ? enoughBefore(game, batch) : null;
  const happened: GameEvent[] = [];
  for (const event of batch) for (const one of applyEvent(game, event, known) ?? NOTHING) happened.push(one);
  if (hurts) happened.push(...processLifelink(game, happened));
  return enough === null ? happened : withExcess(happened, enough);
}

const isBlessing = (event: GameEvent): boolean => event.what === 'mark' && event.mark === 'citysBlessing';

/** [CR 702.131d | 2007: none] Continuous effects have been applied anew; what happens at once is noticed with the rest. */
function withWhatHappensAtOnce(game: Game, happened: readonly GameEvent[]): readonly GameEvent[] {
  let all = happened;
  for (let more = happensAtOnce(game); more.length > 0; more = happensAtOnce(game)) {
    const results = more.flatMap(event => applyEvent(game, event) ?? []);
    if (results.length === 0) return all;
    all = [...all, ...results];
    by('702.131d|', results.some(isBlessing));
    recordHistory(game, results);
    refresh(game, results);
  }
  return all;
}
