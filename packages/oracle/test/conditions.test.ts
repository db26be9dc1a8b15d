import { describe, it } from 'vitest';
import { grammar } from '../src/2-kernel/index.ts';
import { condition } from '../src/3-grammar/conditions/index.ts';
import { says } from './support/kernel.ts';

const asked = grammar(condition);
const you = { who: 'you' } as const;
const opponent = { who: 'some', of: 'opponent' } as const;
const self = { what: 'self' } as const;
const it_ = { what: 'that', slot: -1, said: 'it' } as const;
const some = (type: 'creature' | 'land') => ({ what: 'some', filter: { types: [type], sort: 'permanent' } }) as const;
const life = (of: object) => ({ count: 'player', stat: 'life', of });

describe('a condition about what players control', () => {
  it('counts, names what is lacking, and compares two players', () => {
    const goblin = { types: ['Goblin'], sort: 'permanent', whose: { by: 'controller', who: you } } as const;
    says(asked, 'you control a Goblin', { if: 'exists', of: goblin, said: 'controls' });
    says(asked, 'you control exactly one Goblin', {
      if: 'exists',
      of: goblin,
      compare: 'equal',
      n: 1,
      said: 'controls',
    });
    says(asked, "you don't control a Goblin", { if: 'exists', of: goblin, compare: 'equal', n: 0, said: "don't" });
    const lands = (who: object) => ({
      count: 'objects',
      of: { types: ['land'], sort: 'permanent', whose: { by: 'controller', who } },
    });
    says(asked, 'an opponent controls more lands than you', {
      if: 'compare',
      a: lands(opponent),
      is: 'more',
      b: lands(you),
      said: 'controls',
    } as never);
  });
  it('counts differences', () => {
    says(asked, 'there are four or more card types among cards in your graveyard', {
      if: 'compare',
      a: { count: 'different', what: 'cardType', among: { sort: 'card', in: { zone: 'graveyard', of: you } } },
      is: 'atLeast',
      b: 4,
      said: 'there',
    });
    says(asked, 'you control three or more creatures with different powers', {
      if: 'compare',
      a: {
        count: 'different',
        what: 'power',
        among: { types: ['creature'], sort: 'permanent', whose: { by: 'controller', who: you } },
      },
      is: 'atLeast',
      b: 3,
      said: 'controls',
    });
  });
});

describe('a condition about numbers', () => {
  it('of a player', () => {
    says(asked, 'you have 7 or less life', { if: 'compare', a: life(you), is: 'atMost', b: 7 } as never);
    says(asked, 'an opponent has three or more poison counters', {
      if: 'compare',
      a: { count: 'player', stat: 'poison', of: opponent },
      is: 'atLeast',
      b: 3,
    });
    says(asked, 'you have one or fewer cards in hand', {
      if: 'compare',
      a: { count: 'player', stat: 'handSize', of: you },
      is: 'atMost',
      b: 1,
    });
    says(asked, 'you have more cards in hand than each opponent', {
      if: 'compare',
      a: { count: 'player', stat: 'handSize', of: you },
      is: 'more',
      b: { count: 'player', stat: 'handSize', of: { who: 'each', of: 'opponent' } },
    });
  });
  it('of mana that was spent', () => {
    const spell = { what: 'self', said: 'this spell' } as const;
    says(asked, '{G} was spent to cast this spell', {
      if: 'compare',
      a: { count: 'spentMana', color: 'G', of: spell },
      is: 'atLeast',
      b: 1,
      said: 'symbol',
    });
    says(asked, 'at least three red mana was spent to cast this spell', {
      if: 'compare',
      a: { count: 'spentMana', color: 'R', of: spell },
      is: 'atLeast',
      b: 3,
      said: 'at least',
    });
    says(asked, 'no mana was spent to cast it', {
      if: 'compare',
      a: { count: 'spentMana', of: it_ },
      is: 'equal',
      b: 0,
      said: 'spent',
    });
  });
  it('of counters and amounts', () => {
    says(asked, 'there are no ice counters on ~', {
      if: 'compare',
      a: { count: 'counters', kind: 'ice', on: self },
      is: 'equal',
      b: 0,
      said: 'there',
    });
    says(asked, 'X is 5 or more', { if: 'compare', a: { count: 'x' }, is: 'atLeast', b: 5, said: 'more' });
    says(asked, 'your devotion to red is less than five', {
      if: 'compare',
      a: { count: 'devotion', colors: ['R'] },
      is: 'less',
      b: 5,
      said: 'is',
    });
  });
});

describe('a condition about an object', () => {
  it('says what it is or was', () => {
    says(asked, 'it was a creature', {
      if: 'fits',
      what: it_,
      filter: { types: ['creature'], sort: 'permanent' },
      said: 'was',
    });
    says(asked, "it's not a token", { if: 'fits', what: it_, filter: { sort: 'token' }, not: true, said: "'s not" });
    says(asked, 'it had a +1/+1 counter on it', {
      if: 'fits',
      what: it_,
      filter: { sort: 'source', with: [{ is: 'counter', kind: '+1/+1' }], said: 'had' },
      said: 'having',
    });
    says(asked, 'it shares a creature type with ~', {
      if: 'fits',
      what: it_,
      filter: { sort: 'source', with: [{ is: 'shares', what: 'creatureType', with: self }] },
      said: 'having',
    });
    says(asked, 'this card is in your graveyard', {
      if: 'fits',
      what: { what: 'self', said: 'this card' },
      filter: { sort: 'card', in: { zone: 'graveyard', of: you } },
      said: 'in',
    });
  });
  it('says how it was cast', () => {
    says(asked, 'it was kicked', { if: 'paid', keyword: 'kicker', of: it_ });
    says(asked, 'its prowl cost was paid', { if: 'paid', keyword: 'prowl', of: it_, said: 'cost' });
    says(asked, 'you cast it from your hand', { if: 'wasCast', of: it_, by: you, from: 'hand' });
    says(asked, 'you cast this spell during your main phase', {
      if: 'wasCast',
      of: { what: 'self', said: 'this spell' },
      by: you,
      during: 'main',
    });
    says(asked, 'it was cast from anywhere other than your hand', { if: 'wasCast', of: it_, notFrom: 'hand' });
  });
});

describe('a condition about this turn', () => {
  it('says what happened to objects', () => {
    says(asked, 'a creature died this turn', {
      if: 'happened',
      event: { on: 'move', what: some('creature'), from: 'battlefield', to: 'graveyard' },
    });
    says(asked, 'a land left the battlefield under your control this turn', {
      if: 'happened',
      event: { on: 'move', what: some('land'), from: 'battlefield', under: you },
    });
    says(asked, 'two or more creatures died this turn', {
      if: 'happened',
      event: { on: 'move', what: some('creature'), from: 'battlefield', to: 'graveyard' },
      compare: 'atLeast',
      n: 2,
      said: 'many',
    });
    says(asked, '~ entered this turn', { if: 'happened', event: { on: 'move', what: self, to: 'battlefield' } });
  });
  it('says what players did and did not', () => {
    says(asked, 'you gained life this turn', { if: 'happened', event: { on: 'gainLife', who: you } });
    says(asked, 'an opponent lost 3 or more life this turn', {
      if: 'compare',
      a: { count: 'happened', event: { on: 'loseLife', who: opponent }, sum: true },
      is: 'atLeast',
      b: 3,
      said: 'lost',
    });
    says(asked, "you've cast two or more spells this turn", {
      if: 'happened',
      event: { on: 'cast', who: you, what: { what: 'some', filter: { sort: 'spell' } } },
      compare: 'atLeast',
      n: 2,
      said: 'since',
    });
    says(asked, "you didn't attack this turn", {
      if: 'happened',
      event: { on: 'attackWith', who: you },
      not: true,
    });
  });
  it('says whose turn it is', () => {
    says(asked, "it's not your turn", { if: 'turn', of: you, not: true });
  });
});
