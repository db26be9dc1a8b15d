import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FaceFacts, fromUnits, isLabel, toUnits, type UnitMarks } from '../src/1-text/index.ts';
import { corpusFaces, hasCorpus } from './support/corpus.ts';

const bear: FaceFacts = { name: 'Moss Bear', typeLine: 'Creature — Bear' };
const tap: FaceFacts = { name: 'Ember Tap', typeLine: 'Instant' };
const queen: FaceFacts = { name: 'Oriane, Queen of Bees', typeLine: 'Legendary Creature — Insect Noble' };

/** The units of a text as lines of tokens, each shown to be written back. */
function unitsOf(facts: FaceFacts, text: string): string[] {
  const { units, short } = toUnits(facts, text);
  const written = units.map(({ tokens, marks }) => ({ tokens: tokens.map(token => token.text), marks }));
  expect(fromUnits(facts, written, short)).toBe(text);
  return written.map(({ tokens }) => tokens.join(' '));
}

function marksOf(facts: FaceFacts, text: string): UnitMarks {
  unitsOf(facts, text);
  return toUnits(facts, text).units[0]?.marks ?? {};
}

describe('rows', () => {
  it('every line is a unit', () => {
    expect(unitsOf(bear, 'Flying\nHaste')).toEqual(['flying', 'haste']);
    expect(unitsOf(bear, '')).toEqual([]);
  });

  it('modes, spree costs and results of a die stay with the line before them', () => {
    expect(unitsOf(tap, 'Choose one —\n• Win.\n• Lose.')).toEqual(['choose one — • win . • lose .']);
    expect(unitsOf(tap, 'Spree\n+ {1} — Win.\n+ {2} — Lose.\nHaste')).toEqual([
      'spree \n + {1} — win . \n + {2} — lose .',
      'haste',
    ]);
    expect(unitsOf(tap, 'Roll a d20.\n1—9 | Win.\n10+ | Lose.')).toEqual([
      'roll a d20 . \n 1—9 | win . \n 10+ | lose .',
    ]);
  });

  it('what stands under a level or station row belongs to that row', () => {
    expect(unitsOf(bear, 'Level up {1}\nLEVEL 1-3\n2/2\nHaste\nLEVEL 4+\n4/4')).toEqual([
      'level up {1}',
      'LEVEL 1-3 \n 2/2 \n haste',
      'LEVEL 4+ \n 4/4',
    ]);
    expect(unitsOf(bear, 'Station\n3+ | Flying\n{1}: Win.\n8+ | Haste')).toEqual([
      'station',
      '3+ | flying \n {1} : win .',
      '8+ | haste',
    ]);
  });
});

describe('reminders', () => {
  it('are set aside with their place', () => {
    expect(unitsOf(bear, 'Flying (It flies.)\nHaste')).toEqual(['flying', 'haste']);
    expect(marksOf(bear, 'Flying (It flies.)').asides).toEqual([{ text: ' (It flies.)' }]);
    expect(marksOf(bear, 'Spree (Add costs.)\n+ {1} — Win.').asides).toEqual([{ text: ' (Add costs.)', after: 1 }]);
    expect(unitsOf(bear, '({T}: Add {G}.)')).toEqual(['']);
  });

  it('parentheses inside a word are no reminder', () => {
    expect(unitsOf(bear, 'the card(s)')).toEqual(['the card >< ( s )']);
  });
});

describe('sentence case', () => {
  it('is lowered where sentences, effects, modes and quotations begin, and only there', () => {
    expect(unitsOf(bear, 'Draw a card. Then shuffle.')).toEqual(['draw a card . then shuffle .']);
    expect(unitsOf(bear, '{T}: Add {G}.')).toEqual(['{T} : add {G} .']);
    expect(unitsOf(bear, 'Hoarding—Pay 2 life.')).toEqual(['hoarding ·—· pay 2 life .']);
    expect(unitsOf(bear, 'Enchanted Elf wins.')).toEqual(['enchanted Elf wins .']);
  });

  it('keeps subtypes, their plurals and numerals', () => {
    expect(unitsOf(bear, 'Elves you control win.')).toEqual(['Elves you control win .']);
    expect(unitsOf(bear, 'X is 3.')).toEqual(['X is 3 .']);
    expect(unitsOf(bear, 'I, II — Win.')).toEqual(['I , II — win .']);
  });

  it('is lowered after every comma of a cost', () => {
    expect(unitsOf(bear, '{1}, {T}, Discard a card: Win, then lose.')).toEqual([
      '{1} , {T} , discard a card : win , then lose .',
    ]);
  });

  it('is noted where a text does otherwise', () => {
    expect(marksOf(bear, 'draw a card.')).toEqual({ flipped: [0] });
    expect(marksOf(bear, 'Lose half, rounded up: Win.')).toEqual({ flipped: [3] });
  });
});

describe('quotations', () => {
  it('give the sentence outside its own full stop', () => {
    expect(unitsOf(bear, 'Elves have "{T}: Win." Draw a card.')).toEqual([
      'Elves have " {T} : win . " . draw a card .',
    ]);
  });

  it('that stand within a sentence get theirs', () => {
    expect(unitsOf(bear, 'It gains "Bears win" until end of turn.')).toEqual([
      'it gains " Bears win . " until end of turn .',
    ]);
    expect(unitsOf(bear, 'It has "{T}: Win," and it wins.')).toEqual(['it has " {T} : win . " , and it wins .']);
  });

  it('may hold quotations', () => {
    expect(unitsOf(bear, `It has "Elves have '{T}: Win.'"`)).toEqual([`it has " Elves have ' {T} : win . ' . " .`]);
  });
});

describe('the object itself', () => {
  it('is ~, by whatever words its kind of card uses', () => {
    expect(unitsOf(bear, "When this creature enters, this creature's power wins.")).toEqual([
      "when ~ enters , ~ 's power wins .",
    ]);
    expect(unitsOf(tap, 'Ember Tap deals 2 damage.')).toEqual(['~ deals 2 damage .']);
    expect(unitsOf(queen, "Oriane attacks. Sacrifice Oriane: Oriane's owner wins.")).toEqual([
      "~ attacks . sacrifice ~ : ~ 's owner wins .",
    ]);
  });

  it('is found by a short name that the text alone shows', () => {
    const facts = { name: 'Bruk of the Hills', typeLine: 'Legendary Creature — Giant' };
    expect(unitsOf(facts, 'Whenever Bruk attacks, draw a card.')).toEqual(['whenever ~ attacks , draw a card .']);
    expect(toUnits(facts, 'Whenever Bruk attacks, draw a card.').short).toBe('Bruk');
  });

  it('is noted where it is worded unusually', () => {
    expect(marksOf(queen, 'When Oriane, Queen of Bees enters, this creature wins.')).toEqual({
      self: [
        [0, 'Oriane, Queen of Bees'],
        [1, 'this creature'],
      ],
    });
    expect(marksOf(bear, 'Until then, This creature wins.')).toEqual({ flipped: [3] });
  });

  it('is not meant by a card of that name, a longer name, or the bearer of a quoted ability', () => {
    expect(unitsOf(tap, 'Find a card named Ember Tap.')).toEqual(['find a card named Ember Tap .']);
    expect(unitsOf(tap, 'Find Ember Tap Mage.')).toEqual(['find Ember Tap Mage .']);
    expect(unitsOf(queen, 'Create Oriane, a 1/1 token.')).toEqual(['create Oriane , a 1/1 token .']);
    expect(unitsOf(bear, 'Elves have "Sacrifice this creature: Win."')).toEqual([
      'Elves have " sacrifice this creature : win . " .',
    ]);
    expect(unitsOf(bear, 'Cast this spell this turn.')).toEqual(['cast this spell this turn .']);
  });
});

describe('ability words and flavor words', () => {
  it('are one token with their dash', () => {
    const { units } = toUnits(bear, 'Mossfall — Whenever you win, draw a card.');
    expect(units[0]?.tokens.map(token => token.text).slice(0, 2)).toEqual(['Mossfall —', 'whenever']);
    expect(units[0]?.tokens.filter(token => isLabel(token.text))).toHaveLength(1);
    expect(unitsOf(tap, 'Choose one —\n• Bite Hard — Win.')).toEqual(['choose one — • Bite Hard — win .']);
  });

  it('are not the words before a dash that carry a rule', () => {
    const labels = (text: string) => toUnits(bear, text).units[0]?.tokens.filter(token => isLabel(token.text));
    expect(labels('Boast — {1}: Win.')).toEqual([]);
    expect(labels('Choose one —\n• Win.')).toEqual([]);
    expect(labels('III — Win.')).toEqual([]);
  });
});

describe('spans', () => {
  it('point into the text of the face, past what was set aside', () => {
    const text = 'Flying (It flies.)\nHaste (It is fast.) wins.';
    const spans = toUnits(bear, text).units.flatMap(({ tokens }) => tokens);
    expect(spans.map(({ start, end }) => text.slice(start, end))).toEqual(['Flying', 'Haste', 'wins', '.']);
  });
});

describe('every text comes back', () => {
  const facts = fc.constantFrom(bear, tap, queen);
  const back = (face: FaceFacts, text: string): string => {
    const { units, short } = toUnits(face, text);
    return fromUnits(
      face,
      units.map(({ tokens, marks }) => ({ tokens: tokens.map(t => t.text), marks })),
      short,
    );
  };

  it('whatever its characters', () => {
    fc.assert(
      fc.property(facts, fc.string({ unit: 'grapheme' }), (face, text) => {
        expect(back(face, text)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  it('and however words and marks of cards are thrown together', () => {
    const scraps = ['Ember Tap', 'Oriane', ', Queen of Bees', 'this creature', 'This', ' ', ' ', '. ', '."', '"', "'s"];
    const marks = [', ', ': ', '(', ')', '\n', '\n• ', ' — ', '—', '~', 'named ', 'Elves', 'win', 'LEVEL 2', '{T}'];
    const word = fc.constantFrom(...scraps, ...marks);
    fc.assert(
      fc.property(facts, fc.array(word, { maxLength: 24 }), (face, parts) => {
        expect(back(face, parts.join(''))).toBe(parts.join(''));
      }),
      { numRuns: 3000 },
    );
  });
});

describe.skipIf(!hasCorpus)('every printed card (needs the card file beside the repository)', () => {
  it('comes back to the byte, and next to none had to be kept verbatim', () => {
    const lost: string[] = [];
    let verbatim = 0;
    for (const { name, typeLine, text } of corpusFaces()) {
      const { units, short } = toUnits({ name, typeLine }, text);
      const written = units.map(({ tokens, marks }) => ({ tokens: tokens.map(token => token.text), marks }));
      if (fromUnits({ name, typeLine }, written, short) !== text) lost.push(name);
      verbatim += units.filter(({ marks }) => marks.verbatim !== undefined).length;
    }
    expect(lost).toEqual([]);
    expect(verbatim).toBeLessThanOrEqual(2);
  });
});
