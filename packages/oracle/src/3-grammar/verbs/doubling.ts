import type { Count, Effect, Modification, Objects } from '@lawmage/ability';
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
import { bearer, possessive, self, targetOne, thatObject } from '../nouns/index.ts';

type Doubled = { readonly what: Objects; readonly stats: 'power' | 'both'; readonly said: string };
const stats = table('what is doubled', { power: 'power', 'power and toughness': 'both' });
const one: Phrase<Objects> = part<Objects>()(oneOf('an object', self, bearer, targetOne, thatObject));
const words: Forms<Doubled> = partForms<Doubled>()(
  eitherOf(
    'double',
    forms({ said: 'of' })`[doubles|double] the ${{ stats }} of ${{ what: one }} until end of turn`,
    forms({ said: 'possessive' })`[doubles|double] ${{ what: possessive }} ${{ stats }} until end of turn`,
  ),
);

const its = (stat: 'power' | 'toughness'): Count => ({
  count: 'stat',
  stat,
  of: { what: 'that', slot: -1, said: 'it' },
});
const doubled = (which: Doubled['stats']): Modification => ({
  change: 'gets',
  power: its('power'),
  toughness: which === 'both' ? its('toughness') : 0,
});
const DOUBLE = 'double ';

/** "double target creature's power until end of turn": it gets +X/+0, where X is its power [CR 701.10 | 2007: none]. */
export const doubling: Forms<Effect> = inBoth(words, form =>
  as(
    form,
    ({ what, stats: which, said }): Effect => ({
      do: 'modify',
      said: `${DOUBLE}${said}`,
      what,
      changes: [doubled(which)],
      until: { until: 'endOfTurn' },
    }),
    (effect): Doubled | undefined => {
      if (effect.do !== 'modify' || !effect.said?.startsWith(DOUBLE)) return undefined;
      const [change] = effect.changes;
      if (change?.change !== 'gets') return undefined;
      const which = change.toughness === 0 ? 'power' : 'both';
      return { what: effect.what, stats: which, said: effect.said.slice(DOUBLE.length) };
    },
  ),
);
