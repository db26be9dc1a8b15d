import type { Ability, Condition, Modification, Static, StaticRule } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, same, say, where } from '../../2-kernel/index.ts';
import { condition } from '../conditions/index.ts';
import { payment } from '../costs/index.ts';
import { later } from '../knots.ts';
import { self } from '../nouns/index.ts';
import { clauses } from '../sentences/index.ts';
import { itIs } from '../verbs/becoming.ts';
import { name } from '../words/index.ts';
import { asYouCast } from './cast-spells.ts';
import { castingCost } from './casting.ts';
import { costChange, ownCostChange } from './costs.ts';
import { beforeGame, defining } from './defining.ts';
import { changingRolls } from './dice.ts';
import { domainWalk } from './domain.ts';
import { choiceOf, entering, othersEnter } from './entering.ts';
import { escapingWith } from './escaping.ts';
import { givenCosts } from './given-costs.ts';
import { copying, modifying } from './modifying.ts';
import { pairing } from './pairing.ts';
import { playersStatic } from './players.ts';
import { preventing, preventingWhile } from './preventing.ts';
import { replacing, replacingAtLength, sparing } from './replacing.ts';

const conditional: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'a static ability',
    modifying,
    copying,
    asYouCast,
    playersStatic,
    changingRolls,
    givenCosts,
    costChange,
    replacing,
    preventing,
    othersEnter,
  ),
);
const rule: Phrase<StaticRule> = part<StaticRule>()(
  oneOf('a static ability', conditional, entering, castingCost, defining, beforeGame),
);

/** [CR 708.11 | 2007: 504.8] */
const turningUp: Phrase<StaticRule> = part<StaticRule>()(
  is({ static: 'turnUp' })`as ${{ what: self }} is turned face up, ${{ effect: clauses }}`,
);

/** [CR 103.6b | 2007: none] */
const openingReveal: Phrase<StaticRule> = part<StaticRule>()(
  is({
    static: 'openingReveal',
  })`you may reveal this card from your opening hand . if you do, ${{ effect: later.effect }}`,
);

/** [CR 103.5b | 2007: none] */
const asMulligan: Phrase<StaticRule> = part<StaticRule>()(
  is({
    static: 'asMulligan',
  })`any time you could mulligan and this card is in your hand, you may ${{ effect: clauses }}`,
);

/** [CR 712.20 | 2007: none] */
const transforming: Phrase<StaticRule> = part<StaticRule>()(
  is({ static: 'transforms' })`as ${{ what: self }} transforms into ~, ${{ effect: clauses }}`,
);

/** What a defending player controls is asked for each attack, by the restriction itself. */
const settled = where('a condition', condition, asked => !speaksOfDefender(asked));
const speaksOfDefender = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('who' in value && value.who === 'defending') || Object.values(value).some(speaksOfDefender));

const YOUR_TURN = { if: 'turn', of: { who: 'you' } } as const;
const OTHER_TURNS = { if: 'turn', of: { who: 'you' }, not: true } as const;

/** [CR 116.2d | 2007: 408.2j] */
const ignoring: Phrase<Ignoring> = part<Ignoring>()(
  oneOf(
    'who may ignore it',
    is({
      who: { who: 'each', of: 'player' },
    })`any player may ${{ cost: payment.many }} for that player to ignore this effect until end of turn`,
    is({
      who: { who: 'controller', of: { what: 'bearer' } },
    })`its controller may ${{ cost: payment.many }} for that player to ignore this effect until end of turn`,
    is({
      who: { who: 'controller', of: { what: 'bearer' } },
      said: 'that creature',
    })`that creature's controller may ${{ cost: payment.many }} for that player to ignore this effect until end of turn`,
  ),
);
type Ignoring = NonNullable<Static['ignore']>;

type Counting = { readonly spell: string; readonly name: string };
/** "If ~ is in a graveyard, effects from spells named X count it as a card named X." */
const countsAs: Phrase<Static> = as(
  say`if ~ is in a graveyard, effects from spells named ${{ spell: name }} count it as a card named ${{ name }} .`,
  ({ spell, name: as }: Counting): Static | undefined =>
    spell === as ? { is: 'static', from: 'graveyard', rule: { static: 'countsAs', name: as } } : undefined,
  ({ is: kind, from, rule: counting }): Counting | undefined =>
    kind === 'static' && counting.static === 'countsAs' && from === 'graveyard'
      ? { spell: counting.name, name: counting.name }
      : undefined,
);

type InYourTurn = { readonly rule: StaticRule; readonly while: Condition };
const TURN_AND = 'your turn, as long as';
/** "During your turn, as long as …, …": two conditions. */
const inYourTurn: Phrase<Static> = as(
  part<InYourTurn>()(say`during your turn, as long as ${{ while: condition }}, ${{ rule: conditional }} .`),
  ({ rule: said, while: other }): Static => ({
    is: 'static',
    said: TURN_AND,
    while: { if: 'all', of: [YOUR_TURN, other] },
    rule: said,
  }),
  ({ said, while: both, rule: says }): InYourTurn | undefined => {
    const other = said === TURN_AND && both?.if === 'all' ? both.of[1] : undefined;
    return other && { rule: says, while: other };
  },
);

/** "As long as ~ isn't on the battlefield, it's …": its own characteristics in all other zones [CR 113.6c | 2007: none]. */
const elsewhere = is({ is: 'static', notIn: 'battlefield' })`as long as ~ isn't on the battlefield, ${{
  rule: part<StaticRule>()(is({ static: 'define' })`${{ changes: itIs }}`),
}} .`;

/** An ability that simply holds [CR 604.1 | 2007: 405.1]. */
export const staticLine: Phrase<Static> = part<Static>()(
  oneOf(
    'a static ability',
    is({ is: 'static' })`${{ rule }} .`,
    is({ is: 'static' })`${{ rule: replacingAtLength }}`,
    is({ is: 'static' })`${{ rule: openingReveal }}`,
    is({ is: 'static' })`${{ rule: asMulligan }} .`,
    is({ is: 'static' })`${{ rule: turningUp }} .`,
    is({ is: 'static' })`${{ rule: transforming }} .`,
    elsewhere,
    preventingWhile,
    pairing,
    countsAs,
    escapingWith,
    is({
      is: 'static',
      rule: { static: 'startInPlay' },
    })`if ~ is in your opening hand, you may begin the game with it on the battlefield .`,
    is({
      is: 'static',
      rule: { static: 'startInPlay', said: 'this card' },
    })`if this card is in your opening hand, you may begin the game with it on the battlefield .`,
    is({
      is: 'static',
      rule: { static: 'anteOnly' },
    })`remove this card from your deck before playing if you're not playing for ante .`,
    is({
      is: 'static',
      rule: { static: 'discardable' },
    })`you may discard this card any time you could cast an instant .`,
    is({ is: 'static' })`${{ rule: conditional }} . ${{ ignore: ignoring }} .`,
    is({ is: 'static' })`as long as ${{ while: condition }}, ${{ rule: conditional }} .`,
    is({ is: 'static', said: 'behind' })`${{ rule: conditional }} as long as ${{ while: condition }} .`,
    is({ is: 'static', said: 'if' })`${{ rule: oneOf('a rule', ownCostChange, modifying) }} if ${{ while: settled }} .`,
    is({ is: 'static', said: 'if first' })`if ${{ while: condition }}, ${{
      rule: oneOf('a rule', modifying, sparing),
    }} .`,
    is({ is: 'static', said: 'unless' })`${{ rule: conditional }} unless ${{
      while: is({ if: 'not' })`${{ of: settled }}`,
    }} .`,
    is({ is: 'static', while: YOUR_TURN, said: 'during' })`${{ rule: ownCostChange }} during your turn .`,
    is({ is: 'static', while: YOUR_TURN, said: 'your turn' })`during your turn, ${{ rule: conditional }} .`,
    inYourTurn,
    is({
      is: 'static',
      while: OTHER_TURNS,
      said: 'other turns',
    })`during turns other than yours, ${{ rule: conditional }} .`,
  ),
);

type Pair = { readonly first: StaticRule; readonly second: StaticRule; readonly while?: Condition };
const AND = 'and';
const AND_FRONT = 'as long as, and';
const AND_BEHIND = 'and, as long as';

/** Two rules in one sentence are two abilities under the same condition: "~ gets +2/+2 and other Elves you control have reach". */
const pairOf = (words: Phrase<Pair>, said: string): Phrase<readonly Ability[]> =>
  as(
    words,
    ({ first, second, while: holds }): readonly Ability[] => {
      const under = holds === undefined ? {} : { while: holds };
      return [
        { is: 'static', said, ...under, rule: first },
        { is: 'static', ...under, rule: second },
      ];
    },
    ([first, second, ...more]): Pair | undefined => {
      if (first?.is !== 'static' || second?.is !== 'static' || more.length > 0) return undefined;
      if (first.said !== said || second.said !== undefined || !same(first.while, second.while)) return undefined;
      return { first: first.rule, second: second.rule, ...(first.while && { while: first.while }) };
    },
  );

type Choice = { readonly choice: readonly (readonly Modification[])[] };
const OR_TURNED_UP = 'or is turned face up';
/** "As ~ enters or is turned face up, it becomes your choice of 5/1 or 1/5" [CR 208.2b | 2007: none]. */
const enteringOrTurnedUp: Phrase<readonly Ability[]> = as(
  say`as ~ enters or is turned face up, it becomes ${choiceOf} .`,
  ({ choice }: Choice): readonly Ability[] => [
    { is: 'static', said: OR_TURNED_UP, rule: { static: 'enter', how: [{ enters: 'becoming', choice }] } },
    { is: 'static', rule: { static: 'turnUp', what: { what: 'self' }, effect: { do: 'becomeOneOf', choice } } },
  ],
  ([first, second, ...more]): Choice | undefined => {
    if (first?.is !== 'static' || first.said !== OR_TURNED_UP || first.rule.static !== 'enter') return undefined;
    const [how] = first.rule.how;
    return how?.enters === 'becoming' && second !== undefined && more.length === 0 ? { choice: how.choice } : undefined;
  },
);

/** Several static abilities said in one sentence. */
export const staticPair: Phrase<readonly Ability[]> = oneOf(
  'two static abilities',
  domainWalk,
  enteringOrTurnedUp,
  pairOf(part<Pair>()(say`${{ first: conditional }} and ${{ second: conditional }} .`), AND),
  pairOf(
    part<Pair>()(say`as long as ${{ while: condition }}, ${{ first: conditional }} and ${{ second: conditional }} .`),
    AND_FRONT,
  ),
  pairOf(
    part<Pair>()(say`${{ first: conditional }} and ${{ second: conditional }} as long as ${{ while: condition }} .`),
    AND_BEHIND,
  ),
);
