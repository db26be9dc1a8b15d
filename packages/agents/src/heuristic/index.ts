/** An agent that plays sensible Magic: it develops, removes what matters, and fights when the arithmetic is right. */
import type { Decision, Reply, View } from '@lawmage/engine';
import type { Agent } from '../agent.ts';
import { chooseAct } from './act.ts';
import { chooseAttack } from './attack.ts';
import { chooseBlock } from './block.ts';
import { giveUp, mayPay, mulligan, putAway, takeBest } from './choose.ts';
import { divideDamage } from './divide.ts';
import { chooseTargets } from './target.ts';

type Chooser = (view: View, decision: Decision) => Reply;

const range = (n: number): Reply => Array.from({ length: n }, (_, at) => at);
const first: Chooser = (_view, { least }) => range(Math.max(1, least));

const CHOOSERS: Readonly<Record<Decision['kind'], Chooser>> = {
  priority: chooseAct,
  attack: chooseAttack,
  block: chooseBlock,
  pick: choosePick,
  modes: (_view, decision) => range(Math.min(decision.options.length, Math.max(1, decision.least))),
  order: (_view, { options }) => range(options.length),
  divide: divideDamage,
  number: (_view, { most }) => [most],
  yesNo: (view, decision) => (decision.why.code === 'mulligan' ? mulligan(view) : mayPay(view, decision)),
  pay: first,
};

function choosePick(view: View, decision: Decision): Reply {
  switch (decision.why.code) {
    case 'target':
    case 'retarget':
      return chooseTargets(view, decision);
    case 'discard':
    case 'sacrifice':
    case 'cost':
    case 'bottomCards':
    case 'handSize':
      return giveUp(view, decision);
    case 'library':
      return decision.options.every(option => option.is === 'place') ? [0] : putAway(view, decision);
    default:
      return takeBest(view, decision);
  }
}

export function heuristicAgent(): Agent {
  return { name: 'heuristic', choose: (view, decision) => CHOOSERS[decision.kind](view, decision) };
}
