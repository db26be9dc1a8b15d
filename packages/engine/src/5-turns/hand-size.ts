/** Maximum hand size [CR 402.2 | 2007: 217.3c]. */

import { playerRules } from '../6-spells-and-effects/604-static/rules.ts';
import { countOf } from '../nouns/count.ts';
import type { Game } from '../state/game.ts';
import type { Seat } from '../state/ids.ts';
import { cite } from '../work/cite.ts';

/** How many cards a player may keep at the end of turn; null: any number. Effects apply in the order they came. */
export function maximumHandSize(game: Game, seat: Seat): number | null {
  let most: number | null = game.format.handSize;
  for (const live of playerRules(game, seat)) {
    const { rule } = live;
    if (rule.rule === 'noMaximumHandSize') most = null;
    if (rule.rule !== 'maximumHandSize') continue;
    cite('613.10|418.5j');
    if (rule.to !== undefined) most = countOf(game, rule.to, live);
    else if (rule.change !== undefined && most !== null) {
      most += (rule.less === true ? -1 : 1) * countOf(game, rule.change, live);
    }
  }
  return most === null ? null : Math.max(0, most);
}
