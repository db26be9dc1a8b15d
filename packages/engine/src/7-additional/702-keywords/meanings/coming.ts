/** Keywords about entering and leaving the battlefield. */

import {
  type Ability,
  a,
  another,
  bearer,
  being,
  type Condition,
  type Count,
  cards,
  type Effect,
  type Filter,
  having,
  type Keyword,
  may,
  permanents,
  putCounters,
  returnToHand,
  type Subtype,
  sacrifice,
  self,
  sequence,
  some,
  target,
  targetPlayer,
  that,
  thatPlayer,
  triggered,
  keyword as word,
  you,
  yours,
} from '@lawmage/ability';
import { backup } from './backup.ts';
import { soulbond } from './soulbond.ts';
import {
  counters,
  diesSelf,
  enters,
  entersSelf,
  entersWith,
  forEach,
  hasCounter,
  type Meanings,
  numberOf,
  plusCounter,
  token,
} from './words.ts';

const creatures = permanents('creature');
const noCounter = (kind: string): Condition => ({ if: 'compare', a: counters(kind), is: 'equal', b: 0 });

/** Comes back once, with a counter that keeps it from coming back again. */
const returning = (kind: string): readonly Ability[] => [
  triggered(
    diesSelf,
    {
      do: 'move',
      what: self,
      to: { zone: 'battlefield', under: 'owner', with: [{ with: 'counters', kind, count: 1 }] },
    },
    noCounter(kind),
  ),
];

/** A creature token comes with an Equipment, which is attached to it. */
const bringing = (says: Parameters<typeof token>[0]): readonly Ability[] => [
  triggered(
    entersSelf,
    sequence({ do: 'create', count: 1, token: token(says), slot: 0 }, { do: 'attach', what: self, to: that(0) }),
  ),
];

const creatureToken = (power: number, toughness: number, ...subtypes: readonly Subtype[]) =>
  ({ power, toughness, types: ['creature'], subtypes }) as const;

const graft: Effect = may({ do: 'moveCounters', kind: plusCounter, count: 1, from: self, to: that(0) });
/** Type-changing effects of the battlefield do not count, so the spell is asked. */
const entersAsCreature: Condition = { if: 'fits', what: self, filter: { sort: 'source', types: ['creature'] } };
const colorsSpent = { count: 'spentMana', color: 'colors' } as const;
const bigger = (stat: 'power' | 'toughness'): Condition => ({
  if: 'compare',
  a: { count: 'stat', stat, of: that(0) },
  is: 'more',
  b: { count: 'stat', stat, of: self },
});

/** "Devour [quality]": permanents of that quality. */
const devoured = ({ quality }: Keyword): Filter =>
  quality !== undefined && 'filter' in quality ? quality.filter : creatures;

const isX = (count: Count): boolean => typeof count !== 'number' && count.count === 'x';
const damagedOpponent = { on: 'damage', to: { who: 'some', of: 'opponent' } } as const;
const damageToOpponents: Count = { count: 'happened', event: damagedOpponent, sum: true };

export const COMING: Meanings = {
  /** [CR 702.38a | 2007: 502.27a] */
  amplify: keyword => [
    enters(
      {
        enters: 'doing',
        effect: {
          do: 'reveal',
          what: some(
            { any: 'number' },
            having({ ...cards(), in: { zone: 'hand', of: you } }, { is: 'shares', what: 'creatureType', with: self }),
            0,
          ),
          slot: 0,
        },
      },
      entersWith(plusCounter, forEach(keyword, { count: 'found', slot: 0 })),
    ),
  ],
  /** [CR 702.43a | 2007: 502.35a] */
  modular: keyword => [
    enters(entersWith(plusCounter, numberOf(keyword))),
    triggered(
      diesSelf,
      may(
        putCounters(counters(plusCounter), plusCounter, target(0, being(creatures, { is: 'type', type: 'artifact' }))),
      ),
    ),
  ],
  /** [CR 702.44a, 702.44b | 2007: 502.37a, 502.37b] */
  sunburst: () => [
    {
      is: 'static',
      rule: {
        static: 'enter',
        how: [entersWith(plusCounter, colorsSpent)],
        if: entersAsCreature,
      },
    },
    {
      is: 'static',
      rule: {
        static: 'enter',
        how: [entersWith('charge', colorsSpent)],
        unless: entersAsCreature,
      },
    },
  ],
  /** [CR 702.46a | 2007: 502.39a] */
  soulshift: keyword => [
    triggered(
      diesSelf,
      may(
        returnToHand(
          target(
            0,
            having(
              { ...cards('Spirit'), in: { zone: 'graveyard', of: you } },
              { is: 'stat', stat: 'manaValue', compare: 'atMost', to: numberOf(keyword) },
            ),
          ),
        ),
      ),
    ),
  ],
  /** [CR 702.54a, 702.54b | 2007: 502.50a, 502.50b] Bloodthirst X counts the damage dealt to opponents. */
  bloodthirst: keyword => [
    {
      is: 'static',
      rule: {
        static: 'enter',
        how: [entersWith(plusCounter, isX(numberOf(keyword)) ? damageToOpponents : numberOf(keyword))],
        if: { if: 'happened', event: damagedOpponent },
      },
    },
  ],
  /** [CR 702.58a | 2007: 502.54a] */
  graft: keyword => [
    enters(entersWith(plusCounter, numberOf(keyword))),
    triggered(
      { on: 'move', what: { what: 'some', filter: another(creatures), slot: 0 }, to: 'battlefield' },
      graft,
      hasCounter(plusCounter),
    ),
  ],
  /** [CR 702.64a] */
  absorb: keyword => [{ is: 'static', rule: { static: 'prevent', shield: { amount: numberOf(keyword), to: self } } }],
  /** [CR 702.79a] */
  persist: () => returning('-1/-1'),
  /** [CR 702.82a, 702.82b, 702.82c] */
  devour: keyword => [
    enters(
      { enters: 'doing', effect: { do: 'sacrifice', what: some({ any: 'number' }, devoured(keyword)), slot: 0 } },
      { enters: 'remembering', slot: 0, as: 'devoured' },
      entersWith(plusCounter, forEach(keyword, { count: 'found', slot: 0 })),
    ),
  ],
  /** [CR 702.89a] */
  'umbra armor': () => umbra,
  'totem armor': () => umbra,
  /** [CR 702.92a] */
  'living weapon': () => bringing({ ...creatureToken(0, 0, 'Phyrexian', 'Germ'), colors: ['B'] }),
  /** [CR 702.93a] */
  undying: () => returning(plusCounter),
  /** [CR 702.98a] */
  unleash: () => [
    enters({ enters: 'may', how: entersWith(plusCounter, 1) }),
    {
      is: 'static',
      while: hasCounter(plusCounter),
      rule: { static: 'modify', what: self, changes: [{ change: 'rule', rule: { rule: 'cantBlock' } }] },
    },
  ],
  /** [CR 702.100a, 702.100b] */
  evolve: () => [
    triggered(
      { on: 'move', what: { what: 'some', filter: yours(creatures), slot: 0 }, to: 'battlefield' },
      { do: 'ifDone', effect: putCounters(1, plusCounter, self), then: { do: 'done', what: self, act: 'evolve' } },
      { if: 'any', of: [bigger('power'), bigger('toughness')] },
    ),
  ],
  soulbond,
  /** [CR 702.110a, 702.110b] The mark tells that it exploits. */
  exploit: () => [
    triggered(entersSelf, {
      do: 'if',
      condition: { if: 'exists', of: yours(creatures) },
      then: may(sequence({ do: 'mark', what: self, mark: 'exploits' }, sacrifice(a(creatures)))),
    }),
  ],
  /** [CR 702.123a] */
  fabricate: keyword => [
    triggered(entersSelf, {
      do: 'may',
      effect: putCounters(numberOf(keyword), plusCounter, self),
      otherwise: {
        do: 'create',
        count: numberOf(keyword),
        token: token({ power: 1, toughness: 1, colors: [], types: ['artifact', 'creature'], subtypes: ['Servo'] }),
      },
    }),
  ],
  /** [CR 702.135a] */
  afterlife: keyword => [
    triggered(diesSelf, {
      do: 'create',
      count: numberOf(keyword),
      token: token({ ...creatureToken(1, 1, 'Spirit'), colors: ['W', 'B'], abilities: [word('flying')] }),
    }),
  ],
  /** [CR 702.136a] */
  riot: () => [
    enters({
      enters: 'may',
      how: entersWith(plusCounter, 1),
      otherwise: {
        enters: 'with',
        with: { with: 'changes', changes: [{ change: 'gain', abilities: [word('haste')] }] },
      },
    }),
  ],
  /** [CR 702.156a] */
  ravenous: () => [
    enters(entersWith(plusCounter, { count: 'x' })),
    triggered(entersSelf, { do: 'draw', count: 1 }, { if: 'compare', a: { count: 'x' }, is: 'atLeast', b: 5 }),
  ],
  /** [CR 702.163a] */
  'for Mirrodin!': () => bringing({ ...creatureToken(2, 2, 'Rebel'), colors: ['R'] }),
  /** [CR 702.124j] Partner with a name; the others are about decks only. */
  partner: ({ quality }) =>
    quality === undefined || !('name' in quality)
      ? []
      : [
          triggered(entersSelf, {
            do: 'may',
            who: targetPlayer(0),
            effect: {
              do: 'search',
              who: thatPlayer(0),
              in: { zone: 'library', of: thatPlayer(0) },
              for: having(cards(), { is: 'named', name: quality.name }),
              reveal: true,
              to: { zone: 'hand' },
              shuffle: true,
            },
          }),
        ],
  /** Where no other abilities are known, as for what it listens to. */
  backup: keyword => backup(keyword, []),
  /** [CR 702.182a] */
  'job select': () => bringing({ ...creatureToken(1, 1, 'Hero'), colors: [] }),
};

const umbra: readonly Ability[] = [
  {
    is: 'static',
    rule: {
      static: 'replace',
      replacement: {
        event: { on: 'destroy', what: bearer },
        instead: { instead: 'spare', effect: { do: 'destroy', what: self } },
      },
    },
  },
];
