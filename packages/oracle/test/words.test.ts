import { describe, it } from 'vitest';
import { grammar } from '../src/2-kernel/index.ts';
import { line } from '../src/3-grammar/abilities/index.ts';
import { effect } from '../src/3-grammar/index.ts';
import { says } from './support/kernel.ts';

const g = grammar(effect) as never;
const lines = grammar(line) as never;
const you = { who: 'you' } as const;
const self = { what: 'self' } as const;
const permanent = (...types: string[]) => ({ types, sort: 'permanent' });
const endOfTurn = { until: 'endOfTurn' } as const;

describe('counters, damage and life one by one', () => {
  it('as many counters as one likes', () => {
    says(g, 'remove any number of storage counters from ~.', {
      do: 'removeCounters',
      count: 'any',
      kind: 'storage',
      from: self,
    });
    says(g, 'you gain 2 life for each storage counter removed this way.', {
      do: 'gainLife',
      who: you,
      amount: { count: 'times', n: 2, of: { count: 'that', slot: -1, said: 'storage counter removed this way' } },
    });
  });

  it('for each damage', () => {
    says(g, 'for each 1 damage prevented this way, draw a card.', {
      do: 'repeat',
      said: 'front',
      times: { count: 'that', slot: -1, said: '1 damage prevented this way' },
      effect: { do: 'draw', count: 1 },
    });
  });
});

describe('targets and colors', () => {
  it('the target of a spell with a single target', () => {
    says(g, 'change the target of target spell with a single target.', {
      do: 'retarget',
      what: { what: 'target', slot: -1, filter: { sort: 'spell', with: [{ is: 'singleTarget' }] } },
    });
  });

  it('a spell of two colors, or of one of them', () => {
    const [blue, red] = [
      { is: 'color', color: 'U' },
      { is: 'color', color: 'R' },
    ];
    const exile = (trait: object) => ({
      do: 'move',
      to: { zone: 'exile' },
      what: { what: 'target', slot: -1, filter: { ...permanent('creature'), with: [trait] } },
    });
    says(g, "exile target creature that's both blue and red.", exile({ is: 'both', of: [blue, red] }));
    says(g, "exile target creature that's blue or red.", exile({ is: 'either', of: [blue, red] }));
  });

  it('mana of the commander, and of lands', () => {
    says(g, "add one mana of any color in your commander's color identity.", {
      do: 'addMana',
      mana: { mana: 'commander', count: 1 },
    });
  });

  it('symbols in mana costs', () => {
    says(g, '~ deals damage to target creature equal to the number of red mana symbols in the mana costs of lands.', {
      do: 'damage',
      said: 'behind',
      source: self,
      to: { what: 'target', slot: -1, filter: permanent('creature') },
      amount: { count: 'symbols', color: 'R', among: { what: 'each', filter: permanent('land') } },
    });
  });
});

describe('searches and what they find', () => {
  it('one card of each of two kinds', () => {
    says(g, 'search your library for a Forest card and a Plains card.', {
      do: 'search',
      in: { of: you, zone: 'library' },
      for: { types: ['Forest'], sort: 'card' },
      and: { types: ['Plains'], sort: 'card' },
    });
  });

  it('what was done this way', () => {
    says(g, 'if a land card was milled this way, draw a card.', {
      do: 'if',
      condition: { if: 'found', slot: -1, filter: { types: ['land'], sort: 'card' }, said: 'milled' },
      then: { do: 'draw', count: 1 },
    });
  });
});

describe('lines', () => {
  it('keywords with a semicolon between them', () => {
    says(lines, 'vigilance; menace', [
      { is: 'keyword', keyword: 'vigilance', said: 'semicolon' },
      { is: 'keyword', keyword: 'menace' },
    ]);
  });

  it('a protection that leaves the Aura where it is [CR 702.16n]', () => {
    says(lines, "enchanted creature has protection from black. this effect doesn't remove ~.", [
      {
        is: 'static',
        rule: {
          static: 'modify',
          what: { what: 'bearer' },
          changes: [
            {
              change: 'gain',
              said: 'has',
              abilities: [{ is: 'keyword', keyword: 'protection', quality: { colors: ['B'] }, keeps: 'source' }],
            },
          ],
        },
      },
    ]);
  });

  it('one cost or another', () => {
    says(lines, '{3}, {T} or {R}, {T}: draw a card.', [
      {
        is: 'activated',
        cost: [
          {
            pay: 'or',
            of: [
              [{ pay: 'mana', cost: [3] }, { pay: 'tap' }],
              [{ pay: 'mana', cost: ['R'] }, { pay: 'tap' }],
            ],
          },
        ],
        effect: { do: 'draw', count: 1 },
      },
    ]);
  });

  it('a larger hand', () => {
    says(lines, 'your maximum hand size is increased by two.', [
      { is: 'static', rule: { static: 'players', who: you, rule: { rule: 'maximumHandSize', change: 2 } } },
    ]);
  });

  it('neither attacking nor blocking alone', () => {
    says(lines, "~ can't attack or block alone.", [
      {
        is: 'static',
        rule: {
          static: 'modify',
          what: self,
          changes: [
            { change: 'rule', rule: { rule: 'cantAttack', alone: true, said: 'or' } },
            { change: 'rule', rule: { rule: 'cantBlock', alone: true } },
          ],
        },
      },
    ]);
  });
});

describe('for a while', () => {
  it('one duration over two sentences', () => {
    const target = { what: 'target', slot: -1, filter: permanent('creature') };
    says(g, 'until end of turn, you gain control of target creature and it gains haste.', {
      do: 'sequence',
      said: 'front, and',
      steps: [
        {
          do: 'modify',
          what: target,
          changes: [{ change: 'control', who: you }],
          said: 'you',
          until: endOfTurn,
        },
        {
          do: 'modify',
          what: { what: 'that', slot: -1, said: 'it' },
          changes: [{ change: 'gain', abilities: [{ is: 'keyword', keyword: 'haste' }] }],
          until: endOfTurn,
        },
      ],
    });
  });

  it('all that one source would do', () => {
    const red = { adj: [{ is: 'color', color: 'R' }], sort: 'source' } as const;
    says(g, 'prevent all damage a red source of your choice would deal this turn.', {
      do: 'sequence',
      said: 'all of a source',
      steps: [
        { do: 'choose', what: { what: 'some', filter: red } },
        { do: 'prevent', shield: { source: { what: 'that', slot: -1, said: 'same' }, from: red }, until: endOfTurn },
      ],
    });
  });

  it('exile in place of any other zone, from now on', () => {
    says(g, 'if it would leave the battlefield, exile it instead of putting it anywhere else.', {
      do: 'replace',
      replacement: {
        event: { on: 'move', what: { what: 'that', slot: -1, said: 'it' }, from: 'battlefield' },
        instead: { instead: 'destination', to: { zone: 'exile', said: 'anywhere else' } },
      },
    });
  });
});

describe('one of two kinds', () => {
  it('a target of either', () => {
    const filter = {
      anyOf: [
        permanent('land'),
        { ...permanent('creature'), adj: [{ is: 'not', trait: { is: 'color', color: 'B' } }] },
      ],
    };
    says(g, 'destroy target land or nonblack creature.', {
      do: 'destroy',
      what: { what: 'target', slot: -1, filter },
    });
  });

  it('another of the first kind, or any of the second', () => {
    says(g, 'sacrifice another creature or a token.', {
      do: 'sacrifice',
      what: { what: 'some', filter: { anyOf: [{ ...permanent('creature'), other: true }, { sort: 'token' }] } },
    });
  });
});

it('the party', () => {
  says(g, 'you gain 2 life for each creature in your party.', {
    do: 'gainLife',
    who: you,
    amount: { count: 'times', n: 2, of: { count: 'party' } },
  });
});

it('what is no creature', () => {
  says(lines, "~ isn't a creature.", [
    { is: 'static', rule: { static: 'modify', what: self, changes: [{ change: 'loseType', types: ['creature'] }] } },
  ]);
});

describe('what is counted in order', () => {
  it('up to the twentieth', () => {
    for (const [word, nth] of [['tenth', 10] as const, ['twelfth', 12] as const, ['twentieth', 20] as const])
      says(lines, `when the ${word} storage counter is put on ~, you gain 1 life.`, [
        {
          is: 'triggered',
          said: 'when',
          event: { on: 'counters', kind: 'storage', nth, what: self },
          effect: { do: 'gainLife', who: you, amount: 1 },
        },
      ]);
  });
});

describe('what is done because something was replaced', () => {
  it('has sentences of its own', () => {
    says(lines, 'if ~ would die, exile it instead. when you do, you gain 3 life.', [
      {
        is: 'static',
        rule: {
          static: 'replace',
          replacement: {
            event: { on: 'move', what: self, from: 'battlefield', to: 'graveyard' },
            instead: {
              instead: 'effect',
              effect: {
                do: 'whenDone',
                effect: { do: 'move', what: { what: 'that', slot: -1, said: 'it' }, to: { zone: 'exile' } },
                then: { do: 'gainLife', who: you, amount: 3 },
              },
            },
          },
        },
      },
    ]);
  });
});
