import { describe, expect, test } from 'vitest';
import { STARTER_CARDS, STARTER_DECKS, starterCard, starterNames } from '../src/starter/index.ts';

describe('the starter pack', () => {
  test('has at least 150 cards, each once', () => {
    const names = STARTER_CARDS.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(150);
    expect(new Set(names).size).toBe(names.length);
  });

  test('has eight decks of two colours, four of them for the edition of 2007', () => {
    expect(STARTER_DECKS).toHaveLength(8);
    expect(STARTER_DECKS.filter(({ editions }) => editions.includes('2007-02'))).toHaveLength(4);
    for (const { colors } of STARTER_DECKS) expect(colors).toHaveLength(2);
  });

  test.each(STARTER_DECKS)(
    '$name has sixty cards, at most four of each that is no basic land, in its colours',
    ({ cards, colors }) => {
      expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(60);
      for (const { name, count } of cards) {
        const [face] = starterCard(name).faces;
        if (!face.type.supertypes.includes('basic')) expect(count, name).toBeLessThanOrEqual(4);
        const used = (face.cost ?? []).flatMap(symbol => (typeof symbol === 'string' ? symbol.split('/') : []));
        for (const color of ['W', 'U', 'B', 'R', 'G'] as const)
          if (used.includes(color)) expect(colors, name).toContain(color);
      }
    },
  );

  test('finds a card by a careless name and says what is not there', () => {
    expect(starterNames.find('serra angel')).toBe('Serra Angel');
    expect(() => starterCard('Nobody At All')).toThrow(RangeError);
  });
});
