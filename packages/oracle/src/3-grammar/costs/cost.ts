import type { Cost, CostPart, Effect } from '@lawmage/ability';
import { is, oneOf, type Phrase, part, run, where } from '../../2-kernel/index.ts';
import { tie } from '../knots.ts';
import { possessive } from '../nouns/index.ts';
import { playerDoes } from '../verbs/index.ts';
import { manaCost } from '../words/index.ts';

/** What is a part of the cost itself rather than something that is done for it. */
const isPart = (effect: Effect): boolean =>
  effect.do === 'pay' &&
  effect.cost.some(part => part.pay === 'costOf' || (part.pay === 'mana' && part.bends === true));
const payable: Phrase<Effect> = where('a cost', playerDoes.many, effect => !isPart(effect));

const costPart: Phrase<CostPart> = part<CostPart>()(
  oneOf(
    'a cost',
    is({ pay: 'mana' })`${{ cost: manaCost }}`,
    is({ pay: 'mana', bends: true })`waterbend ${{ cost: manaCost }}`,
    is({ pay: 'costOf' })`pay ${{ of: possessive }} mana cost`,
    is({ pay: 'tap' })`{T}`,
    is({ pay: 'untap' })`{Q}`,
    is({ pay: 'do' })`${{ effect: payable }}`,
  ),
);

/** What stands before the colon: "{2}, {T}, Sacrifice this creature" [CR 118, 602.1a | 2007: 403.1]. */
export const cost: Phrase<Cost> = tie('cost', run(costPart, { between: ',' }));
