/** Choosing attackers: attacks are played out against the blocks to be expected, and against the answer. */
import type { Decision, Option, Reply } from '@lawmage/engine';
import { type Board, isCreature, lifeOf, objectOf } from '../board/board.ts';
import { traitsOf } from '../board/traits.ts';
import { priceOfLife } from '../board/worth.ts';
import { bout } from './bout.ts';
import { answering, exposure } from './danger.ts';
import { couldBlock } from './evasion.ts';
import { type Fighter, fighter } from './fighter.ts';
import { type Blocks, type Fight, planBlocks } from './plan-blocks.ts';
import { redirect } from './walkers.ts';

export type AttackOption = Extract<Option, { readonly is: 'attack' }>;
export type Charge = { readonly n: number; readonly option: AttackOption; readonly attacker: Fighter };

export function chooseAttack(board: Board, decision: Decision): Reply {
  const charges = chargesIn(board, decision);
  const seats = [...new Set(charges.map(({ option }): number => option.seat))];
  const best = seats
    .map(seat => bestAgainst(board, charges, seat))
    .reduce((a, b) => (b.score > a.score ? b : a), { score: 0, charges: [] });
  return redirect(board, best.charges, charges)
    .map(({ n }) => n)
    .toSorted((a, b) => a - b);
}

function chargesIn(board: Board, { options }: Decision): readonly Charge[] {
  return options.flatMap((option, n): readonly Charge[] => {
    const object = option.is === 'attack' ? objectOf(board, option.attacker) : undefined;
    return option.is === 'attack' && object ? [{ n, option, attacker: fighter(board, object) }] : [];
  });
}

type Attack = { readonly score: number; readonly charges: readonly Charge[] };

/** The best attack on one player. */
function bestAgainst(board: Board, all: readonly Charge[], seat: number): Attack {
  const able = all.filter(({ option, attacker }) => option.seat === seat && option.id < 0 && attacker.power > 0);
  if (able.length === 0) return { score: 0, charges: [] };
  const judge = judgeOf(board, seat);
  const idle = judge([]);
  const search = (start: readonly Charge[]): Attack => improve(able, start, judge);
  const attacks = [search(able), search([])];
  const best = attacks.reduce((a, b) => (b.score > a.score ? b : a));
  return { score: best.score - idle, charges: best.charges };
}

type Judge = (charges: readonly Charge[]) => number;

/** Changes one attacker at a time while that makes the attack better. */
function improve(able: readonly Charge[], start: readonly Charge[], judge: Judge): Attack {
  let charges = start;
  let score = judge(charges);
  for (let round = 0; round < 3; round++) {
    const before = score;
    for (const one of able) {
      const other = charges.includes(one) ? charges.filter(charge => charge !== one) : [...charges, one];
      const value = judge(other);
      if (value > score + 0.001) [charges, score] = [other, value];
    }
    if (score <= before + 0.001) break;
  }
  return { score, charges };
}

/** What an attack on a player is worth: what dies, what gets through, and what the answer may cost. */
export function judgeOf(board: Board, seat: number, others: readonly Fighter[] = []): Judge {
  const life = lifeOf(board, seat);
  const price = priceOfLife(life);
  const blockers = board.theirs
    .filter(object => object.controller === seat && isCreature(object) && !object.tapped)
    .map(object => fighter(board, object));
  const may = remembered(board);
  const answer = answering(board);
  const home = board.mine.filter(object => isCreature(object) && !object.tapped).map(object => fighter(board, object));
  return charges => {
    const attackers = [...charges.map(({ attacker }) => attacker), ...others];
    const fight: Fight = { attackers, blockers, may, life, price: () => price, hitsPlayer: () => true };
    const blocks = planBlocks(fight);
    const { gain, dead, lost } = outcome(fight, blocks, price);
    const staying = home.filter(one => !lost.has(one) && (!attackers.includes(one) || one.keywords.has('vigilance')));
    return (
      gain -
      exposure(
        board,
        answer.filter(one => !dead.has(one)),
        staying,
      )
    );
  };
}

/** Whether one may block another, asked once for each pair. */
function remembered(board: Board): Fight['may'] {
  const known = new Map<Fighter, Map<Fighter, boolean>>();
  return (blocker, attacker) => {
    const row = known.get(attacker) ?? new Map<Fighter, boolean>();
    if (row.size === 0) known.set(attacker, row);
    const answer = row.get(blocker) ?? couldBlock(board, blocker, attacker);
    row.set(blocker, answer);
    return answer;
  };
}

type Outcome = { readonly gain: number; readonly dead: ReadonlySet<Fighter>; readonly lost: ReadonlySet<Fighter> };

function outcome(fight: Fight, blocks: Blocks, price: number): Outcome {
  const dead = new Set<Fighter>();
  const lost = new Set<Fighter>();
  let gain = 0;
  let through = 0;
  for (const [n, attacker] of fight.attackers.entries()) {
    const result = bout(attacker, blocks[n] ?? []);
    for (const one of result.dead) dead.add(one);
    if (result.attackerDies) lost.add(attacker);
    gain += result.dead.reduce((sum, one) => sum + one.loss, 0) - (result.attackerDies ? attacker.loss : 0);
    through += result.through;
    if (result.through > 0 && traitsOf(attacker.object).connects) gain += 1;
    if (attacker.keywords.has('lifelink')) gain += result.through * 0.25;
  }
  return { gain: gain + through * price * 1.15 + (through >= fight.life ? 1000 : 0), dead, lost };
}
