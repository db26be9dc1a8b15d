/** Activating abilities: only for a gain, and as late as can be. */
import type { Activated, CostPart } from '@lawmage/ability';
import { type Act, abilityNamed, type ObjectView } from '@lawmage/engine';
import { type Board, isCreature, isMyMain, isMyTurn, manaOf, myLife } from '../board/board.ts';
import { timesPayable } from '../board/sources.ts';
import { priceOfLife, worthOf } from '../board/worth.ts';
import type { Deed } from '../deeds/deed.ts';
import { deedsOf, deedsOfEffect } from '../deeds/read.ts';
import { counterValue, manaIn } from './counter.ts';
import { keywordValue } from './keyword.ts';
import { isAttackedNow, isTheirEnd } from './moment.ts';
import type { Prospect } from './prospect.ts';
import { isTrick, trickValue } from './trick.ts';
import { readyToAttack, worthOfDeeds } from './value.ts';

export function activateProspect(board: Board, act: Act, object: ObjectView, n: number): Prospect | null {
  const ability = abilityNamed(object, act.ability);
  if (ability === undefined) return null;
  if (ability.is === 'keyword') return { n, cost: manaIn(ability.cost ?? []), ...keywordValue(board, ability, object) };
  if (ability.is !== 'activated') return null;
  const cost = manaIn(ability.cost);
  const value = abilityValue(board, ability, object, cost);
  return { n, cost, value, now: value > 0 };
}

function abilityValue(board: Board, ability: Activated, object: ObjectView, mana: number): number {
  const deeds = isEndless(ability) ? deedsOf(ability).filter(({ what }) => what !== 'other') : deedsOf(ability);
  const price = priceOf(board, ability.cost, object);
  if (ability.cost.some(({ pay }) => pay === 'loyalty')) return loyaltyValue(board, ability, deeds, object);
  if (deeds.some(({ what }) => what === 'counterSpell')) return counterValue(board, object, deeds) - price;
  if (deeds.some(isTrick)) return trick(board, deeds, object, ability.cost) - price - 0.1;
  if (deeds.some(({ what }) => what === 'tap')) return tapperValue(board, deeds, object) - price;
  const x = Math.max(0, manaOf(board, board.me) - mana);
  const vague = ability.cost.some(({ pay }) => pay === 'tap') ? 0.1 : 0.4;
  const unclear = deeds.filter(({ what }) => what === 'other').length * vague;
  const value = worthOfDeeds(board, deeds, { object, x }) - price - unclear;
  return isMoment(board, ability, deeds) || value > 100 ? value - 0.15 : 0;
}

/** It takes nothing and could be done for ever: then only what is understood of it counts. */
const isEndless = ({ cost, limits }: Activated): boolean =>
  limits === undefined && manaIn(cost) === 0 && cost.every(({ pay }) => pay === 'mana');

/** What its cost takes besides mana. */
function priceOf(board: Board, cost: readonly CostPart[], object: ObjectView): number {
  return cost.reduce((sum, part) => {
    switch (part.pay) {
      case 'tap':
        return (
          sum + (isCreature(object) && isMyTurn(board) && !isAfterCombat(board) ? 0.3 * worthOf(board, object) : 0.05)
        );
      case 'do':
        return sum + deedsOfEffect(part.effect).reduce((all, deed) => all + priceOfDeed(board, deed, object, part), 0);
      case 'or':
        return sum + 0.8;
      default:
        return sum;
    }
  }, 0);
}

const isAfterCombat = ({ view }: Board): boolean => view.step === 'postcombatMain' || view.step === 'end';

function priceOfDeed(
  board: Board,
  { what, amount }: Deed,
  object: ObjectView,
  part: Extract<CostPart, { pay: 'do' }>,
): number {
  switch (what) {
    case 'sacrifice':
      return part.effect.do === 'sacrifice' && part.effect.what.what === 'self'
        ? worthOf(board, object)
        : Math.min(...board.mine.filter(isCreature).map(one => worthOf(board, one)), 4) + 0.3;
    case 'discard':
      return amount * 1.3;
    case 'loseLife':
      return amount >= myLife(board) ? 1000 : amount * priceOfLife(myLife(board) - amount);
    default:
      return 0.3;
  }
}

/** Repeated boosts are judged by what all the mana could do. */
function trick(board: Board, deeds: readonly Deed[], object: ObjectView, cost: readonly CostPart[]): number {
  const times = Math.min(8, timesPayable(board, cost));
  const once = trickValue(board, deeds, object);
  return once > 0.2 || times <= 1 ? once : Math.min(once + 5, trickValue(board, deeds, object, times));
}

/** Tapping a creature: the best attacker before their attack, a blocker before ours. */
function tapperValue(board: Board, deeds: readonly Deed[], object: ObjectView): number {
  const { view } = board;
  if (view.step !== 'beginCombat' || view.stack.length > 0) return 0;
  if (isMyTurn(board) && readyToAttack(board).length === 0) return 0;
  return worthOfDeeds(board, deeds, { object, x: 0 }) * 2;
}

function loyaltyValue(board: Board, { cost }: Activated, deeds: readonly Deed[], object: ObjectView): number {
  if (!isMyMain(board)) return 0;
  const step = cost.reduce(
    (sum, part) => (part.pay === 'loyalty' && typeof part.n === 'number' ? sum + part.n : sum),
    0,
  );
  const x = object.loyalty ?? 0;
  return 0.3 + worthOfDeeds(board, deeds, { object, x }) + (step > 0 ? 0.25 * step : 0.4 * step);
}

/** Removal when it answers an attack or opens the way for one; the rest with mana that is left over. */
function isMoment(board: Board, ability: Activated, deeds: readonly Deed[]): boolean {
  if (ability.limits?.some(({ only }) => only === 'sorcery')) return isMyMain(board);
  if (isTheirEnd(board)) return true;
  if (deeds.some(({ what }) => what === 'kill' || what === 'damage'))
    return isAttackedNow(board) || (isMyMain(board) && board.view.step === 'precombatMain');
  return isMyMain(board) && board.view.step === 'postcombatMain' && !ability.cost.some(({ pay }) => pay === 'do');
}
