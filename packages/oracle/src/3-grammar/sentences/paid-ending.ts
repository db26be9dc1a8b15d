import type { Cost, Effect } from '@lawmage/ability';
import { as, type Phrase, part, say } from '../../2-kernel/index.ts';
import { manaOnly } from '../verbs/paying.ts';
import { sentence } from './sentence.ts';

type Ended = { readonly first: Effect; readonly second: Effect; readonly cost: Cost };
const SAID = 'to end this effect';

/** "~ becomes an Aura enchantment …. Attach it to target creature. You may pay {G} to end this effect." */
export const paidEnding: Phrase<Effect> = as(
  part<Ended>()(
    say`${{ first: sentence }} . ${{ second: sentence }} . you may pay ${{ cost: manaOnly }} to end this effect .`,
  ),
  ({ first, second, cost }): Effect | undefined =>
    first.do === 'modify' && first.until === undefined
      ? { do: 'sequence', said: SAID, steps: [{ ...first, until: { until: 'paid', cost } }, second] }
      : undefined,
  (effect): Ended | undefined => {
    if (effect.do !== 'sequence' || effect.said !== SAID) return undefined;
    const [first, second] = effect.steps;
    if (first?.do !== 'modify' || first.until?.until !== 'paid' || second === undefined) return undefined;
    const { until, ...plain } = first;
    return { first: plain, second, cost: until.cost };
  },
);
