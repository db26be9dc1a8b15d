/** Noticing: which abilities an event triggers [CR 603.2, 603.10 | 2007: 410.2, 410.10d]. */

import type { EventPattern } from '@lawmage/ability';
import { isHidden } from '../../4-zones/zones.ts';
import { speedTriggers } from '../../7-additional/702-keywords/speed.ts';
import { monarchTriggers } from '../../7-additional/725-monarch/monarch.ts';
import { initiativeTriggers } from '../../7-additional/726-initiative/initiative.ts';
import { radTriggers } from '../../7-additional/728-rad-counters/rad.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { isRevealed } from '../../view/shown.ts';
import { by, cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { abilitiesOf, controllerOf } from '../613-layers/characteristics.ts';
import { candidates } from './candidates.ts';
import { chapterTriggers } from './chapters.ts';
import { matchDelayed, useUp } from './delayed.ts';
import { mayBeLookedBackAt } from './lookback.ts';
import { type Happening, matches } from './match.ts';
import { atLeast, conditionWorksIn } from './patterns.ts';
import { type Matched, queue } from './waiting.ts';
import { xOfOther } from './x-of-other.ts';

/** What the game before a batch would trigger, if the events happen. */
export type Noticed = readonly { readonly event: GameEvent; readonly matched: Matched }[];
const NOTHING_NOTICED: Noticed = [];

/** Matches the abilities that look back, against the game before the events. */
export function noticeBefore(game: Game, batch: readonly GameEvent[]): Noticed {
  let noticed: { event: GameEvent; matched: Matched }[] | null = null;
  for (const event of batch) {
    if (!mayBeLookedBackAt(event)) continue;
    const found: Matched[] = [];
    match(game, { event, batch, moment: 'before' }, found);
    for (const matched of found) {
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
  for (const event of happened) match(game, { event, batch: happened, moment: 'after' }, found);
  if (found.length === 0) return;
  useUp(game, found);
  queue(game, found);
}

/** Whether an event as it happened is one that was about to. */
function isSame(proposed: GameEvent, happened: GameEvent): boolean {
  if (proposed === happened) return true;
  if (proposed.what !== happened.what) return false;
  if ('id' in proposed && 'id' in happened) return proposed.id === happened.id;
  return 'seat' in proposed && 'seat' in happened && proposed.seat === happened.seat;
}

function match(game: Game, happening: Happening, found: Matched[]): void {
  const { event, moment } = happening;
  for (const id of candidates(game, event, moment)) matchObject(game, happening, id, found);
  if (game.lasting.length > 0) found.push(...matchDelayed(game, happening));
  if (moment === 'before') return;
  const more = event.what === 'counters' ? chapterTriggers(game, event) : inherentTriggers(game, event);
  for (const one of more) found.push(one);
}

function matchObject(game: Game, happening: Happening, source: ObjectId, found: Matched[]): void {
  if (isNeverSeen(game, happening, source)) return;
  for (const { ability, at, meaningOf, granted } of abilitiesOf(game, source)) {
    if (ability.is !== 'triggered') continue;
    const controller = controllerOf(game, source);
    const itsOwn = announcedX(game, happening.event, source, granted && meaningOf === null);
    const x = itsOwn > 0 ? itsOwn : xOfOther(game, happening.event, source, ability.event, ability);
    const scope = { you: controller, source, x, found: [] };
    const works = (condition: EventPattern): boolean => conditionWorksIn(ability, condition, thing(game, source).zone);
    for (const one of matches(game, ability.event, happening, scope, works)) {
      const group = atLeast(ability.event);
      const to = group > 0 ? dealtTo(ability.event, happening.event) : {};
      const keyword = meaningOf === null || meaningOf === 'type' ? {} : { keyword: meaningOf };
      found.push({ source, controller, ability, ...keyword, at, found: one, x, group, delayed: -1, ...to });
    }
  }
}

/**
 * [CR 603.2f | 2007: none] A card that goes from one hidden zone to another, such as one that is discarded to a library, is at no
 * time visible to all; its own abilities do not trigger.
 */
function isNeverSeen(game: Game, { event, moment }: Happening, source: ObjectId): boolean {
  if (event.what !== 'move' || moment === 'before' || event.newId !== source) return false;
  if (event.from === null || !isHidden(event.from) || !isHidden(event.to)) return false;
  const triggers = abilitiesOf(game, source).some(({ ability }) => ability.is === 'triggered');
  return triggers && by('603.2f|', !isRevealed(game, source));
}

/** [CR 107.3i, 107.3j, 107.3m | 2007: 104.3c] Abilities that trigger as a spell is cast or its permanent enters know the X of the spell, but for those it has gained. */
function announcedX(game: Game, event: GameEvent, source: ObjectId, gained: boolean): number {
  if (event.what === 'turnFaceUp' && event.id === source) return Number(thing(game, source).memory.turnedFor ?? 0);
  if (event.what === 'mark' && event.mark === 'monstrous' && event.id === source) return monstrousX(game, source);
  if (event.what !== 'move' && event.what !== 'cast') return 0;
  const itself = event.what === 'cast' ? event.id === source : event.to === 'battlefield' && event.newId === source;
  const x = itself ? (thing(game, source).stack?.x ?? 0) : 0;
  if (x > 0 && by('107.3j|', gained)) return 0;
  if (x > 0) cite(event.what === 'cast' ? '107.3i|104.3c' : '107.3m|');
  return x;
}

/** [CR 701.37c | 2007: none] */
function monstrousX(game: Game, id: ObjectId): number {
  cite('701.37c|');
  return Number(thing(game, id).memory.monstrousX ?? 0);
}

/** [CR 603.2c] "One or more … deal damage to a player": once for each player. */
const dealtTo = (pattern: EventPattern, event: GameEvent): Pick<Matched, 'to'> =>
  event.what === 'damage' && pattern.on === 'damage' && pattern.to !== undefined && !('count' in pattern.to)
    ? { to: event.id === NONE ? `player ${event.seat}` : event.id }
    : {};

/** What comes with designations of players. Few kinds of events concern them. */
function inherentTriggers(game: Game, event: GameEvent): readonly Matched[] {
  switch (event.what) {
    case 'step':
      return [...radTriggers(game, event), ...designationTriggers(game, event)];
    case 'damage':
    case 'mark':
      return designationTriggers(game, event);
    case 'life':
      return speedTriggers(game, event);
    default:
      return NO_INHERENT;
  }
}

const designationTriggers = (game: Game, event: GameEvent): readonly Matched[] =>
  game.monarch === NOBODY && game.initiative === NOBODY
    ? NO_INHERENT
    : [...monarchTriggers(game, event), ...initiativeTriggers(game, event)];

const NO_INHERENT: readonly Matched[] = [];
