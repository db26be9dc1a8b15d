import type { Ability, CounterShield, Objects, Static, StaticRule } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { condition } from '../conditions/index.ts';
import { bearer, eachMany, filter, recipient, self, someOne } from '../nouns/index.ts';
import { clauses, sentence } from '../sentences/index.ts';
import { numeral } from '../words/index.ts';

const to = say`to ${{ to: recipient }}`;
const by = oneOf('a source', say`by ${{ from: filter.many }}`, say`by ${{ source: oneOf('an object', self, bearer) }}`);

const all: Phrase<CounterShield> = part<CounterShield>()(
  oneOf(
    'what is prevented',
    say`prevent all damage that would be dealt ${to}`,
    is({ combat: true })`prevent all combat damage that would be dealt ${to}`,
    is({ combat: false })`prevent all noncombat damage that would be dealt ${to}`,
    say`prevent all damage that would be dealt ${to} ${by}`,
    is({ combat: true })`prevent all combat damage that would be dealt ${to} ${by}`,
    say`prevent all damage that would be dealt ${by}`,
    is({ combat: true })`prevent all combat damage that would be dealt ${by}`,
  ),
);

const source: Phrase<Objects> = someOne;
const threat = oneOf(
  'damage',
  say`damage would be dealt ${to}`,
  is({ combat: true })`combat damage would be dealt ${to}`,
  is({ combat: false })`noncombat damage would be dealt ${to}`,
  say`${{ source }} would deal damage ${to}`,
  is({ combat: true })`${{ source }} would deal combat damage ${to}`,
);

/** "If a red source would deal damage to you, prevent 2 of that damage": every time again. */
const some: Phrase<CounterShield> = part<CounterShield>()(
  oneOf(
    'what is prevented',
    say`if ${threat}, prevent ${{ amount: numeral }} of that damage`,
    is({ said: 'if' })`if ${threat}, prevent that damage`,
    is({ said: 'and' })`if ${threat}, prevent that damage and ${{ then: clauses }}`,
    is({ said: 'then' })`if ${threat}, prevent that damage . ${{ then: sentence }}`,
  ),
);

/** Prevention that holds [CR 615.1a | 2007: 419.1b]. */
export const preventing: Phrase<StaticRule> = part<StaticRule>()(
  is({ static: 'prevent' })`${{ shield: oneOf('what is prevented', all, some) }}`,
);

type BothWays = { readonly what: Objects; readonly combat?: true };
const BOTH_WAYS = 'to and by';
const dealer = (what: Objects): Pick<CounterShield, 'source' | 'from'> =>
  what.what === 'each' ? { from: what.filter } : { source: what };
const which = oneOf('what it is about', self, bearer, eachMany);

/** "Prevent all combat damage that would be dealt to and dealt by enchanted creature": two abilities said at once. */
export const preventingBoth: Phrase<readonly Ability[]> = as(
  part<BothWays>()(
    oneOf(
      'what is prevented',
      is({ combat: true })`prevent all combat damage that would be dealt to and dealt by ${{ what: which }} .`,
      say`prevent all damage that would be dealt to and dealt by ${{ what: which }} .`,
    ),
  ),
  ({ what, ...combat }): readonly Ability[] => [
    { is: 'static', said: BOTH_WAYS, rule: { static: 'prevent', shield: { ...combat, to: what } } },
    { is: 'static', rule: { static: 'prevent', shield: { ...combat, ...dealer(what) } } },
  ],
  ([first, , ...more]): BothWays | undefined => {
    if (first?.is !== 'static' || first.said !== BOTH_WAYS || more.length > 0 || first.rule.static !== 'prevent')
      return undefined;
    const { to: what, combat } = first.rule.shield;
    return what && 'what' in what ? { what, ...(combat && { combat }) } : undefined;
  },
);

/** "If damage would be dealt to ~ while it has a +1/+1 counter on it, prevent that damage and …". */
export const preventingWhile: Phrase<Static> = part<Static>()(
  as(
    say`if damage would be dealt to ${{ to: self }} while ${{ while: condition }}, prevent that damage and ${{
      then: clauses,
    }} .`,
    ({ to: whom, while: holds, then }): Static => ({
      is: 'static',
      said: 'while',
      while: holds,
      rule: { static: 'prevent', shield: { to: whom, then } },
    }),
    (ability: Static) => {
      if (ability.said !== 'while' || ability.while === undefined || ability.rule.static !== 'prevent')
        return undefined;
      const { to: whom, then } = ability.rule.shield;
      return whom === undefined || then === undefined || !('what' in whom)
        ? undefined
        : { to: whom, while: ability.while, then };
    },
  ),
);
