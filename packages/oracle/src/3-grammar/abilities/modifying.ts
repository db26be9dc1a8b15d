import type { Ability, Count, Filter, Keyword, Modification, Objects, StaticRule } from '@lawmage/ability';
import {
  andList,
  as,
  eitherOf,
  type Forms,
  is,
  maybe,
  oneOf,
  type Phrase,
  part,
  partForms,
  same,
  say,
  table,
  where,
} from '../../2-kernel/index.ts';
import { amount, xAndY } from '../amounts/index.ts';
import { bearer, eachMany, eachOne, filter, oneObject, self, TOP_OF_GRAVEYARD, thatObject } from '../nouns/index.ts';
import { abilities, are, change, exceptions, joinedChanges } from '../verbs/index.ts';
import { castSpells, eachCastSpell } from './cast-spells.ts';
import { ruleChange } from './rules.ts';
import { amountIn, withAmount, withoutAmount } from './where-x.ts';

const changeOf: Forms<Modification> = partForms<Modification>()(eitherOf('a change', change, ruleChange));
const plainChanges: Forms<readonly Modification[]> = {
  one: joinedChanges(changeOf.one, are.one),
  many: joinedChanges(changeOf.many, are.many),
};

const NO_ABILITIES: Modification = { change: 'rule', rule: { rule: 'cantActivate', said: 'and its' } };
const NO_OTHER_ABILITIES: Modification = {
  change: 'rule',
  rule: { rule: 'cantActivate', except: 'mana', said: 'and its' },
};
/** "can't block, and its activated abilities can't be activated": a second subject that belongs to the first. */
const andAbilities = (words: Phrase<Before>, last: Modification): Phrase<readonly Modification[]> =>
  as(
    words,
    ({ before }): readonly Modification[] => [...before, last],
    (all): Before | undefined => (same(all.at(-1), last) ? { before: all.slice(0, -1) } : undefined),
  );
type Before = { readonly before: readonly Modification[] };
export const changes: Forms<readonly Modification[]> = {
  one: oneOf(
    'changes',
    plainChanges.one,
    andAbilities(say`${{ before: plainChanges.one }}, and its activated abilities can't be activated`, NO_ABILITIES),
    andAbilities(
      say`${{ before: plainChanges.one }}, and its activated abilities can't be activated unless they're mana abilities`,
      NO_OTHER_ABILITIES,
    ),
  ),
  many: plainChanges.many,
};

const one: Phrase<Objects> = part<Objects>()(oneOf('an object', self, bearer, eachOne, thatObject));
/** "~ and other Goblins you control"; kinds alone, as in "Goblins and Orcs you control", are one description. */
const joined = where(
  'objects',
  is({ what: 'both' })`${{ of: andList(oneOf('an object', self, eachMany, bearer)) }}`,
  ({ of }) => of.some(objects => objects.what !== 'each'),
);
const many: Phrase<Objects> = part<Objects>()(oneOf('objects', eachMany, joined));

const cantBeActivated = (except: 'mana' | undefined): readonly Modification[] => [
  { change: 'rule', rule: { rule: 'cantActivate', ...(except && { except }) } },
];
type Blockers = { readonly by: Filter; readonly what: Objects };
/** "Creatures with power less than ~'s power can't block it": said of the blockers. */
const unblockable: Phrase<StaticRule> = part<StaticRule>()(
  as(
    say`${{ by: filter.many }} can't block ${{ what: oneOf('an object', self, thatObject, bearer) }}`,
    ({ by, what }): StaticRule => ({
      static: 'modify',
      what,
      changes: [{ change: 'rule', rule: { rule: 'cantBeBlocked', by, said: 'blockers' } }],
    }),
    (rule): Blockers | undefined => {
      if (rule.static !== 'modify' || rule.changes.length !== 1) return undefined;
      const [change] = rule.changes;
      if (change?.change !== 'rule' || change.rule.rule !== 'cantBeBlocked') return undefined;
      const { by, said } = change.rule;
      return said === 'blockers' && by !== undefined ? { by, what: rule.what } : undefined;
    },
  ),
);

type Text = { readonly besides: readonly Ability[] };
/** [CR 612.6] Said behind what asks for that card. */
const fullText: Phrase<readonly Modification[]> = as(
  say`has the full text of that card and has the text ${{ besides: abilities }}`,
  ({ besides }): readonly Modification[] => [{ change: 'fullText', of: TOP_OF_GRAVEYARD, besides }],
  ([only, ...more]): Text | undefined =>
    only?.change === 'fullText' && more.length === 0 ? { besides: only.besides } : undefined,
);

const special: Phrase<StaticRule> = part<StaticRule>()(
  oneOf(
    'a static ability',
    is({
      static: 'modify',
      changes: [{ change: 'control', who: { who: 'you' } }],
      said: 'you control',
    })`you control ${{ what: bearer }}`,
    is({
      static: 'modify',
      changes: [{ change: 'control', who: { who: 'monarch' } }],
      said: 'the monarch controls',
    })`the monarch controls ${{ what: bearer }}`,
    is({
      static: 'modify',
      changes: [{ change: 'rule', rule: { rule: 'mustBeBlocked', byAll: true } }],
    })`all creatures able to block ${{ what: oneOf('an object', self, bearer) }} do so`,
    is({
      static: 'modify',
      changes: [{ change: 'rule', rule: { rule: 'mayNotUntap' } }],
    })`you may choose not to untap ${{ what: self }} during your untap step`,
    is({
      static: 'modify',
      changes: [{ change: 'rule', rule: { rule: 'assignsAsThoughUnblocked' } }],
    })`you may have ${{ what: oneOf('an object', self, bearer) }} assign its combat damage as though it weren't blocked`,
    is({
      static: 'modify',
      said: 'everything',
      what: { what: 'each', filter: { anyOf: [{ sort: 'card' }, { sort: 'spell' }, { sort: 'permanent' }] } },
      changes: [{ change: 'color', colors: [], said: 'colorless' }],
    })`all cards that aren't on the battlefield, spells, and permanents are colorless`,
    is({
      static: 'modify',
      said: 'counters',
      changes: [{ change: 'rule', rule: { rule: 'cantHaveCounters' } }],
    })`counters can't be put on ${{ what: eachMany }}`,
    is({
      static: 'modify',
      said: 'again',
      changes: [{ change: 'rule', rule: { rule: 'activations', of: 'power-up', more: 1 } }],
    })`each power-up ability of ${{ what: eachMany }} can be activated an additional time`,
    is({
      static: 'modify',
      said: 'abilities',
      changes: cantBeActivated(undefined),
    })`activated abilities of ${{ what: eachMany }} can't be activated`,
    is({
      static: 'modify',
      said: 'abilities',
      changes: cantBeActivated('mana'),
    })`activated abilities of ${{ what: eachMany }} can't be activated unless they're mana abilities`,
    is({
      static: 'modify',
      said: 'abilities',
      changes: cantBeActivated(undefined),
    })`${{ what: bearer }}'s activated abilities can't be activated`,
    unblockable,
    is({ static: 'modify' })`${{ what: self }} ${{ changes: fullText }}`,
  ),
);

/** "Enchanted creature is a copy of the chosen creature" [CR 707.2c | 2007: none]. */
export const copying: Phrase<StaticRule> = part<StaticRule>()(
  is({
    static: 'copy',
  })`${{ what: oneOf('an object', self, bearer) }} is a copy of ${{ of: oneObject }} ${maybe(exceptions)}`,
);

/** "… can't block ~" is said of the blockers, see `unblockable`. */
const blocksNotThis = (rule: StaticRule): boolean =>
  rule.static === 'modify' &&
  rule.changes.some(
    change =>
      change.change === 'rule' &&
      change.rule.rule === 'cantBlock' &&
      change.rule.whom !== undefined &&
      'with' in change.rule.whom &&
      change.rule.whom.with?.[0]?.is === 'among',
  );
const plain: Phrase<StaticRule> = where(
  'a static ability',
  part<StaticRule>()(
    oneOf(
      'a static ability',
      is({ static: 'modify' })`${{ what: one }} ${{ changes: changes.one }}`,
      is({ static: 'modify' })`${{ what: many }} ${{ changes: changes.many }}`,
      is({ static: 'modify' })`${{ what: castSpells }} ${{ changes: changes.many }}`,
      is({ static: 'modify' })`${{ what: eachCastSpell }} ${{ changes: changes.one }}`,
    ),
  ),
  rule => !blocksNotThis(rule),
);

type Where = { readonly rule: StaticRule; readonly x: Count };
const WHERE_X = 'where X';
/** "Enchanted creature gets +X/+X, where X is …": the amount stands where X stands. */
const withX: Phrase<StaticRule> = part<StaticRule>()(
  as(
    say`${{ rule: plain }}, where X is ${{ x: amount }}`,
    ({ rule, x }): StaticRule | undefined => {
      if (rule.static !== 'modify' || rule.said !== undefined || typeof x === 'number') return undefined;
      const changed = withAmount(rule.changes, x);
      return same(changed, rule.changes) ? undefined : { ...rule, changes: changed, said: WHERE_X };
    },
    (rule): Where | undefined => {
      if (rule.static !== 'modify' || rule.said !== WHERE_X) return undefined;
      const { said: _, ...rest } = rule;
      const x = amountIn(rule.changes);
      return x === undefined ? undefined : { rule: { ...rest, changes: withoutAmount(rule.changes, x) }, x };
    },
  ),
);

type WhereBoth = Where & { readonly y: Count };
const WHERE_X_AND_Y = 'where X and Y';
/** "Gets +X/+Y, where X is … and Y is …". */
const withXAndY: Phrase<StaticRule> = part<StaticRule>()(
  as(
    say`${{ rule: plain }}, where X is ${xAndY}`,
    ({ rule, x, y }): StaticRule | undefined => {
      if (rule.static !== 'modify' || rule.said !== undefined || same(x, y)) return undefined;
      const first = withAmount(rule.changes, x);
      const both = withAmount(first, y, 'y');
      return same(first, rule.changes) || same(both, first)
        ? undefined
        : { ...rule, changes: both, said: WHERE_X_AND_Y };
    },
    (rule): WhereBoth | undefined => {
      if (rule.static !== 'modify' || rule.said !== WHERE_X_AND_Y) return undefined;
      const { said: _, ...rest } = rule;
      const x = amountIn(rule.changes);
      const y = x && amountIn(withoutAmount(rule.changes, x));
      if (x === undefined || y === undefined) return undefined;
      return { rule: { ...rest, changes: withoutAmount(withoutAmount(rule.changes, x), y, 'y') }, x, y };
    },
  ),
);

type Gained = Extract<Modification, { readonly change: 'gain' }>;
type Keeps = NonNullable<Keyword['keeps']>;
/** Marks the protection that leaves some attachments where they are, or takes the mark away. */
function keeping(rule: StaticRule, kept: Keeps | null): StaticRule | undefined {
  if (rule.static !== 'modify' || rule.said !== undefined) return undefined;
  const isMarked = (change: Modification): change is Gained =>
    change.change === 'gain' && change.abilities.some(one => one.is === 'keyword' && one.keyword === 'protection');
  let found = 0;
  const all = rule.changes.map((change): Modification => {
    if (!isMarked(change)) return change;
    return {
      ...change,
      abilities: change.abilities.map((one): Ability => {
        if (one.is !== 'keyword' || one.keyword !== 'protection') return one;
        if ((one.keeps ?? null) === kept || (kept !== null && one.keeps !== undefined)) return one;
        found += 1;
        const { keeps: _, ...plain } = one;
        return kept === null ? plain : { ...plain, keeps: kept };
      }),
    };
  });
  return found === 0 ? undefined : { ...rule, changes: all };
}

/** What protection leaves where it is. */
const kept = table('what is not removed', {
  '~': 'source',
  Auras: 'auras',
  'Auras and Equipment you control that are already attached to it': 'attached',
});
const keptBy = (rule: StaticRule): Keeps | undefined =>
  rule.static === 'modify'
    ? rule.changes
        .flatMap(change => (change.change === 'gain' ? change.abilities : []))
        .flatMap(one => (one.is === 'keyword' && one.keeps !== undefined ? [one.keeps] : []))[0]
    : undefined;

/** "Enchanted creature has protection from black. This effect doesn't remove ~." */
const keepingThis: Phrase<StaticRule> = part<StaticRule>()(
  as(
    say`${{ rule: plain }} . this effect doesn't remove ${{ keeps: kept }}`,
    ({ rule, keeps }) => keeping(rule, keeps),
    rule => {
      const [without, keeps] = [keeping(rule, null), keptBy(rule)];
      return without && keeps && { rule: without, keeps };
    },
  ),
);

/** "Other Goblins you control get +1/+1 and have haste", "Enchanted creature can't attack": a static continuous effect. */
export const modifying: Phrase<StaticRule> = part<StaticRule>()(
  oneOf('a static ability', plain, special, withX, withXAndY, keepingThis),
);
