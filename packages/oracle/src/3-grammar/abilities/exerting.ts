import type { Ability, Condition, Effect, EventPattern, Static } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { effect } from '../sentences/index.ts';

const EXERT: EventPattern = { on: 'exert', what: { what: 'self' } };
const NOT_YET: Condition = { if: 'happened', event: EXERT, not: true };
const LINKED: EventPattern = { ...EXERT, linked: true };

const mayExert = (said?: string) =>
  ({
    static: 'modify',
    what: { what: 'self' },
    changes: [{ change: 'rule', rule: { rule: 'mayExert', ...(said !== undefined && { said }) } }],
  }) as const;

/** "You may exert ~ as it attacks": an optional cost to attack [CR 701.43d | 2007: none]. */
const exertable: Phrase<Static> = part<Static>()(
  oneOf(
    'exerting',
    is({ is: 'static', rule: mayExert() })`you may exert ~ as it attacks .`,
    is({ is: 'static', rule: mayExert('he') })`you may exert ~ as he attacks .`,
    is({ is: 'static', rule: mayExert('she') })`you may exert ~ as she attacks .`,
    is({
      is: 'static',
      while: NOT_YET,
      rule: mayExert(),
      said: 'not yet',
    })`if ~ hasn't been exerted this turn, you may exert it as it attacks .`,
  ),
);

type Linked = { readonly first: Static; readonly effect: Effect };

/** With "when you do, …", which is an ability of its own, linked to the first [CR 607.2h | 2007: none]. */
export const exerting: Phrase<readonly Ability[]> = oneOf(
  'exerting',
  as(
    exertable,
    (one): readonly Ability[] => [one],
    ([one, ...more]) => (one?.is === 'static' && more.length === 0 ? one : undefined),
  ),
  as(
    part<Linked>()(say`${{ first: exertable }} when you do, ${{ effect }}`),
    ({ first, effect: what }): readonly Ability[] => [first, { is: 'triggered', event: LINKED, effect: what }],
    ([first, second, ...more]): Linked | undefined => {
      if (first?.is !== 'static' || second?.is !== 'triggered' || more.length > 0) return undefined;
      if (second.event.on !== 'exert' || second.event.linked !== true) return undefined;
      return { first, effect: second.effect };
    },
  ),
);
