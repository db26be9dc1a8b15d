import type { Count, Duration, Effect, Objects, PlayerSort, Players } from '@lawmage/ability';
import { andList, as, is, oneOf, type Phrase, part, same, say, table, where } from '../../2-kernel/index.ts';
import { EACH_ONE } from '../amounts/for-each.ts';
import { amount, xAndY } from '../amounts/index.ts';
import { would } from '../events/index.ts';
import { later } from '../knots.ts';
import { filter, someOne } from '../nouns/index.ts';
import { duration } from '../verbs/index.ts';
import { option } from '../words/index.ts';
import { clauses } from './clauses.ts';
import { moment, resolving } from './moments.ts';
import { oneStep } from './scope.ts';
import { unlessPaid } from './unless.ts';

const delayedBehind = is({ do: 'later', said: 'behind' })`${{ effect: oneStep }} ${{ event: moment }}`;

type Lasting = { readonly until: Duration; readonly effect: Effect };

/** "Until end of turn, …": the duration of one continuous effect stands in front. */
const durationFirst: Phrase<Effect> = as(
  say`${{ until: duration }}, ${{ effect: clauses }}`,
  ({ until, effect }: Lasting): Effect | undefined =>
    effect.do === 'modify' && effect.until === undefined && effect.said === undefined
      ? { ...effect, until, said: 'front' }
      : undefined,
  effect => {
    if (effect.do !== 'modify' || effect.until === undefined || effect.said !== 'front') return undefined;
    const { until, said: _, ...rest } = effect;
    return { until, effect: rest };
  },
);

type Modify = Extract<Effect, { readonly do: 'modify' }>;
const AND_FRONT = 'front, and';
const isOpen = (step: Effect): step is Modify => step.do === 'modify' && step.until === undefined;
/** "Until end of turn, you gain control of target creature and it gains haste." */
const durationOfBoth: Phrase<Effect> = as(
  say`${{ until: duration }}, ${{ effect: clauses }}`,
  ({ until, effect }: Lasting): Effect | undefined =>
    effect.do === 'sequence' && effect.said === 'and' && effect.steps.every(isOpen)
      ? { ...effect, said: AND_FRONT, steps: effect.steps.filter(isOpen).map(step => ({ ...step, until })) }
      : undefined,
  effect => {
    if (effect.do !== 'sequence' || effect.said !== AND_FRONT) return undefined;
    const [first] = effect.steps;
    if (first?.do !== 'modify' || first.until === undefined) return undefined;
    const steps = effect.steps.flatMap(step => {
      if (step.do !== 'modify') return [];
      const { until: _, ...rest } = step;
      return [rest];
    });
    return { until: first.until, effect: { ...effect, said: 'and', steps } };
  },
);

const YOU = { who: 'you' } as const;
const lifeStays = is({ do: 'rule', who: YOU, rule: { rule: 'lifeCantChange' } })`your life total can't change`;
const guarded = is({
  do: 'rule',
  who: YOU,
  rule: { rule: 'protection', from: 'everything' },
})`you gain protection from everything`;
type Rule = Extract<Effect, { readonly do: 'rule' }>;
type Rules = { readonly until: Duration; readonly rules: readonly Rule[] };
const RULES_FRONT = 'front, rules';
/** "Until your next turn, your life total can't change and you gain protection from everything." */
const rulesFirst: Phrase<Effect> = as(
  say`${{ until: duration }}, ${{ rules: andList(part<Rule>()(oneOf('a rule', lifeStays, guarded)), 1) }}`,
  ({ until, rules }: Rules): Effect => ({
    do: 'sequence',
    said: RULES_FRONT,
    steps: rules.map(rule => ({ ...rule, until })),
  }),
  (effect): Rules | undefined => {
    if (effect.do !== 'sequence' || effect.said !== RULES_FRONT) return undefined;
    const [first] = effect.steps;
    if (first?.do !== 'rule' || first.until === undefined) return undefined;
    const rules = effect.steps.flatMap((step): Rule[] => {
      if (step.do !== 'rule') return [];
      const { until: _, ...rule } = step;
      return [rule];
    });
    return { until: first.until, rules };
  },
);

const whole: Phrase<Effect> = part<Effect>()(
  oneOf('a sentence', clauses, delayedBehind, durationFirst, durationOfBoth, rulesFirst, unlessPaid),
);

const withX = is({ do: 'where' })`${{ effect: whole }}, where X is ${{ x: amount }}`;
/** "Gets +X/+Y, where X is … and Y is …" [CR 107.3p | 2007: 104.3c]. */
const withXAndY = is({ do: 'where' })`${{ effect: whole }}, where X is ${xAndY}`;
/** What is divided is settled as the spell is cast, and so is how much of it there is [CR 601.2d | 2007: 409.1e]. */
const dividedX = where(
  'damage that is divided',
  clauses,
  effect => effect.do === 'damage' && effect.divided === true && same(effect.amount, { count: 'x' }),
);
const withXAsCast = is({ do: 'where', said: 'as cast' })`${{ effect: dividedX }}, where X is ${{
  x: amount,
}} as you cast this spell`;
type Middle = { readonly first: Effect; readonly x: Count; readonly last: Effect };
/** What X is must speak of nothing that was said before. */
const standsAlone = where('an amount', amount, x => !JSON.stringify(x).includes('"slot"'));
/** "look at the top X cards of your library, where X is …, then put them back in any order". */
const xBetween: Phrase<Effect> = as(
  say`${{ first: clauses }}, where X is ${{ x: standsAlone }}, then ${{ last: clauses }}`,
  ({ first, x, last }: Middle): Effect => ({
    do: 'where',
    said: 'between',
    x,
    effect: { do: 'sequence', said: 'then', steps: [first, last] },
  }),
  (effect): Middle | undefined => {
    if (effect.do !== 'where' || effect.said !== 'between' || effect.effect.do !== 'sequence') return undefined;
    const [first, last] = effect.effect.steps;
    return first && last && { first, x: effect.x, last };
  },
);
const described: Phrase<Effect> = part<Effect>()(oneOf('a sentence', whole, withX, withXAndY, withXAsCast, xBetween));

const ifFirst = is({ do: 'if' })`if ${{ condition: later.condition }}, ${{ then: described }}`;
const ifBehind = is({ do: 'if', said: 'behind' })`${{ then: oneStep }} if ${{ condition: later.condition }}`;
const unlessSo = is({ do: 'if', said: 'unless' })`${{ then: oneStep }} unless ${{
  condition: is({ if: 'not' })`${{ of: later.condition }}`,
}}`;
const everyObject = is({ what: 'each' })`${{ filter: filter.one }}`;
const everyPlayer = is({
  who: 'each',
})`${{ of: part<PlayerSort>()(table('a kind of player', ['player', 'opponent'])) }}`;
const nextCast = is({ on: 'cast', who: { who: 'you' } })`you next cast ${{ what: someOne }}`;
const prevented = is({ instead: 'destination', to: { zone: 'exile' } })`exile it instead`;
/** "If that creature would die this turn, exile it instead." */
const replaced = is({ do: 'replace', until: { until: 'endOfTurn' } })`${{
  replacement: say`if ${{ event: would }} this turn, ${{ instead: prevented }}`,
}}`;
/** "If it would leave the battlefield, exile it instead of putting it anywhere else." */
const leaving = where('what it speaks of again', would, event => event.on === 'move' && event.what.what === 'that');
const exiled = is({
  instead: 'destination',
  to: { zone: 'exile', said: 'anywhere else' },
})`exile it instead of putting it anywhere else`;
const everAfter = is({ do: 'replace' })`${{ replacement: say`if ${{ event: leaving }}, ${{ instead: exiled }}` }}`;
const repeated = is({ do: 'forEach', slot: -1 })`for each ${{
  of: part<Objects | Players>()(oneOf('what it is done for', everyObject, everyPlayer)),
}}, ${{ effect: described }}`;
const eachOne = is({ do: 'repeat', said: 'front' })`for each ${{
  times: is({ count: 'that', slot: -1 })`${{ said: table('an amount', EACH_ONE) }}`,
}}, ${{ effect: described }}`;
const THIS_TURN = { until: 'endOfTurn' } as const;
const eachVote = is({ do: 'repeat', said: 'votes' })`for each ${{
  times: is({ count: 'votes' })`${{ for: option }} vote`,
}}, ${{ effect: described }}`;
/** Delayed triggers that wait for a while. */
const waiting = oneOf(
  'a sentence',
  is({ do: 'later' })`${{ event: resolving }}, ${{ effect: described }}`,
  is({ do: 'later', within: THIS_TURN })`when ${{ event: later.event }} this turn, ${{ effect: described }}`,
  is({ do: 'later', within: THIS_TURN, said: 'next' })`when ${{ event: nextCast }} this turn, ${{ effect: described }}`,
  is({ do: 'later', every: THIS_TURN })`whenever ${{ event: later.event }} this turn, ${{ effect: described }}`,
  is({
    do: 'later',
    said: 'front',
  })`${{ every: duration }}, whenever ${{ event: later.event }}, ${{ effect: described }}`,
);
const delayed = is({ do: 'later' })`${{ event: moment }}, ${{ effect: described }}`;
const conditional: Phrase<Effect> = part<Effect>()(
  oneOf('a sentence', ifFirst, ifBehind, unlessSo, delayed, repeated, eachOne, eachVote, waiting, replaced, everAfter),
);

const then = as(
  say`then ${{ effect: oneOf('a sentence', described, conditional) }}`,
  ({ effect }): Effect => ({ do: 'sequence', said: 'Then', steps: [effect] }),
  effect => {
    if (effect.do !== 'sequence' || effect.said !== 'Then') return undefined;
    const [only] = effect.steps;
    return only && { effect: only };
  },
);

/** A sentence without its full stop that stands alone. */
export const sentence: Phrase<Effect> = oneOf('a sentence', described, conditional, then);
