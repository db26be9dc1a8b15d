/** Whether a replacement effect is about an event. */
import type { Replacement } from '@lawmage/ability';
import { holds } from '../../nouns/condition.ts';
import { matchesEvent } from '../../nouns/event.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Found, Game } from '../../state/game.ts';
import type { GameEvent } from '../../work/event.ts';

/**
 * What the phrases of a replacement stand for if it is about an event, or null. Damage of 0 is no event, and gaining 0 life
 * is none either [CR 614.7a | 2007: 419.5a].
 */
export function isReplaceableBy(
  game: Game,
  { event: pattern, condition }: Replacement,
  event: GameEvent,
  scope: Scope,
): readonly (Found | undefined)[] | null {
  const nothing = event.what === 'damage' && event.amount <= 0;
  if (nothing || (event.what === 'life' && event.change === 0)) return null;
  const found = matchesEvent(game, pattern, event, scope);
  if (found === null) return null;
  return condition === undefined || holds(game, condition, { ...scope, found }) ? found : null;
}
