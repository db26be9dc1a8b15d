/** Keywords about attacking, blocking and combat damage. */
import {
  another,
  being,
  type Count,
  type Effect,
  each,
  exile,
  gets,
  having,
  loseLife,
  type Modification,
  modify,
  type Objects,
  permanents,
  putCounters,
  sacrifice,
  self,
  sequence,
  some,
  target,
  that,
  thatPlayer,
  triggered,
  untilEndOfTurn,
  you,
  yours,
} from '@lawmage/ability';
import {
  attacking,
  attacksSelf,
  becomesBlocked,
  damagesPlayer,
  forEach,
  isSelf,
  type Meanings,
  no,
  numberOf,
  plusCounter,
  power,
  state,
  token,
} from './words.ts';

const grows = (what: Objects, n: Count, m: Count = n): Effect => modify(what, untilEndOfTurn, gets(n, m));
const shrinks: Modification = { change: 'gets', power: 1, toughness: 1, minusPower: true, minusToughness: true };
const creatures = permanents('creature');
const attackers = being(creatures, attacking);
const weaker = having(attackers, { is: 'stat', stat: 'power', compare: 'less', to: power });
const stronger = having(another(yours(attackers)), { is: 'stat', stat: 'power', compare: 'more', to: power });
const blockersOfThis: Count = {
  count: 'objects',
  of: having(creatures, { is: 'combatWith', role: 'blocking', what: self }),
};
const unflanked = having(creatures, no({ is: 'keyword', keyword: 'flanking' }));
const attackedOpponents: Count = {
  count: 'players',
  of: {
    who: 'each',
    of: 'opponent',
    if: { condition: { if: 'exists', of: having(creatures, { is: 'attacking', whom: you }) } },
  },
};
const sacrificeLater = (what: Objects): Effect => ({
  do: 'later',
  event: { on: 'step', step: 'endCombat', of: { who: 'active' } },
  effect: sacrifice(what),
});
const defended = { ...creatures, whose: { by: 'controller', who: { who: 'defending' } } } as const;

export const COMBAT: Meanings = {
  /** [CR 702.23a | 2007: 502.12a] */
  rampage: keyword => {
    const n = forEach(keyword, { count: 'minus', a: blockersOfThis, b: 1 });
    return [triggered(becomesBlocked, grows(self, n))];
  },
  /** [CR 702.25a | 2007: 502.3a] */
  flanking: () => [
    triggered(
      { on: 'blocked', what: self, by: { what: 'some', filter: unflanked, slot: 0 } },
      modify(that(0), untilEndOfTurn, shrinks),
    ),
  ],
  /** [CR 702.39a | 2007: 502.29a] */
  provoke: () => [
    triggered(attacksSelf, {
      do: 'may',
      effect: modify(
        target(0, defended),
        { until: 'endOfCombat' },
        { change: 'rule', rule: { rule: 'mustBlock', whom: self } },
      ),
      then: { do: 'untap', what: that(0) },
    }),
  ],
  /** [CR 702.45a | 2007: 502.38a] */
  bushido: keyword => [
    triggered({ on: 'any', of: [{ on: 'block', what: self }, becomesBlocked] }, grows(self, numberOf(keyword))),
  ],
  /** [CR 702.68a] */
  frenzy: keyword => [triggered({ on: 'unblocked', what: self }, grows(self, numberOf(keyword), 0))],
  /** [CR 702.70a] */
  poisonous: keyword => [
    triggered(damagesPlayer(0), { do: 'getCounters', who: thatPlayer(0), kind: 'poison', count: numberOf(keyword) }),
  ],
  /** [CR 702.83a] */
  exalted: () => [
    triggered(
      { on: 'attack', what: { what: 'some', filter: yours(creatures), slot: 0 }, alone: true },
      grows(that(0), 1),
    ),
  ],
  /** [CR 702.86a] */
  annihilator: keyword => [
    triggered(attacksSelf, sacrifice(some({ exactly: numberOf(keyword) }, permanents()), { who: 'defending' })),
  ],
  /** [CR 702.91a] */
  'battle cry': () => [triggered(attacksSelf, grows(each(another(attackers)), 1, 0))],
  /** [CR 702.112a] */
  renown: keyword => [
    triggered(
      damagesPlayer(0),
      sequence(putCounters(numberOf(keyword), plusCounter, self), {
        do: 'become',
        what: self,
        designation: 'renowned',
      }),
      { if: 'not', of: isSelf(state('renowned')) },
    ),
  ],
  /** [CR 702.115a] */
  ingest: () => [
    triggered(damagesPlayer(0), {
      do: 'move',
      what: { what: 'top', count: 1, of: thatPlayer(0) },
      to: { zone: 'exile' },
    }),
  ],
  /** [CR 702.121a] */
  melee: () => [triggered(attacksSelf, grows(self, attackedOpponents))],
  /** [CR 702.130a] */
  afflict: keyword => [triggered(becomesBlocked, loseLife(numberOf(keyword), { who: 'defending' }))],
  /** [CR 702.134a] */
  mentor: () => [triggered(attacksSelf, putCounters(1, plusCounter, target(0, weaker)))],
  /** [CR 702.147a] */
  decayed: () => [
    {
      is: 'static',
      rule: { static: 'modify', what: self, changes: [{ change: 'rule', rule: { rule: 'cantBlock' } }] },
    },
    triggered(attacksSelf, sacrificeLater(self)),
  ],
  /** [CR 702.149a] */
  training: () => [
    {
      is: 'triggered',
      event: attacksSelf,
      when: { if: 'exists', of: stronger },
      effect: putCounters(1, plusCounter, self),
    },
  ],
  /** [CR 702.116a] */
  myriad: () => [
    triggered(attacksSelf, {
      do: 'forEach',
      of: { who: 'each', of: 'opponent', except: { who: 'defending' } },
      slot: 0,
      effect: {
        do: 'may',
        effect: {
          do: 'create',
          count: 1,
          token: { token: 'copy', of: self, tapped: true, attacking: { whom: thatPlayer(0) } },
          slot: 1,
        },
        then: {
          do: 'later',
          event: { on: 'step', step: 'endCombat', of: { who: 'active' } },
          effect: exile(that(1)),
        },
      },
    }),
  ],
  /** [CR 702.189a] */
  firebending: keyword => [
    triggered(attacksSelf, {
      do: 'addMana',
      mana: { mana: 'fixed', symbols: ['R'], times: numberOf(keyword) },
      keep: 'combat',
    }),
  ],
  /** [CR 702.181a] */
  mobilize: keyword => [
    triggered(
      attacksSelf,
      sequence(
        {
          do: 'create',
          count: numberOf(keyword),
          token: token({
            power: 1,
            toughness: 1,
            colors: ['R'],
            types: ['creature'],
            subtypes: ['Warrior'],
            tapped: true,
            attacking: true,
          }),
          slot: 0,
        },
        {
          do: 'later',
          event: { on: 'step', step: 'end', of: { who: 'some', of: 'player' }, nth: 'next' },
          effect: sacrifice(that(0)),
        },
      ),
    ),
  ],
};
