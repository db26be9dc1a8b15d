import {
  card,
  cards,
  creature,
  destroy,
  draw,
  instant,
  keyword,
  permanents,
  self,
  sequence,
  some,
  sorcery,
  target,
  you,
} from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { basic } from '../layers/cards.ts';
import { table } from '../table.ts';

const BEAR = creature('Bear', '{0}', 'Bear', 2, 2);
const MURDER = instant('Murder', '', destroy(target(0, permanents('creature'))));
const VOID = card(
  'Void',
  'enchantment',
  { cost: '{W}' },
  {
    is: 'static',
    rule: {
      static: 'replace',
      replacement: {
        event: { on: 'move', what: { what: 'some', filter: { sort: 'card' } }, to: 'graveyard' },
        instead: { instead: 'destination', to: { zone: 'exile' } },
      },
    },
  },
);

test('a card goes to exile instead of a graveyard', () => {
  const t = table({ ann: { hand: [MURDER], board: [VOID] }, bob: { board: [BEAR] } });
  t.ann.casts('Murder', { at: 'Bear' });
  t.resolve();
  expect(t.where('Bear')).toBe('exile');
  expect(t.where('Murder')).toBe('exile');
});

test('of two destinations the controller chooses, and the other does nothing', () => {
  const PHOENIX = creature('Phoenix', '{R}', 'Phoenix', 2, 2, {
    is: 'static',
    rule: {
      static: 'replace',
      replacement: {
        event: { on: 'move', what: self, from: 'battlefield', to: 'graveyard' },
        instead: { instead: 'destination', to: { zone: 'hand' } },
      },
    },
  });
  const t = table({ ann: { hand: [MURDER], board: [VOID] }, bob: { board: [PHOENIX] } });
  t.ann.casts('Murder', { at: 'Phoenix' });
  t.resolve();
  t.bob.chooses('Phoenix');
  expect(t.where('Phoenix')).toBe("bob's hand");
});

describe('dredge', () => {
  const IMP = creature('Imp', '{B}', 'Imp', 1, 2, keyword('dredge', { n: 5 }));
  const STUDY = sorcery(
    'Study',
    '',
    sequence(draw(2), { do: 'discard', what: some({ exactly: 2 }, { ...cards(), in: { zone: 'hand', of: you } }) }),
  );

  test('one draw of two is replaced, and the rest goes on', () => {
    const t = table({
      ann: { hand: [STUDY], graveyard: [IMP], library: [[basic('Swamp'), 5], basic('Island')] },
      bob: {},
    });
    t.ann.casts('Study');
    t.resolve();
    t.ann.chooses(true);
    t.resolve();
    expect(t.ann.library).toBe(0);
    expect(t.ann.hand).toEqual([]);
    expect(t.ann.graveyard.length).toBe(8);
    expect(t.ann.lost).toBe(false);
  });

  test('it is not offered with too few cards in the library', () => {
    const t = table({ ann: { hand: [STUDY], graveyard: [IMP], library: [[basic('Swamp'), 4]] }, bob: {} });
    t.ann.casts('Study');
    t.resolve();
    expect(t.where('Imp')).toBe("ann's graveyard");
    expect(t.ann.library).toBe(2);
  });
});

test("a player who can't gain life doesn't", () => {
  const CURSE = card(
    'Curse',
    'enchantment',
    { cost: '{B}' },
    {
      is: 'static',
      rule: { static: 'players', who: { who: 'each', of: 'player' }, rule: { rule: 'cantGainLife' } },
    },
  );
  const t = table({ ann: { hand: [instant('Balm', '', { do: 'gainLife', amount: 4 })], board: [CURSE] }, bob: {} });
  t.ann.casts('Balm');
  t.resolve();
  expect(t.ann.life).toBe(20);
});

test('what is indestructible is not destroyed', () => {
  const GOD = creature('God', '{0}', 'God', 5, 5, keyword('indestructible'));
  const t = table({ ann: { hand: [MURDER] }, bob: { board: [GOD] } });
  t.ann.casts('Murder', { at: 'God' });
  t.resolve();
  expect(t.where('God')).toBe('battlefield');
});
