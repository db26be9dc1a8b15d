/** State triggers [CR 603.8 | 2007: 410.11]. */

import type { Triggered } from '@lawmage/ability';
import { isSameAbility } from '../../1-concepts/113-abilities/same.ts';
import { holds } from '../../nouns/condition.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { abilitiesOf, controllerOf } from '../613-layers/characteristics.ts';
import { listeners } from './listen.ts';
import { alternatives } from './patterns.ts';
import { type Matched, queue } from './waiting.ts';

/**
 * [CR 603.8 | 2007: 410.11] Abilities that trigger because of what is so. One that has triggered does not trigger again
 * while it waits or is on the stack.
 */
export function noticeStates(game: Game): void {
  const ids = listeners(game, 'state');
  if (ids.length === 0) return;
  const matched = ids.flatMap(id => statesOf(game, id));
  if (matched.length > 0) cite('603.8|410.11');
  if (matched.length > 0) queue(game, matched);
}

function statesOf(game: Game, id: ObjectId): readonly Matched[] {
  const controller = controllerOf(game, id);
  return abilitiesOf(game, id).flatMap(({ ability, at }) => {
    if (ability.is !== 'triggered' || isPending(game, id, ability)) return [];
    const scope = { you: controller, source: id, x: 0, found: [] };
    const so = alternatives(ability.event).some(one => one.on === 'state' && holds(game, one.state, scope));
    return so ? [{ source: id, controller, ability, at, found: [], x: 0, group: 0, delayed: -1 }] : [];
  });
}

function isPending(game: Game, source: ObjectId, ability: Triggered): boolean {
  if (game.waiting.some(one => one.source === source && isSameAbility(one.ability, ability))) return true;
  return game.stack.some(id => {
    const item = thing(game, id).stack;
    return item !== null && item.source === source && isSameAbility(item.ability, ability);
  });
}
