/** State-based actions about players. */

import { playerRules } from '../../6-spells-and-effects/604-static/rules.ts';
import type { Rule } from '../../editions/rule.ts';
import type { Game, Player } from '../../state/game.ts';
import { NONE } from '../../state/ids.ts';
import { writePlayer } from '../../state/store.ts';
import { by } from '../../work/cite.ts';
import type { LoseReason } from '../../work/event.ts';
import type { Actions } from './found.ts';

const POISON = 10;
const COMMANDER_DAMAGE = 21;

/** The first reason for which a player loses now, if any. */
function reasonToLose(game: Game, player: Player): readonly [LoseReason, Rule] | null {
  if (player.life <= 0) return ['life', '704.5a|420.5a'];
  if (player.drewFromEmpty) return ['draw', '704.5b|420.5g'];
  if (by('122.1f|', (player.counters.poison ?? 0) >= POISON)) return ['poison', '704.5c|420.5h'];
  if (game.format.commander && Object.values(player.commanderDamage).some(n => n >= COMMANDER_DAMAGE)) {
    return ['commander', '704.6c|'];
  }
  return null;
}

/** [CR 704.5a–704.5c, 704.6c | 2007: 420.5a, 420.5g, 420.5h] Players who lose. */
export function checkPlayers(game: Game, actions: Actions): void {
  for (const record of game.players) {
    if (record.left) continue;
    const reason = reasonToLose(game, record);
    if (record.drewFromEmpty) writePlayer(game, record.seat).drewFromEmpty = false;
    if (reason === null || cannotLose(game, record)) continue;
    const [why, rule] = reason;
    actions.events.push({ what: 'lose', seat: record.seat, reason: why, rule, source: NONE });
  }
}

/** [CR 101.2 | 2007: 103.2] Can't beats can. */
const cannotLose = (game: Game, record: Player): boolean =>
  by(
    '101.2|103.2',
    playerRules(game, record.seat).some(({ rule }) => rule.rule === 'cantLoseGame'),
  );
