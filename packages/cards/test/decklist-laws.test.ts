import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardNames,
  type DeckEntry,
  type Decklist,
  emptyDeck,
  loadDeck,
  readDeck,
  writeArenaDeck,
  writePlainDeck,
} from '../src/index.ts';

describe('laws', () => {
  const word = fc.constantFrom(
    'Moss',
    'Bear',
    'Jötun',
    "Ann's",
    'Sun-Eater',
    '//',
    'of',
    'the',
    '+2',
    'B.F.M.',
    '(Not It)',
  );
  const name = fc
    .array(word, { minLength: 1, maxLength: 4 })
    .map(words => `Ember ${words.join(' ')}`)
    .filter(text => !text.endsWith('//'));
  const entry: fc.Arbitrary<DeckEntry> = fc.record(
    { count: fc.integer({ min: 1, max: 99 }), name, set: fc.constantFrom('TST', 'M10', '10E') },
    { requiredKeys: ['count', 'name'] },
  );
  const entries = fc.array(entry, { maxLength: 5 });
  const sections = fc.record({
    commanders: entries,
    companions: entries,
    main: fc.array(entry, { minLength: 1, maxLength: 8 }),
    sideboard: entries,
  });
  const listed = fc.record(
    { sections, supplementary: entries, aside: entries, name },
    { requiredKeys: ['sections', 'supplementary', 'aside'] },
  );

  /** Without lines; the sections of one deck as another would list them. */
  const plain = (deck: Decklist) =>
    JSON.parse(JSON.stringify(deck, (key, value) => (key === 'line' ? undefined : value)));

  test('a deck written as plain text reads back as the same deck', () => {
    fc.assert(
      fc.property(listed, ({ sections: parts, ...others }) => {
        const written = { ...emptyDeck(), ...parts, ...others, comments: ['KIND: test'] };
        const reading = readDeck(writePlainDeck(written));
        expect(reading.problems).toEqual([]);
        expect(plain(reading.deck)).toEqual(plain(written));
      }),
    );
  });

  test('a deck written for Arena reads back as the same deck', () => {
    fc.assert(
      fc.property(sections, parts => {
        const deck = { ...emptyDeck(), ...parts, name: 'Bears' };
        const reading = readDeck(writeArenaDeck(deck));
        expect(reading).toMatchObject({ problems: [], format: 'arena' });
        expect(plain(reading.deck)).toEqual(plain(deck));
      }),
    );
  });

  test('no text makes reading throw, and every line is within the text', () => {
    const seeds = [
      'Commander\n1 Old Bear (TST) 3 *F*\n\nDeck\n4x Moss Bear [TST]\n// Lands\nSB: 2 Ash Bear # x\n',
      '<Deck>\n<Cards Quantity="4" Sideboard="false" Name="J&#246;tun"/>\n</Deck>',
      '<cockatrice_deck version="1"><deckname>B</deckname><zone name="main"><card number="4" name="B"/></zone></cockatrice_deck>',
    ];
    const change = fc.tuple(fc.nat(), fc.string({ maxLength: 5, unit: 'binary' }), fc.nat(12));
    const changed = fc.tuple(fc.constantFrom(...seeds), fc.array(change, { maxLength: 5 })).map(([seed, changes]) =>
      changes.reduce((text, [at, put, cut]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + put + text.slice(place + cut);
      }, seed),
    );
    fc.assert(
      fc.property(fc.oneof(changed, fc.string({ unit: 'binary' })), text => {
        const names = cardNames(['Moss Bear']);
        const lines = text.split(/\r\n|\r|\n/).length;
        for (const { line = 1 } of loadDeck(text, names).problems) expect(line).toBeLessThanOrEqual(lines);
      }),
      { numRuns: 500 },
    );
  });
});
