/** The Ring tempts a player [CR 701.54 | 2007: none]. */
import type { Ability, Condition, Effect, Filter } from '@lawmage/ability';
import { numberOf } from '../../nouns/count/player.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { player } from '../../state/store.ts';
import type { GameEvent } from '../../work/event.ts';
import { markEvent } from '../../work/events.ts';

const TEMPTED = 'tempted:';

const YOURS = { by: 'controller', who: { who: 'you' } } as const;
const bearer: Filter = {
  adj: [{ is: 'state', state: 'ringBearer' }],
  types: ['creature'],
  sort: 'permanent',
  whose: YOURS,
};
const itsPower = { count: 'stat', stat: 'power', of: { what: 'that', slot: 0 } } as const;
const tempted = (n: number): Condition => ({
  if: 'compare',
  a: { count: 'player', stat: 'tempted', of: { who: 'you' } },
  is: 'atLeast',
  b: n,
});

/** [CR 701.54c | 2007: none] What the emblem says, each part from some number of times on. */
const THE_RING: readonly Ability[] = [
  {
    is: 'static',
    rule: {
      static: 'modify',
      what: { what: 'each', filter: bearer, slot: 0 },
      changes: [
        { change: 'type', supertypes: ['legendary'], keep: true },
        {
          change: 'rule',
          rule: {
            rule: 'cantBeBlocked',
            by: {
              types: ['creature'],
              sort: 'permanent',
              with: [{ is: 'stat', stat: 'power', compare: 'more', to: itsPower }],
            },
          },
        },
      ],
    },
  },
  {
    is: 'triggered',
    event: { on: 'attack', what: { what: 'some', filter: bearer } },
    when: tempted(2),
    effect: {
      do: 'sequence',
      steps: [
        { do: 'draw', count: 1 },
        { do: 'discard', what: { what: 'some', filter: { sort: 'card' } } },
      ],
    },
  },
  {
    is: 'triggered',
    event: {
      on: 'blocked',
      what: { what: 'some', filter: bearer },
      by: { what: 'some', filter: { types: ['creature'], sort: 'permanent' }, slot: 0 },
    },
    when: tempted(3),
    effect: {
      do: 'later',
      event: { on: 'step', step: 'endCombat', of: { who: 'active' } },
      effect: {
        do: 'sacrifice',
        who: { who: 'controller', of: { what: 'that', slot: 0 } },
        what: { what: 'that', slot: 0 },
      },
    },
  },
  {
    is: 'triggered',
    event: { on: 'damage', source: { what: 'some', filter: bearer }, to: { who: 'some', of: 'player' }, combat: true },
    when: tempted(4),
    effect: { do: 'loseLife', who: { who: 'each', of: 'opponent' }, amount: 3 },
  },
];

/** [CR 701.54a, 701.54c | 2007: none] The emblem the first time, then a creature becomes the Ring-bearer. */
export function tempting(game: Game, seat: Seat, slot: number): Effect {
  const chosen = { what: 'that', slot } as const;
  const creature: Filter = { types: ['creature'], sort: 'permanent', whose: YOURS };
  const choice: readonly Effect[] = [
    { do: 'choose', what: { what: 'some', filter: creature, slot } },
    { do: 'become', what: chosen, designation: 'ringBearer' },
  ];
  const isFirst = numberOf(player(game, seat).marks, TEMPTED) === 0;
  return {
    do: 'sequence',
    steps: isFirst ? [{ do: 'emblem', abilities: THE_RING, name: 'The Ring' }, ...choice] : choice,
  };
}

/** One temptation more, as marks of the player. */
export function countTemptation(game: Game, seat: Seat, source: ObjectId): readonly GameEvent[] {
  const times = numberOf(player(game, seat).marks, TEMPTED);
  const more = markEvent({ seat }, `${TEMPTED}${times + 1}`, '701.54c|', { source });
  return times === 0 ? [more] : [markEvent({ seat }, `${TEMPTED}${times}`, '701.54c|', { source, on: false }), more];
}
