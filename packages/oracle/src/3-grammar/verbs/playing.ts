import type { Duration, Effect, Filter, Objects, Place, PlayerRule } from '@lawmage/ability';
import {
  an,
  as,
  eitherOf,
  type Forms,
  forms,
  inBoth,
  is,
  maybe,
  oneOf,
  type Phrase,
  part,
  partForms,
  say,
  where,
} from '../../2-kernel/index.ts';
import { forEach } from '../amounts/index.ts';
import {
  anyObjects,
  filter,
  oneObject,
  place,
  plainFilter,
  pluralQuantity,
  possessive,
  thoseObjects,
} from '../nouns/index.ts';
import { times } from '../words/index.ts';
import { duration } from './durations.ts';

const free = is({ free: true })`without paying its mana cost`;
const freeMany = is({ free: true })`without paying their mana costs`;

const what = oneOf(
  'what is played',
  say`play ${{ what: anyObjects }}`,
  is({ cast: true })`cast ${{ what: anyObjects }}`,
  is({ cast: true })`cast ${{ what: anyObjects }} ${free}`,
  is({ free: true })`play ${{ what: anyObjects }} without paying its mana cost`,
);
const anyMana = is({ anyMana: true })`, and mana of any type can be spent to cast that spell`;

const behind: Phrase<{ readonly until: Duration; readonly said?: string }> = part<{
  readonly until: Duration;
  readonly said?: string;
}>()(
  oneOf(
    'a duration',
    say`${{ until: duration }}`,
    is({ until: { until: 'endOfTurn' }, said: 'this turn' })`this turn`,
    is({ until: { until: 'endOfGame' }, said: 'it' })`for as long as it remains exiled`,
    is({ until: { until: 'endOfGame' }, said: 'they' })`for as long as they remain exiled`,
  ),
);

const forbidden: Phrase<PlayerRule> = part<PlayerRule>()(
  oneOf(
    'what is forbidden',
    is({ rule: 'cantCast' })`cast ${{ what: filter.many }}`,
    is({ rule: 'cantGainLife' })`gain life`,
    is({ rule: 'cantPlayLands' })`play lands`,
  ),
);

/** "may play that card this turn": a permission that lasts [CR 601.3, 305.1 | 2007: 409.1]. */
export const mayPlay: Forms<Effect> = partForms<Effect>()(
  eitherOf(
    'a permission',
    forms({ do: 'playFrom' })`may ${what} ${behind} ${maybe(anyMana)}`,
    forms({
      do: 'rule',
      rule: { rule: 'extraLand', count: 1 },
      until: { until: 'endOfTurn' },
    })`may play an additional land this turn`,
    forms({
      do: 'rule',
      rule: { rule: 'extraLand', count: 2 },
      until: { until: 'endOfTurn' },
    })`may play up to two additional lands this turn`,
    forms({ do: 'rule', until: { until: 'endOfTurn' } })`can't ${{ rule: forbidden }} this turn`,
  ),
);

/** "Until end of turn, you may play that card." */
export const mayPlayUntil: Phrase<Effect> = part<Effect>()(
  is({ do: 'playFrom', who: { who: 'you' }, said: 'front' })`${{ until: duration }}, you may ${what} ${maybe(anyMana)}`,
);

const isSpoken = (what: Objects, said: RegExp): boolean => 'said' in what && said.test(what.said ?? '');
/** The new targets of a copy belong to its copying. */
const original = where('a spell', anyObjects, what => !isSpoken(what, /^the cop(?:y|ies)$/u));
/** "a creature spell with mana value 4 or less from your hand": a card there, by what it is as a spell. */
const spellFrom: Forms<Filter> = inBoth(plainFilter, form =>
  as(
    say`${{ filter: form }} from ${{ in: place }}`,
    ({ filter, in: zone }): Filter | undefined =>
      'anyOf' in filter || filter.sort !== 'spell' || filter.in || filter.said !== undefined
        ? undefined
        : { ...filter, in: zone },
    (filter): { readonly filter: Filter; readonly in: Place } | undefined => {
      if ('anyOf' in filter || filter.sort !== 'spell' || filter.in === undefined) return undefined;
      const { in: zone, ...rest } = filter;
      return { filter: rest, in: zone };
    },
  ),
);
const spells = part<Objects>()(
  oneOf(
    'a spell',
    is({ what: 'some' })`${an} ${{ filter: spellFrom.one }}`,
    is({ what: 'some' })`${{ count: pluralQuantity }} ${{ filter: spellFrom.many }}`,
  ),
);

/** Casting this spell otherwise than usual is a static ability. */
const other = oneOf(
  'a card',
  spells,
  where('a card', anyObjects, what => !isSpoken(what, /^this spell$/u)),
);

const moreTimes = where('how often', times, n => n > 2);
const couldTarget = oneOf(
  'what it could target',
  say`that spell could target . each copy targets a different one of those creatures`,
  is({ said: 'the spell' })`the spell could target . each copy targets a different one of those creatures`,
  is({ said: 'that the spell' })`that the spell could target . each copy targets a different one of those creatures`,
);

/** [CR 707.14 | 2007: none] */
const noted: Phrase<Objects> = part<Objects>()(is({ what: 'linked', by: 'noted' })`the card with the noted name`);

/** "cast it without paying its mana cost": at once, as the effect is carried out. */
export const castVerbs: Forms<Effect> = partForms<Effect>()(
  eitherOf(
    'cast',
    forms({ do: 'cast' })`[casts|cast] ${{ what: other }} ${free}`,
    forms({ do: 'cast', said: 'many' })`[casts|cast] ${{ what: other }} ${freeMany}`,
    forms({ do: 'cast' })`[casts|cast] ${{ what: other }}`,
    forms({ do: 'cast', ifAble: true })`[casts|cast] ${{ what: other }} ${free} if able`,
    forms({ do: 'cast', ifAble: true, said: 'many' })`[casts|cast] ${{ what: other }} if able ${freeMany}`,
    forms({ do: 'cast', each: true })`[casts|cast] any number of ${{ what: thoseObjects }} ${freeMany}`,
    forms({ do: 'copySpell' })`[copies|copy] ${{ what: anyObjects }}`,
    forms({ do: 'copySpell', said: 'create' })`[creates|create] a copy of ${{ what: noted }}`,
    forms({ do: 'note', count: { count: 'player', stat: 'life', of: { who: 'you' } } })`[notes|note] your life total`,
    forms({ do: 'note' })`[notes|note] the name of ${{ name: oneObject }}`,
    forms({ do: 'copySpell' })`[copies|copy] ${{ what: anyObjects }} ${{ count: moreTimes }}`,
    forms({
      do: 'copySpell',
    })`[copies|copy] ${{ what: anyObjects }} for each other ${{ each: plainFilter.one }} ${couldTarget}`,
    forms({ do: 'copySpell' })`[copies|copy] ${{ what: anyObjects }} . the copy targets ${{ onto: oneObject }}`,
    forms({
      do: 'copySpell',
      newTargets: true,
    })`[copies|copy] ${{ what: anyObjects }} . you may choose new targets for the copy`,
    forms({
      do: 'copySpell',
      newTargets: true,
      said: 'and',
    })`[copies|copy] ${{ what: anyObjects }} and you may choose new targets for the copy`,
    forms({
      do: 'copySpell',
      newTargets: true,
      said: 'a new target for that copy',
    })`[copies|copy] ${{ what: anyObjects }} and may choose a new target for that copy`,
    forms({
      do: 'copySpell',
      newTargets: true,
      said: 'a new target for the copy',
    })`[copies|copy] ${{ what: anyObjects }} and may choose a new target for the copy`,
    forms({ do: 'copySpell' })`[copies|copy] ${{ what: anyObjects }} ${{ count: forEach }}`,
    forms({
      do: 'copySpell',
      newTargets: true,
    })`[copies|copy] ${{ what: anyObjects }} ${{ count: forEach }} . you may choose new targets for the copies`,
    forms({ do: 'copySpell', count: 2 })`[copies|copy] ${{ what: anyObjects }} twice`,
    forms({
      do: 'copySpell',
      count: 2,
      newTargets: true,
    })`[copies|copy] ${{ what: anyObjects }} twice . you may choose new targets for the copies`,
    forms({ do: 'retarget', may: true })`[chooses|choose] new targets for ${{ what: original }}`,
    forms({ do: 'retarget' })`[changes|change] the target of ${{ what: original }}`,
    forms({ do: 'retarget' })`[changes|change] the target of ${{ what: original }} to ${{ onto: oneObject }}`,
    forms({ do: 'retarget', said: 'plural' })`[changes|change] the targets of ${{ what: original }}`,
    forms({ do: 'retarget', which: 'any' })`[changes|change] any targets of ${{ what: original }}`,
    forms({ do: 'retarget', which: 'one' })`[changes|change] a target of ${{ what: original }}`,
    forms({
      do: 'retarget',
      which: 'one',
    })`[changes|change] a target of ${{ what: original }} to ${{ onto: oneObject }}`,
    forms({ do: 'retarget', said: 'to another' })`[changes|change] ${{ what: possessive }} target to another ${{
      to: plainFilter.one,
    }}`,
  ),
);
