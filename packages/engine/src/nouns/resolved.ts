/** How often an ability has resolved. */
import { isSameAbility } from '../1-concepts/113-abilities/same.ts';
import type { Game } from '../state/game.ts';
import { NONE } from '../state/ids.ts';
import { thingOrNone } from '../state/store.ts';
import type { Scope } from './scope.ts';

/** How many times this turn the ability that resolves just now has resolved, this time included. */
export function timesResolved(game: Game, { item = NONE }: Scope): number {
  const now = thingOrNone(game, item)?.stack ?? null;
  if (now === null) return 0;
  const before = game.history.events.filter(event => {
    const past = event.what === 'resolve' ? (thingOrNone(game, event.id)?.stack ?? null) : null;
    return past !== null && past.source === now.source && isSameAbility(past.ability, now.ability);
  });
  return before.length + 1;
}
