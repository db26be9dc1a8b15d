import {
  a,
  type Condition,
  type Count,
  card,
  creature,
  dies,
  each,
  eachOpponent,
  having,
  type Players,
  permanents,
  self,
  that,
  you,
  yours,
} from '@lawmage/ability';
import { describe, expect, it } from 'vitest';
import { holds } from '../../src/nouns/condition.ts';
import { countOf } from '../../src/nouns/count.ts';
import { playersOf } from '../../src/nouns/players.ts';
import { type Scope, scopeOf } from '../../src/nouns/scope.ts';
import { lifeEvent, moveEvent } from '../../src/work/events.ts';
import { ANN, apply, BOB, bareGame, CAT, put } from '../bare.ts';

const BEAR = creature('Moss Bear', '{1}{G}', 'Bear', 2, 2);
const OAK = creature('Twin Oak', '{G/W}{G}{2/W}', 'Treefolk', 3, 5);
const WOOD = card('Deep Wood', 'basic land — Forest', {});
const ISLE = card('Wooded Isle', 'land — Forest Island', {});

function board(players = 2) {
  const game = bareGame(players);
  const bear = put(game, ANN, BEAR, 'battlefield', { counters: [{ kind: '+1/+1', n: 2 }] });
  put(game, ANN, OAK, 'battlefield');
  put(game, ANN, WOOD, 'battlefield');
  put(game, ANN, ISLE, 'battlefield');
  return { game, bear, scope: scopeOf(game, bear) };
}

describe('An amount', () => {
  const { game, scope, bear } = board();
  const is = (count: Count, more: Partial<Scope> = {}) => countOf(game, count, { ...scope, ...more });

  it('may be announced', () => expect(is({ count: 'x' }, { x: 4 })).toBe(4));
  it('may count objects', () => expect(is({ count: 'objects', of: yours(permanents('creature')) })).toBe(2));
  it('may be a power, with counters', () => expect(is({ count: 'stat', stat: 'power', of: self })).toBe(4));
  it('may be a total, a greatest or a least', () => {
    const of = each(permanents('creature'));
    expect(is({ count: 'stat', stat: 'power', of })).toBe(7);
    expect(is({ count: 'stat', stat: 'power', of, take: 'greatest' })).toBe(4);
    expect(is({ count: 'stat', stat: 'toughness', of, take: 'least' })).toBe(4);
  });
  it('may count counters', () => expect(is({ count: 'counters', kind: 'any', on: self })).toBe(2));
  it('may be a number of a player', () => expect(is({ count: 'player', stat: 'life', of: you })).toBe(20));
  it('may be how many basic land types there are', () =>
    expect(is({ count: 'different', what: 'basicLandType', among: yours(permanents('land')) })).toBe(2));
  it('may be devotion, in which a symbol of two colours counts once', () => {
    expect(is({ count: 'devotion', colors: ['G'] })).toBe(3);
    expect(is({ count: 'devotion', colors: ['G', 'W'] })).toBe(4);
  });
  it('may be what an earlier phrase found', () => {
    const found = [{ ids: [bear], seats: [], n: 7 }];
    expect(is({ count: 'that', slot: 0 }, { found })).toBe(7);
    expect(is({ count: 'found', slot: 0 }, { found })).toBe(1);
  });
  it('may be halved up or down, added, taken away and multiplied', () => {
    expect(is({ count: 'half', of: 5, round: 'up' })).toBe(3);
    expect(is({ count: 'half', of: 5, round: 'down' })).toBe(2);
    expect(is({ count: 'plus', a: 1, b: { count: 'times', n: 3, of: 2 } })).toBe(7);
    expect(is({ count: 'minus', a: 1, b: 2 })).toBe(-1);
  });
});

describe('The power of what has gone', () => {
  it('is its last one', () => {
    const { game, bear, scope } = board();
    apply(game, moveEvent(game, bear, 'graveyard', '701.8a|419.6b'));
    const found = [{ ids: [bear], seats: [], n: 1 }];
    expect(countOf(game, { count: 'stat', stat: 'power', of: that(0) }, { ...scope, found })).toBe(4);
  });

  it('below zero counted as zero in 2007 and counts as it is today', () => {
    for (const [edition, power] of [
      ['current', -1],
      ['2007-02', 0],
    ] as const) {
      const game = bareGame(2, edition);
      const weak = put(game, ANN, BEAR, 'battlefield', { counters: [{ kind: '-1/-1', n: 3 }] });
      expect(countOf(game, { count: 'stat', stat: 'power', of: self }, scopeOf(game, weak))).toBe(power);
    }
  });
});

describe('A condition', () => {
  const { game, bear, scope } = board(3);
  const so = (condition: Condition) => holds(game, condition, scope);

  it('asks whether something exists', () => {
    expect(so({ if: 'exists', of: yours(permanents('Forest')) })).toBe(true);
    expect(so({ if: 'exists', of: yours(permanents('Forest')), compare: 'atLeast', n: 3 })).toBe(false);
    expect(so({ if: 'exists', of: permanents('Swamp'), compare: 'equal', n: 0 })).toBe(true);
  });
  it('compares', () =>
    expect(so({ if: 'compare', a: { count: 'player', stat: 'life', of: you }, is: 'more', b: 10 })).toBe(true));
  it('about an opponent holds for one of them, about each opponent for all', () => {
    const fewer = (who: Players, n: number): Condition => ({
      if: 'exists',
      of: { ...permanents('creature'), whose: { by: 'controller', who } },
      n,
    });
    const table = board(3);
    const asked = (condition: Condition) => holds(table.game, condition, table.scope);
    put(table.game, BOB, BEAR, 'battlefield');
    put(table.game, CAT, BEAR, 'battlefield');
    const opponent: Players = { who: 'some', of: 'opponent' };
    expect([asked(fewer(opponent, 1)), asked(fewer(opponent, 2))]).toEqual([true, false]);
    const hand = (of: Players): Count => ({ count: 'player', stat: 'handSize', of });
    const more: Condition = { if: 'compare', a: hand(you), is: 'more', b: hand(eachOpponent) };
    put(table.game, ANN, BEAR, 'hand');
    put(table.game, ANN, BEAR, 'hand');
    put(table.game, BOB, BEAR, 'hand');
    put(table.game, CAT, BEAR, 'hand');
    expect(asked(more)).toBe(true);
    put(table.game, CAT, BEAR, 'hand');
    expect(asked(more)).toBe(false);
  });
  it('asks what an object is', () => {
    const marked = having(permanents(), { is: 'counter', kind: '+1/+1' });
    expect(so({ if: 'fits', what: self, filter: marked })).toBe(true);
    expect(so({ if: 'fits', what: self, filter: marked, not: true })).toBe(false);
  });
  it('asks whose turn it is', () => {
    expect(so({ if: 'turn', of: you })).toBe(true);
    expect(so({ if: 'turn', of: eachOpponent, not: true })).toBe(true);
  });
  it('joins others', () => {
    const yes: Condition = { if: 'turn', of: you };
    const no: Condition = { if: 'not', of: yes };
    expect([so({ if: 'all', of: [yes, no] }), so({ if: 'any', of: [yes, no] })]).toEqual([false, true]);
  });
  it('asks what happened this turn', () => {
    const gained: Condition = { if: 'happened', event: { on: 'gainLife', who: you } };
    const died: Condition = { if: 'happened', event: dies(a(permanents('creature'))) };
    expect([so(gained), so(died)]).toEqual([false, false]);
    apply(game, lifeEvent(ANN, 2));
    apply(game, moveEvent(game, bear, 'graveyard', '701.8a|419.6b'));
    expect([so(gained), so(died)]).toEqual([true, true]);
    expect(countOf(game, { count: 'happened', event: { on: 'gainLife', who: you }, sum: true }, scope)).toBe(2);
  });
});

describe('Players', () => {
  it('stand in turn order from the active player', () => {
    const game = bareGame(3);
    const bear = put(game, BOB, BEAR, 'battlefield');
    game.active = CAT;
    expect(playersOf(game, { who: 'each', of: 'player' }, scopeOf(game, bear))).toEqual([CAT, ANN, BOB]);
    expect(playersOf(game, eachOpponent, scopeOf(game, bear))).toEqual([CAT, ANN]);
  });

  it('may be described by what holds for them', () => {
    const { game, scope } = board(3);
    const forested = { condition: { if: 'exists', of: yours(permanents('Forest')) } } as const;
    expect(playersOf(game, { who: 'each', of: 'player', if: forested }, scope)).toEqual([ANN]);
  });
});
