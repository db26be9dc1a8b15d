import type { Count, CounterKind, Effect, Objects, Recipient } from '@lawmage/ability';
import {
  an,
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
  say,
} from '../../2-kernel/index.ts';
import { amount, thatMuch } from '../amounts/index.ts';
import { anyObjects, possessive, recipient } from '../nouns/index.ts';
import { cardinal, counterKind } from '../words/index.ts';
import { perEach } from './counted.ts';
import { sameObject } from './subject.ts';

type Kinded = { readonly count: Count; readonly kind: CounterKind };

const some: Phrase<Kinded> = part<Kinded>()(
  oneOf(
    'counters',
    is({ count: 1 })`${an} ${{ kind: counterKind }} counter`,
    say`${{ count: cardinal }} ${{ kind: counterKind }} counters`,
    say`${{ count: thatMuch }} ${{ kind: counterKind }} counters`,
  ),
);

type Put = Extract<Effect, { do: 'putCounters' }>;
const put = perEach(
  'count',
  partForms<Put>()(
    eitherOf(
      'a verb',
      forms({ do: 'putCounters' })`[puts|put] ${some} on ${{ on: recipient }}`,
      forms({
        do: 'putCounters',
        count: 1,
        said: 'additional',
      })`[puts|put] an additional ${{ kind: counterKind }} counter on ${{
        on: recipient,
      }}`,
      forms({ do: 'putCounters', said: 'equal to' })`[puts|put] a number of ${{ kind: counterKind }} counters on ${{
        on: recipient,
      }} equal to ${{ count: amount }}`,
      forms({ do: 'putCounters', divided: true })`[distributes|distribute] ${some} among ${{ on: recipient }}`,
    ),
  ),
);

type Kinds = { readonly first: Kinded; readonly second: Kinded; readonly on: Recipient };

/** "put a +1/+1 counter and a flying counter on target creature": two kinds under one verb. */
const twoKinds: Forms<Effect> = inBoth(
  forms({})`[puts|put] ${{ first: some }} and ${{ second: some }} on ${{ on: recipient }}`,
  form =>
    as(
      form,
      ({ first, second, on }: Kinds): Effect => ({
        do: 'sequence',
        said: 'kinds',
        steps: [
          { do: 'putCounters', ...first, on },
          { do: 'putCounters', ...second, on: sameObject },
        ],
      }),
      effect => {
        if (effect.do !== 'sequence' || effect.said !== 'kinds') return undefined;
        const [first, second] = effect.steps;
        if (first?.do !== 'putCounters' || second?.do !== 'putCounters') return undefined;
        return {
          first: { count: first.count, kind: first.kind },
          second: { count: second.count, kind: second.kind },
          on: first.on,
        };
      },
    ),
);

const any = oneOf(
  'counters',
  is({ count: 1, kind: 'any' })`a counter`,
  is({ count: 'all', kind: 'any' })`all counters`,
);
const all = is({ count: 'all' })`all ${{ kind: counterKind }} counters`;
const removed = oneOf('counters', some, any, all);

/** The counters that something was said to have had. */
const ofThose: Phrase<Objects> =
  part<Objects>()(is({ what: 'that', slot: -1, said: 'those counters' })`those counters`);

/** Counters on objects [CR 122 | 2007: 200.10]. */
export const counterVerbs: Forms<Effect> = partForms<Effect>()(
  eitherOf(
    'a verb',
    put,
    twoKinds,
    forms({ do: 'giveCounters' })`[puts|put] ${{ from: possessive }} counters on ${{ on: anyObjects }}`,
    forms({ do: 'giveCounters' })`[puts|put] ${{ from: ofThose }} on ${{ on: anyObjects }}`,
    forms({ do: 'giveCounters' })`[puts|put] ${{ from: possessive }} ${{ kind: counterKind }} counters on ${{
      on: anyObjects,
    }}`,
    forms({
      do: 'removeCounters',
      count: 'any',
    })`[removes|remove] any number of ${{ kind: counterKind }} counters from ${{ from: recipient }}`,
    forms({ do: 'removeCounters' })`[removes|remove] ${removed} from ${{ from: recipient }}`,
    forms({ do: 'moveCounters' })`[moves|move] ${removed} from ${{ from: anyObjects }} onto ${{ to: anyObjects }}`,
    forms({
      do: 'doubleCounters',
      kind: 'any',
    })`[doubles|double] the number of each kind of counter on ${{ on: anyObjects }}`,
    forms({
      do: 'doubleCounters',
      kind: 'any',
      on: { who: 'you' },
    })`[doubles|double] the number of each kind of counter you have`,
    forms({
      do: 'doubleCounters',
    })`[doubles|double] the number of ${{ kind: counterKind }} counters on ${{ on: anyObjects }}`,
  ),
);
