/** How often something happened this turn, or how much. */
import type { Count, EventPattern } from '@lawmage/ability';
import { occurrences } from '../../6-spells-and-effects/603-triggered/occurrences.ts';
import type { Game } from '../../state/game.ts';
import { thingOrNone } from '../../state/store.ts';
import { cite, isCiting } from '../../work/cite.ts';
import { amountOf, matchesEvent } from '../event.ts';
import type { Scope } from '../scope.ts';

type Happened = Extract<Exclude<Count, number>, { readonly count: 'happened' }>;

/** [CR 700.11 | 2007: none] Permanent cards put into a player's graveyard from anywhere, wherever they are by now: "descended". */
function citeDescent(event: EventPattern): void {
  if (event.on === 'move' && event.to === 'graveyard' && event.from === undefined && event.owner !== undefined)
    cite('700.11|');
}

export function happenedCount(game: Game, { event, sum }: Happened, scope: Scope): number {
  citeDescent(event);
  let n = 0;
  for (const past of game.history.events) {
    for (const one of occurrences(event, past, [past])) {
      if (matchesEvent(game, event, one, scope) === null) continue;
      n += sum === true ? amountOf(one) : 1;
      if (isCiting() && 'id' in one && thingOrNone(game, one.id)?.zone == null) cite('608.2i|');
    }
  }
  return n;
}

/** Whether something happened this turn. */
export function hasHappened(game: Game, pattern: EventPattern, scope: Scope): boolean {
  citeDescent(pattern);
  return game.history.events.some(past =>
    occurrences(pattern, past, [past]).some(one => matchesEvent(game, pattern, one, scope) !== null),
  );
}
