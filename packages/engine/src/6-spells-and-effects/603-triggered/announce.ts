/** [CR 603.3c, 603.3d | 2007: 410.4] A triggered ability on the stack: its modes, targets and division are chosen. */

import { hasTargets } from '../../1-concepts/115-targets/phrases.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing } from '../../state/store.ts';
import { type Done, nothing, pushInOrder } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Announcement } from '../601-casting/announcement.ts';
import { modalOf } from '../601-casting/spell-cost.ts';

export type AnnounceTriggerFrame = { readonly do: 'announceTrigger'; readonly item: ObjectId };

export function announceTrigger(game: Game, { item }: AnnounceTriggerFrame): Done {
  const { ability, controller } = must(thing(game, item).stack, 'a triggered ability on the stack has its item', game);
  if (ability === null || !('effect' in ability)) return nothing();
  if (!hasTargets(ability.effect) && modalOf([ability.effect]) === null) return nothing();
  cite('603.3c|410.4');
  const of: Announcement = { what: 'triggered', seat: controller, item, way: null, at: -1, mana: false, memory: NONE };
  return pushInOrder(game, [
    { do: 'chooseModes', of },
    { do: 'chooseTargets', of, n: 0 },
    { do: 'divideTargets', of, n: 0 },
    { do: 'becomeTargets', of },
  ]);
}
