import type { Activated, ActivationLimit, Cost, OwnReduction, StepName } from '@lawmage/ability';
import { as, is, listWith, maybe, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { condition } from '../conditions/index.ts';
import { cost } from '../costs/index.ts';
import { effect } from '../sentences/index.ts';
import { activatedForLess } from './costs.ts';
import { loyalty } from './loyalty.ts';

const STEPS = {
  'declare attackers': 'declareAttackers',
  'declare blockers': 'declareBlockers',
  end: 'end',
} as const;
const limit: Phrase<ActivationLimit> = part<ActivationLimit>()(
  oneOf(
    'a limit',
    is({ only: 'sorcery' })`as a sorcery`,
    is({ only: 'instant' })`as an instant`,
    is({ only: 'perTurn', times: 1 })`once each turn`,
    is({ only: 'perTurn', times: 2 })`twice each turn`,
    is({ only: 'once' })`once`,
    is({ only: 'if' })`if ${{ condition }}`,
    is({ only: 'during', step: 'turn', of: { who: 'you' } })`during your turn`,
    is({ only: 'during', step: 'upkeep', of: { who: 'you' } })`during your upkeep`,
    is({ only: 'during', step: 'combat' })`during combat`,
    is({ only: 'during', step: 'upkeep' })`during any upkeep step`,
    is({ only: 'during' })`during the ${{ step: part<StepName>()(table('a step', STEPS)) }} step`,
    is({ only: 'during', step: 'beforeAttackers' })`before attackers are declared`,
    is({ only: 'during', step: 'beforeBlockers' })`before blockers are declared`,
    is({ only: 'during', step: 'combatBeforeBlockers' })`during combat before blockers are declared`,
    is({ only: 'during', step: 'combatAfterBlockers' })`during combat after blockers are declared`,
    is({
      only: 'during',
      step: 'beforeAttackers',
      of: { who: 'you' },
    })`during your turn, before attackers are declared`,
  ),
);
type AnyPlayer = { readonly rest?: readonly ActivationLimit[] };
const only = listWith('and only', limit, 1);
/** "Any player may activate this ability but only during any upkeep step": the permission stands first. */
const byAny: Phrase<readonly ActivationLimit[]> = as(
  part<AnyPlayer>()(
    oneOf(
      'a limit',
      say`any player may activate this ability but only ${{ rest: only }} .`,
      say`any player may activate this ability .`,
    ),
  ),
  ({ rest = [] }): readonly ActivationLimit[] => [{ only: 'byAny' }, ...rest],
  ([first, ...rest]): AnyPlayer | undefined =>
    first?.only === 'byAny' ? (rest.length > 0 ? { rest } : {}) : undefined,
);
const limits = oneOf('limits', say`activate only ${{ limits: only }} .`, say`${{ limits: byAny }}`);

const reduction = say`this ability ${{
  less: part<OwnReduction>()(
    as(
      activatedForLess.one,
      ({ less: _, ...rest }): OwnReduction => rest,
      ({ amount, per, if: condition }) =>
        condition !== undefined || amount === 'manaCost'
          ? undefined
          : { less: true as const, amount, ...(per !== undefined && { per }) },
    ),
  ),
}} .`;

/** "{3}, {T} or {R}, {T}": one cost or the other. */
const eitherCost: Phrase<Cost> = as(
  say`${{ first: cost }} or ${{ second: cost }}`,
  ({ first, second }): Cost => [{ pay: 'or', of: [first, second] }],
  ([only, ...more]) => {
    const [first, second, ...others] = only?.pay === 'or' ? only.of : [];
    return first && second && more.length === 0 && others.length === 0 ? { first, second } : undefined;
  },
);
const costs = oneOf('a cost', cost, eitherCost, loyalty);

/** "{T}: Add {G}.", "+1: Draw a card." with "Activate only …" [CR 602.1, 606 | 2007: 403.1]. */
export const activated: Phrase<Activated> = part<Activated>()(
  is({ is: 'activated' })`${{ cost: costs }} : ${{ effect }} ${maybe(limits)} ${maybe(reduction)}`,
);
