/** What keywords whose cost was paid while casting do afterwards. How the cost is paid is a matter of casting. */
import {
  type Ability,
  type Condition,
  type Count,
  draw,
  type Effect,
  type EventPattern,
  enchant,
  type Keyword,
  type KeywordName,
  type Modification,
  permanents,
  self,
  type TokenSpec,
  that,
  triggered,
  keyword as word,
  you,
} from '@lawmage/ability';
import { BESTOWED } from '../bestowed.ts';
import { gift } from './gift.ts';
import { counters, diesSelf, entersSelf, entersWith, hasCounter, type Meanings, numberOf, RETURNED } from './words.ts';

const castSelf: EventPattern = { on: 'cast', who: you, what: self };
const paid = (keyword: KeywordName, nth: number): Condition => ({ if: 'paid', keyword, nth });
const times = (keyword: KeywordName, nth: number): Count => ({ count: 'timesPaid', keyword, nth });

/** "When you cast this spell, if its cost was paid, copy it." */
const copied = (keyword: KeywordName, nth: number, count: Count): readonly Ability[] => [
  triggered(castSelf, { do: 'copySpell', what: self, count, newTargets: true }, paid(keyword, nth)),
];

const tokenOfSelf = (changes: readonly Modification[]): TokenSpec =>
  changes.length === 0 ? { token: 'copy', of: self } : { token: 'copy', of: self, changes };

const whilePaid = (keyword: KeywordName, nth: number, ...abilities: readonly Ability[]): Ability => ({
  is: 'static',
  while: paid(keyword, nth),
  rule: { static: 'modify', what: self, changes: [{ change: 'gain', abilities }] },
});

const impending = (keyword: Keyword, nth: number): readonly Ability[] => {
  const isImpending: Condition = { if: 'all', of: [paid('impending', nth), hasCounter('time')] };
  return [
    {
      is: 'static',
      rule: { static: 'enter', how: [entersWith('time', numberOf(keyword))], if: paid('impending', nth) },
    },
    {
      is: 'static',
      while: isImpending,
      rule: { static: 'modify', what: self, changes: [{ change: 'loseType', types: ['creature'] }] },
    },
    triggered(
      { on: 'step', step: 'end', of: you },
      { do: 'removeCounters', kind: 'time', count: 1, from: self },
      isImpending,
    ),
  ];
};

/** An Aura with enchant creature in place of a creature. */
const bestowed = (from: 'hand' | 'stack' | 'battlefield'): Ability => ({
  is: 'static',
  from,
  while: { if: 'fits', what: self, filter: { sort: 'source', with: [{ is: 'marked', mark: BESTOWED }] } },
  rule: {
    static: 'modify',
    what: self,
    changes: [
      { change: 'loseType', types: ['creature'] },
      { change: 'type', subtypes: ['Aura'], keep: true },
      { change: 'gain', abilities: [enchant(permanents('creature'))] },
    ],
  },
});

const suspended: Condition = { if: 'compare', a: counters('time'), is: 'atLeast', b: 1 };
const isCreature: Condition = {
  if: 'fits',
  what: self,
  filter: { sort: 'card', types: ['creature'] },
};

const castFree: Effect = { do: 'cast', what: self, free: true };
const hasteIfCreature: Effect = {
  do: 'if',
  condition: isCreature,
  then: { do: 'modify', what: self, changes: [{ change: 'gain', abilities: [word('haste')] }] },
};

export const PAID: Meanings = {
  /** [CR 702.56a, 702.56b | 2007: 502.52a, 502.52b] */
  replicate: (_, nth) => copied('replicate', nth, times('replicate', nth)),
  /** [CR 702.62a | 2007: 502.59a] */
  suspend: () => [
    {
      is: 'triggered',
      from: 'exile',
      event: { on: 'step', step: 'upkeep', of: you },
      if: suspended,
      effect: { do: 'removeCounters', kind: 'time', count: 1, from: self },
    },
    {
      is: 'triggered',
      from: 'exile',
      event: { on: 'counters', kind: 'time', what: self, remove: true, last: true },
      effect: {
        do: 'if',
        condition: { if: 'edition', says: 'suspendedMustBeCast' },
        then: { do: 'ifDone', effect: castFree, then: hasteIfCreature },
        otherwise: { do: 'may', effect: castFree, then: hasteIfCreature },
      },
    },
  ],
  /** [CR 702.78a] */
  conspire: (_, nth) => copied('conspire', nth, 1),
  /** [CR 702.109a] */
  dash: (_, nth) => [whilePaid('dash', nth, word('haste'))],
  /** [CR 702.152a] */
  blitz: (_, nth) => [whilePaid('blitz', nth, word('haste'), triggered(diesSelf, draw(1)))],
  /** [CR 702.153a] */
  casualty: (_, nth) => copied('casualty', nth, 1),
  /** [CR 702.157a] */
  squad: (_, nth) => [
    triggered(entersSelf, { do: 'create', count: times('squad', nth), token: tokenOfSelf([]) }, paid('squad', nth)),
  ],
  /** [CR 702.175a] */
  offspring: (_, nth) => [
    triggered(
      entersSelf,
      { do: 'create', count: 1, token: tokenOfSelf([{ change: 'base', power: 1, toughness: 1 }]) },
      paid('offspring', nth),
    ),
  ],
  /** [CR 702.185a] From exile it is cast by the keyword itself. */
  warp: () => [],
  /** [CR 702.190b] */
  sneak: (_, nth) => [
    {
      is: 'static',
      rule: {
        static: 'enter',
        how: [{ enters: 'tapped' }, { enters: 'attacking', what: { like: that(RETURNED) } }],
        if: paid('sneak', nth),
      },
    },
  ],
  /** [CR 702.103b] A card as it is cast bestowed, the spell, and the permanent it becomes until it is unattached. */
  bestow: () => [bestowed('hand'), bestowed('stack'), bestowed('battlefield')],
  /** [CR 702.176a] */
  impending,
  gift,
};
