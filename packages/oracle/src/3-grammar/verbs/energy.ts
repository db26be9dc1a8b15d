import type { Count } from '@lawmage/ability';
import { as, type Phrase, run, token } from '../../2-kernel/index.ts';

const energySymbol = token(
  '{E}',
  text => (text === '{E}' ? 'E' : undefined),
  () => '{E}',
);
/** "{E}{E}": one energy counter for each symbol [CR 107.14]. */
export const energy: Phrase<Count> = as(
  run(energySymbol),
  (symbols): Count => symbols.length,
  count => (typeof count === 'number' && count > 0 ? Array<'E'>(count).fill('E') : undefined),
);
