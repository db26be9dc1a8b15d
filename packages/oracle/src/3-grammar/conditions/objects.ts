import type { Condition, Filter, KeywordName, Objects, Trait } from '@lawmage/ability';
import { an, as, is, oneOf, type Phrase, part, say, where } from '../../2-kernel/index.ts';
import {
  adjectives,
  anyObjects,
  bearer,
  compared,
  noCounters,
  onBattlefield,
  place,
  plainFilter,
  RING_BEARER,
  self,
  shared,
  someCounters,
  someOne,
  TOP_OF_GRAVEYARD,
  targeting,
  targetOne,
  thatObject,
} from '../nouns/index.ts';
import { keywordName } from '../words/index.ts';

const one: Phrase<Objects> = part<Objects>()(oneOf('an object', self, bearer, thatObject, targetOne));

const permanent = (filter: Omit<Extract<Filter, { readonly sort: unknown }>, 'sort'>): Filter => ({
  ...filter,
  sort: 'permanent',
});

/** That a spell was kicked or foretold is asked of how it was cast. */
const isHowCast = (trait: Trait): boolean =>
  trait.is === 'state' && (trait.state === 'kicked' || trait.state === 'foretold');

/** [CR 506.6 | 2007: none] */
const FORCED: Filter = { sort: 'permanent', adj: [{ is: 'state', state: 'hadToAttack' }] };

/** A state alone describes the object: "tapped", "attacking", "legendary". */
const stateOnly: Phrase<Filter> = part<Filter>()(
  as(
    say`${{ adj: where('a state', adjectives, traits => !traits.some(isHowCast)) }}`,
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

type Had = { readonly trait: Trait; readonly past?: true };
const sharedTrait: Phrase<Trait> = part<Trait>()(
  is({ is: 'shares' })`shares a ${{ what: shared }} with ${{ with: anyObjects }}`,
);
const sameName: Phrase<Trait> = part<Trait>()(
  is({ is: 'shares', what: 'name' })`has the same name as ${{ with: anyObjects }}`,
);

/** The one target of a spell. */
const soleTarget: Phrase<Trait> = part<Trait>()(
  as(
    oneOf(
      'what is targeted',
      part<Trait>()(is({ is: 'targets' })`${an} ${{ what: plainFilter.one }}`),
      part<Trait>()(is({ is: 'targetsObject' })`${{ what: self }}`),
    ),
    (target): Trait => ({ is: 'both', of: [{ is: 'singleTarget' }, target] }),
    (trait: Trait) => (trait.is === 'both' && trait.of[0].is === 'singleTarget' ? trait.of[1] : undefined),
  ),
);

/** What it has or shares, said of an object of any sort. */
const having: Phrase<Filter> = part<Filter>()(
  as(
    oneOf(
      'what it has',
      say`has ${{ trait: someCounters }} on it`,
      is({ past: true })`had ${{ trait: someCounters }} on it`,
      say`has ${{ trait: part<Trait>()(is({ is: 'chosenName' })`the chosen name`) }}`,
      say`has ${{ trait: noCounters }} on it`,
      is({ past: true })`had ${{ trait: noCounters }} on it`,
      say`has ${{ trait: compared }}`,
      is({ past: true })`had ${{ trait: compared }}`,
      say`${{ trait: oneOf('what it has', sharedTrait, sameName) }}`,
      say`targets ${{ trait: targeting }}`,
      say`has only one target and that target is ${{ trait: soleTarget }}`,
    ),
    ({ trait, past }: Had): Filter => ({ sort: 'source', with: [trait], ...(past && { said: 'had' }) }),
    (filter): Had | undefined => {
      if ('anyOf' in filter || filter.sort !== 'source' || filter.in || filter.whose || filter.adj) return undefined;
      const [trait, ...more] = filter.with ?? [];
      if (trait === undefined || more.length > 0) return undefined;
      return { trait, ...(filter.said === 'had' && { past: true }) };
    },
  ),
);

const inZone: Phrase<Filter> = part<Filter>()(
  oneOf('where it is', is({ sort: 'card' })`in ${{ in: place }}`, is({ sort: 'permanent' })`${{ in: onBattlefield }}`),
);

const attachedTo: Phrase<Filter> = part<Filter>()(
  as(
    say`attached to ${{ to: someOne }}`,
    ({ to }): Filter => ({ sort: 'permanent', with: [{ is: 'attached', to }] }),
    filter => {
      const [trait, ...more] = 'anyOf' in filter ? [] : (filter.with ?? []);
      return trait?.is === 'attached' && more.length === 0 ? { to: trait.to } : undefined;
    },
  ),
);

/** What an object is or has: "it's a creature", "~ is tapped", "it has flying", "it had a +1/+1 counter on it". */
export const objectCondition: Phrase<Condition> = part<Condition>()(
  oneOf(
    'a condition',
    is({ if: 'fits' })`${{ what: one }} is ${an} ${{ filter: plainFilter.one }}`,
    is({ if: 'fits', what: TOP_OF_GRAVEYARD })`the top card of your graveyard is ${an} ${{ filter: plainFilter.one }}`,
    is({ if: 'fits', filter: FORCED, said: 'had to' })`${{ what: one }} had to attack this combat`,
    is({ if: 'fits', filter: RING_BEARER, said: 'bearer' })`${{ what: one }} is your Ring-bearer`,
    is({ if: 'fits', said: "'s" })`${{ what: thatObject }}'s ${an} ${{ filter: plainFilter.one }}`,
    is({ if: 'fits', not: true })`${{ what: one }} isn't ${an} ${{ filter: plainFilter.one }}`,
    is({ if: 'fits', not: true, said: "'s not" })`${{ what: thatObject }}'s not ${an} ${{ filter: plainFilter.one }}`,
    is({ if: 'fits', said: 'was' })`${{ what: one }} was ${an} ${{ filter: plainFilter.one }}`,
    is({ if: 'fits', not: true, said: 'was' })`${{ what: one }} wasn't ${an} ${{ filter: plainFilter.one }}`,
    is({ if: 'fits', said: 'is' })`${{ what: one }} is ${{ filter: stateOnly }}`,
    is({ if: 'fits', said: "is 's" })`${{ what: thatObject }}'s ${{ filter: stateOnly }}`,
    is({ if: 'fits', said: 'is', not: true })`${{ what: one }} isn't ${{ filter: stateOnly }}`,
    is({ if: 'fits', said: 'state was' })`${{ what: one }} was ${{ filter: stateOnly }}`,
    is({ if: 'fits', said: 'state was', not: true })`${{ what: one }} wasn't ${{ filter: stateOnly }}`,
    is({ if: 'fits', said: 'has' })`${{ what: one }} has ${{ filter: keywordOnly }}`,
    is({ if: 'fits', said: 'has', not: true })`${{ what: one }} doesn't have ${{ filter: keywordOnly }}`,
    is({ if: 'fits', said: 'having' })`${{ what: one }} ${{ filter: having }}`,
    is({ if: 'fits', said: 'in' })`${{ what: one }} is ${{ filter: inZone }}`,
    is({ if: 'fits', said: 'attached' })`${{ what: one }} is ${{ filter: attachedTo }}`,
  ),
);
