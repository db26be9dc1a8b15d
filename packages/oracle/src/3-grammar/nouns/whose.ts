import type { Whose } from '@lawmage/ability';
import { is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { manyPlayers, onePlayer, you } from './players.ts';

/** "you control", "an opponent controls", "you don't own" [CR 109.4, 108.3 | 2007: 200.5, 200.4]. */
export const whose: Phrase<Whose> = part<Whose>()(
  oneOf(
    'a controller',
    is({ by: 'controller' })`${{ who: manyPlayers }} control`,
    is({ by: 'controller' })`${{ who: onePlayer }} controls`,
    is({ by: 'controller', not: true })`${{ who: you }} don't control`,
    is({ by: 'owner' })`${{ who: manyPlayers }} own`,
    is({ by: 'owner' })`${{ who: onePlayer }} owns`,
    is({ by: 'owner', not: true })`${{ who: you }} don't own`,
  ),
);
