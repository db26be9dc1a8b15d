import type { Condition, Duration } from '@lawmage/ability';
import { is, oneOf, type Phrase, part } from '../../2-kernel/index.ts';
import { later } from '../knots.ts';

const YOURS = { sort: 'permanent', whose: { by: 'controller', who: { who: 'you' } } } as const;
const TAPPED = { sort: 'permanent', adj: [{ is: 'state', state: 'tapped' }] } as const;
const controlled = part<Condition>()(
  is({ if: 'fits', filter: YOURS, said: 'control' })`you control ${{ what: later.oneObject }}`,
);
const stillTapped = part<Condition>()(
  is({ if: 'fits', filter: TAPPED, said: 'remains' })`${{ what: later.oneObject }} remains tapped`,
);

/** How long an effect lasts, behind the verb or in front of the sentence: "until end of turn" [CR 611.2 | 2007: 418.3]. */
export const duration: Phrase<Duration> = part<Duration>()(
  oneOf(
    'a duration',
    is({ until: 'endOfTurn' })`until end of turn`,
    is({ until: 'endOfCombat' })`until end of combat`,
    is({ until: 'yourNextTurn' })`until your next turn`,
    is({ until: 'endOfYourNextTurn' })`until the end of your next turn`,
    is({ until: 'leaves' })`until ${{ what: later.oneObject }} leaves the battlefield`,
    is({ until: 'leaves', said: 'remains' })`for as long as ${{ what: later.oneObject }} remains on the battlefield`,
    is({ until: 'whileFalse' })`for as long as ${{ condition: controlled }}`,
    is({ until: 'whileFalse' })`for as long as ${{ condition: stillTapped }}`,
    is({ until: 'whileFalse' })`for as long as ${{ condition: later.condition }}`,
  ),
);
