/** Life after the combat damage that is on its way, from numbers now on the board: no forecast of tricks. */
import type { Seat } from '../game/seen.ts';
import { attackersOf, blocksOf } from './fighters.ts';
import type { TableState } from './state.ts';

export function incoming(now: Pick<TableState, 'seen' | 'draft' | 'busy'>, seat: Seat): number | null {
  const { seen, draft, busy } = now;
  if (seen === null) return null;
  const decision = busy ? null : seen.decision;
  if (seen.step !== 'declareAttackers' && seen.step !== 'declareBlockers') return null;
  const blocked = new Set([...blocksOf(seen, decision, draft.picks).values()].flat());
  let damage = 0;
  for (const id of attackersOf(seen, decision, draft.picks)) {
    const attacker = seen.battlefield.find(one => one.id === id);
    if (attacker === undefined || attacker.blocked || blocked.has(id) || attackedBy(now, id) !== seat) continue;
    damage += Math.max(0, attacker.power ?? 0) * (attacker.keywords.includes('double strike') ? 2 : 1);
  }
  const life = seen.players[seat]?.life ?? 0;
  return damage === 0 ? null : life - damage;
}

function attackedBy({ seen, draft }: Pick<TableState, 'seen' | 'draft'>, id: number): number {
  const attacking = seen?.battlefield.find(one => one.id === id)?.attacking;
  if (attacking != null) return attacking.id >= 0 ? -1 : attacking.seat;
  for (const index of draft.picks) {
    const option = seen?.decision?.options[index];
    if (option?.is === 'attack' && option.attacker === id) return option.id >= 0 ? -1 : option.seat;
  }
  return -1;
}
