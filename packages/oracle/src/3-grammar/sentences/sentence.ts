import type { Duration, Effect, Objects, PlayerSort, Players } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { amount } from '../amounts/index.ts';
import { would } from '../events/index.ts';
import { later } from '../knots.ts';
import { filter, someOne } from '../nouns/index.ts';
import { duration } from '../verbs/index.ts';
import { clauses } from './clauses.ts';
import { moment } from './moments.ts';
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

const whole: Phrase<Effect> = part<Effect>()(oneOf('a sentence', clauses, delayedBehind, durationFirst, unlessPaid));

const withX = is({ do: 'where' })`${{ effect: whole }}, where X is ${{ x: amount }}`;
const described: Phrase<Effect> = part<Effect>()(oneOf('a sentence', whole, withX));

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
const repeated = is({ do: 'forEach', slot: -1 })`for each ${{
  of: part<Objects | Players>()(oneOf('what it is done for', everyObject, everyPlayer)),
}}, ${{ effect: described }}`;
const THIS_TURN = { until: 'endOfTurn' } as const;
/** Delayed triggers that wait for a while. */
const waiting = oneOf(
  'a sentence',
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
  oneOf('a sentence', ifFirst, ifBehind, unlessSo, delayed, repeated, waiting, replaced),
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
