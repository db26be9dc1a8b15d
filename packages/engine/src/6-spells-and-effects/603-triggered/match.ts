/** Matching one ability's trigger event against something that happens. */

import type { EventPattern } from '@lawmage/ability';
import { matchesEvent } from '../../nouns/event.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Found, Game } from '../../state/game.ts';
import { cite, isCiting } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { citePattern } from './cite-pattern.ts';
import { looksBack } from './lookback.ts';
import { occurrences } from './occurrences.ts';
import { alternatives, isAboutSelf } from './patterns.ts';

/** Against which game a pattern is matched: that before the event, or that after it. */
export type Moment = 'before' | 'after';

/** An event among all that happens at the same time, and when it is looked at. */
export type Happening = { readonly event: GameEvent; readonly batch: readonly GameEvent[]; readonly moment: Moment };

export type FoundList = readonly (Found | undefined)[];

/**
 * What the phrases of the pattern stand for, once for each time that it is matched at this moment. An ability that does
 * not work where its object is (`works`) may still see what happens to the object itself [CR 113.6k].
 */
export function matches(
  game: Game,
  pattern: EventPattern,
  { event, batch, moment }: Happening,
  scope: Scope,
  works: (condition: EventPattern) => boolean,
): readonly FoundList[] {
  for (const one of alternatives(pattern)) {
    if (looksBack(game, one, event) !== (moment === 'before') || (!isAboutSelf(one) && !works(one))) continue;
    const found: FoundList[] = [];
    for (const occurrence of occurrences(one, event, batch)) {
      const match = matchesEvent(game, one, occurrence, scope);
      if (match !== null) found.push(match);
    }
    if (found.length > 0) {
      if (isCiting()) citePattern(game, one, event, scope.source);
      if (!works) cite('113.6k|402.8f');
      if (moment === 'before') cite('603.10|410.10d');
      return found;
    }
  }
  return [];
}
