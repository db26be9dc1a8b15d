import { card, creature, gainLife, keyword, pay, sorcery, spell } from '@lawmage/ability';
import { describe, expect, test } from 'vitest';
import { basic } from '../layers/cards.ts';
import { table } from '../table.ts';

const FOREST = basic('Forest');

describe('keywords that meant something else in 2007', () => {
  const SLEEPER = creature('Sleeper', '{7}', 'Dragon', 5, 5, keyword('suspend', { n: 1, cost: [pay('{G}')] }));
  const sleeping = (edition: 'current' | '2007-02') => {
    const t = table(
      { ann: { hand: [SLEEPER], board: [FOREST], library: [[FOREST, 3]] }, bob: { library: [[FOREST, 3]] } },
      { edition },
    );
    t.ann.does('suspend', 'Sleeper');
    t.passTo('upkeep', 'ann');
    t.resolve();
    return t;
  };

  test('a card that has waited is cast if able then, if its player likes now [CR 702.62a | 2007: 502.59a]', () => {
    const then = sleeping('2007-02');
    then.resolve();
    expect(then.where('Sleeper')).toBe('battlefield');
    const now = sleeping('current');
    now.ann.chooses(false);
    expect(now.where('Sleeper')).toBe('exile');
  });

  const FIT = card('Fit', 'sorcery', { cost: '{3}' }, spell(gainLife(4)), keyword('madness', { cost: [pay('{G}')] }));
  const PURGE = sorcery('Purge', '{0}', { do: 'discard', what: { what: 'some', filter: { sort: 'card' } } });
  const mad = (edition: 'current' | '2007-02') => {
    const t = table({ ann: { hand: [PURGE, FIT], board: [FOREST] }, bob: {} }, { edition });
    t.ann.casts('Purge');
    t.resolve();
    return t;
  };

  test('a discarded card with madness need not be removed then [CR 702.35a | 2007: 502.24a]', () => {
    const then = mad('2007-02');
    then.ann.chooses(false);
    expect([then.where('Fit'), then.stack]).toEqual(["ann's graveyard", []]);
    const now = mad('current');
    expect(now.where('Fit')).toBe('exile');
    now.ann.chooses(false);
    expect(now.where('Fit')).toBe("ann's graveyard");
  });
});
