import type { Condition, Count, CounterShield, Destination, Effect, Objects } from '@lawmage/ability';
import { as, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { later } from '../knots.ts';
import { oneObject } from '../nouns/index.ts';
import { prevention } from '../verbs/preventing.ts';
import { numeral } from '../words/index.ts';
import { sentence } from './sentence.ts';

const top: Destination = { zone: 'library', at: 'top' };
const bottom: Destination = { zone: 'library', at: 'bottom' };
const either: Destination = { zone: 'library', at: 'topOrBottom' };
const INTO = "instead of into that player's graveyard";
/** Where a countered spell goes. */
const elsewhere: Phrase<Destination> = part<Destination>()(
  table('where it goes', {
    "exile it instead of putting it into its owner's graveyard": { zone: 'exile' },
    [`put it into its owner's hand ${INTO}`]: { zone: 'hand' },
    [`put it on top of its owner's library ${INTO}`]: top,
    [`put it on the bottom of its owner's library ${INTO}`]: bottom,
    [`put it on your choice of the top or bottom of its owner's library ${INTO}`]: either,
    [`put that card on top of its owner's library ${INTO}`]: { ...top, said: 'that card' },
    [`put that card on the bottom of its owner's library ${INTO}`]: { ...bottom, said: 'that card' },
    [`put that card on your choice of the top or bottom of its owner's library ${INTO}`]: {
      ...either,
      said: 'that card',
    },
  }),
);

/** Gives the countering in a sentence another destination, or takes it back. */
function countering(
  effect: Effect,
  change: (to: Destination | undefined) => Destination | undefined,
): Effect | undefined {
  if (effect.do === 'unless') {
    const unpaid = countering(effect.unpaid, change);
    return unpaid && { ...effect, unpaid };
  }
  if (effect.do !== 'counterSpell') return undefined;
  const { do: verb, what, to: _, ...rest } = effect;
  const to = change(effect.to);
  return { do: verb, what, ...(to && { to }), ...rest };
}
function goesTo(effect: Effect): Destination | undefined {
  if (effect.do === 'unless') return goesTo(effect.unpaid);
  return effect.do === 'counterSpell' ? effect.to : undefined;
}

/** "Counter target spell. If that spell is countered this way, exile it instead …." */
export const counteredElsewhere: Phrase<Effect> = as(
  say`${{ effect: sentence }} . if that spell is countered this way, ${{ to: elsewhere }} .`,
  ({ effect, to }): Effect | undefined => (goesTo(effect) === undefined ? countering(effect, () => to) : undefined),
  effect => {
    const to = goesTo(effect);
    const plain = to && countering(effect, () => undefined);
    return plain && { effect: plain, to };
  },
);

type Prevented = { readonly effect: Effect; readonly then: Effect };
const EACH = '1 damage prevented this way';
/** "Prevent the next X damage …. For each 1 damage prevented this way, …." */
export const preventedEach: Phrase<Effect> = as(
  say`${{ effect: prevention }} . for each 1 damage prevented this way, ${{ then: sentence }} .`,
  ({ effect, then }): Effect | undefined =>
    effect.do === 'prevent' && effect.shield.then === undefined
      ? {
          ...effect,
          shield: {
            ...effect.shield,
            then: { do: 'repeat', said: 'apart', times: { count: 'that', slot: -1, said: EACH }, effect: then },
          },
        }
      : undefined,
  (effect): Prevented | undefined => {
    if (effect.do !== 'prevent' || effect.shield.then?.do !== 'repeat') return undefined;
    const { then, ...shield } = effect.shield;
    return then.said === 'apart' ? { effect: { ...effect, shield }, then: then.effect } : undefined;
  },
);

/** What an effect prevents, where it prevents one thing only. */
function shieldOf(effect: Effect): CounterShield | undefined {
  if (effect.do === 'prevent') return effect.shield;
  const [choose, prevent] = effect.do === 'sequence' ? effect.steps : [];
  return choose?.do === 'choose' && prevent?.do === 'prevent' ? prevent.shield : undefined;
}

function withShield(effect: Effect, shield: CounterShield): Effect {
  if (effect.do === 'prevent') return { ...effect, shield };
  return effect.do === 'sequence' ? { ...effect, steps: effect.steps.map(step => withShieldOf(step, shield)) } : effect;
}
const withShieldOf = (step: Effect, shield: CounterShield): Effect =>
  step.do === 'prevent' ? { ...step, shield } : step;

/** Whether an instruction speaks of how much was prevented by the one before. */
export const speaksOfPrevented = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('said' in value && value.said === 'the damage prevented this way') || Object.values(value).some(speaksOfPrevented));

/** "Prevent …. You gain life equal to the damage prevented this way" [CR 615.5 | 2007: none]. */
export const preventedAmount: Phrase<Effect> = as(
  say`${{ effect: prevention }} . ${{ then: sentence }} .`,
  ({ effect, then }): Effect | undefined => {
    const shield = shieldOf(effect);
    return shield && shield.then === undefined && speaksOfPrevented(then)
      ? withShield(effect, { ...shield, then })
      : undefined;
  },
  (effect): Prevented | undefined => {
    const { then, ...shield } = shieldOf(effect) ?? {};
    return then && speaksOfPrevented(then) ? { effect: withShield(effect, shield), then } : undefined;
  },
);

type Harder = {
  readonly otherwise: Effect;
  readonly condition: Condition;
  readonly source: Objects;
  readonly amount: Count;
};
const SAID = 'damage instead';
const SAID_FIRST = 'instead damage';
/** Targets were chosen for all of the text; whatever else is dealt damage would have to be found again. */
export const isAimed = (effect: Effect): boolean =>
  effect.do === 'damage' &&
  effect.divided === undefined &&
  ('either' in effect.to ||
    ('what' in effect.to && effect.to.what === 'target') ||
    ('who' in effect.to && effect.to.who === 'target'));
const harder = (words: Phrase<Harder>, said: string): Phrase<Effect> =>
  as(
    words,
    ({ otherwise, condition, source, amount }): Effect | undefined =>
      isAimed(otherwise)
        ? {
            do: 'if',
            said,
            otherwise,
            condition,
            then: { do: 'damage', source, amount, to: { either: 'that', slot: -1 } },
          }
        : undefined,
    (effect): Harder | undefined => {
      if (effect.do !== 'if' || effect.said !== said || effect.then.do !== 'damage') return undefined;
      const { otherwise, condition, then } = effect;
      const { source, amount } = then;
      return otherwise && source && { otherwise, condition, source, amount };
    },
  );

/** "~ deals 2 damage to any target. If …, it deals 4 damage instead.": to the same. */
export const damageInstead: Phrase<Effect> = oneOf(
  'instead',
  harder(
    say`${{ otherwise: sentence }} . if ${{ condition: later.condition }}, ${{ source: oneObject }} deals ${{
      amount: numeral,
    }} damage instead .`,
    SAID,
  ),
  harder(
    say`${{ otherwise: sentence }} . if ${{ condition: later.condition }}, instead ${{ source: oneObject }} deals ${{
      amount: numeral,
    }} damage .`,
    SAID_FIRST,
  ),
);

type Barred = { readonly effect: Effect; readonly who: string };
const WHO = ['it', 'they', 'a creature destroyed this way', 'creatures destroyed this way'] as const;
const APART = ', apart';

/** Changes what a sentence destroys under a condition, or does anyway where the words are others than those of the verb. */
function destroying(effect: Effect, change: (destroy: Destroy) => Destroy | undefined): Effect | undefined {
  if (effect.do === 'destroy') return change(effect);
  if (effect.do !== 'if' || effect.otherwise !== undefined) return undefined;
  const then = destroying(effect.then, change);
  return then && { ...effect, then };
}
type Destroy = Extract<Effect, { readonly do: 'destroy' }>;

/** "Destroy target creature if …. It can't be regenerated" [CR 701.19c | 2007: 419.6b]. */
export const notRegenerated: Phrase<Effect> = as(
  say`${{ effect: sentence }} . ${{ who: part<string>()(table('what was destroyed', WHO)) }} can't be regenerated .`,
  ({ effect, who }): Effect | undefined =>
    effect.do === 'destroy' && (who === 'it' || who === 'they')
      ? undefined
      : destroying(effect, destroy =>
          destroy.noRegeneration || destroy.said !== undefined
            ? undefined
            : { ...destroy, noRegeneration: true, said: `${who}${APART}` },
        ),
  (effect): Barred | undefined => {
    let who: string | undefined;
    const plain = destroying(effect, ({ said, noRegeneration: _, ...destroy }) => {
      who = said?.endsWith(APART) ? said.slice(0, -APART.length) : undefined;
      return who === undefined ? undefined : destroy;
    });
    return plain && who !== undefined ? { effect: plain, who } : undefined;
  },
);
