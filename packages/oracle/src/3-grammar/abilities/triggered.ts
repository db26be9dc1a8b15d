import type { Triggered } from '@lawmage/ability';
import { is, maybe, not, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { condition } from '../conditions/index.ts';
import { event, stepEvent } from '../events/index.ts';
import { effect } from '../sentences/index.ts';

const opening = oneOf(
  'a trigger',
  say`whenever ${{ event }}`,
  is({ said: 'when' })`when ${{ event }}`,
  say`at ${{ event: stepEvent }}`,
);
const intervening = say`if ${{ if: condition }},`;
const limit = table('a limit', {
  'this ability triggers only once each turn .': 'eachTurn',
  'do this only once each turn .': 'doEachTurn',
  'this ability triggers only twice each turn .': 2,
});

/** A condition right after the trigger is the ability's own [CR 603.4 | 2007: 404.3], never the first instruction's. */
const unconditional = not(say`if`);

/** "When ~ enters, …", "At the beginning of your upkeep, if …, …" [CR 603.1, 603.4 | 2007: 404.1, 404.3]. */
export const triggered: Phrase<Triggered> = part<Triggered>()(
  is({ is: 'triggered' })`${opening}, ${maybe(intervening)} ${unconditional} ${{ effect }} ${maybe(say`${{ limit }}`)}`,
);
