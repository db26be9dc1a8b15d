import type { Cost, Count, Filter, ManaCost, Objects, Players, StaticRule, Trait } from '@lawmage/ability';
import {
  andList,
  as,
  eitherOf,
  type Forms,
  forms,
  is,
  oneOf,
  type Phrase,
  part,
  partForms,
  same,
  say,
} from '../../2-kernel/index.ts';
import { amount, forEach } from '../amounts/index.ts';
import { payment } from '../costs/index.ts';
import { bearer, filter, otherPlayers, plainFilter, traitsAfter, you } from '../nouns/index.ts';
import { inFront, manaCost, ordinal } from '../words/index.ts';
import { loyalty } from './loyalty.ts';

type Sum = Count | { readonly mana: Cost };

const isOneNumber = (cost: ManaCost): boolean => cost.length === 1 && typeof cost[0] === 'number';

/** "{2}", an amount of generic mana, or "{R}{R}"; "{X}" has its own words. */
const sum: Phrase<Sum> = as(
  say`${{ cost: manaCost }}`,
  ({ cost }): Sum | undefined => {
    const [only] = cost;
    if (cost.length === 1 && only === 'X') return undefined;
    return cost.length === 1 && typeof only === 'number' ? only : { mana: [{ pay: 'mana', cost }] };
  },
  amountOf => {
    if (typeof amountOf === 'number') return { cost: [amountOf] };
    const [only, ...more] = 'mana' in amountOf ? amountOf.mana : [];
    return only?.pay === 'mana' && more.length === 0 && !isOneNumber(only.cost) ? { cost: only.cost } : undefined;
  },
);
const counted: Phrase<Sum> = as(
  amount,
  (x): Sum | undefined => (typeof x === 'number' ? undefined : x),
  x => (typeof x === 'number' || 'mana' in x ? undefined : x),
);

type Change = { readonly less?: true; readonly amount: Sum; readonly per?: Count };
const each = say`${{ per: forEach }}`;
/** "costs {1} less to cast for each artifact you control", behind what costs it. */
const reduced = (to: Phrase<object>): Forms<Change & { readonly less: true }> =>
  eitherOf(
    'a change of costs',
    forms({ less: true })`cost[s|] ${{ amount: sum }} less ${to}`,
    forms({ less: true })`cost[s|] ${{ amount: sum }} less ${to} ${each}`,
    forms({ less: true })`cost[s|] {X} less ${to}, where X is ${{ amount: counted }}`,
  );
const changed = (to: Phrase<object>, less: Forms<Change & { readonly less: true }>): Forms<Change> =>
  partForms<Change>()(
    eitherOf(
      'a change of costs',
      less,
      forms({})`cost[s|] ${{ amount: sum }} more ${to}`,
      forms({})`cost[s|] ${{ amount: sum }} more ${to} ${each}`,
      forms({})`cost[s|] {X} more ${to}, where X is ${{ amount: counted }}`,
    ),
  );
const toCast = say`to cast`;
const casting = changed(toCast, reduced(toCast));
const toActivate = say`to activate`;
/** What an activated ability says of itself: "costs {1} less to activate for each …". */
export const activatedForLess = reduced(toActivate);
const activating = changed(toActivate, activatedForLess);

const casters: Phrase<Players> = part<Players>()(oneOf('who casts', you, otherPlayers));

type Behind = { readonly filter: Filter; readonly by: Players; readonly after: readonly Trait[] };
type Changed = Extract<StaticRule, { readonly static: 'cost' }>;
type Of = Exclude<Changed['of'], 'this'>;
const AFTER = 'after cast';
/** Qualities behind "you cast": "spells you cast with mana value 4 or greater", "spells your opponents cast that target ~". */
const behind = (words: Phrase<Behind>): Phrase<Of> =>
  part<Of>()(
    as(
      words,
      ({ filter: spells, by, after }): Of | undefined =>
        'anyOf' in spells || spells.with !== undefined || spells.said !== undefined
          ? undefined
          : { spells: { ...spells, with: after, said: AFTER }, by },
      (of): Behind | undefined => {
        if (!('spells' in of) || of.nth !== undefined || 'anyOf' in of.spells) return undefined;
        const { spells, by } = of;
        if (spells.said !== AFTER || spells.with === undefined) return undefined;
        const { with: after, said: _, ...rest } = spells;
        return { filter: rest, by, after };
      },
    ),
  );
const areSpells = (of: readonly Filter[]): boolean => of.every(one => 'sort' in one && one.sort === 'spell');
const kinds: Phrase<Filter> = as(
  andList(filter.many),
  (anyOf): Filter | undefined => (areSpells(anyOf) ? { anyOf } : undefined),
  of => ('anyOf' in of ? of.anyOf : undefined),
);
const manySpells: Phrase<Of> = part<Of>()(
  oneOf(
    'spells',
    say`${{ spells: filter.many }} ${{ by: casters }} cast`,
    say`${{ spells: kinds }} ${{ by: casters }} cast`,
    behind(say`${{ filter: filter.many }} ${{ by: casters }} cast ${{ after: traitsAfter.many }}`),
    is({ by: { who: 'each', of: 'player' } })`${{ spells: filter.many }}`,
  ),
);
const eachSpell: Phrase<Of> = part<Of>()(
  oneOf(
    'spells',
    say`each ${{ spells: filter.one }} ${{ by: casters }} cast`,
    behind(say`each ${{ filter: filter.one }} ${{ by: casters }} cast ${{ after: traitsAfter.one }}`),
    is({ by: { who: 'each', of: 'player' } })`each ${{ spells: filter.one }}`,
  ),
);
const nthSpell: Phrase<Of> = part<Of>()(
  say`the ${{ nth: ordinal }} ${{ spells: plainFilter.one }} ${{ by: you }} cast each turn`,
);
/** What this is attached to, alone. */
const theBearer: Phrase<Filter> = as(
  bearer,
  (what): Filter => ({ sort: 'permanent', with: [{ is: 'among', what }] }),
  (of): Objects | undefined => {
    if ('anyOf' in of || of.with?.length !== 1) return undefined;
    const [only] = of.with;
    return only?.is === 'among' && same(of, { sort: 'permanent', with: of.with }) ? only.what : undefined;
  },
);
const abilities: Phrase<Of> = part<Of>()(
  oneOf(
    'abilities',
    say`activated abilities of ${{ abilities: theBearer }}`,
    say`activated abilities of ${{ abilities: filter.many }}`,
    say`${{ kind: inFront }} abilities of ${{ abilities: filter.many }}`,
    is({ abilities: { sort: 'permanent' }, by: { who: 'you' } })`${{ kind: inFront }} abilities you activate`,
    is({ abilities: { sort: 'permanent' }, by: { who: 'you' }, kind: 'equip' })`equip abilities you activate`,
    is({ abilities: { sort: 'card' }, by: { who: 'you' }, kind: 'cycling' })`cycling abilities you activate`,
    is({ kind: 'loyalty' })`loyalty abilities of ${{ abilities: filter.many }}`,
    is({
      abilities: { types: ['planeswalker'], sort: 'permanent' },
      by: { who: 'you' },
      kind: 'loyalty',
    })`planeswalkers' loyalty abilities you activate`,
  ),
);
/** "cost an additional +1 to activate", "cost an additional "Sacrifice a land" to activate". */
const additional: Phrase<Sum> = as(
  oneOf('a cost', say`${{ cost: loyalty }}`, say`" ${{ cost: payment.many }} "`),
  ({ cost }): Sum => ({ mana: cost }),
  amountOf => {
    if (typeof amountOf === 'number' || !('mana' in amountOf)) return undefined;
    const [only, ...more] = amountOf.mana;
    return only === undefined || more.length > 0 || only.pay === 'mana' ? undefined : { cost: amountOf.mana };
  },
);

/** "This spell costs {1} less to cast for each …": the spell's own cost [CR 601.2f | 2007: 409.1f]. */
export const ownCostChange: Phrase<StaticRule> = part<StaticRule>()(
  is({ static: 'cost', of: 'this' })`this spell ${casting.one}`,
);

const plain: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'a change of costs',
    ownCostChange,
    is({ static: 'cost' })`${{ of: manySpells }} ${casting.many}`,
    is({ static: 'cost', said: 'each' })`${{ of: eachSpell }} ${casting.one}`,
    is({ static: 'cost' })`${{ of: nthSpell }} ${casting.one}`,
    is({ static: 'cost' })`${{ of: abilities }} ${activating.many}`,
    is({ static: 'cost' })`${{ of: abilities }} cost an additional ${{ amount: additional }} to activate`,
    is({ static: 'cost', targeting: { what: 'self' } })`${{
      of: is({
        abilities: { sort: 'permanent' },
        by: { who: 'you' },
        kind: 'equip',
      })`equip abilities you activate that target ~`,
    }} ${activating.many}`,
  ),
);

/** Changes of what spells and abilities cost: "creature spells you cast cost {1} less to cast" [CR 601.2f | 2007: 409.1f]. */
export const costChange: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'a change of costs',
    plain,
    is({
      minimum: 1,
    })`${plain}. this effect can't reduce the mana in that cost to less than one mana`,
  ),
);
