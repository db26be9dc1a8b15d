import type { Condition, Filter, Objects, Trait } from '@lawmage/ability';
import { as, is, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { bearer, filter, self, shared, thatObject } from '../nouns/index.ts';
import { colorWord, PARTICIPLES } from '../words/index.ts';

const done = table('what was done', Object.fromEntries(PARTICIPLES.map(word => [`${word} this way`, `two ${word}`])));
type Two = {
  readonly filter: Filter;
  readonly in: Extract<Condition, { readonly if: 'alike' }>['in'];
  readonly said: string;
};

/** "two cards that share a color were milled this way". */
const twoAlike: Phrase<Condition> = as(
  part<Two>()(
    say`two ${{ filter: filter.many }} that share a ${{ in: shared }} were ${{ said: part<string>()(done) }}`,
  ),
  ({ filter: of, in: what, said }): Condition => ({
    if: 'alike',
    what: { what: 'that', slot: -1, filter: of, said },
    in: what,
  }),
  (condition): Two | undefined => {
    if (condition.if !== 'alike' || condition.what.what !== 'that') return undefined;
    const { filter: of, said } = condition.what;
    return of === undefined || !said?.startsWith('two ') ? undefined : { filter: of, in: condition.in, said };
  },
);

/** "either one is a color the other isn't", said of two. */
const differ = is({
  if: 'alike',
  in: 'allColors',
  not: true,
  what: { what: 'that', slot: -1, said: 'them' },
})`either one is a color the other isn't`;

const one: Phrase<Objects> = part<Objects>()(oneOf('an object', self, bearer, thatObject));
const all = say`all ${{ among: filter.many }}`;
const mostCommon = part<Trait>()(
  is({ is: 'mostCommonColor' })`the most common color among ${all} or a color tied for most common`,
);
type Common = { readonly what: Objects; readonly trait: Trait };
/** "it shares a color with the most common color among all permanents or a color tied for most common". */
const sharesCommon: Phrase<Condition> = as(
  say`${{ what: one }} shares a color with ${{ trait: mostCommon }}`,
  ({ what, trait }: Common): Condition => ({
    if: 'fits',
    what,
    filter: { sort: 'permanent', with: [trait] },
    said: 'common color',
  }),
  (condition): Common | undefined => {
    if (condition.if !== 'fits' || condition.said !== 'common color' || 'anyOf' in condition.filter) return undefined;
    const [trait] = condition.filter.with ?? [];
    return trait && { what: condition.what, trait };
  },
);

/** What objects have in common, and which colour most of them have. */
export const alikeCondition: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    twoAlike,
    differ,
    sharesCommon,
    is({
      if: 'mostCommon',
    })`${{ color: colorWord }} is the most common color among ${all} or is tied for most common`,
  ),
);
