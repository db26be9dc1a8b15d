import type { Count, Effect, Objects } from '@lawmage/ability';
import { as, type Forms, forms, inBoth } from '../../2-kernel/index.ts';
import { numeral } from '../words/index.ts';

const LAND = {
  types: ['land'],
  sort: 'permanent',
  whose: { by: 'controller', who: { who: 'you' } },
} as const;
const SAID = 'earthbend';
const thatLand = (): Objects => ({ what: 'that', slot: -1, said: 'that land' });

/** [CR 701.66a | 2007: none] The action in the words that explain it. */
const meaning = (count: Count): Effect => ({
  do: 'sequence',
  said: SAID,
  steps: [
    {
      do: 'modify',
      what: { what: 'target', slot: -1, filter: LAND },
      changes: [
        { change: 'base', power: 0, toughness: 0 },
        { change: 'type', types: ['creature'], keep: true },
        { change: 'gain', abilities: [{ is: 'keyword', keyword: 'haste' }] },
      ],
    },
    { do: 'putCounters', kind: '+1/+1', count, on: thatLand() },
    {
      do: 'later',
      event: {
        on: 'any',
        of: [
          { on: 'move', what: thatLand(), from: 'battlefield', to: 'graveyard' },
          { on: 'move', what: thatLand(), from: 'battlefield', to: 'exile' },
        ],
      },
      effect: { do: 'move', what: thatLand(), to: { zone: 'battlefield', tapped: true, under: 'you' } },
    },
    { do: 'act', act: 'earthbend', count },
  ],
});

/** "earthbend 2": a keyword action with a target of its own. */
export const earthbending: Forms<Effect> = inBoth(forms({})`[earthbends|earthbend] ${{ count: numeral }}`, form =>
  as(
    form,
    ({ count }): Effect => meaning(count),
    effect => {
      const put = effect.do === 'sequence' && effect.said === SAID ? effect.steps[1] : undefined;
      return put?.do === 'putCounters' ? { count: put.count } : undefined;
    },
  ),
);

const SUPPORT = 'support';
const others = { types: ['creature'], sort: 'permanent', other: true } as const;

/** "support 2" [CR 701.41a | 2007: none]: a spell is no creature, so that "other" says nothing there. */
export const supporting: Forms<Effect> = inBoth(forms({})`[supports|support] ${{ count: numeral }}`, form =>
  as(
    form,
    ({ count }): Effect => ({
      do: 'sequence',
      said: SUPPORT,
      steps: [
        {
          do: 'putCounters',
          kind: '+1/+1',
          count: 1,
          on: { what: 'target', slot: -1, filter: others, count: { upTo: count } },
        },
        { do: 'act', act: 'support', count },
      ],
    }),
    effect => {
      const act = effect.do === 'sequence' && effect.said === SUPPORT ? effect.steps[1] : undefined;
      return act?.do === 'act' && act.count !== undefined ? { count: act.count } : undefined;
    },
  ),
);
