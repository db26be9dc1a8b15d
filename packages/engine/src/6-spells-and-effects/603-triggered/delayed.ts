/** Delayed triggered abilities [CR 603.7 | 2007: 404.4]. */

import type { Game } from '../../state/game.ts';
import type { Lasting } from '../../state/lasting.ts';
import { cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { keysOfEvent, keysOfPattern } from './keys.ts';
import { type Happening, matches } from './match.ts';
import { atLeast } from './patterns.ts';
import type { Matched } from './waiting.ts';
import { xOfOther } from './x-of-other.ts';

export type Delayed = Extract<Lasting, { readonly is: 'trigger' }>;

const NO_MATCHES: readonly Matched[] = [];

/** [CR 603.7b | 2007: 404.4b] What an event triggers among delayed abilities; one without a duration is used up. */
export function matchDelayed(game: Game, happening: Happening): readonly Matched[] {
  if (game.lasting.length === 0) return NO_MATCHES;
  const matched: Matched[] = [];
  for (const delayed of game.lasting) {
    if (delayed.is !== 'trigger' || !hears(delayed, happening.event)) continue;
    const { controller: you, source, x, found } = delayed;
    const times = matches(game, delayed.event, happening, { you, source, x, found }, () => true);
    if (times.length > 0) cite('603.7a|404.4a', delayed.every ? '603.7|404.4' : '603.7b|404.4b', '603.7d|');
    for (const one of delayed.every ? times : times.slice(0, 1))
      matched.push(matchedFrom(delayed, one, xOfOther(game, happening.event, source, delayed.event, delayed.ability)));
  }
  return matched;
}

function hears(delayed: Delayed, event: GameEvent): boolean {
  const { keys } = keysOfEvent(event);
  return keysOfPattern(delayed.event).some(key => keys.includes(key));
}

const matchedFrom = (delayed: Delayed, found: Matched['found'], xOfSpell: number): Matched => ({
  source: delayed.source,
  controller: delayed.controller,
  ability: delayed.ability,
  at: -1,
  found,
  x: xOfSpell > 0 ? xOfSpell : delayed.x,
  group: atLeast(delayed.event),
  delayed: delayed.n,
});

/** A delayed ability without a stated duration triggers only once. */
export function useUp(game: Game, matched: readonly Matched[]): void {
  const used = new Set(matched.map(one => one.delayed));
  if (used.size === 1 && used.has(-1)) return;
  game.lasting = game.lasting.filter(one => one.is !== 'trigger' || one.every || !used.has(one.n));
}
