/** What is about to die. */
import type { ObjectView } from '@lawmage/engine';
import { type Board, toughnessLeft } from '../board/board.ts';
import { bout } from '../combat/bout.ts';
import { fighter } from '../combat/fighter.ts';
import { amountOf } from '../deeds/deed.ts';
import { deedsOf } from '../deeds/read.ts';

/** Whether one's own creature will die: in the fight that is on, or by what is on top of the stack. */
export const isDoomed = (board: Board, object: ObjectView): boolean =>
  (board.view.step === 'declareBlockers' && board.view.stack.length === 0 && diesInCombat(board, object)) ||
  isStruck(board, object);

function diesInCombat(board: Board, object: ObjectView): boolean {
  const one = fighter(board, object);
  if (object.attacking !== null) {
    const blockers = board.theirs.filter(other => other.blocking.includes(object.id));
    return bout(
      one,
      blockers.map(other => fighter(board, other)),
    ).attackerDies;
  }
  return object.blocking.some(id => {
    const attacker = board.permanents.get(id);
    return attacker !== undefined && bout(fighter(board, attacker), [one]).dead.length > 0;
  });
}

/** Whether a spell or ability of another player on top of the stack would destroy it or burn it away. */
function isStruck(board: Board, object: ObjectView): boolean {
  const top = board.view.stack.at(-1);
  if (top === undefined || top.controller === board.me) return false;
  if (!top.stack?.targets.some(({ id }) => id === object.id)) return false;
  const abilities = top.stack.ability === null ? top.abilities.map(({ ability }) => ability) : [top.stack.ability];
  const x = top.stack.x;
  return abilities
    .flatMap(deedsOf)
    .some(one => one.what === 'kill' || (one.what === 'damage' && amountOf(one, x) >= toughnessLeft(object)));
}
