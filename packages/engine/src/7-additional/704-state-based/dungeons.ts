/** [CR 704.5t, 309.6, 309.7 | 2007: none] Dungeons whose last room has been reached. */

import { isDungeon } from '../../3-card-types/309-dungeons/is-dungeon.ts';
import { isAtBottom } from '../../3-card-types/309-dungeons/venture.ts';
import type { Game } from '../../state/game.ts';
import { NONE } from '../../state/ids.ts';
import { player, thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { actEvent, markEvent } from '../../work/events.ts';
import { type Actions, hasTriggered } from './found.ts';

const RULE = '704.5t|' as const;

/** The dungeon leaves the game, and its owner has completed it. */
export function checkDungeons(game: Game, actions: Actions): void {
  for (const id of game.command) {
    const record = thing(game, id);
    if (!isDungeon(game, record) || !isAtBottom(game, record) || hasTriggered(game, id)) continue;
    cite('309.6|', '309.7|');
    const { owner: seat, card } = record;
    const mark = `completed:${game.cards[card]?.name}`;
    actions.events.push({ what: 'cease', id, rule: RULE, source: NONE });
    actions.events.push(actEvent('completeDungeon', seat, 1, '309.7|', id));
    if (!player(game, seat).marks.includes(mark)) actions.events.push(markEvent({ seat }, mark, '309.7|'));
  }
}
