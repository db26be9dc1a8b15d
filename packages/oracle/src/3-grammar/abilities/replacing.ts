import type { CounterShield, Instead, Replacement, StaticRule } from '@lawmage/ability';
import { is, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { would } from '../events/index.ts';
import { recipient } from '../nouns/index.ts';
import { clauses } from '../sentences/index.ts';

const otherwise: Phrase<Instead> = part<Instead>()(is({ instead: 'effect' })`${{ effect: clauses }} instead`);
/** "If … would …, … instead" [CR 614.1a | 2007: 419.1a]. */
const replacement: Phrase<Replacement> = part<Replacement>()(say`if ${{ event: would }}, ${{ instead: otherwise }}`);
export const replacing: Phrase<StaticRule> = part<StaticRule>()(is({ static: 'replace' })`${{ replacement }}`);

const shield: Phrase<CounterShield> = part<CounterShield>()(
  oneOf(
    'what is prevented',
    is({})`prevent all damage that would be dealt to ${{ to: recipient }}`,
    is({ combat: true })`prevent all combat damage that would be dealt to ${{ to: recipient }}`,
    is({ combat: false })`prevent all noncombat damage that would be dealt to ${{ to: recipient }}`,
  ),
);
/** [CR 615.1a | 2007: 419.1b] */
export const preventing: Phrase<StaticRule> = part<StaticRule>()(is({ static: 'prevent' })`${{ shield }}`);
