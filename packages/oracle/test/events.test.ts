import { describe, it } from 'vitest';
import { grammar } from '../src/2-kernel/index.ts';
import '../src/3-grammar/index.ts';
import { triggered } from '../src/3-grammar/abilities/triggered.ts';
import { event, stepEvent, would } from '../src/3-grammar/events/index.ts';
import { says } from './support/kernel.ts';

const happens = grammar(event);
const begins = grammar(stepEvent);
const might = grammar(would);
const trigger = grammar(triggered);
const you = { who: 'you' } as const;
const player = { who: 'some', of: 'player' } as const;
const opponent = { who: 'some', of: 'opponent' } as const;
const self = { what: 'self' } as const;
const creature = { what: 'some', filter: { types: ['creature'], sort: 'permanent' } } as const;
const card = { what: 'some', filter: { sort: 'card' } } as const;
const spell = { what: 'some', filter: { sort: 'spell' } } as const;

describe('an event of objects', () => {
  it('is a change of zone', () => {
    says(happens, '~ leaves your graveyard', { on: 'move', what: self, from: 'graveyard', owner: you });
    says(happens, "a creature enters under an opponent's control", {
      on: 'move',
      what: creature,
      to: 'battlefield',
      under: opponent,
    });
    says(happens, "a card is put into an opponent's graveyard from anywhere", {
      on: 'move',
      what: card,
      to: 'graveyard',
      owner: opponent,
      said: 'anywhere',
    });
    says(happens, 'a creature is put into your graveyard from the battlefield', {
      on: 'move',
      what: creature,
      from: 'battlefield',
      to: 'graveyard',
      owner: you,
      said: 'put',
    });
  });
  it('is an attack, alone, together or blocked', () => {
    says(happens, '~ and at least two other creatures attack', { on: 'attack', what: self, others: 2 });
    says(happens, '~ attacks one of your opponents', {
      on: 'attack',
      what: self,
      whom: { ...opponent, said: 'one of your' },
    });
    says(happens, '~ blocks or becomes blocked by a creature', { on: 'blocksOrBlocked', what: self, whom: creature });
  });
  it('is damage', () => {
    says(happens, '~ deals combat damage to a player or planeswalker', {
      on: 'damage',
      source: self,
      combat: true,
      to: { all: [player, { what: 'some', filter: { types: ['planeswalker'], sort: 'permanent' } }] },
    });
    says(happens, "you're dealt damage", { on: 'damage', to: you });
    says(happens, '~ is dealt damage by a creature', { on: 'damage', to: self, source: creature, said: 'dealt by' });
  });
  it('is something that a keyword or designation names', () => {
    says(happens, '~ exploits a creature', { on: 'exploit', what: self });
    says(happens, '~ becomes monstrous', { on: 'become', what: self, designation: 'monstrous' });
    says(happens, '~ transforms into ~', { on: 'transform', what: self, said: 'into' });
  });
});

describe('an event of players', () => {
  it('is casting, counted and from somewhere', () => {
    says(happens, 'you cast your first spell each turn', {
      on: 'cast',
      who: you,
      what: spell,
      nth: 1,
      said: 'each turn',
    });
    says(happens, 'you cast a spell from exile', { on: 'cast', who: you, what: spell, from: 'exile' });
    says(happens, 'an opponent casts a spell from anywhere other than their hand', {
      on: 'cast',
      who: opponent,
      what: spell,
      notFrom: 'hand',
    });
    says(happens, 'you cast or copy a spell', {
      on: 'any',
      said: 'cast or copy',
      of: [
        { on: 'cast', who: you, what: spell },
        { on: 'copy', who: you, what: spell },
      ],
    });
  });
  it('is something else that they do', () => {
    says(happens, 'you cycle or discard a card', { on: 'discard', who: you, what: card, said: 'cycle' });
    says(happens, 'you create a token', { on: 'create', who: you, what: { sort: 'token' } });
    says(happens, 'you roll a die', { on: 'act', who: you, act: 'rollDie' });
    says(happens, 'you roll one or more dice', { on: 'act', who: you, act: 'rollDice' });
    says(happens, 'you attack with one or more creatures', {
      on: 'attackWith',
      who: you,
      what: { ...creature, count: { atLeast: 1 } },
    });
  });
});

describe('a step', () => {
  it('has someone whose it is', () => {
    says(begins, 'the beginning of the end step', {
      on: 'step',
      step: 'end',
      of: { who: 'each', of: 'player' },
      said: 'the',
    });
    says(begins, "the beginning of the upkeep of enchanted creature's controller", {
      on: 'step',
      step: 'upkeep',
      of: { who: 'controller', of: { what: 'bearer' } },
      said: 'the',
    });
    says(begins, "the beginning of combat on each opponent's turn", {
      on: 'step',
      step: 'combat',
      of: { who: 'each', of: 'opponent' },
      said: 'on turn',
    });
  });
});

describe('what would happen', () => {
  it('is said with the plain form of the verb', () => {
    says(might, '~ would be put into a graveyard from anywhere', {
      on: 'move',
      what: self,
      to: 'graveyard',
      said: 'anywhere',
    });
    says(might, 'damage would be dealt to ~', { on: 'damage', to: self });
    says(might, '~ would be destroyed', { on: 'destroy', what: self });
  });
});

describe('a triggered ability', () => {
  const draw = { do: 'draw', count: 1 } as const;
  it('asks for what must hold as the event happens', () => {
    says(trigger, 'whenever ~ attacks while you control a creature, draw a card.', {
      is: 'triggered',
      event: { on: 'attack', what: self },
      when: {
        if: 'exists',
        of: { types: ['creature'], sort: 'permanent', whose: { by: 'controller', who: you } },
        said: 'controls',
      },
      effect: draw,
    });
    says(trigger, "whenever you cast a spell during an opponent's turn, draw a card.", {
      is: 'triggered',
      event: { on: 'cast', who: you, what: spell },
      when: { if: 'turn', of: opponent, said: 'during' },
      effect: draw,
    });
  });
  it('waits for a state, or for one of two events', () => {
    says(trigger, 'when you control no creatures, draw a card.', {
      is: 'triggered',
      said: 'when',
      event: {
        on: 'state',
        state: {
          if: 'exists',
          of: { types: ['creature'], sort: 'permanent', whose: { by: 'controller', who: you } },
          compare: 'equal',
          n: 0,
          said: 'controls',
        },
      },
      effect: draw,
    });
    says(trigger, 'when ~ enters and at the beginning of your upkeep, draw a card.', {
      is: 'triggered',
      event: {
        on: 'any',
        of: [
          { on: 'move', what: self, to: 'battlefield' },
          { on: 'step', step: 'upkeep', of: you },
        ],
        said: 'when, at',
      },
      effect: draw,
    });
  });
});
