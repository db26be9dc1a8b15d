import { describe, expect, it } from 'vitest';
import { grammar } from '../src/2-kernel/index.ts';
import { cost, effect } from '../src/3-grammar/index.ts';
import { reads, refusal, says } from './support/kernel.ts';

const g = grammar(effect);
const creature = { types: ['creature'], sort: 'permanent' } as const;
const target = { what: 'target', slot: -1, filter: creature } as const;
const self = { what: 'self' } as const;
const you = { who: 'you' } as const;
const it_ = { what: 'that', slot: -1, said: 'it' } as const;
const same = { who: 'that', slot: -1, said: 'same' } as const;
const draw = { do: 'draw', count: 1 } as const;
const gain = { do: 'gainLife', amount: 2 } as const;
const discard = { do: 'discard', what: { what: 'some', filter: { sort: 'card' } } } as const;
const pay = { do: 'pay', cost: [{ pay: 'mana', cost: [2] }] } as const;

describe('steps join', () => {
  it('by sentence, by then, by and', () => {
    says(g, 'draw a card. gain 2 life.', { do: 'sequence', steps: [draw, gain] });
    says(g, 'draw a card, then discard a card.', { do: 'sequence', said: 'then', steps: [draw, discard] });
    says(g, 'draw a card and gain 2 life.', { do: 'sequence', said: 'and', steps: [draw, gain] });
    says(g, 'draw a card, gain 2 life, and discard a card.', {
      do: 'sequence',
      said: 'and',
      steps: [draw, gain, discard],
    });
    says(g, 'draw a card. then discard a card.', {
      do: 'sequence',
      steps: [draw, { do: 'sequence', said: 'Then', steps: [discard] }],
    });
  });

  it('under one subject, which is the same for each verb', () => {
    says(g, 'target player draws a card and gains 2 life.', {
      do: 'sequence',
      said: 'and',
      steps: [
        { ...draw, who: { who: 'target', slot: -1, of: 'player' } },
        { ...gain, who: same },
      ],
    });
    says(g, 'you draw a card and gain 2 life.', { do: 'sequence', said: 'and', steps: [{ ...draw, who: you }, gain] });
  });

  it('with a subject each', () => {
    says(g, 'each opponent discards a card and you draw a card.', {
      do: 'sequence',
      said: 'and',
      steps: [
        { ...discard, who: { who: 'each', of: 'opponent' } },
        { ...draw, who: you },
      ],
    });
  });

  it('but a change without a duration borrows none from its neighbour', () => {
    const read = reads(g, 'target creature gets +1/+1 and gains flying until end of turn.');
    expect(read.do).toBe('modify');
  });
});

describe('choices and conditions', () => {
  it('you may, and what follows if you do', () => {
    says(g, 'you may draw a card.', { do: 'may', who: you, effect: draw });
    says(g, "you may pay {2}. if you do, draw a card. if you don't, discard a card.", {
      do: 'may',
      who: you,
      effect: pay,
      then: draw,
      otherwise: discard,
    });
    says(g, 'discard a card. if you do, draw a card.', { do: 'ifDone', effect: discard, then: draw });
    says(g, 'you may discard a card. when you do, gain 2 life.', {
      do: 'whenDone',
      effect: { do: 'may', who: you, effect: discard },
      then: gain,
    });
    says(g, 'you may have it deal 2 damage to you.', {
      do: 'may',
      who: you,
      effect: { do: 'damage', source: it_, amount: 2, to: you },
    });
  });

  it('unless somebody pays', () => {
    says(g, 'counter target spell unless its controller pays {2}.', {
      do: 'unless',
      unpaid: { do: 'counterSpell', what: { what: 'target', slot: -1, filter: { sort: 'spell' } } },
      who: { who: 'controller', of: it_ },
      cost: [{ pay: 'mana', cost: [2] }],
    });
    says(g, 'sacrifice ~ unless you discard a card.', {
      do: 'unless',
      unpaid: { do: 'sacrifice', what: self },
      who: you,
      cost: [{ pay: 'do', effect: discard }],
    });
  });

  it('instead takes the place of the sentence before', () => {
    says(g, 'draw a card. if you control a creature, draw two cards instead.', {
      do: 'if',
      said: 'instead',
      otherwise: draw,
      condition: { if: 'exists', said: 'controls', of: { ...creature, whose: { by: 'controller', who: you } } },
      then: { do: 'draw', count: 2 },
    });
  });

  it('modes', () => {
    says(g, 'choose one —\n• draw a card.\n• destroy target creature.', {
      do: 'modes',
      choose: { exactly: 1 },
      modes: [{ effect: draw }, { effect: { do: 'destroy', what: target } }],
    });
  });
});

describe('later and again', () => {
  it('delayed', () => {
    says(g, 'sacrifice it at the beginning of the next end step.', {
      do: 'later',
      said: 'behind',
      effect: { do: 'sacrifice', what: it_ },
      event: { on: 'step', step: 'end', of: { who: 'each', of: 'player' }, nth: 'next' },
    });
  });

  it('for each in turn', () => {
    says(g, 'for each opponent, draw a card.', {
      do: 'forEach',
      slot: -1,
      of: { who: 'each', of: 'opponent' },
      effect: draw,
    });
  });

  it('X is defined for the whole sentence', () => {
    says(g, 'draw X cards, where X is the number of creatures you control.', {
      do: 'where',
      effect: { do: 'draw', count: { count: 'x' } },
      x: { count: 'objects', of: { ...creature, whose: { by: 'controller', who: you } } },
    });
  });
});

describe('costs', () => {
  const c = grammar(cost);

  it('are parts with commas', () => {
    says(c, '{2}, {T}, sacrifice ~', [
      { pay: 'mana', cost: [2] },
      { pay: 'tap' },
      { pay: 'do', effect: { do: 'sacrifice', what: self } },
    ]);
    says(c, 'pay 2 life', [{ pay: 'do', effect: { do: 'loseLife', said: 'pay', amount: 2 } }]);
  });
});

it('what no rule knows is declined where it stands', () => {
  expect(refusal(g, 'draw a card, then blorp.').code).toBe('declined');
});

describe('what stands behind several steps', () => {
  it('is about the last of "then", and about nothing certain after "and"', () => {
    says(g, 'draw a card, then discard a card unless you pay {2}.', {
      do: 'sequence',
      said: 'then',
      steps: [draw, { do: 'unless', unpaid: discard, who: you, cost: pay.cost }],
    });
    expect(refusal(g, 'draw a card and gain 2 life unless you pay {2}.').code).toBe('declined');
  });

  it('each of several players is asked in turn', () => {
    says(g, 'each opponent may draw a card.', {
      do: 'forEach',
      said: 'one by one',
      slot: -1,
      of: { who: 'each', of: 'opponent' },
      effect: { do: 'may', who: same, effect: { ...draw, who: same } },
    });
  });

  it('an X that one sentence defines is not lost in the next', () => {
    const text = 'draw X cards, where X is the number of creatures you control. gain X life.';
    expect(refusal(g, text).code).toBe('declined');
  });
});
