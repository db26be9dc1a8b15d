/** Keywords that are activated abilities. */
import {
  type Ability,
  a,
  another,
  bearer,
  being,
  type Color,
  type Condition,
  type Cost,
  type CostPart,
  type Count,
  cards,
  doing,
  draw,
  type Effect,
  type Filter,
  gains,
  having,
  type Keyword,
  type Modification,
  may,
  modify,
  permanents,
  putCounters,
  returnToHand,
  sacrifice,
  self,
  sequence,
  some,
  type Trait,
  tapSymbol,
  target,
  that,
  thatPlayer,
  untilEndOfTurn,
  keyword as word,
  you,
  yours,
} from '@lawmage/ability';
import { isAboutPlaneswalkers } from '../of-instances.ts';
import { craft } from './craft.ts';
import { asSorcery, costOf, exileThis, HELPERS, type Meanings, numberOf, plusCounter } from './words.ts';

const discardThis: CostPart = doing({ do: 'discard', what: self });
const attachTo = (filter: Filter): Effect => ({ do: 'attach', what: self, to: target(0, filter) });
const find = (filter: Filter): Effect => ({
  do: 'search',
  in: { zone: 'library', of: you },
  for: filter,
  reveal: true,
  to: { zone: 'hand' },
  shuffle: true,
});

/** [CR 702.6e | 2007: none] "Equip planeswalker" aims at one, and is attached to it as though it were a creature. */
const equips = (keyword: Keyword): Effect =>
  isAboutPlaneswalkers(keyword)
    ? { do: 'attach', what: self, to: target(0, yours(permanents('planeswalker'))), asCreature: true }
    : attachTo(equipped(keyword));

/** [CR 702.6c | 2007: none] "Equip [quality]" may target only a creature of that quality, wherever else it may be attached. */
function equipped({ quality }: Keyword): Filter {
  const of =
    quality !== undefined && 'filter' in quality && !('anyOf' in quality.filter)
      ? quality.filter
      : permanents('creature');
  return { ...yours(of), with: [...(of.with ?? []), { is: 'type', type: 'creature' }] };
}

const fromHand = (cost: Cost, effect: Effect) =>
  ({ is: 'activated', cost: [...cost, discardThis], effect, from: 'hand' }) as const;

function searched({ quality }: Keyword): Filter {
  if (quality !== undefined && 'type' in quality) return cards(quality.type);
  return quality !== undefined && 'filter' in quality ? quality.filter : cards();
}

const unblockedAttackers = being(yours(permanents('creature')), { is: 'state', state: 'unblocked' });
const hasBearer: Condition = { if: 'fits', what: bearer, filter: permanents('creature') };

const ninjutsu = (keyword: Keyword, from: 'hand' | 'command'): Ability => ({
  is: 'activated',
  cost: [...costOf(keyword), doing(returnToHand(a(unblockedAttackers, 0)))],
  effect: { do: 'move', what: self, to: { zone: 'battlefield', tapped: true, attacking: { like: that(0) } } },
  from,
});

/** A token that is a copy of this card, but for its color and cost, and that it is a Zombie as well. */
const risen = (keyword: Keyword, color: Color, ...more: readonly Modification[]) =>
  asSorcery(
    [...costOf(keyword), exileThis],
    {
      do: 'create',
      count: 1,
      token: {
        token: 'copy',
        of: self,
        changes: [
          { change: 'color', colors: [color] },
          ...more,
          { change: 'noCost' },
          { change: 'type', subtypes: ['Zombie'], keep: true },
        ],
      },
    },
    'graveyard',
  );

const unearthed: Effect = sequence(
  { do: 'move', what: self, to: { zone: 'battlefield' }, slot: 0 },
  modify(that(0), undefined, gains(word('haste'))),
  {
    do: 'later',
    event: { on: 'step', step: 'end', of: { who: 'some', of: 'player' }, nth: 'next' },
    effect: { do: 'move', what: that(0), to: { zone: 'exile' } },
  },
  {
    do: 'replace',
    replacement: {
      event: { on: 'move', what: that(0), from: 'battlefield' },
      instead: { instead: 'destination', to: { zone: 'exile' } },
    },
    until: { until: 'endOfGame' },
  },
);

/** Any number of other untapped creatures that count for so much together. */
const tapOthers = (stat: 'crewing' | 'saddling', power: Count, ...traits: readonly Trait[]): CostPart =>
  doing({
    do: 'tap',
    what: some(
      { total: stat, reaching: power },
      having(another(yours(permanents('creature'))), { is: 'state', state: 'untapped' }, ...traits),
      HELPERS,
    ),
    slot: HELPERS,
  });

/** For each opponent a copy that attacks that player this turn and is sacrificed as it ends. */
const encored: Effect = {
  do: 'forEach',
  of: { who: 'each', of: 'opponent' },
  slot: 0,
  effect: sequence(
    { do: 'create', count: 1, token: { token: 'copy', of: self }, slot: 1 },
    modify(that(1), undefined, gains(word('haste'))),
    modify(that(1), untilEndOfTurn, { change: 'rule', rule: { rule: 'mustAttack', whom: thatPlayer(0) } }),
    {
      do: 'later',
      event: { on: 'step', step: 'end', of: { who: 'some', of: 'player' }, nth: 'next' },
      effect: sacrifice(that(1)),
    },
  ),
};

const AURA_IN_HAND = { ...cards('Aura'), in: { zone: 'hand', of: { who: 'you' } } } as const;

export const ACTIVATED: Meanings = {
  /** [CR 702.6a | 2007: 502.33a] */
  equip: keyword => [asSorcery(costOf(keyword), equips(keyword))],
  /** [CR 702.29a | 2007: 502.18a] */
  cycling: keyword => [fromHand(costOf(keyword), draw(1))],
  /** [CR 702.29e | 2007: 502.18c] */
  typecycling: keyword => [fromHand(costOf(keyword), find(searched(keyword)))],
  /** [CR 702.49a, 702.49c | 2007: 502.43a, 502.43c] */
  ninjutsu: keyword => [ninjutsu(keyword, 'hand')],
  /** [CR 702.49d] */
  'commander ninjutsu': keyword => [ninjutsu(keyword, 'hand'), ninjutsu(keyword, 'command')],
  /** [CR 702.53a | 2007: 502.48a] */
  transmute: keyword => [
    asSorcery(
      [...costOf(keyword), discardThis],
      find(
        having(cards(), {
          is: 'stat',
          stat: 'manaValue',
          compare: 'equal',
          to: { count: 'stat', stat: 'manaValue', of: self },
        }),
      ),
      'hand',
    ),
  ],
  /** [CR 702.65a, 702.65b] Both halves or neither: see exchanges of cards. */
  'aura swap': keyword => [
    {
      is: 'activated',
      cost: costOf(keyword),
      effect: may({ do: 'exchangeCards', what: self, with: { what: 'some', filter: AURA_IN_HAND } }),
    },
  ],
  /** [CR 702.67a] */
  fortify: keyword => [asSorcery(costOf(keyword), attachTo(yours(permanents('land'))))],
  /** [CR 702.77a] */
  reinforce: keyword => [
    fromHand(costOf(keyword), putCounters(numberOf(keyword), plusCounter, target(0, permanents('creature')))),
  ],
  /** [CR 702.84a] */
  unearth: keyword => [asSorcery(costOf(keyword), unearthed, 'graveyard')],
  /** [CR 702.87a] */
  'level up': keyword => [asSorcery(costOf(keyword), putCounters(1, 'level', self))],
  /** [CR 702.97a] */
  scavenge: keyword => [
    asSorcery(
      [...costOf(keyword), exileThis],
      putCounters({ count: 'stat', stat: 'power', of: self }, plusCounter, target(0, permanents('creature'))),
      'graveyard',
    ),
  ],
  /** [CR 702.128a] */
  embalm: keyword => [risen(keyword, 'W')],
  /** [CR 702.129a] */
  eternalize: keyword => [risen(keyword, 'B', { change: 'base', power: 4, toughness: 4 })],
  /** [CR 702.151a, 702.151b] */
  reconfigure: keyword => [
    asSorcery(costOf(keyword), attachTo(another(yours(permanents('creature'))))),
    {
      is: 'activated',
      cost: costOf(keyword),
      effect: { do: 'unattach', what: self },
      limits: [{ only: 'sorcery' }, { only: 'if', condition: hasBearer }],
    },
    {
      is: 'static',
      while: hasBearer,
      rule: { static: 'modify', what: self, changes: [{ change: 'loseType', types: ['creature'] }] },
    },
  ],
  /** [CR 702.184a] */
  station: () => [
    asSorcery(
      [
        doing({
          do: 'tap',
          what: a(having(another(yours(permanents('creature'))), { is: 'state', state: 'untapped' }), 0),
          slot: 0,
        }),
      ],
      putCounters({ count: 'stat', stat: 'stationing', of: that(0) }, 'charge', self),
    ),
  ],
  /** [CR 702.122a, 702.122d, 702.122e] */
  crew: keyword => [
    {
      is: 'activated',
      cost: [tapOthers('crewing', numberOf(keyword), { is: 'state', state: 'ableToCrew' })],
      effect: sequence(modify(self, untilEndOfTurn, { change: 'type', types: ['artifact', 'creature'], keep: true }), {
        do: 'done',
        what: self,
        act: 'crewed',
      }),
    },
  ],
  /** [CR 702.171a] */
  saddle: keyword => [
    asSorcery([tapOthers('saddling', numberOf(keyword))], { do: 'become', what: self, designation: 'saddled' }),
  ],
  /** [CR 702.141a] */
  encore: keyword => [asSorcery([...costOf(keyword), exileThis], encored, 'graveyard')],
  craft,
  /** [CR 702.107a] */
  outlast: keyword => [asSorcery([...costOf(keyword), tapSymbol], putCounters(1, plusCounter, self))],
};
