import type { Condition, Filter, KeywordName, Objects } from '@lawmage/ability';
import { an, as, is, oneOf, type Phrase, part, say, table } from '../../2-kernel/index.ts';
import { adjectives, bearer, plainFilter, self, targetOne, thatObject } from '../nouns/index.ts';
import { keywordName } from '../words/index.ts';

const one: Phrase<Objects> = part<Objects>()(oneOf('an object', self, bearer, thatObject, targetOne));

const permanent = (filter: Omit<Extract<Filter, { readonly sort: unknown }>, 'sort'>): Filter => ({
  ...filter,
  sort: 'permanent',
});

/** A state alone describes the object: "tapped", "attacking", "legendary". */
const stateOnly: Phrase<Filter> = part<Filter>()(
  as(
    say`${{ adj: adjectives }}`,
    (state): Filter => permanent(state),
    filter =>
      'anyOf' in filter ||
      filter.types ||
      filter.with ||
      filter.whose ||
      filter.in ||
      filter.other ||
      filter.adj === undefined
        ? undefined
        : { adj: filter.adj },
  ),
);
const keywordOnly: Phrase<Filter> = part<Filter>()(
  as(
    say`${{ keyword: part<KeywordName>()(keywordName) }}`,
    ({ keyword }): Filter => ({ sort: 'permanent', with: [{ is: 'keyword', keyword }] }),
    filter => {
      const [trait, ...more] = 'anyOf' in filter ? [] : (filter.with ?? []);
      return trait?.is === 'keyword' && more.length === 0 && trait.parameter === undefined
        ? { keyword: trait.keyword }
        : undefined;
    },
  ),
);

/** What an object is or has: "it's a creature", "~ is tapped", "it has flying", "it was kicked". */
export const objectCondition: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    is({ if: 'fits' })`${{ what: one }} is ${an} ${{ filter: plainFilter.one }}`,
    is({ if: 'fits', said: "'s" })`${{ what: thatObject }}'s ${an} ${{ filter: plainFilter.one }}`,
    is({ if: 'fits', not: true })`${{ what: one }} isn't ${an} ${{ filter: plainFilter.one }}`,
    is({ if: 'fits', said: 'is' })`${{ what: one }} is ${{ filter: stateOnly }}`,
    is({ if: 'fits', said: "is 's" })`${{ what: thatObject }}'s ${{ filter: stateOnly }}`,
    is({ if: 'fits', said: 'is', not: true })`${{ what: one }} isn't ${{ filter: stateOnly }}`,
    is({ if: 'fits', said: 'has' })`${{ what: one }} has ${{ filter: keywordOnly }}`,
    is({ if: 'fits', said: 'has', not: true })`${{ what: one }} doesn't have ${{ filter: keywordOnly }}`,
    is({
      if: 'paid',
      keyword: 'kicker',
    })`${{ said: table('a spell', { '~ was kicked': 'name', 'it was kicked': 'it', 'this spell was kicked': 'this spell' }) }}`,
    is({ if: 'wasCast', by: { who: 'you' } })`you cast it`,
    is({ if: 'wasCast', by: { who: 'you' }, from: 'hand' })`you cast it from your hand`,
  ),
);
