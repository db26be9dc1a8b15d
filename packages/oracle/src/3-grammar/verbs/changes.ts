import type { Count, KeywordName, Modification } from '@lawmage/ability';
import {
  andList,
  as,
  eitherOf,
  type Forms,
  forms,
  inBoth,
  is,
  oneOf,
  type Phrase,
  part,
  partForms,
  same,
  say,
  table,
} from '../../2-kernel/index.ts';
import { forEach, type SignedPair, signedPair, size } from '../amounts/index.ts';
import { filter } from '../nouns/index.ts';
import { keywordAlone } from '../words/index.ts';
import { abilities } from './abilities.ts';
import { becomes, isBecoming } from './becoming.ts';

type Gets = Extract<Modification, { change: 'gets' }>;

const pair: Phrase<SignedPair> = as(
  signedPair,
  (both): SignedPair => both,
  both => both,
  ['power', 'toughness', 'minusPower', 'minusToughness'],
);

/** "gets +2/+2". */
export const gets: Forms<Gets> = partForms<Gets>()(forms({ change: 'gets' })`[gets|get] ${pair}`);

/** Multiplies both numbers of "gets +1/+0 for each …"; a zero stays what it is. */
export function multiplied(change: Gets, of: Count): Gets | undefined {
  const { power, toughness } = change;
  if (typeof power !== 'number' || typeof toughness !== 'number' || (power === 0 && toughness === 0)) return undefined;
  const times = (n: number): Count => (n === 0 ? 0 : { count: 'times', n, of });
  return { ...change, power: times(power), toughness: times(toughness) };
}

/** The inverse of `multiplied`. */
export function factored(change: Modification): { readonly change: Gets; readonly per: Count } | undefined {
  if (change.change !== 'gets') return undefined;
  const { power, toughness } = change;
  const times = [power, toughness].find(n => typeof n === 'object' && n.count === 'times');
  if (typeof times !== 'object' || times.count !== 'times') return undefined;
  const plain = (n: Count): Count => (typeof n === 'object' && n.count === 'times' ? n.n : n);
  return { change: { ...change, power: plain(power), toughness: plain(toughness) }, per: times.of };
}

const getsPer: Forms<Gets> = inBoth(gets, form =>
  as(
    say`${{ change: form }} ${{ per: forEach }}`,
    ({ change, per }) => multiplied(change, per),
    change => factored(change),
  ),
);

const keywords: Phrase<readonly KeywordName[]> = andList(keywordAlone, 1);
const both = as(
  size,
  (value): { readonly power: Count; readonly toughness: Count } => value,
  value => value,
  ['power', 'toughness'],
);

const forbidden = oneOf(
  'what is forbidden',
  is({ rule: 'cantBlock' })`block`,
  is({ rule: 'cantBlock' })`block ${{ whom: filter.many }}`,
  is({ rule: 'cantAttack' })`attack`,
  is({ rule: 'cantBeBlocked' })`be blocked`,
  is({ rule: 'cantBeBlocked' })`be blocked except by ${{ exceptBy: filter.many }}`,
  is({ rule: 'cantBeBlocked' })`be blocked by ${{ by: filter.many }}`,
  is({ rule: 'cantBeCountered' })`be countered`,
);

/** One change of what objects are: "gets +2/+2", "gains flying", "loses all abilities", "can't be blocked". */
export const change: Forms<Modification> = partForms<Modification>()(
  eitherOf(
    'a change',
    gets,
    getsPer,
    forms({ change: 'gain' })`[gains|gain] ${{ abilities }}`,
    forms({ change: 'gain', said: 'has' })`[has|have] ${{ abilities }}`,
    forms({ change: 'lose', abilities: 'all' })`[loses|lose] all abilities`,
    forms({ change: 'lose' })`[loses|lose] ${{ abilities: keywords }}`,
    forms({ change: 'base' })`[has|have] base power and toughness ${both}`,
    forms({ change: 'rule' })`can't ${{ rule: forbidden }}`,
  ),
);

const ruled = (rule: 'cantAttack' | 'cantBlock' | 'cantBeBlocked'): Modification => ({
  change: 'rule',
  rule: { rule },
});
const isRuled = (change: Modification | undefined, rule: string): boolean =>
  change?.change === 'rule' && same(change, ruled(rule as 'cantBlock'));

/** Two rules in one breath. */
const twoRules = as(
  table('what is forbidden', {
    "can't attack or block": { first: 'cantAttack', second: 'cantBlock' },
    "can't block or be blocked": { first: 'cantBlock', second: 'cantBeBlocked' },
  }),
  ({ first, second }): readonly Modification[] => [ruled(first), ruled(second)],
  ([a, b, ...more]) => {
    if (more.length > 0) return undefined;
    if (isRuled(a, 'cantAttack') && isRuled(b, 'cantBlock'))
      return { first: 'cantAttack', second: 'cantBlock' } as const;
    return isRuled(a, 'cantBlock') && isRuled(b, 'cantBeBlocked')
      ? ({ first: 'cantBlock', second: 'cantBeBlocked' } as const)
      : undefined;
  },
);

/** Some changes joined under one subject. */
export const joinedChanges = (one: Phrase<Modification>): Phrase<readonly Modification[]> =>
  part<readonly Modification[]>()(oneOf('changes', twoRules, andList(one, 1)));

const cantFight: Phrase<readonly Modification[]> = as(
  say`can't attack or block`,
  () => NEITHER,
  (): object => ({}),
);
const NEITHER: readonly Modification[] = [
  { change: 'rule', rule: { rule: 'cantAttack', said: 'or' } },
  { change: 'rule', rule: { rule: 'cantBlock' } },
];

/** Changes that one phrase says: one, or all that "becomes a 4/4 creature with flying" stands for. */
const phrased: Forms<readonly Modification[]> = eitherOf(
  'a change',
  inBoth(change, form =>
    as(
      form,
      (one): readonly Modification[] => [one],
      ([one, ...more]) => (more.length === 0 ? one : undefined),
    ),
  ),
  { one: cantFight, many: cantFight },
  becomes,
);

const opensNeither = (change: Modification | undefined): boolean =>
  change?.change === 'rule' && change.rule.rule === 'cantAttack' && change.rule.said === 'or';

/** Divides changes into those that one phrase says. */
function phrases(changes: readonly Modification[]): readonly (readonly Modification[])[] {
  const groups: Modification[][] = [];
  changes.forEach((each, at) => {
    const before = changes[at - 1];
    const goesOn = opensNeither(before) || (before !== undefined && isBecoming(before) && isBecoming(each));
    if (goesOn) groups.at(-1)?.push(each);
    else groups.push([each]);
  });
  return groups;
}

/** Several changes under one subject, and so under one duration: "gets +1/+1 and gains flying". */
export const changes: Forms<readonly Modification[]> = inBoth(phrased, form =>
  as(
    andList(form, 1),
    (groups): readonly Modification[] => groups.flat(),
    all => phrases(all),
  ),
);
