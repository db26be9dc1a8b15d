/** Choosing blocks. */
import type { Decision, Reply } from '@lawmage/engine';
import { type Board, myLife, objectOf } from '../board/board.ts';
import { priceOfLife } from '../board/worth.ts';
import { type Fighter, fighter } from './fighter.ts';
import { type Fight, planBlocks } from './plan-blocks.ts';

export function chooseBlock(board: Board, { options }: Decision): Reply {
  const numbers = new Map<string, number>();
  const blockers = new Set<Fighter>();
  const attackers = new Set<Fighter>();
  for (const [n, option] of options.entries()) {
    if (option.is !== 'block') continue;
    const [blocker, attacker] = [objectOf(board, option.blocker), objectOf(board, option.attacker)];
    if (blocker === undefined || attacker === undefined) continue;
    numbers.set(keyOf(blocker.id, attacker.id), n);
    blockers.add(fighter(board, blocker));
    attackers.add(fighter(board, attacker));
  }
  const all = [...attackers, ...unblockable(board, attackers)];
  const numberOf = (blocker: Fighter, attacker: Fighter): number | undefined =>
    numbers.get(keyOf(blocker.object.id, attacker.object.id));
  const fight = defence(board, all, [...blockers], (blocker, attacker) => numberOf(blocker, attacker) !== undefined);
  return planBlocks(fight)
    .flatMap((chosen, at) => chosen.flatMap(blocker => numberOf(blocker, all[at] as Fighter) ?? []))
    .toSorted((a, b) => a - b);
}

const keyOf = (blocker: number, attacker: number): string => `${blocker} ${attacker}`;

/** Attackers that nothing here can block still do their damage. */
const unblockable = (board: Board, known: ReadonlySet<Fighter>): readonly Fighter[] =>
  board.theirs
    .filter(object => object.attacking?.seat === board.me)
    .map(object => fighter(board, object))
    .filter(one => !known.has(one));

function defence(board: Board, attackers: readonly Fighter[], blockers: readonly Fighter[], may: Fight['may']): Fight {
  const life = myLife(board);
  const hitsPlayer = ({ object }: Fighter): boolean => (object.attacking?.id ?? -1) < 0;
  const price = (attacker: Fighter): number => (hitsPlayer(attacker) ? priceOfLife(life) : 0.7);
  return { attackers, blockers, may, life, price, hitsPlayer };
}
