/** Rules are followed by what they say, whatever their numbers become. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffEditions, followRules, pairRules, type Rulebook, type RuleRecord } from '../../src/rulebook/index.ts';

const edition = (date: string, texts: readonly string[]): Rulebook => ({
  edition: date,
  published: null,
  source: '',
  glossary: [],
  rules: [record(0, '1', 'section', 'The Pond'), record(1, '100', 'chapter', 'Frogs')].concat(
    texts.map((text, n) => record(n + 2, `100.${n + 1}`, 'rule', text)),
  ),
});

const record = (index: number, number: string, level: RuleRecord['level'], text: string): RuleRecord => ({
  index,
  number,
  level,
  text,
  examples: [],
  references: [],
});

const FROGS = [
  'A frog that sits on a leaf may look at the top card of the pond.',
  'Whenever it rains, each toad croaks twice, then sleeps until the next full moon.',
  'Newts cannot be counted unless every heron has left the marsh before sunrise.',
  'The owner of a tadpole decides which of its gills are used for breathing.',
];

describe('between two editions', () => {
  test('a rule is renumbered where one comes before it', () => {
    const { changes, counts, same } = diffEditions([
      edition('2031-01-01', FROGS),
      edition('2032-01-01', ['Storks arrive in April and stay through the harvest.', ...FROGS]),
    ]);
    expect(counts).toEqual({ added: 1, removed: 0, renumbered: 4, reworded: 0, both: 0 });
    expect(changes.find(({ from }) => from === '100.2')).toMatchObject({ change: 'renumbered', to: '100.3' });
    expect(same).toBe(2);
  });

  test('typography and the numbers of other rules are no rewording', () => {
    const one = ['A “frog” doesn’t jump (see rule 100.2).', 'The Pond™ – a place.'];
    const other = ['A "frog" doesn\'t jump (see rule 104.7c).', 'The Pond(TM) - a place.'];
    expect(diffEditions([edition('2031-01-01', one), edition('2032-01-01', other)]).changes).toEqual([]);
  });

  test('another word is', () => {
    const other = FROGS.map(text => text.replace('twice', 'thrice'));
    const { changes } = diffEditions([edition('2031-01-01', FROGS), edition('2032-01-01', other)]);
    expect(changes).toMatchObject([{ change: 'reworded', from: '100.2', to: '100.2' }]);
  });

  test('a rule that says nothing like any other is gone, and another new', () => {
    const other = FROGS.with(1, 'Bicycles are parked beside the northern gate.');
    const { counts } = diffEditions([edition('2031-01-01', FROGS), edition('2032-01-01', other)]);
    expect(counts).toMatchObject({ added: 1, removed: 1, renumbered: 0 });
  });

  test('small steps show what a large one hides', () => {
    const route = [
      'When a creature comes into play, its owner counts the leaves of the oak.',
      'When a creature enters the field, its owner counts the branches of the oak.',
      'When a beast enters the field, its keeper counts the branches of the elm.',
      'When a beast walks across the field, its keeper tells the boughs of the elm.',
    ].map((text, n) => edition(`203${n}-01-01`, n % 2 === 0 ? [text, ...FROGS] : [...FROGS, text]));
    expect(followRules(route).get('100.1')).toBe('100.5');
  });

  test('whatever rules go, come and move, each is found by its words', () => {
    const words = fc.array(
      fc.string({ unit: fc.constantFrom(...'bcdfghklmnprstvw', ...'aeiou'), minLength: 4, maxLength: 9 }),
      {
        minLength: 9,
        maxLength: 16,
      },
    );
    const texts = fc.uniqueArray(
      words.map(list => list.join(' ')),
      { minLength: 4, maxLength: 24 },
    );
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (all, cut, turn) => {
        const [first, second] = [all.slice(0, -1), all.toSpliced(cut % all.length, 1)];
        const moved = [...second.slice(turn % second.length), ...second.slice(0, turn % second.length)];
        const pairs = pairRules(edition('2031-01-01', first), edition('2032-01-01', moved));
        for (const [n, text] of first.entries()) {
          const at = moved.indexOf(text);
          if (at >= 0) expect(pairs.get(`100.${n + 1}`)).toBe(`100.${at + 1}`);
        }
        expect(new Set(pairs.values()).size).toBe(pairs.size);
      }),
      { numRuns: 200 },
    );
  });
});
