import type { Effect } from '@lawmage/ability';
import { eitherOf, type Forms, forms, partForms, table } from '../../2-kernel/index.ts';

const step = table('a step', {
  'untap step': 'untap',
  'draw step': 'draw',
  'combat phase': 'combat',
  turn: 'turn',
});

/** "skips their next untap step" [CR 614.10]. */
export const skipVerbs: Forms<Effect> = partForms<Effect>()(
  eitherOf(
    'skip',
    forms({ do: 'skip' })`[skips|skip] their next ${{ step }}`,
    forms({ do: 'skip', said: 'your' })`[skips|skip] your next ${{ step }}`,
  ),
);
