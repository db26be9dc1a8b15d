import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CardFacts, readCustomCards, writeCustomText } from '../src/index.ts';

const facts = (text: string): readonly CardFacts[] => {
  const { cards, problems } = readCustomCards(text);
  expect(problems).toEqual([]);
  return cards.map(card => card.facts);
};
const one = (text: string): CardFacts => {
  const [first] = facts(text);
  if (first === undefined) throw new Error('there is a card');
  return first;
};

describe('a card in plain text', () => {
  test('is its name and cost, its types, its text and its size', () => {
    expect(one('Ember Fox {1}{R}\nCreature — Fox\nHaste\nEmber Fox can’t block.\n2/1')).toEqual({
      name: 'Ember Fox',
      layout: 'normal',
      faces: [
        {
          name: 'Ember Fox',
          manaCost: '{1}{R}',
          typeLine: 'Creature — Fox',
          text: 'Haste\nEmber Fox can’t block.',
          colors: ['R'],
          power: '2',
          toughness: '1',
        },
      ],
      manaValue: 2,
      colorIdentity: ['R'],
      keywords: [],
      legalities: {},
      printing: { reprint: false },
    });
  });

  test.each([
    ['the cost may stand below the name', 'Ember Fox\n{1}{R}\nCreature — Fox\n2/1'],
    ['without braces', 'Ember Fox\n1R\nCreature - Fox\n2/1'],
    ['as pages name it', 'Name: Ember Fox\nMana Cost: {1}{r}\nCreature -- Fox\nP/T: 2 / 1'],
  ])('%s', (_, text) => {
    expect(one(text)).toMatchObject({
      name: 'Ember Fox',
      faces: [{ manaCost: '{1}{R}', typeLine: 'Creature — Fox', power: '2', toughness: '1' }],
    });
  });

  test('has no cost if it is a land, and a loyalty or defense in its last line', () => {
    const [land, walker, battle] = facts(
      'Mire Gate\nLand\n{T}: Add {B}.\n\nOld Sage {3}{U}\nLegendary Planeswalker — Sage\n+1: Draw a card.\nLoyalty: 4\n---\nSiege of Reeds {2}{G}\nBattle — Siege\nDefense: 5',
    );
    expect(land).toMatchObject({
      faces: [{ manaCost: '', text: '{T}: Add {B}.' }],
      colorIdentity: ['B'],
      manaValue: 0,
    });
    expect(walker?.faces[0]).toMatchObject({ loyalty: '4', text: '+1: Draw a card.' });
    expect(battle?.faces[0]).toMatchObject({ defense: '5', text: '' });
  });

  test.each([
    ['transform', 'Moss Bear {G}\nCreature — Bear\n2/2\n//\nElder Moss\nCreature — Bear\n4/4'],
    [
      'prepare',
      'Moss Bear {G}\nCreature — Bear\nMoss Bear enters prepared.\n2/2\n//\nMoss Walk {1}\nSorcery\nDraw a card.',
    ],
    ['adventure', 'Moss Bear {G}\nCreature — Bear\n2/2\n//\nMoss Walk {1}\nSorcery — Adventure\nDraw a card.'],
    ['split', 'Ash {R}\nInstant\nDraw a card.\n//\nEmber {1}{U}\nInstant\nDraw a card.'],
    ['modal_dfc', 'Moss Bear {G}\nCreature — Bear\n2/2\n//\nMoss Idol {2}\nArtifact'],
    ['saga', 'Song of Moss {G}\nEnchantment — Saga\nI — Draw a card.'],
    ['leveler', 'Pupil {W}\nCreature — Human\nLevel up {1}\nLEVEL 1-3\n2/2\n1/1'],
  ])('two faces and special frames: %s', (layout, text) => {
    expect(one(text).layout).toBe(layout);
  });

  test.each([
    ['noTypeLine', 2, '\nEmber Fox {1}{R}\nHaste\n2/1'],
    ['noName', 1, 'Creature — Fox\nHaste\n2/1'],
    ['noSize', 1, 'Ember Fox {1}{R}\nCreature — Fox\nHaste'],
    ['badCost', 1, 'Ember Fox {1}{Q}\nCreature — Fox\n2/1'],
    ['noName', 1, '//'],
    ['sameName', 5, 'Ember Fox\nCreature — Fox\n2/1\n\nember fox\nCreature — Fox\n2/1'],
    ['brokenJson', 2, '[{"object": "card",\n "name" "Fox"}]'],
    ['brokenRecord', 1, '{"object": "card", "layout": "normal", "name": "Fox"}'],
    ['notCardData', 1, '{"object": "set"}'],
    ['layout', 1, '{"object": "card", "layout": "token", "name": "Fox"}'],
  ])('what is wrong is said with a code and a line: %s', (code, line, text) => {
    expect(readCustomCards(text).problems).toMatchObject([{ code, line }]);
  });

  test('a broken card does not take the others with it', () => {
    const { cards, problems } = readCustomCards('Fox {Q}\nInstant\n\nBear {G}\nCreature — Bear\n2/2');
    expect([cards.map(card => [card.facts.name, card.line]), problems.length]).toEqual([[['Bear', 4]], 1]);
  });
});

test('Scryfall’s JSON is read as one card, as a list of search results, or one card a line', () => {
  const card = {
    object: 'card',
    layout: 'normal',
    name: 'Ember Fox',
    mana_cost: '{1}{R}',
    cmc: 2,
    type_line: 'Creature — Fox',
    oracle_text: 'Haste',
    colors: ['R'],
    color_identity: ['R'],
    power: '2',
    toughness: '1',
  };
  const json = JSON.stringify(card);
  const [bear, list] = [
    { ...card, name: 'Ash Bear' },
    { object: 'list', data: [card] },
  ];
  for (const text of [json, `[${json}]`, JSON.stringify(list), JSON.stringify(card, null, 2)])
    expect(one(text)).toMatchObject({ name: 'Ember Fox', manaValue: 2, faces: [{ text: 'Haste', colors: ['R'] }] });
  expect(readCustomCards(`${json}\n${JSON.stringify(bear)}\n`).cards.map(({ line }) => line)).toEqual([1, 2]);
});

describe('a set of Magic Set Editor', () => {
  const set = [
    'mse_version: 2.0.2',
    'game: magic',
    'set_info:',
    '\ttitle: Moss and Ash',
    'card:',
    '\thas_styling: false',
    '\tname: Ember Fox',
    '\tcasting_cost: 1R/G',
    '\tsuper_type: <word-list-type>Creature</word-list-type>',
    '\tsub_type: <word-list-race>Fox</word-list-race>',
    '\trarity: uncommon',
    '\trule_text:',
    '\t\t<kw-0><nospellcheck>Haste</nospellcheck></kw-0>',
    '\t\t<sym-auto>2RT</sym-auto>: <atom-cardname>Ember Fox</atom-cardname> deals 1 damage to any target.',
    '\tflavor_text: <i-flavor>Quick.</i-flavor>',
    '\tpower: 2',
    '\ttoughness: 1',
    'card:',
    '\tname: Mire Gate',
    '\tsuper_type: Land',
    '\tname 2: ',
    'version_control:',
    '\ttype: none',
  ].join('\n');

  test('is read without its marks of style', () => {
    expect(readCustomCards(set)).toMatchObject({
      format: 'mse',
      problems: [],
      cards: [
        {
          line: 5,
          facts: {
            name: 'Ember Fox',
            faces: [
              {
                manaCost: '{1}{R/G}',
                typeLine: 'Creature — Fox',
                text: 'Haste\n{2}{R}{T}: Ember Fox deals 1 damage to any target.',
                power: '2',
              },
            ],
            printing: { rarity: 'uncommon' },
          },
        },
        { line: 18, facts: { name: 'Mire Gate', layout: 'normal' } },
      ],
    });
  });
});

describe('laws', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{1,8}$/);
  const cost = fc.array(fc.constantFrom('{1}', '{R}', '{G/U}', '{2/W}', '{X}', '{B/P}'), { maxLength: 4 });
  const sentence = fc.stringMatching(/^[A-Z][a-z ]{3,20}\.$/);
  const face = fc
    .record({
      name: fc.array(word, { minLength: 1, maxLength: 3 }),
      cost,
      kind: word,
      text: fc.array(sentence, { maxLength: 3 }),
      size: fc.nat(9),
    })
    .map(({ name, cost, kind, text, size }) =>
      [`${name.join(' ')} ${cost.join('')}`.trim(), `Creature — ${kind}`, ...text, `${size}/*`].join('\n'),
    );

  test('what is written is read again as the same cards', () => {
    fc.assert(
      fc.property(fc.array(face, { minLength: 1, maxLength: 4 }), texts => {
        const cards = readCustomCards(texts.join('\n\n')).cards.map(card => card.facts);
        expect(readCustomCards(writeCustomText(cards)).cards.map(card => card.facts)).toEqual(cards);
      }),
    );
  });

  test('no text makes the reader throw', () => {
    const pieces = fc.constantFrom(
      'card:\n\tname: Fox\n',
      '{',
      '[',
      '//',
      '\n',
      'Creature — Fox',
      'Fox {R}',
      '1/1',
      '"',
      '\t',
      'mse_version: 2',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map(parts => parts.join('')),
    );
    fc.assert(
      fc.property(text, written => {
        const { cards, problems } = readCustomCards(written);
        const lines = written.split(/\r\n?|\n/).length;
        for (const { line } of [...cards, ...problems]) expect(line).toBeLessThanOrEqual(lines);
      }),
      { numRuns: 500 },
    );
  });
});
