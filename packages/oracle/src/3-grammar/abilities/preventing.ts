import type { CounterShield, Objects, Static, StaticRule } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, say } from '../../2-kernel/index.ts';
import { condition } from '../conditions/index.ts';
import { bearer, filter, recipient, self, someOne } from '../nouns/index.ts';
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
