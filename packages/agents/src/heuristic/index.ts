/** An agent that plays sensible Magic: it develops, removes what matters, and fights when the arithmetic is right. */
import { type Decision, type Reply, toppedUp } from '@lawmage/engine';
import type { Agent } from '../agent.ts';
import { chooseAct } from './acts/choose-act.ts';
import { type Board, boardOf } from './board/board.ts';
import { range } from './choices/best.ts';
import { divide } from './choices/divide.ts';
import { giveUp, takeBest } from './choices/give-up.ts';
import { putAway } from './choices/library.ts';
import { chooseModes } from './choices/modes.ts';
import { chooseNumber, choosePlayer } from './choices/number.ts';
import { chooseObjects } from './choices/objects.ts';
import { chooseTargets } from './choices/target.ts';
import { yesOrNo } from './choices/yes-no.ts';
import { chooseAttack } from './combat/attack.ts';
import { chooseBlock } from './combat/block.ts';

type Chooser = (board: Board, decision: Decision) => Reply;

const CHOOSERS: Readonly<Record<Decision['kind'], Chooser>> = {
  priority: chooseAct,
  attack: chooseAttack,
  block: chooseBlock,
  pick: (board, decision) => toppedUp(decision, choosePick(board, decision)),
  modes: chooseModes,
  order: (_board, { options }) => range(options.length),
  divide,
  number: chooseNumber,
  yesNo: yesOrNo,
  pay: () => [0],
};

function choosePick(board: Board, decision: Decision): Reply {
  switch (decision.why.code) {
    case 'target':
    case 'retarget':
      return chooseTargets(board, decision);
    case 'discard':
    case 'sacrifice':
    case 'cost':
    case 'bottomCards':
    case 'handSize':
      return giveUp(board, decision);
    case 'library':
      return decision.options.every(option => option.is === 'place') ? [0] : putAway(board, decision);
    case 'firstPlayer':
    case 'choosePlayer':
      return choosePlayer(board, decision);
    case 'chooseObjects':
      return chooseObjects(board, decision);
    default:
      return takeBest(board, decision);
  }
}

export function heuristicAgent(): Agent {
  return { name: 'heuristic', choose: (view, decision) => CHOOSERS[decision.kind](boardOf(view), decision) };
}
