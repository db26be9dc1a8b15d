/** Noticing: which abilities an event triggers [CR 603.2, 603.10 | 2007: 410.2, 410.10d]. */
import type { EventPattern, Triggered } from '@lawmage/ability';
import { abilitiesOf, controllerOf } from '../613-layers/characteristics.ts';
import type { LiveAbility } from '../../state/characteristics.ts';
import type { Found, Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import type { GameEvent } from '../../work/event.ts';
import { candidates } from './candidates.ts';
import { delayedBefore, delayedAfter } from './delayed.ts';
import { looksBack, mayBeLookedBackAt } from './lookback.ts';
import { occurrences } from './occurrences.ts';
import { alternatives, atLeast } from './patterns.ts';
import { chapterTriggers } from './chapters.ts';
import { type Matched, queue } from './waiting.ts';

/** What the game before a batch would trigger, if the events happen. */
export type Noticed = readonly { readonly event: GameEvent; readonly matched: Matched }[];
const NOTHING_NOTICED: Noticed = Object.freeze([]);

/** Matches the abilities that look back, against the game before the events. */
export function noticeBefore(game: Game, batch: readonly GameEvent[]): Noticed {
  let noticed: { event: GameEvent; matched: Matched }[] | null = null;
  for (const event of batch) {
    if (!mayBeLookedBackAt(event)) continue;
    for (const matched of match(game, event, 'before')) {
      noticed ??= [];
      noticed.push({ event, matched });
    }
  }
  return noticed ?? NOTHING_NOTICED;
}

/** Queues what looked back at events that did happen, and what the game after them triggers. */
export function noticeAfter(game: Game, happened: readonly GameEvent[], before: Noticed): void {
  const found: Matched[] = [];
  for (const { event, matched } of before) if (happened.some(other => isSame(event, other))) found.push(matched);
  for (const event of happened) found.push(...match(game, event, 'after'));
  if (found.length > 0) queue(game, found);
}

/** Whether an event as it happened is one that was about to. */
function isSame(proposed: GameEvent, happened: GameEvent): boolean {
  if (proposed === happened) return true;
  if (proposed.what !== happened.what) return false;
  if ('id' in proposed && 'id' in happened) return proposed.id === happened.id;
  return 'seat' in proposed && 'seat' in happened && proposed.seat === happened.seat;
}

export type Moment = 'before' | 'after';

function match(game: Game, event: GameEvent, moment: Moment): readonly Matched[] {
  const matched: Matched[] = [];
  for (const id of candidates(game, event, moment)) {
    for (const live of abilitiesOf(game, id)) {
      if (live.ability.is === 'triggered') matchOne(game, event, moment, id, live, live.ability, matched);
    }
  }
  if (moment === 'before') matched.push(...delayedBefore(game, event));
  else matched.push(...delayedAfter(game, event), ...chapterTriggers(game, event));
  return matched;
}

function matchOne(
  game: Game,
  event: GameEvent,
  moment: Moment,
  source: ObjectId,
  live: LiveAbility,
  ability: Triggered,
  matched: Matched[],
): void {
  const controller = controllerOf(game, source);
  for (const found of matches(game, ability.event, event, moment, controller, source)) {
    matched.push({ source, controller, ability, at: live.at, found, x: 0, group: atLeast(ability.event), delayed: null });
  }
}
