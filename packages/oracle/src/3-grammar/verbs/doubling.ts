import type { Count, Effect, Filter, Modification, Objects } from '@lawmage/ability';
import {
  as,
  eitherOf,
  type Forms,
  forms,
  inBoth,
  oneOf,
  type Phrase,
  part,
  partForms,
  table,
} from '../../2-kernel/index.ts';
import { bearer, filter, possessive, self, targetOne, thatObject } from '../nouns/index.ts';

type Stats = 'power' | 'toughness' | 'both';
type Doubled = { readonly what: Objects; readonly stats: Stats; readonly said: string };
const stats = table('what is doubled', { power: 'power', toughness: 'toughness', 'power and toughness': 'both' });
const one: Phrase<Objects> = part<Objects>()(oneOf('an object', self, bearer, targetOne, thatObject));
const words: Forms<Doubled> = partForms<Doubled>()(
  eitherOf(
    'double',
    forms({ said: 'of' })`[doubles|double] the ${{ stats }} of ${{ what: one }} until end of turn`,
    forms({ said: 'possessive' })`[doubles|double] ${{ what: possessive }} ${{ stats }} until end of turn`,
  ),
);
type EachDoubled = { readonly each: Filter; readonly stats: Stats };
const wordsOfEach: Forms<EachDoubled> = forms({})`[doubles|double] the ${{ stats }} of each ${{
  each: filter.one,
}} until end of turn`;

const its = (stat: 'power' | 'toughness'): Count => ({
  count: 'stat',
  stat,
  of: { what: 'that', slot: -1, said: 'it' },
});
const doubled = (which: Stats): Modification => ({
  change: 'gets',
  power: which === 'toughness' ? 0 : its('power'),
  toughness: which === 'power' ? 0 : its('toughness'),
});
const DOUBLE = 'double ';
const EACH = 'each';

const doubling = ({ what, stats: which, said }: Doubled): Effect => ({
  do: 'modify',
  said: `${DOUBLE}${said}`,
  what,
  changes: [doubled(which)],
  until: { until: 'endOfTurn' },
});

/** The inverse of `doubling`. */
function doubledIn(effect: Effect): Doubled | undefined {
  if (effect.do !== 'modify' || !effect.said?.startsWith(DOUBLE)) return undefined;
  const [change] = effect.changes;
  if (change?.change !== 'gets') return undefined;
  const which = change.toughness === 0 ? 'power' : change.power === 0 ? 'toughness' : 'both';
  return { what: effect.what, stats: which, said: effect.said.slice(DOUBLE.length) };
}

/** "double the power of each creature you control": each by its own power. */
const doublingEach: Forms<Effect> = inBoth(wordsOfEach, form =>
  as(
    form,
    ({ each, stats: which }): Effect => ({
      do: 'forEach',
      said: `${DOUBLE}${EACH}`,
      of: { what: 'each', filter: each },
      slot: -1,
      effect: doubling({ what: { what: 'that', slot: -1, said: 'it' }, stats: which, said: EACH }),
    }),
    (effect): EachDoubled | undefined => {
      if (effect.do !== 'forEach' || effect.said !== `${DOUBLE}${EACH}` || 'who' in effect.of) return undefined;
      const inner = doubledIn(effect.effect);
      return inner && effect.of.what === 'each' ? { each: effect.of.filter, stats: inner.stats } : undefined;
    },
  ),
);

/** "double target creature's power until end of turn": it gets +X/+0, where X is its power [CR 701.10 | 2007: none]. */
export const doublings: Forms<Effect> = eitherOf(
  'double',
  inBoth(words, form => as(form, doubling, doubledIn)),
  doublingEach,
);
