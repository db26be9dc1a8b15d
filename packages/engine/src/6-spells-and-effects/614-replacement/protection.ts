/** Protection prevents damage [CR 702.16e | 2007: 502.7e]. */

import type { Filter } from '@lawmage/ability';
import { isProtectedFrom } from '../../7-additional/702-keywords/protection.ts';
import { fits } from '../../nouns/fits.ts';
import type { Game } from '../../state/game.ts';
import { NONE } from '../../state/ids.ts';
import { thingOrNone } from '../../state/store.ts';
import type { EventOf } from '../../work/event.ts';
import { type LivePlayerRule, playerRules } from '../604-static/rules.ts';
import { hasKeyword } from '../613-layers/characteristics.ts';
import { liveEffects } from '../613-layers/live.ts';

/** Whether protection stands between the source and the recipient of damage. */
export function protects(game: Game, event: EventOf<'damage'>): boolean {
  if (event.amount <= 0) return false;
  if (event.id !== NONE) {
    const isThere = thingOrNone(game, event.id)?.zone === 'battlefield';
    return isThere && hasKeyword(game, event.id, 'protection') && isProtectedFrom(game, event.id, event.from);
  }
  if (!liveEffects(game).rules.has('protection')) return false;
  return playerRules(game, event.seat).some(live => isFrom(game, live, event));
}

function isFrom(game: Game, live: LivePlayerRule, event: EventOf<'damage'>): boolean {
  const { rule } = live;
  if (rule.rule !== 'protection') return false;
  if (rule.from === 'everything') return true;
  const filter: Filter = { adj: [{ is: 'color', color: rule.from }], sort: 'source' };
  return fits(game, event.from, filter, live);
}
