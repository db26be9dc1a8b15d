import type { Condition, Cost, StaticRule } from '@lawmage/ability';
import { an, as, is, oneOf, type Phrase, part, say, table, where } from '../../2-kernel/index.ts';
import { condition } from '../conditions/index.ts';
import { eitherPayment, payment } from '../costs/index.ts';
import { plainFilter } from '../nouns/index.ts';
import { hadDone } from '../sentences/index.ts';
import { manaOnly } from '../verbs/paying.ts';

const additional: Phrase<Cost> = oneOf('a cost', payment.many, eitherPayment.many);

/** Two parts of one cost: "pay 1 life and exile a blue card from your hand". */
const both: Phrase<Cost> = as(
  say`${{ first: payment.many }} and ${{ second: payment.many }}`,
  ({ first, second }): Cost => [...first, ...second],
  ([first, second, ...more]) =>
    first && second && more.length === 0 ? { first: [first], second: [second] } : undefined,
);
/** What somebody else is had do: "have an opponent gain 3 life". */
const having: Phrase<Cost> = as(
  hadDone,
  (effect): Cost => [{ pay: 'do', effect }],
  ([only, ...more]) => (only?.pay === 'do' && more.length === 0 && only.said === undefined ? only.effect : undefined),
);
const alternative: Phrase<Cost> = oneOf('a cost', payment.many, both);

const times = table('when', {
  'during combat': 'combat',
  'during the declare attackers step': 'declareAttackers',
  'during the declare blockers step': 'declareBlockers',
  "during an opponent's turn": 'opponentsTurn',
  'during your turn': 'yourTurn',
  'before attackers are declared': 'beforeAttackers',
  'before blockers are declared': 'beforeBlockers',
  'during combat before blockers are declared': 'combatBeforeBlockers',
  'during combat after blockers are declared': 'combatAfterBlockers',
  'after your upkeep step': 'afterUpkeep',
} as const);
const opponents = is({ during: 'opponentsTurn' })`during an opponent's turn`;

/** Asked before targets and X are known. */
const beforehand = where('a condition', condition, asked => !asksAnnounced(asked));
const asksAnnounced = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('is' in value && String(value.is).startsWith('targets')) ||
    ('count' in value && value.count === 'x') ||
    Object.values(value).some(asksAnnounced));

const ATTACKED: Condition = {
  if: 'exists',
  of: { types: ['creature'], sort: 'permanent', with: [{ is: 'attacking', whom: { who: 'you' } }] },
  said: 'attacked',
};

/** The step that ends what was cast when a sorcery couldn't have been [CR 307.5a | 2007: none]. */
const lapses = table('a step', { 'cleanup step': 'cleanup', 'end step': 'end' });

/** When the spell may be cast [CR 601.3 | 2007: 409.1a]: as though it had flash, or only at some times. */
const timing: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'when it may be cast',
    is({ static: 'flashIf' })`you may cast this spell as though it had flash`,
    is({
      static: 'flashIf',
    })`you may cast this spell as though it had flash . if you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next ${{ lapses }}`,
    is({ static: 'flashIf' })`you may cast this spell as though it had flash if ${{ if: beforehand }}`,
    is({
      static: 'flashIf',
    })`you may cast this spell as though it had flash if you pay ${{ cost: manaOnly }} more to cast it`,
    is({
      static: 'flashIf',
      said: 'as long as',
    })`as long as ${{ if: condition }}, you may cast this spell as though it had flash`,
    is({ static: 'flashIf', said: 'if' })`if ${{ if: condition }}, you may cast this spell as though it had flash`,
    is({ static: 'castOnly' })`cast this spell only ${{ during: times }}`,
    is({
      static: 'castOnly',
      during: 'declareAttackers',
      if: ATTACKED,
    })`cast this spell only during the declare attackers step and only if you've been attacked this step`,
    is({
      static: 'castOnly',
      when: 'beforeAttackers',
    })`cast this spell only ${opponents}, before attackers are declared`,
    is({ static: 'castOnly', when: 'afterUpkeep' })`cast this spell only ${opponents} after their upkeep step`,
    is({ static: 'castOnly' })`cast this spell only if ${{ if: condition }}`,
    is({ static: 'castOnly' })`cast this spell only ${{ during: times }} and only if ${{ if: condition }}`,
  ),
);
const graveyard = { zone: 'graveyard', of: { who: 'you' } } as const;
const elsewhere: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'where it may be cast from',
    is({ static: 'castableFrom', from: graveyard })`you may cast this card from your graveyard`,
    is({ static: 'castableFrom', from: graveyard, said: 'name' })`you may cast ~ from your graveyard`,
    is({ static: 'castableFrom', from: { zone: 'exile' } })`you may cast this card from exile`,
  ),
);

/** Costs of casting the spell itself [CR 118.8, 118.9 | 2007: 409.1b]. */
export const castingCost: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'a cost of casting',
    timing,
    elsewhere,
    is({ static: 'cantTarget' })`you can't choose ${an} ${{
      what: plainFilter.one,
    }} as this spell's target as you cast it`,
    is({ static: 'additionalCost' })`as an additional cost to cast this spell, ${{ cost: additional }}`,
    is({
      static: 'additionalCost',
      optional: true,
    })`as an additional cost to cast this spell, you may ${{ cost: additional }}`,
    is({ static: 'alternativeCost' })`you may ${{ cost: alternative }} rather than pay this spell's mana cost`,
    is({
      static: 'alternativeCost',
    })`if ${{ if: condition }}, you may ${{ cost: alternative }} rather than pay this spell's mana cost`,
    is({
      static: 'alternativeCost',
      said: 'have',
    })`if ${{ if: condition }}, rather than pay this spell's mana cost, you may have ${{ cost: having }}`,
    is({
      static: 'alternativeCost',
      said: 'rather',
    })`if ${{ if: condition }}, rather than pay this spell's mana cost, you may ${{ cost: alternative }}`,
    is({
      static: 'alternativeCost',
      cost: [],
    })`if ${{ if: condition }}, you may cast this spell without paying its mana cost`,
  ),
);
