/** Choosing numbers: X, amounts to pay, how often. */
import type { Decision, ObjectView, Reply } from '@lawmage/engine';
import { onPlayer, valueOn } from '../acts/value.ts';
import { type Board, objectOf } from '../board/board.ts';
import type { Deed } from '../deeds/deed.ts';
import { mayTarget } from '../deeds/fits.ts';
import { deedsOf } from '../deeds/read.ts';
import { ranked } from './best.ts';
import { howFar } from './shortcut.ts';

export function chooseNumber(board: Board, decision: Decision): Reply {
  const { why, least, most } = decision;
  if (why.code === 'shortcut') return [howFar(board, decision)];
  if (why.code === 'x') return [xFor(board, decision)];
  return [why.code === 'cost' ? least : most];
}

/** The least X that does the most: no more than kills what is worth killing. */
function xFor(board: Board, { why, least, most }: Decision): number {
  const source = objectOf(board, why.source);
  const deeds = source?.abilities.flatMap(({ ability }) => deedsOf(ability)).filter(({ x }) => x) ?? [];
  const [first] = deeds;
  if (source === undefined || first?.what !== 'damage') return most;
  const values = Array.from({ length: most - least + 1 }, (_, n) => bestDamage(board, first, source, least + n));
  const best = Math.max(...values);
  return least + values.findIndex(value => value >= best - 0.2);
}

function bestDamage(board: Board, deed: Deed, object: ObjectView, x: number): number {
  const players = board.foes.map(({ seat }) => onPlayer(board, deed, seat, { object, x }));
  const creatures = board.theirs
    .filter(one => mayTarget(object, one))
    .map(one => valueOn(board, deed, one, { object, x }));
  return Math.max(0, ...players, ...creatures);
}

/** Which player goes first, which player is chosen: oneself for what is good, the weakest other for the rest. */
export const choosePlayer = (board: Board, decision: Decision): Reply => {
  const score = (seat: number): number =>
    seat === board.me ? (decision.why.code === 'firstPlayer' ? 100 : -100) : -(lifeAt(board, seat) ?? 0);
  return [ranked(decision, option => (option.is === 'player' ? score(option.seat) : 0))[0]?.n ?? 0];
};

const lifeAt = ({ view }: Board, seat: number): number | undefined =>
  view.players.find(player => player.seat === seat)?.life;
