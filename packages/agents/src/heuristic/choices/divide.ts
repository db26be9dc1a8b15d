/** Dividing damage and counters: enough to kill, the dearest first, the rest to a player or to the last. */
import type { Decision, Option, Reply } from '@lawmage/engine';
import { type Board, objectOf, toughnessLeft } from '../board/board.ts';
import { hasKeyword } from '../board/traits.ts';
import { worthOf } from '../board/worth.ts';
import { ranked } from './best.ts';

export function divide(board: Board, decision: Decision): Reply {
  const { options, each, most, why } = decision;
  const shares = options.map(() => each);
  let left = most - each * options.length;
  const deadly = hasKeywordOf(board, why.source);
  const order = why.code === 'combatDamage' ? options.map((_, n) => n) : byWorth(board, decision);
  for (const n of order) {
    const need = needOf(board, options[n], deadly);
    const share = need === null ? 0 : Math.min(left, Math.max(0, need - each));
    shares[n] = each + share;
    left -= share;
  }
  const rest = Math.max(
    0,
    options.findLastIndex(({ is }) => is === 'player'),
  );
  const last = options[rest]?.is === 'player' ? rest : options.length - 1;
  shares[last] = (shares[last] ?? 0) + left;
  return shares;
}

const hasKeywordOf = (board: Board, source: number): boolean => {
  const object = objectOf(board, source);
  return object !== undefined && hasKeyword(object, 'deathtouch');
};

const byWorth = (board: Board, decision: Decision): readonly number[] =>
  ranked(decision, option => {
    const object = option.is === 'object' ? objectOf(board, option.id) : undefined;
    return object === undefined ? 0 : worthOf(board, object);
  }).map(({ n }) => n);

/** Damage that kills the object; null for a player, who takes what is left. */
function needOf(board: Board, option: Option | undefined, deadly: boolean): number | null {
  const object = option?.is === 'object' ? objectOf(board, option.id) : undefined;
  if (object === undefined) return null;
  return deadly ? 1 : (object.loyalty ?? toughnessLeft(object));
}
