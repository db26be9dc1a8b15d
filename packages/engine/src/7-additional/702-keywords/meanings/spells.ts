/** Keywords about casting spells, and those of cards in graveyards. */
import {
  type Ability,
  type Condition,
  type Count,
  cards,
  controllerOf,
  type Effect,
  type EventPattern,
  eachOpponent,
  gainLife,
  gains,
  gets,
  having,
  type Keyword,
  may,
  modify,
  type Objects,
  pay,
  permanents,
  putCounters,
  type Replacement,
  returnToHand,
  sacrifice,
  self,
  sequence,
  spells,
  target,
  that,
  triggered,
  untilEndOfTurn,
  keyword as word,
  you,
  yours,
} from '@lawmage/ability';
import { costOf, diesSelf, entersSelf, type Meanings, no, numberOf } from './words.ts';

const castSelf: EventPattern = { on: 'cast', who: you, what: self };
const anySpell = { what: 'some', filter: spells() } as const;
const noncreature = { what: 'some', filter: having(spells(), no({ is: 'type', type: 'creature' })) } as const;
const copies = (count: Count) => ({ do: 'copySpell', what: self, count, newTargets: true }) as const;
const cheaper = having(cards(), no({ is: 'type', type: 'land' }), {
  is: 'stat',
  stat: 'manaValue',
  compare: 'less',
  to: { count: 'stat', stat: 'manaValue', of: self },
});
const bottom = { zone: 'library', at: 'bottom', order: 'random' } as const;
/** Cards that were exiled and not cast. */
const stillExiled = (slot: number): Objects => ({
  what: 'that',
  slot,
  filter: { sort: 'card', in: { zone: 'exile' } },
});
const opposingSource = {
  sort: 'spellOrAbility',
  whose: { by: 'controller', who: { who: 'some', of: 'opponent' } },
} as const;

const sameName = having(cards(), { is: 'shares', what: 'name', with: self });
/** Revealed cards that are still in the library. */
const stillThere = { what: 'that', slot: 0, filter: { sort: 'card', in: { zone: 'library' } } } as const;
const haunting = sequence(
  { do: 'move', what: self, to: { zone: 'exile' }, slot: 1 },
  { do: 'haunt', what: that(1), whom: target(0, permanents('creature')) },
);

const madnessIsOptional: Condition = { if: 'edition', says: 'madnessIsOptional' };
const discardedToExile = (how: Pick<Replacement, 'condition' | 'optional'>): Ability => ({
  is: 'static',
  from: 'hand',
  rule: {
    static: 'replace',
    replacement: {
      event: { on: 'discard', who: you, what: self },
      instead: { instead: 'destination', to: { zone: 'exile' } },
      ...how,
    },
  },
});

/** [CR 702.21b] The X of its cost, as it is while the ability resolves. */
const definingX = ({ n }: Keyword, effect: Effect): Effect =>
  n === undefined ? effect : { do: 'where', x: n, effect };

export const SPELLS: Meanings = {
  /** [CR 702.21a, 702.21b] */
  ward: keyword => [
    triggered(
      { on: 'target', what: self, by: { what: 'some', filter: opposingSource, slot: 0 } },
      definingX(keyword, {
        do: 'unless',
        who: controllerOf(that(0)),
        cost: costOf(keyword),
        unpaid: { do: 'counterSpell', what: that(0) },
      }),
    ),
  ],
  /** [CR 702.35a | 2007: 502.24a] */
  madness: keyword => [
    discardedToExile({ optional: true, condition: madnessIsOptional }),
    discardedToExile({ condition: { if: 'not', of: madnessIsOptional } }),
    {
      is: 'triggered',
      from: 'exile',
      event: { on: 'discard', who: you, what: self },
      if: { if: 'fits', what: self, filter: { sort: 'card', in: { zone: 'exile' } } },
      effect: {
        do: 'may',
        effect: { do: 'cast', what: self, cost: costOf(keyword) },
        otherwise: { do: 'move', what: self, to: { zone: 'graveyard' } },
      },
    },
  ],
  /** [CR 702.94a] It is revealed as it is drawn, see `miracle.ts`. */
  miracle: keyword => [
    {
      is: 'triggered',
      from: 'hand',
      event: { on: 'miracle', what: self },
      effect: may({ do: 'cast', what: self, cost: costOf(keyword) }),
    },
  ],
  /** [CR 702.113a, 702.113b] The target is there only if its cost was paid. */
  awaken: (keyword, nth) => [
    {
      is: 'spell',
      effect: {
        do: 'if',
        condition: { if: 'paid', keyword: 'awaken', nth },
        then: sequence(
          putCounters(numberOf(keyword), '+1/+1', target(0, yours(permanents('land')))),
          modify(
            that(0),
            undefined,
            { change: 'type', types: ['creature'], subtypes: ['Elemental'], keep: true },
            { change: 'base', power: 0, toughness: 0 },
            gains(word('haste')),
          ),
        ),
      },
    },
  ],
  /** [CR 702.40a | 2007: 502.30a] */
  storm: () => [triggered(castSelf, copies({ count: 'castBefore' }))],
  /** [CR 702.52a | 2007: 502.47a] */
  dredge: keyword => [
    {
      is: 'static',
      from: 'graveyard',
      rule: {
        static: 'replace',
        replacement: {
          event: { on: 'draw', who: you },
          condition: {
            if: 'compare',
            a: { count: 'player', stat: 'librarySize', of: you },
            is: 'atLeast',
            b: numberOf(keyword),
          },
          optional: true,
          instead: {
            instead: 'effect',
            effect: sequence({ do: 'mill', count: numberOf(keyword) }, returnToHand(self)),
          },
        },
      },
    },
  ],
  /** [CR 702.50a | 2007: 502.44a] */
  epic: () => [
    {
      is: 'spell',
      effect: sequence(
        { do: 'rule', rule: { rule: 'cantCast', what: spells() }, until: { until: 'endOfGame' } },
        {
          do: 'later',
          event: { on: 'step', step: 'upkeep', of: you },
          every: { until: 'endOfGame' },
          effect: { do: 'copySpell', what: self, newTargets: true, without: 'epic' },
        },
      ),
    },
  ],
  /** [CR 702.55a | 2007: 502.51a] A permanent as it dies, an instant or sorcery as it resolves. */
  haunt: () => [
    triggered(diesSelf, haunting),
    triggered({ on: 'move', what: self, from: 'stack', to: 'graveyard', resolving: true }, haunting),
  ],
  /** [CR 702.60a | 2007: 502.56a] */
  ripple: keyword => [
    triggered(castSelf, {
      do: 'may',
      effect: { do: 'reveal', what: { what: 'top', count: numberOf(keyword), of: you, slot: 0 } },
      then: sequence(
        {
          do: 'forEach',
          of: { what: 'that', slot: 0, filter: sameName },
          slot: 1,
          effect: may({ do: 'cast', what: that(1), free: true }),
        },
        { do: 'move', what: stillThere, to: { zone: 'library', at: 'bottom' } },
      ),
    }),
  ],
  /** [CR 702.59a | 2007: 502.55a] */
  recover: keyword => [
    {
      is: 'triggered',
      from: 'graveyard',
      event: {
        on: 'move',
        what: { what: 'some', filter: { ...permanents('creature'), other: true } },
        from: 'battlefield',
        to: 'graveyard',
        owner: you,
      },
      effect: {
        do: 'unless',
        who: you,
        cost: costOf(keyword),
        unpaid: { do: 'move', what: self, to: { zone: 'exile' } },
        paid: returnToHand(self),
      },
    },
  ],
  /** [CR 702.69a] */
  gravestorm: () => [
    triggered(
      castSelf,
      copies({
        count: 'happened',
        event: { on: 'move', what: { what: 'some', filter: permanents() }, from: 'battlefield', to: 'graveyard' },
      }),
    ),
  ],
  /** [CR 702.74a] What is paid is a matter of casting; each asks for its own cost only [CR 607.1, 607.5]. */
  evoke: (_, nth) => [triggered(entersSelf, sacrifice(self), { if: 'paid', keyword: 'evoke', nth })],
  /** [CR 702.85a] */
  cascade: () => [
    triggered(
      castSelf,
      sequence(
        { do: 'revealUntil', until: cheaper, to: { zone: 'exile' }, rest: { zone: 'exile' }, slot: 0, restSlot: 1 },
        { do: 'asCascading', what: { what: 'both', of: [stillExiled(0), stillExiled(1)] } },
        may({
          do: 'cast',
          what: { what: 'that', slot: 0, filter: cheaper },
          free: true,
          only: { ...cheaper, sort: 'spell' },
        }),
        { do: 'move', what: { what: 'both', of: [stillExiled(0), stillExiled(1)] }, to: bottom },
      ),
    ),
  ],
  /** [CR 702.101a] */
  extort: () => [
    triggered(
      { on: 'cast', who: you, what: anySpell },
      may(
        { do: 'pay', cost: [pay('{W/B}')] },
        sequence({ ...lossOfEach, lost: 0 }, gainLife({ count: 'that', slot: 0 })),
      ),
    ),
  ],
  /** [CR 702.131a] On an instant or sorcery; on a permanent see `at-once.ts`. */
  ascend: () => [
    {
      is: 'spell',
      effect: {
        do: 'if',
        condition: { if: 'exists', of: yours(permanents()), compare: 'atLeast', n: 10 },
        then: { do: 'act', act: 'getBlessing' },
      },
    },
  ],
  /** [CR 702.108a] */
  prowess: () => [triggered({ on: 'cast', who: you, what: noncreature }, modify(self, untilEndOfTurn, gets(1, 1)))],
};

const lossOfEach = { do: 'loseLife', who: eachOpponent, amount: 1 } as const;
