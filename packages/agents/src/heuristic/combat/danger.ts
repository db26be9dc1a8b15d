/** What the answer to an attack could cost. */
import { type Board, isCreature, myLife } from '../board/board.ts';
import { isHeldDown, priceOfLife } from '../board/worth.ts';
import { couldBlock } from './evasion.ts';
import { type Fighter, fighter, unblocked } from './fighter.ts';

/** Damage that creatures could deal next turn to a player who has these blockers at home. */
function damageExpected(board: Board, attackers: readonly Fighter[], home: readonly Fighter[]): number {
  const free = new Set(home);
  let total = 0;
  for (const attacker of attackers) {
    const power = unblocked(attacker);
    let blocker: Fighter | undefined;
    for (const one of free) {
      if (!couldBlock(board, one, attacker)) continue;
      blocker = one;
      break;
    }
    if (blocker === undefined) total += power;
    else free.delete(blocker);
  }
  return total;
}

/** The creatures of the other players that could attack next turn, strongest first. */
export const answering = (board: Board): readonly Fighter[] =>
  board.theirs
    .filter(object => isCreature(object) && !isHeldDown(board, object))
    .map(object => fighter(board, object))
    .filter(one => one.power > 0 && !one.keywords.has('defender'))
    .toSorted((a, b) => b.power - a.power);

/** The price of leaving only `home` to block when `attackers` answer. */
export function exposure(board: Board, attackers: readonly Fighter[], home: readonly Fighter[]): number {
  const expected = damageExpected(board, attackers, home) / Math.max(1, board.foes.length);
  const life = myLife(board);
  const deadly = expected >= life ? 40 + expected : expected >= life - 3 ? 3 : 0;
  return deadly + expected * priceOfLife(Math.max(0, life - expected / 2));
}
