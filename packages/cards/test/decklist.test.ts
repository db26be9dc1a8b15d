import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  cardNames,
  countOf,
  type DeckEntry,
  type Decklist,
  loadDeck,
  readDeck,
  SECTIONS,
  type Section,
  writeArenaDeck,
} from '../src/index.ts';
import { cardsOf } from './support/files.ts';
import { shared, testWith } from './support/shared.ts';

/** A deck in one line for each section: `main: 4 Moss Bear, 1 Ember Tap`. */
function told(deck: Decklist): Partial<Record<Section, string>> {
  const sections = SECTIONS.filter(section => deck[section].length > 0);
  return Object.fromEntries(
    sections.map(section => [section, deck[section].map(({ count, name }) => `${count} ${name}`).join(', ')]),
  );
}

const read = (text: string) => told(readDeck(text).deck);

const many = (count: number, name = 'Moss Bear') => `${count} ${name}`;

describe('a line of a list', () => {
  test.each<[string, Partial<DeckEntry>]>([
    ['4 Moss Bear', { count: 4, name: 'Moss Bear' }],
    ['4x Moss Bear', { count: 4 }],
    ['4X  Moss Bear', { count: 4 }],
    ['4 x Moss Bear', { count: 4 }],
    ['x4 Moss Bear', { count: 4 }],
    ['Moss Bear x4', { count: 4 }],
    ['Moss Bear', { count: 1 }],
    ['4 Moss Bear (TST) 123', { count: 4, set: 'TST', collectorNumber: '123' }],
    ['4 Moss Bear (tst) 12p', { set: 'TST', collectorNumber: '12p' }],
    ['4 Moss Bear (TST) TS-12★ *F*', { set: 'TST', collectorNumber: 'TS-12★' }],
    ['4 Moss Bear (TST)', { set: 'TST' }],
    ['4 Moss Bear (TST:7)', { set: 'TST', collectorNumber: '7' }],
    ['4 Moss Bear [TST]', { set: 'TST' }],
    ['4 [TST] Moss Bear', { count: 4, set: 'TST' }],
    ['4 Moss Bear <retro> [TST] (F)', { set: 'TST' }],
    ['4 Moss Bear *F* # the best one', { count: 4 }],
    ['4 Moss Bear (TST) 7 [Bears,Fun] ^Have,#37d67a^', { set: 'TST', collectorNumber: '7' }],
  ])('%s', (line, entry) => {
    expect(readDeck(line)).toMatchObject({ problems: [], deck: { main: [{ name: 'Moss Bear', line: 1, ...entry }] } });
  });

  test('a name may have numbers, signs and words in brackets of its own', () => {
    for (const name of ['+2 Bear', 'Bear (Not That Bear)', 'X4-Bear', 'Bear // Cub', '"Bear!"', '_____', 'B.E.A.R.']) {
      expect(read(`3 ${name}`)).toEqual({ main: `3 ${name}` });
    }
  });

  test('a line can say itself where it belongs', () => {
    const text =
      'SB: 2 Ash Bear\n1 Old Bear *CMDR*\n1 New Bear [Sideboard]\n1 Far Bear [Maybeboard{noDeck}]\n3 Moss Bear';
    expect(read(text)).toEqual({
      commanders: '1 Old Bear',
      main: '3 Moss Bear',
      sideboard: '2 Ash Bear, 1 New Bear',
      aside: '1 Far Bear',
    });
  });
});

describe('headings', () => {
  test.each([
    'Sideboard',
    'sideboard:',
    'SIDEBOARD (15)',
    'Side Board',
    'SB',
    '// Sideboard',
    '# Sideboard',
    '== Sideboard ==',
    'Sideboard: 15',
    '//Sideboard [15]',
  ])('%s begins the sideboard', heading => {
    expect(read(`4 Moss Bear\n${heading}\n2 Ash Bear`)).toEqual({ main: '4 Moss Bear', sideboard: '2 Ash Bear' });
  });

  test('every section has one', () => {
    const text = `Commander\n1 Old Bear\nCompanion\n1 Cub\nMaindeck\n4 Moss Bear\nSideboard\n1 Ash Bear\nAttractions\n
      1 Fair\nMaybeboard\n1 Far Bear`;
    expect(read(text)).toEqual({
      commanders: '1 Old Bear',
      companions: '1 Cub',
      main: '4 Moss Bear',
      sideboard: '1 Ash Bear',
      supplementary: '1 Fair',
      aside: '1 Far Bear',
    });
  });

  test('groups of card types are headings inside the main deck', () => {
    const text =
      'Commander (1)\n1 Old Bear\n\nCreatures (4)\n4 Moss Bear\n\nLands [2]:\n2 Forest\n\nSideboard\n1 Ash Bear';
    expect(read(text)).toEqual({ commanders: '1 Old Bear', main: '4 Moss Bear, 2 Forest', sideboard: '1 Ash Bear' });
  });

  test('a blank line ends the commanders when no heading does', () => {
    expect(read('Commander\n1 Old Bear\n\n4 Moss Bear')).toEqual({ commanders: '1 Old Bear', main: '4 Moss Bear' });
  });

  test('the name and other comments are kept', () => {
    const { deck } = readDeck('// NAME: Bears\n// DATE: 2001-02-03\n4 Moss Bear\n# for fun');
    expect(deck).toMatchObject({ name: 'Bears', comments: ['DATE: 2001-02-03', 'for fun'] });
    expect(readDeck('About\nName Bears\n\nDeck\n4 Moss Bear').deck.name).toBe('Bears');
  });
});

describe('a blank line alone', () => {
  test('divides deck and sideboard in a list of MTGO', () => {
    const { deck, format } = readDeck(`${many(56)}\n${many(4, 'Forest')}\n\n${many(15, 'Ash Bear')}\n`);
    expect(told(deck)).toEqual({ main: '56 Moss Bear, 4 Forest', sideboard: '15 Ash Bear' });
    expect(format).toBe('mtgo');
  });

  test('divides a commander from its deck', () => {
    expect(read(`${many(99)}\n\n1 Old Bear`)).toEqual({ main: '99 Moss Bear', commanders: '1 Old Bear' });
  });

  test.each([
    ['more than two groups', `${many(50)}\n\n${many(8, 'Ash Bear')}\n\n${many(2, 'Cub')}`],
    ['a large second group', `${many(36)}\n\n${many(24, 'Forest')}`],
    ['two groups that make sixty', `${many(45)}\n\n${many(15, 'Forest')}`],
    ['a comment between the groups', `${many(60)}\n\n// more\n${many(10, 'Forest')}`],
  ])('divides nothing with %s', (_, text) => {
    expect(Object.keys(read(text))).toEqual(['main']);
  });
});

describe('other formats', () => {
  test("MTG Arena's export", () => {
    const text =
      'Companion\n1 Cub (TST) 3\n\nDeck\n4 Moss Bear (TST) 1\n56 Forest (TST) 2\n\nSideboard\n1 Cub (TST) 3\n';
    const { deck, format } = readDeck(text);
    expect(format).toBe('arena');
    expect(told(deck)).toEqual({ companions: '1 Cub', main: '4 Moss Bear, 56 Forest', sideboard: '1 Cub' });
    expect(writeArenaDeck(deck)).toBe(text);
  });

  test("MTGO's .dek", () => {
    const text = `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="J&#246;tun Cub" Annotation="0" />
  <Cards CatID="2" Quantity="2" Sideboard="true" Name="Fang/Claw &amp; Bear" Annotation="0" />
</Deck>`;
    const { deck, format, problems } = readDeck(text);
    expect({ format, problems }).toEqual({ format: 'dek', problems: [] });
    expect(told(deck)).toEqual({ main: '4 Jötun Cub', sideboard: '2 Fang/Claw & Bear' });
    expect(deck.sideboard[0]?.line).toBe(5);
  });

  test("Cockatrice's .cod", () => {
    const text = `<?xml version="1.0"?>
<cockatrice_deck version="1">
  <deckname>Bears</deckname>
  <comments>one
two</comments>
  <zone name="main">
    <card number="4" name="Moss Bear" setShortName="TST" collectorNumber="7" uuid="x"/>
  </zone>
  <zone name="side"><card number="1" name="Ash Bear"/></zone>
  <zone name="tokens"><card number="1" name="Bear Token"/></zone>
</cockatrice_deck>`;
    const { deck, format } = readDeck(text);
    expect(format).toBe('cod');
    expect(told(deck)).toEqual({ main: '4 Moss Bear', sideboard: '1 Ash Bear', aside: '1 Bear Token' });
    expect(deck).toMatchObject({ name: 'Bears', comments: ['one', 'two'] });
    expect(deck.main[0]).toMatchObject({ set: 'TST', collectorNumber: '7', line: 7 });
  });
});

describe('what cannot be read has a code and a line', () => {
  test.each([
    ['nothing', '', { code: 'emptyDeck' }],
    ['only comments', '// nothing here\n\n', { code: 'emptyDeck' }],
    ['no copies', '4 Moss Bear\n0 Ash Bear', { code: 'badCount', line: 2 }],
    ['too many copies', '1996 World Bear', { code: 'badCount', line: 1 }],
    ['a line of prose', `${'bears '.repeat(60)}`, { code: 'notACardLine', line: 1 }],
    ['a count alone in a .dek', '<Deck>\n<Cards Quantity="4"/>\n</Deck>', { code: 'notACardLine', line: 2 }],
    [
      'a card without a count in a .cod',
      '<cockatrice_deck>\n<zone name="main"><card name="Bear"/></zone></cockatrice_deck>',
      { code: 'badCount', line: 2 },
    ],
    ['a web page', '<html><body>Bears</body></html>', { code: 'notADeck', line: 1 }],
    ['broken XML', '<Deck>\n<Cards></Deck>', { code: 'brokenXml', line: 2 }],
    ['half an element', '<Deck', { code: 'brokenXml' }],
    ['a whole library', 'Moss Bear\n'.repeat(200_000), { code: 'tooLong' }],
  ])('%s', (_, text, problem) => {
    expect(readDeck(text).problems[0]).toMatchObject(problem);
  });

  test('a list in lines may begin with <', () => {
    const { deck, format, problems } = readDeck('<3 my bears\n4 Moss Bear\n2 Cub');
    expect({ format, problems }).toEqual({ format: 'plain', problems: [] });
    expect(told(deck)).toEqual({ main: '1 <3 my bears, 4 Moss Bear, 2 Cub' });
  });

  test('after a hundred unknown names nobody is told what else may have been meant', () => {
    const asked: string[] = [];
    const none = { find: () => undefined, suggest: (typed: string) => [asked.push(typed) > 0 ? 'Moss Bear' : ''] };
    const list = Array.from({ length: 20_000 }, (_, at) => `1 Odd Relic ${at}`).join('\n');
    const { problems } = loadDeck(list, none);
    expect(problems).toHaveLength(20_000);
    expect(asked).toHaveLength(100);
    expect(problems.at(99)).toMatchObject({ suggestions: ['Moss Bear'] });
    expect(problems.at(100)).toMatchObject({ suggestions: [] });
  });

  test('the rest of the list is read all the same', () => {
    const { deck, problems } = readDeck('4 Moss Bear\n0 Ash Bear\n2 Cub');
    expect(problems).toHaveLength(1);
    expect(told(deck)).toEqual({ main: '4 Moss Bear, 2 Cub' });
  });
});

describe('names', () => {
  const names = cardNames([
    'Moss Bear',
    'Ætherling Cub',
    'Jötun Elder',
    'Dawnwork // Duskfall',
    'Dusk',
    'Duskfall',
    "Ann's Bear, Sun-Eater",
    'Great Bear',
    'Great Bear...',
  ]);

  test.each([
    ['moss bear', 'Moss Bear'],
    ['Aetherling cub', 'Ætherling Cub'],
    ['Jotun Elder', 'Jötun Elder'],
    ['Ann’s bear sun eater', "Ann's Bear, Sun-Eater"],
    ['Dawnwork', 'Dawnwork // Duskfall'],
    ['Dawnwork/Duskfall', 'Dawnwork // Duskfall'],
    ['dawnwork//duskfall', 'Dawnwork // Duskfall'],
    ['Duskfall', 'Duskfall'],
    ['great bear', 'Great Bear'],
    ['great bear...', 'Great Bear...'],
  ])('%s means %s', (typed, name) => {
    expect(names.find(typed)).toBe(name);
  });

  test.each([
    ['Mos Bear', 'Moss Bear'],
    ['Jotun Eldre', 'Jötun Elder'],
    ["Ann's", "Ann's Bear, Sun-Eater"],
    ['sun eater', "Ann's Bear, Sun-Eater"],
    ['Dawnwrok', 'Dawnwork // Duskfall'],
  ])('%s may mean %s', (typed, name) => {
    expect(names.find(typed)).toBeUndefined();
    expect(names.suggest(typed)[0]).toBe(name);
  });

  test('an unknown name is told with its line and what may have been meant', () => {
    const { deck, problems } = loadDeck('4 moss bear\n\n2 Jötunn Elder\n1 Qqq', names);
    expect(deck.main.map(({ name }) => name)).toEqual(['Moss Bear', 'Jötunn Elder', 'Qqq']);
    expect(problems).toMatchObject([
      { code: 'unknownCard', line: 3, suggestions: ['Jötun Elder'] },
      { code: 'unknownCard', line: 4, suggestions: [] },
    ]);
    expect(problems[0]?.message).toContain('did you mean Jötun Elder?');
  });

  test('what lies aside need not be known', () => {
    expect(loadDeck('4 Moss Bear\nMaybeboard\n1 Bear Token', names).problems).toEqual([]);
  });
});

testWith('decks')('every list of the development data is read, and all its names are cards', async () => {
  const cards = await cardsOf(shared('cards/oracle-cards.jsonl.gz'));
  const names = cardNames(cards.ok ? cards.value.map(card => card.name) : []);
  const lists = readdirSync(shared('decks')).filter(file => file.endsWith('.txt'));
  expect(lists).toHaveLength(103);
  for (const list of lists) {
    const { deck, problems } = loadDeck(readFileSync(shared(`decks/${list}`), 'utf8'), names);
    expect(problems, list).toEqual([]);
    expect(deck.name, list).toBeTruthy();
    expect([30, 60, 100], list).toContain(countOf(deck.main) + countOf(deck.commanders));
    expect([0, 15], list).toContain(countOf(deck.sideboard));
  }
});
