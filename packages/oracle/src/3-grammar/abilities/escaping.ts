import type { Ability, Condition, Effect, EventPattern, Static, StaticRule } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, same, say } from '../../2-kernel/index.ts';
import { effect } from '../sentences/index.ts';
import { abilities } from '../verbs/abilities.ts';
import { how } from './entering-how.ts';

/** [CR 702.138b] */
const ESCAPED: Condition = { if: 'paid', keyword: 'escape' };

/** [CR 702.138c] "~ escapes with two +1/+1 counters on it." */
export const escapingHow: Phrase<StaticRule> = part<StaticRule>()(
  is({ static: 'enter', if: { if: 'paid', keyword: 'escape' }, said: 'escapes' })`~ escapes ${{ how }}`,
);

type Having = { readonly given: readonly Ability[] };
/** [CR 702.138d] "~ escapes with flying." */
export const escapingWith: Phrase<Static> = as(
  oneOf('what it escapes with', say`~ escapes with ${{ given: abilities }} .`),
  ({ given }): Static => ({
    is: 'static',
    said: 'escapes',
    while: ESCAPED,
    rule: { static: 'modify', what: { what: 'self' }, changes: [{ change: 'gain', abilities: given }] },
  }),
  ({ said, while: condition, rule }): Having | undefined => {
    if (said !== 'escapes' || rule.static !== 'modify' || !same(condition, ESCAPED)) return undefined;
    const [gain, ...more] = rule.changes;
    return gain?.change === 'gain' && more.length === 0 ? { given: gain.abilities } : undefined;
  },
);

const ENTERS: EventPattern = { on: 'move', what: { what: 'self' }, to: 'battlefield' };
type Linked = { readonly rule: StaticRule; readonly effect: Effect };
/** [CR 702.138c] "~ escapes with … . When it enters this way, …": a trigger that is linked to how it entered. */
export const escapingThen: Phrase<readonly Ability[]> = as(
  say`${{ rule: escapingHow }} . when it enters this way, ${{ effect }}`,
  ({ rule, effect: then }: Linked): readonly Ability[] => [
    { is: 'static', rule },
    { is: 'triggered', said: 'this way', event: ENTERS, when: ESCAPED, effect: then },
  ],
  ([first, second, ...more]): Linked | undefined => {
    if (first?.is !== 'static' || second?.is !== 'triggered' || more.length > 0) return undefined;
    if (second.said !== 'this way' || !same(second.when, ESCAPED)) return undefined;
    return { rule: first.rule, effect: second.effect };
  },
);
