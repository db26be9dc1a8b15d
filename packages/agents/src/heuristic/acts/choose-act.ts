/** What to do with priority: the best that the mana can buy, if now is its moment. */
import { type Act, type Decision, isBarred, type Reply } from '@lawmage/engine';
import { type Board, manaOf, objectOf } from '../board/board.ts';
import { activateProspect } from './activate.ts';
import { castProspect } from './cast.ts';
import { heldProspects } from './held.ts';
import { landValue } from './land.ts';
import { bestSpending, type Prospect } from './prospect.ts';

export function chooseAct(board: Board, decision: Decision): Reply {
  const { options } = decision;
  const mustAct = isBarred(decision, []);
  const prospects: Prospect[] = [];
  let land: Prospect | null = null;
  for (const [n, option] of options.entries()) {
    if (option.is !== 'act' || option.mana || isBarred(decision, [n])) continue;
    const prospect = prospectOf(board, option, n);
    if (prospect === null || prospect.value <= 0) continue;
    if (option.act !== 'land') prospects.push(prospect);
    else if (land === null || prospect.value > land.value) land = prospect;
  }
  if (land !== null) return [land.n];
  if (mustAct) return anything(decision, prospects);
  if (!prospects.some(({ now }) => now)) return [];
  const mana = manaOf(board, board.me);
  const chosen = bestSpending([...prospects, ...heldProspects(board, prospects, options)], mana).filter(
    ({ now }) => now,
  );
  const best = chosen.toSorted((a, b) => b.value - a.value || a.n - b.n)[0];
  return best === undefined ? [] : [best.n];
}

/** Passing was ruled out: the best there is, though it is not its moment, or mana that nobody needs. */
function anything(decision: Decision, prospects: readonly Prospect[]): Reply {
  const best = prospects.toSorted((a, b) => b.value - a.value || a.n - b.n)[0];
  const n = best?.n ?? decision.options.findIndex((_, at) => !isBarred(decision, [at]));
  return n < 0 ? [] : [n];
}

function prospectOf(board: Board, act: Act, n: number): Prospect | null {
  const object = objectOf(board, act.id);
  if (object === undefined) return null;
  switch (act.act) {
    case 'land':
      return { n, cost: 0, value: landValue(board, object), now: true };
    case 'cast':
      return castProspect(board, act, object, n);
    case 'activate':
      return activateProspect(board, act, object, n);
    case 'special':
      return { n, cost: 2, value: 0.4, now: act.way !== 'suspend' || board.view.step === 'postcombatMain' };
  }
}
