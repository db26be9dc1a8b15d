/** Mana pools empty [CR 106.4, 500.5, 703.4q | 2007: 300.3, 406.3]. */

import { playerRules } from '../6-spells-and-effects/604-static/rules.ts';
import { editionOf } from '../editions/edition.ts';
import type { Game, Player, PoolMana } from '../state/game.ts';
import { NOBODY, NONE } from '../state/ids.ts';
import { fromActive } from '../state/seats.ts';
import { player, writePlayer } from '../state/store.ts';
import { by, cite } from '../work/cite.ts';
import type { EventOf, GameEvent } from '../work/event.ts';
import { isLastOfPhase } from './plan.ts';

const NOTHING_LOST: readonly GameEvent[] = [];

/**
 * [CR 500.5 | 2007: 300.3] Today unspent mana goes as each step and phase ends; in 2007 as each phase ends, and each mana
 * costs its player one life: mana burn.
 */
export function emptyingPools(game: Game): readonly GameEvent[] {
  const { poolEmpties, manaBurn } = editionOf(game);
  if (poolEmpties === 'phase' && !isLastOfPhase(game)) return NOTHING_LOST;
  cite('703.4q|');
  if (game.players.every(({ pool }) => pool.length === 0)) return NOTHING_LOST;
  const events: GameEvent[] = [];
  for (const seat of fromActive(game)) {
    const record = player(game, seat);
    if (record.pool.length === 0) continue;
    const lost = record.pool.length - kept(game, record).length;
    if (lost === 0) continue;
    events.push({ what: 'emptyPool', seat, lost, rule: '500.5|300.3', source: NONE });
    if (manaBurn && !isControlled(record))
      events.push({ what: 'life', seat, change: -lost, byDamage: false, rule: '|300.3', source: NONE });
  }
  return events;
}

/** [2007: 507.4] Mana costs a player no life while another player controls the turn. */
const isControlled = ({ controlledBy }: Player): boolean => by('|507.4', controlledBy !== NOBODY);

/** [CR 511.3, 514.2 | 2007: 311.2, 314.2] Mana that was kept for combat or for the turn can be lost again. */
export function loosenPools(game: Game, kept: 'combat' | 'turn'): void {
  for (const { seat, pool } of game.players) {
    if (!pool.some(mana => mana.keep === kept)) continue;
    writePlayer(game, seat).pool = pool.map(mana => (mana.keep === kept ? { ...mana, keep: 'no' } : mana));
  }
}

/** The mana that some effect keeps from emptying. */
function kept(game: Game, record: Player): readonly PoolMana[] {
  const rules = playerRules(game, record.seat).flatMap(({ rule }) => (rule.rule === 'keepMana' ? [rule] : []));
  return record.pool.filter(
    mana => mana.keep !== 'no' || rules.some(rule => rule.color === undefined || rule.color === mana.type),
  );
}

/** [CR 106.13 | 2007: none] Unspent mana is lost; what another player adds of it is as it was, whatever produced it and restricts it. */
export function applyEmptyPool(game: Game, event: EventOf<'emptyPool'>): readonly EventOf<'emptyPool'>[] {
  const record = writePlayer(game, event.seat);
  const lost = record.pool;
  record.pool = event.all === true ? [] : kept(game, record);
  if (event.to !== undefined && !player(game, event.to).left) {
    const gainer = writePlayer(game, event.to);
    gainer.pool = [...gainer.pool, ...lost];
  }
  return [event];
}
