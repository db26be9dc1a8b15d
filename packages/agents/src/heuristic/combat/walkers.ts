/** Planeswalkers: some of the attackers go there. */
import { type Board, objectOf } from '../board/board.ts';
import { worthOf } from '../board/worth.ts';
import type { Charge } from './attack.ts';

/** The attack with the smallest sufficient attackers turned on the planeswalkers of the player attacked. */
export function redirect(board: Board, attack: readonly Charge[], all: readonly Charge[]): readonly Charge[] {
  const walkers = all.filter(({ option }) => option.id >= 0);
  if (walkers.length === 0 || attack.length === 0) return attack;
  const now = [...attack];
  for (const id of new Set(walkers.map(({ option }): number => option.id))) {
    const walker = objectOf(board, id);
    if (walker === undefined || worthOf(board, walker) < 2) continue;
    const at = now.findIndex(
      ({ attacker, option }) => option.id < 0 && attacker.power >= (walker.loyalty ?? 99) && attacker.power <= 8,
    );
    const turned = walkers.find(
      ({ option, attacker }) => option.id === id && attacker.object.id === now[at]?.attacker.object.id,
    );
    if (at >= 0 && turned !== undefined) now[at] = turned;
  }
  return now;
}
