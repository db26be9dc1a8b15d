import type { Cost, Filter, Players, StaticRule } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, say, token } from '../../2-kernel/index.ts';
import { forEach } from '../amounts/index.ts';
import { filter, otherPlayers, you } from '../nouns/index.ts';
import { manaCost, symbolOf } from '../words/index.ts';

/** "{2}" as an amount of generic mana. */
const generic: Phrase<number> = token(
  'an amount of generic mana',
  text => {
    const symbol = symbolOf(text);
    return typeof symbol === 'number' ? symbol : undefined;
  },
  (n: number) => `{${n}}`,
);

const coloured = as(
  say`${{ cost: manaCost }}`,
  ({ cost }): { readonly mana: Cost } | undefined =>
    cost.length === 1 && typeof cost[0] === 'number' ? undefined : { mana: [{ pay: 'mana', cost }] },
  ({ mana: [part, ...more] }) => (part?.pay === 'mana' && more.length === 0 ? { cost: part.cost } : undefined),
);
const sum = oneOf('a cost', generic, coloured);

const casters: Phrase<Players> = part<Players>()(oneOf('who casts', you, otherPlayers));
type Spells = { readonly spells: Filter; readonly by: Players };
const spells: Phrase<Spells> = part<Spells>()(
  oneOf(
    'spells',
    say`${{ spells: filter.many }} ${{ by: casters }} cast`,
    is({ by: { who: 'each', of: 'player' } })`${{ spells: filter.many }}`,
  ),
);

const each = say`${{ per: forEach }}`;

/** "This spell costs {1} less to cast for each …", "Creature spells you cast cost {1} less to cast" [CR 601.2f | 2007: 409.1f]. */
export const costChange: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'a change of costs',
    is({ static: 'cost', of: 'this', less: true })`this spell costs ${{ amount: sum }} less to cast`,
    is({ static: 'cost', of: 'this' })`this spell costs ${{ amount: sum }} more to cast`,
    is({ static: 'cost', of: 'this', less: true })`this spell costs ${{ amount: sum }} less to cast ${each}`,
    is({ static: 'cost', of: 'this' })`this spell costs ${{ amount: sum }} more to cast ${each}`,
    is({ static: 'cost', less: true })`${{ of: spells }} cost ${{ amount: sum }} less to cast`,
    is({ static: 'cost' })`${{ of: spells }} cost ${{ amount: sum }} more to cast`,
  ),
);
