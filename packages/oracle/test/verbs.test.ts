import { describe, it } from 'vitest';
import { grammar } from '../src/2-kernel/index.ts';
import { effect } from '../src/3-grammar/index.ts';
import { says } from './support/kernel.ts';

const g = grammar(effect);
const creature = { types: ['creature'], sort: 'permanent' } as const;
const target = { what: 'target', slot: -1, filter: creature } as const;
const self = { what: 'self' } as const;
const you = { who: 'you' } as const;
const it_ = { what: 'that', slot: -1, said: 'it' } as const;
const card = { sort: 'card' } as const;
const endOfTurn = { until: 'endOfTurn' } as const;
const anyTarget = { either: 'target', slot: -1, players: 'player' } as const;

describe('what players do with cards', () => {
  it('draw, mill, scry', () => {
    says(g, 'draw a card.', { do: 'draw', count: 1 });
    says(g, 'draw X cards.', { do: 'draw', count: { count: 'x' } });
    says(g, 'draw a card for each creature you control.', {
      do: 'draw',
      count: {
        count: 'times',
        n: 1,
        of: { count: 'objects', of: { ...creature, whose: { by: 'controller', who: you } } },
      },
    });
    says(g, 'target player mills two cards.', {
      do: 'mill',
      who: { who: 'target', slot: -1, of: 'player' },
      count: 2,
    });
    says(g, 'scry 2.', { do: 'scry', count: 2 });
  });

  it('discard', () => {
    says(g, 'discard two cards.', { do: 'discard', what: { what: 'some', count: { exactly: 2 }, filter: card } });
    says(g, 'discard your hand.', {
      do: 'discard',
      what: { what: 'each', said: 'hand', filter: { sort: 'card', in: { zone: 'hand', of: you } } },
    });
  });

  it('search, and what is done with what was found', () => {
    says(g, 'search your library for a snow land card, reveal it, put it into your hand, then shuffle.', {
      do: 'sequence',
      said: 'then',
      steps: [
        {
          do: 'search',
          in: { zone: 'library', of: you },
          for: { adj: [{ is: 'type', type: 'snow' }], types: ['land'], sort: 'card' },
        },
        { do: 'reveal', what: it_ },
        { do: 'move', said: 'put', what: it_, to: { zone: 'hand' } },
        { do: 'shuffle' },
      ],
    });
  });

  it('look at some and take one', () => {
    says(
      g,
      'look at the top nine cards of your library. put one of them into your hand and the rest on the bottom of your library in any order.',
      {
        do: 'dig',
        count: 9,
        take: { count: { exactly: 1 }, of: card, to: { zone: 'hand' } },
        rest: { zone: 'library', at: 'bottom', order: 'any' },
      },
    );
    says(
      g,
      'reveal the top five cards of your library. you may put a creature card from among them onto the battlefield. put the rest into your graveyard.',
      {
        do: 'dig',
        reveal: true,
        count: 5,
        take: {
          may: true,
          count: { exactly: 1 },
          of: { types: ['creature'], sort: 'card' },
          to: { zone: 'battlefield' },
        },
        rest: { zone: 'graveyard' },
      },
    );
  });
});

describe('moves between zones', () => {
  it('destroy, sacrifice, exile', () => {
    says(g, 'destroy target creature.', { do: 'destroy', what: target });
    says(g, "destroy all creatures. they can't be regenerated.", {
      do: 'destroy',
      noRegeneration: true,
      said: 'they',
      what: { what: 'each', said: 'all', filter: creature },
    });
    says(g, 'each opponent sacrifices a creature of their choice.', {
      do: 'sacrifice',
      who: { who: 'each', of: 'opponent' },
      said: 'choice',
      what: { what: 'some', filter: creature },
    });
    says(g, 'exile target creature until ~ leaves the battlefield.', {
      do: 'exileUntil',
      what: target,
      until: { until: 'leaves', what: self },
    });
  });

  it('return and put say where, and how it arrives', () => {
    says(g, "return target creature to its owner's hand.", {
      do: 'move',
      what: target,
      to: { zone: 'hand', said: "its owner's" },
    });
    says(g, 'return it to the battlefield tapped under your control.', {
      do: 'move',
      what: it_,
      to: { zone: 'battlefield', tapped: true, under: 'you' },
    });
    says(g, "shuffle ~ into its owner's library.", {
      do: 'sequence',
      said: 'shuffle into',
      steps: [
        { do: 'move', what: self, to: { zone: 'library', order: 'random' } },
        { do: 'shuffle', of: { who: 'owner', of: it_ } },
      ],
    });
  });
});

describe('permanents', () => {
  it('counters', () => {
    says(g, 'put two +1/+1 counters on target creature.', {
      do: 'putCounters',
      count: 2,
      kind: '+1/+1',
      on: target,
    });
    says(g, 'remove a charge counter from ~.', { do: 'removeCounters', count: 1, kind: 'charge', from: self });
  });

  it('tap or untap: a yes does the one, a no the other', () => {
    says(g, 'tap or untap target creature.', {
      do: 'may',
      said: 'tap or untap',
      effect: { do: 'tap', what: target },
      otherwise: { do: 'untap', what: { what: 'that', slot: -1, said: 'same' } },
    });
  });

  it('control', () => {
    says(g, 'gain control of target creature until end of turn.', {
      do: 'modify',
      what: target,
      changes: [{ change: 'control', who: you }],
      until: endOfTurn,
    });
    says(g, 'target opponent gains control of ~.', {
      do: 'modify',
      changes: [{ change: 'control', who: { who: 'target', slot: -1, of: 'opponent' } }],
      what: self,
    });
  });

  it('tokens', () => {
    says(g, 'create two tapped 1/1 white and blue Bird creature tokens with flying.', {
      do: 'create',
      count: 2,
      token: {
        token: 'described',
        tapped: true,
        power: 1,
        toughness: 1,
        colors: ['W', 'U'],
        subtypes: ['Bird'],
        types: ['creature'],
        abilities: [{ is: 'keyword', keyword: 'flying' }],
      },
    });
    says(g, 'create a Treasure token.', { do: 'create', count: 1, token: { token: 'predefined', name: 'Treasure' } });
    says(g, "create a token that's a copy of target creature, except it isn't legendary and has haste.", {
      do: 'create',
      count: 1,
      token: {
        token: 'copy',
        of: target,
        changes: [
          { change: 'loseType', types: ['legendary'] },
          { change: 'gain', said: 'has', abilities: [{ is: 'keyword', keyword: 'haste' }] },
        ],
      },
    });
  });
});

describe('what objects do', () => {
  it('damage', () => {
    says(g, '~ deals 3 damage to any target.', { do: 'damage', source: self, amount: 3, to: anyTarget });
    says(g, 'target creature deals damage equal to its power to any target.', {
      do: 'damage',
      source: target,
      amount: { count: 'stat', stat: 'power', of: it_ },
      to: anyTarget,
    });
    says(g, '~ deals 3 damage to target creature and 1 damage to you.', {
      do: 'sequence',
      said: 'damage',
      steps: [
        { do: 'damage', source: self, amount: 3, to: target },
        { do: 'damage', source: { what: 'that', slot: -1, said: 'same' }, amount: 1, to: you },
      ],
    });
  });

  it('joined changes have one duration', () => {
    says(g, 'target creature gets +2/+2 and gains flying until end of turn.', {
      do: 'modify',
      what: target,
      changes: [
        { change: 'gets', power: 2, toughness: 2 },
        { change: 'gain', abilities: [{ is: 'keyword', keyword: 'flying' }] },
      ],
      until: endOfTurn,
    });
    says(g, "until end of turn, target creature can't attack or block.", {
      do: 'modify',
      what: target,
      changes: [
        { change: 'rule', rule: { rule: 'cantAttack', said: 'or' } },
        { change: 'rule', rule: { rule: 'cantBlock' } },
      ],
      until: endOfTurn,
      said: 'front',
    });
  });

  it('becoming is one phrase of several changes', () => {
    says(g, "~ becomes a 3/3 green Elemental creature with trample until end of turn. it's still a land.", {
      do: 'modify',
      what: self,
      changes: [
        { change: 'base', power: 3, toughness: 3, said: 'becomes still' },
        { change: 'color', colors: ['G'], said: 'becomes still' },
        { change: 'type', types: ['creature'], subtypes: ['Elemental'], keep: true, said: 'becomes still' },
        { change: 'gain', abilities: [{ is: 'keyword', keyword: 'trample' }], said: 'becomes still' },
      ],
      until: endOfTurn,
    });
  });

  it('a color of your choice is chosen first', () => {
    says(g, 'target creature becomes the color of your choice until end of turn.', {
      do: 'sequence',
      said: 'choosing',
      steps: [
        { do: 'chooseWord', kind: 'color' },
        {
          do: 'modify',
          what: target,
          changes: [{ change: 'color', colors: 'chosen', said: 'choice' }],
          until: endOfTurn,
        },
      ],
    });
  });
});

describe('mana', () => {
  it('is fixed, chosen, counted or restricted', () => {
    says(g, 'add {G}{G}.', { do: 'addMana', mana: { mana: 'fixed', symbols: ['G', 'G'] } });
    says(g, 'add {R} or {G}.', { do: 'addMana', mana: { mana: 'oneOf', options: [['R'], ['G']] } });
    says(g, 'add one mana of any color. spend this mana only to cast creature spells.', {
      do: 'addMana',
      mana: {
        mana: 'restricted',
        produced: { mana: 'anyColor', count: 1 },
        spend: { on: ['cast'], what: { types: ['creature'], sort: 'spell' } },
      },
    });
  });
});

describe('prevention', () => {
  it('counts down, or is of all', () => {
    says(g, 'prevent the next 2 damage that would be dealt to any target this turn.', {
      do: 'prevent',
      until: endOfTurn,
      shield: { amount: 2, to: anyTarget },
    });
    says(g, 'prevent all combat damage that would be dealt this turn.', {
      do: 'prevent',
      until: endOfTurn,
      shield: { combat: true },
    });
  });
});
