/** Whether a declaration is legal, whole or pick by pick [CR 508.1c, 508.1d, 509.1b, 509.1c | 2007: 500.2–500.5]. */

import { needOf } from '../../../1-concepts/106-mana/need.ts';
import { canPayMana } from '../../../1-concepts/118-costs/can-pay.ts';
import { hasKeyword } from '../../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Rule } from '../../../editions/rule.ts';
import type { Game } from '../../../state/game.ts';
import { NONE } from '../../../state/ids.ts';
import { cite, citeAll } from '../../../work/cite.ts';
import { type Decision, type Refusal, STOP } from '../../../work/decision.ts';
import { refuse } from '../../../work/refusal.ts';
import { type AttackOption, attackProblem, isUnruled } from './attacking.ts';
import { best } from './best.ts';
import { type BlockOption, blockProblem } from './blocking.ts';
import { gainOf, isBroken, type Problem, type Settled } from './problem.ts';
import { attackCost, blockCost } from './tax.ts';

/** Why a set of attacks or blocks is no legal declaration; null if it is one. */
export function refuseDeclaration(game: Game, decision: Decision, taken: readonly number[]): Refusal | null {
  const attacks = decision.kind === 'attack';
  if (attacks && isEachForItself(game, decision, taken)) return null;
  const problem = problemOf(game, decision);
  if (isBroken(problem, taken)) {
    cite(attacks ? '508.1|308.2' : '509.1|309.2');
    cite(attacks ? '508.1c|500.2' : '509.1b|500.3');
    return refuse(attacks ? 'attackNotAllowed' : 'blockNotAllowed');
  }
  if (gainOf(problem, taken) < goalOf(problem)) {
    citeAll(attacks ? ATTACK_RULES : BLOCK_RULES);
    return refuse(attacks ? 'attackRequired' : 'blockRequired');
  }
  return isPayable(game, decision, taken) ? null : refuse('cannotPay');
}

/** Whether no creature attacks twice, and nothing more is asked of any of those that may attack or of their player. */
function isEachForItself(game: Game, decision: Decision, taken: readonly number[]): boolean {
  const options = attacksOf(decision);
  if (!isUnruled(game, decision.seat, options)) return false;
  return new Set(taken.map(at => options[at]?.attacker)).size === taken.length;
}

const ATTACK_RULES: readonly Rule[] = ['508.1|308.2', '508.1d|500.2', '508.1d|500.4', '508.1d|500.5'];
const BLOCK_RULES: readonly Rule[] = ['509.1|309.2', '509.1c|500.3', '509.1c|500.4', '509.1c|500.5'];

/** The next single picks of a declaration: pairs in ascending order, each of which can be completed to a legal one. */
export function declarationPicks(game: Game, decision: Decision): readonly number[] {
  const problem = problemOf(game, decision);
  const { sofar } = decision;
  const goal = goalOf(problem);
  const picks: number[] = [];
  if (!isBroken(problem, sofar) && gainOf(problem, sofar) >= goal) picks.push(STOP);
  for (let at = (sofar.at(-1) ?? -1) + 1; at < problem.pairs.length; at++) {
    if (!isPayable(game, decision, [...sofar, at])) continue;
    const reached = best(problem, settledBy(game, decision, problem, at));
    if (reached !== null && reached >= goal) picks.push(at);
  }
  return picks;
}

function problemOf(game: Game, decision: Decision): Problem {
  return decision.kind === 'attack'
    ? attackProblem(game, decision.seat, attacksOf(decision))
    : blockProblem(game, decision.seat, blocksOf(decision));
}

const attacksOf = (decision: Decision): readonly AttackOption[] =>
  decision.options.filter((option): option is AttackOption => option.is === 'attack');

const blocksOf = (decision: Decision): readonly BlockOption[] =>
  decision.options.filter((option): option is BlockOption => option.is === 'block');

/** Nobody is required to pay a cost to attack or block, so what costs something is left out. */
function goalOf(problem: Problem): number {
  if (!isDemanding(problem)) return 0;
  return (
    best(
      problem,
      problem.pairs.map(pair => (pair.costs ? false : null)),
    ) ?? 0
  );
}

const isDemanding = (problem: Problem): boolean =>
  problem.pairs.some(pair => pair.gain > 0) ||
  problem.choosers.some(chooser => chooser.gain > 0) ||
  problem.targets.some(target => target.gain > 0);

/** Pairs up to the last pick are settled, those after it are open, but for what costs more than can be paid with it. */
function settledBy(game: Game, decision: Decision, problem: Problem, last: number): Settled {
  const { sofar } = decision;
  return problem.pairs.map((pair, at) => {
    if (at === last || sofar.includes(at)) return true;
    if (at < last) return false;
    return pair.costs && !isPayable(game, decision, [...sofar, last, at]) ? false : null;
  });
}

function isPayable(game: Game, decision: Decision, taken: readonly number[]): boolean {
  if (decision.kind !== 'attack') return areBlocksPayable(game, decision, taken);
  const options = attacksOf(decision);
  const attacks = taken.flatMap(at => options[at] ?? []);
  const cost = attackCost(game, decision.seat, attacks);
  if (cost.length === 0) return true;
  const tapped = attacks.map(one => one.attacker).filter(id => !hasKeyword(game, id, 'vigilance'));
  return canPayMana(game, decision.seat, needOf(cost), { spend: 'other', id: NONE }, tapped);
}

function areBlocksPayable(game: Game, decision: Decision, taken: readonly number[]): boolean {
  const options = blocksOf(decision);
  const cost = blockCost(
    game,
    taken.flatMap(at => options[at]?.blocker ?? []),
  );
  return cost.length === 0 || canPayMana(game, decision.seat, needOf(cost), { spend: 'other', id: NONE }, []);
}
