import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CardFacts, checkDeck, type EditionName, type Format, findFormat, readDeck } from '../src/index.ts';
import { BEAR, FOREST, facts, SWAMP } from './support/facts.ts';
import { cardsOf } from './support/files.ts';
import { shared, testWith } from './support/shared.ts';

/** Judges a list of invented cards; the usual sixty are Forests. */
function judge(list: string, cards: readonly CardFacts[] = [], format = 'constructed', edition?: EditionName) {
  const known = new Map([BEAR, FOREST, SWAMP, ...cards].map(card => [card.name, card]));
  const { deck, problems } = readDeck(list);
  expect(problems).toEqual([]);
  const { breaches, unchecked } = checkDeck(deck, formatOf(format), name => known.get(name), edition);
  return {
    breaches: breaches.map(({ rule, code }) => `${rule} ${code}`),
    unchecked: unchecked.map(({ code }) => code),
  };
}

function formatOf(id: string): Format {
  const format = findFormat(id);
  if (format === undefined) throw new Error(`there is no format ${id}`);
  return format;
}

const breaches = (...given: Parameters<typeof judge>) => judge(...given).breaches;

describe('constructed', () => {
  test('a deck has at least sixty cards, and no most', () => {
    expect(breaches('60 Forest')).toEqual([]);
    expect(breaches('250 Forest')).toEqual([]);
    expect(breaches('59 Forest')).toEqual(['100.2a tooFewCards']);
    expect(breaches('59 Forest', [], 'constructed', '2007-02')).toEqual(['100.2 tooFewCards']);
  });

  test('no more than four of any card other than basic lands', () => {
    expect(breaches('56 Forest\n4 Moss Bear')).toEqual([]);
    expect(breaches('56 Forest\n5 Moss Bear')).toEqual(['100.2a tooManyCopies']);
    expect(breaches('56 Forest\n3 Moss Bear\n2 Moss Bear')).toEqual(['100.2a tooManyCopies']);
  });

  test('the sideboard counts for the limit of four today, and did not in 2007', () => {
    const list = '57 Forest\n3 Moss Bear\nSideboard\n2 Moss Bear';
    expect(breaches(list)).toEqual(['100.2a tooManyCopies']);
    expect(breaches(list, [], 'constructed', '2007-02')).toEqual([]);
  });

  test('a sideboard has at most fifteen cards; the rules of 2007 left that to tournaments', () => {
    const list = '60 Forest\nSideboard\n16 Forest';
    expect(breaches(list)).toEqual(['100.4a sideboardTooLarge']);
    expect(breaches(list, [], 'constructed', '2007-02')).toEqual([]);
  });

  test('a card can allow more copies of itself, or fewer', () => {
    const rats = facts('Moss Rats', 'Creature — Rat', { text: 'A deck can have any number of cards named Moss Rats.' });
    const seven = facts('Seven Cubs', 'Creature — Bear', {
      text: 'A deck can have up to seven cards named Seven Cubs.',
    });
    const one = facts('Lone Bear', 'Creature — Bear', { text: 'A deck can have only one card named Lone Bear.' });
    const cards = [rats, seven, one];
    expect(breaches('53 Moss Rats\n7 Seven Cubs\n1 Lone Bear', cards)).toEqual([]);
    expect(breaches('60 Forest\n8 Seven Cubs', cards)).toEqual(['100.2a tooManyCopies']);
    expect(breaches('60 Forest\n2 Lone Bear', cards)).toEqual(['100.2a tooManyCopies']);
  });

  test('planes, schemes and the like do not go into a deck', () => {
    const plane = facts('Bear Fields', 'Plane — Somewhere');
    expect(breaches('60 Forest\n1 Bear Fields', [plane])).toEqual(['108.2a notTraditional']);
    expect(breaches('60 Forest\n1 Bear Fields', [plane], 'constructed', '2007-02')).toEqual(['200.1 notTraditional']);
    expect(breaches('60 Forest\nPlanes\n1 Bear Fields', [plane])).toEqual([]);
  });

  test('conspiracies are only for limited play', () => {
    const plot = facts('Bear Plot', 'Conspiracy');
    expect(breaches('60 Forest\n1 Bear Plot', [plot])).toEqual(['315.1 conspiracy']);
    expect(breaches('40 Forest\nSideboard\n1 Bear Plot', [plot], 'limited')).toEqual([]);
  });

  test('cards for ante are removed', () => {
    const text = "Remove this card from your deck before playing if you're not playing for ante.";
    const stake = facts('Bear Stakes', 'Sorcery', { text });
    expect(breaches('60 Forest\n1 Bear Stakes', [stake])).toEqual(['407.3 forAnteOnly']);
    expect(breaches('60 Forest\n1 Bear Stakes', [stake], 'constructed', '2007-02')).toEqual(['217.9c forAnteOnly']);
  });

  test('a name that no card has is left undecided', () => {
    expect(judge('60 Forest\n1 Nobody')).toEqual({ breaches: [], unchecked: ['unknownCard'] });
  });
});

describe('limited', () => {
  test('a deck has at least forty cards, of any number each, and a sideboard of any size', () => {
    expect(breaches('30 Forest\n10 Moss Bear\nSideboard\n40 Moss Bear', [], 'limited')).toEqual([]);
    expect(breaches('39 Forest', [], 'limited')).toEqual(['100.2b tooFewCards']);
    expect(breaches('39 Forest', [], 'limited', '2007-02')).toEqual(['100.3 tooFewCards']);
  });
});

describe('formats', () => {
  test.each([
    ['notLegal', ['100.6 notLegal']],
    ['banned', ['100.6 banned']],
    ['legal', []],
  ] as const)('a card that is %s', (legality, expected) => {
    const card = facts('Far Bear', 'Creature — Bear', { legalities: { modern: legality } });
    expect(breaches('60 Forest\n1 Far Bear', [card], 'modern')).toEqual(expected);
    expect(breaches('60 Forest\nSideboard\n1 Far Bear', [card], 'modern')).toEqual(expected);
    expect(breaches('60 Forest\n1 Far Bear', [card])).toEqual([]);
  });

  test('a restricted card may be there once, the sideboard included', () => {
    const card = facts('Old Bear', 'Creature — Bear', { legalities: { modern: 'restricted' } });
    expect(breaches('60 Forest\n1 Old Bear', [card], 'modern')).toEqual([]);
    expect(breaches('60 Forest\n1 Old Bear\nSideboard\n1 Old Bear', [card], 'modern')).toEqual(['100.6 restricted']);
  });

  test('what the card data does not know is left undecided', () => {
    const card = facts('New Bear', 'Creature — Bear', { legalities: {} });
    expect(judge('60 Forest\n1 New Bear', [card], 'modern')).toEqual({ breaches: [], unchecked: ['unknownLegality'] });
  });

  test('the cards of February 2007', () => {
    const printed = (name: string, date: string, reprint = false) =>
      facts(name, 'Creature — Bear', { printing: { date, reprint } });
    const cards = [printed('A', '2007-02-02'), printed('B', '2007-05-04'), printed('C', '2020-01-01', true)];
    expect(judge('57 Forest\n1 A\n1 B\n1 C', cards, 'constructed-2007')).toEqual({
      breaches: ['100.5 notPrintedYet'],
      unchecked: ['unknownPrinting'],
    });
  });
});

describe('Commander', () => {
  const legend = (name: string, text = '', typeLine = 'Legendary Creature — Bear') =>
    facts(name, typeLine, { text, colorIdentity: ['G'] });
  const leader = legend('Moss Queen');
  const deck = (commander: string, main = '99 Forest') => `Commander\n${commander}\nDeck\n${main}`;

  test('exactly a hundred cards with the commander, no sideboard', () => {
    expect(breaches(deck('1 Moss Queen'), [leader], 'commander')).toEqual([]);
    expect(breaches(deck('1 Moss Queen', '98 Forest'), [leader], 'commander')).toEqual(['903.5a tooFewCards']);
    expect(breaches(deck('1 Moss Queen', '100 Forest'), [leader], 'commander')).toEqual(['903.5a tooManyCards']);
    const side = `${deck('1 Moss Queen')}\nSideboard\n1 Moss Bear`;
    expect(breaches(side, [leader], 'commander')).toEqual(['903.5e sideboardTooLarge']);
  });

  test('one of each card but basic lands', () => {
    expect(breaches(deck('1 Moss Queen', '97 Forest\n2 Moss Bear'), [leader], 'commander')).toEqual([
      '903.5b tooManyCopies',
    ]);
  });

  test.each([
    ['a legendary creature', 'Legendary Creature — Bear', '', []],
    ['a legendary Vehicle', 'Legendary Artifact — Vehicle', '', []],
    ['a card that says so', 'Legendary Planeswalker — Moss', 'Queen can be your commander.', []],
    [
      'what is a creature but on the battlefield',
      'Legendary Planeswalker — Moss',
      "As long as Queen isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.",
      [],
    ],
    ['another creature', 'Creature — Bear', '', ['903.3 cannotBeCommander']],
    ['a Spacecraft without power', 'Legendary Artifact — Spacecraft', '', ['903.3 cannotBeCommander']],
    ['a Background alone', 'Legendary Enchantment — Background', '', ['903.3 cannotBeCommander']],
  ])('%s', (_, typeLine, text, expected) => {
    expect(breaches(deck('1 Queen'), [legend('Queen', text, typeLine)], 'commander')).toEqual(expected);
  });

  test('there must be one', () => {
    expect(breaches('100 Forest', [], 'commander')).toEqual(['903.3 noCommander']);
  });

  test.each<[string, CardFacts, CardFacts, string[]]>([
    ['two with partner', legend('A', 'Partner (You can have two.)'), legend('B', 'Flying\nPartner'), []],
    ['partners that name each other', legend('A', 'Partner with B (…)'), legend('B', 'Partner with A (…)'), []],
    ['two of one group', legend('A', 'Partner—Survivors'), legend('B', 'Partner—Survivors'), []],
    ['friends forever', legend('A', 'Friends forever'), legend('B', 'Friends forever (…)'), []],
    ['a Background', legend('A', 'Choose a Background'), legend('B', '', 'Legendary Enchantment — Background'), []],
    ['a Doctor', legend('A', '', 'Legendary Creature — Time Lord Doctor'), legend('B', "Doctor's companion"), []],
    ['different groups', legend('A', 'Partner—Survivors'), legend('B', 'Partner'), ['702.124a notPartners']],
    ['others named', legend('A', 'Partner with B'), legend('B', 'Partner with C'), ['702.124a notPartners']],
    ['no partner at all', legend('A'), legend('B'), ['702.124a notPartners']],
  ])('two commanders: %s', (_, one, other, expected) => {
    const list = deck(`1 ${one.name}\n1 ${other.name}`, '98 Forest');
    expect(breaches(list, [one, other], 'commander')).toEqual(expected);
  });

  test('three commanders are too many', () => {
    const cards = ['A', 'B', 'C'].map(name => legend(name, 'Partner'));
    expect(breaches(deck('1 A\n1 B\n1 C', '97 Forest'), cards, 'commander')).toEqual(['702.124g notPartners']);
  });

  test('colours and basic land types are those of the commanders', () => {
    const ember = facts('Ember', 'Instant', { colorIdentity: ['R'] });
    const main = '97 Forest\n1 Ember\n1 Swamp';
    expect(breaches(deck('1 Moss Queen', main), [leader, ember], 'commander')).toEqual([
      '903.5d basicLandType',
      '903.5c colorIdentity',
    ]);
  });

  test('Brawl: sixty cards, planeswalkers may lead, and without colours one type of basic land is allowed', () => {
    const walker = facts('Void Walker', 'Legendary Planeswalker — Void');
    expect(breaches(deck('1 Void Walker', '59 Swamp'), [walker], 'brawl')).toEqual([]);
    expect(breaches(deck('1 Void Walker', '58 Swamp\n1 Forest'), [walker], 'brawl')).toEqual([
      '903.5d basicLandType',
      '903.5d basicLandType',
    ]);
    expect(breaches(deck('1 Void Walker', '99 Swamp'), [walker], 'commander')).toContain('903.3 cannotBeCommander');
  });
});

describe('a companion', () => {
  const companion = facts('Cub', 'Legendary Creature — Bear', { text: 'Companion — Your starting deck is all bears.' });

  test('is a card of the sideboard, whose condition is left undecided', () => {
    const list = 'Companion\n1 Cub\nDeck\n60 Forest\nSideboard\n14 Forest\n1 Cub';
    expect(judge(list, [companion])).toEqual({ breaches: [], unchecked: ['companionCondition'] });
    expect(breaches('Companion\n1 Cub\nDeck\n60 Forest\nSideboard\n15 Forest', [companion])).toEqual([
      '100.4a sideboardTooLarge',
    ]);
  });

  test('is one card, and has the ability', () => {
    expect(breaches('Companion\n2 Cub\nDeck\n60 Forest', [companion])).toEqual(['103.2b tooManyCompanions']);
    expect(breaches('Companion\n1 Moss Bear\nDeck\n60 Forest', [])).toEqual(['702.139a notACompanion']);
  });

  test('may be beside a Commander deck, which has no sideboard', () => {
    const queen = facts('Moss Queen', 'Legendary Creature — Bear', { colorIdentity: ['G'] });
    const list = 'Commander\n1 Moss Queen\nCompanion\n1 Cub\nDeck\n99 Forest';
    expect(judge(list, [companion, queen], 'commander')).toEqual({ breaches: [], unchecked: ['companionCondition'] });
  });
});

testWith('decks')('real decks keep the rules of their time', async () => {
  const read = await cardsOf(shared('cards/oracle-cards.jsonl.gz'));
  const cards = new Map(read.ok ? read.value.map(card => [card.name, card]) : []);
  const kinds = [
    {
      lists: /^(1997|1998|1999|2000|2001|2002|2003|2004|2005|2006).*(theme-deck|world-championship)/,
      format: 'constructed-2007',
    },
    { lists: /^20(1|20|21|22|23|24).*-commander-deck/, format: 'commander' },
    { lists: /-tournament-(legacy|vintage|pauper|pioneer)/, format: 'constructed' },
  ];
  for (const { lists, format } of kinds) {
    const files = readdirSync(shared('decks')).filter(list => lists.test(list));
    expect(files.length).toBeGreaterThan(5);
    for (const list of files) {
      const { deck } = readDeck(readFileSync(shared(`decks/${list}`), 'utf8'));
      expect(checkDeck(deck, formatOf(format), name => cards.get(name)).breaches, list).toEqual([]);
    }
  }
});
