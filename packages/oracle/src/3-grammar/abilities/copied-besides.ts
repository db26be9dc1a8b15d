import type { CopyBesides, EntersWith, Filter, Modification, Supertype } from '@lawmage/ability';
import { andList, as, is, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { change } from '../verbs/index.ts';
import { additional } from './entering-how.ts';

const KINDS = {
  'a creature': 'creature',
  'a planeswalker': 'planeswalker',
  'an artifact': 'artifact',
  'a land': 'land',
} as const;
/** "a creature": what the permanent will be. */
const kind: Phrase<Filter> = as(
  say`${{ type: table('a kind of permanent', KINDS) }}`,
  ({ type }): Filter => ({ types: [type], sort: 'permanent' }),
  (of): { readonly type: (typeof KINDS)[keyof typeof KINDS] } | undefined => {
    if ('anyOf' in of || of.types?.length !== 1) return undefined;
    const [only] = of.types;
    return only === 'creature' || only === 'planeswalker' || only === 'artifact' || only === 'land'
      ? { type: only }
      : undefined;
  },
);
const one = (counters: Phrase<EntersWith>): Phrase<readonly EntersWith[]> =>
  as(
    counters,
    (only): readonly EntersWith[] => [only],
    ([only, ...more]) => (more.length === 0 ? only : undefined),
  );
const withMore = one(additional);

/** "it enters with an additional +1/+1 counter on it if it's a creature". */
const clause: Phrase<CopyBesides> = part<CopyBesides>()(
  oneOf(
    'an exception',
    is({})`it enters with ${{ with: withMore }}`,
    is({})`it enters with ${{ with: withMore }} if it's ${{ if: kind }}`,
  ),
);

type Besides = { readonly changes?: readonly Modification[]; readonly besides: readonly CopyBesides[] };
const NOT_LEGENDARY: readonly Modification[] = [{ change: 'loseType', types: ['legendary'], said: 'and it' }];
const alone: Phrase<readonly CopyBesides[]> = as(
  clause,
  (only): readonly CopyBesides[] => [only],
  ([only, ...more]) => (more.length === 0 ? only : undefined),
);
const two: Phrase<readonly CopyBesides[]> = as(
  say`${{ first: clause }}, ${{ second: clause }}`,
  ({ first, second }): readonly CopyBesides[] => [first, second],
  ([first, second, ...more]) => (first && second && more.length === 0 ? { first, second } : undefined),
);
const gift: Phrase<readonly Modification[]> = as(
  change.one,
  (only): readonly Modification[] => [only],
  ([only, ...more]) => (more.length === 0 ? only : undefined),
);
const supertypes = part<readonly Supertype[]>()(andList(table('a supertype', ['legendary', 'snow']), 1));
/** "it's legendary and snow in addition to its other types". */
const typed: Phrase<readonly Modification[]> = as(
  say`it's ${{ supertypes }} in addition to its other types`,
  (words): readonly Modification[] => [{ change: 'type', keep: true, said: 'it is', ...words }],
  ([only, ...more]) =>
    more.length === 0 && only?.change === 'type' && only.said === 'it is' && only.supertypes
      ? { supertypes: only.supertypes }
      : undefined,
);

/** "if it's a creature, it enters with two additional +1/+1 counters on it and has changeling". */
const ifOfKind: Phrase<readonly CopyBesides[]> = as(
  part<CopyBesides>()(say`if it's ${{ if: kind }}, it enters with ${{ with: withMore }} and ${{ changes: gift }}`),
  (only): readonly CopyBesides[] => [only],
  ([only, ...more]) => (more.length === 0 ? only : undefined),
);

/** What a copy enters with, and what it has if it will be of a kind: "it enters with …", "and, if it's a creature, it has …". */
export const besides: Phrase<Besides> = oneOf(
  'exceptions',
  say`${{ besides: alone }}`,
  is({ changes: NOT_LEGENDARY })`${{ besides: two }}, and it isn't legendary`,
  say`${{ changes: typed }} and, ${{ besides: ifOfKind }}`,
);
