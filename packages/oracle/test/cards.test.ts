import { describe, expect, it } from 'vitest';
import {
  type CardFacts,
  coverage,
  faceText,
  heldOut,
  readCard,
  reader,
  readLines,
  readTypeLine,
} from '../src/index.ts';

const facts = (text: string, more: Partial<CardFacts['faces'][0]> = {}): CardFacts => ({
  name: 'Emberwing',
  layout: 'normal',
  faces: [
    {
      name: 'Emberwing',
      manaCost: '{1}{R/G}',
      typeLine: 'Creature — Elf Druid',
      text,
      power: '2',
      toughness: '1',
      ...more,
    },
  ],
});

describe('a card', () => {
  it('is read with its printed facts', () => {
    expect(readCard(facts('Flying, trample'))).toEqual({
      ok: true,
      verdict: 'roundTrip',
      card: {
        name: 'Emberwing',
        layout: 'normal',
        faces: [
          {
            name: 'Emberwing',
            cost: [1, 'R/G'],
            type: { supertypes: [], types: ['creature'], subtypes: ['Elf', 'Druid'] },
            power: 2,
            toughness: 1,
            abilities: [
              { is: 'keyword', keyword: 'flying' },
              { is: 'keyword', keyword: 'trample' },
            ],
          },
        ],
      },
    });
  });

  it('is declined as a whole if one line is not understood, with the place', () => {
    const text = 'Flying\nGlorping 3';
    const reading = readCard(facts(text));
    expect(reading).toMatchObject({ ok: false, blockers: [{ code: 'line', line: 1, verdict: 'declined' }] });
    const [blocker] = reading.ok ? [] : reading.blockers;
    expect(blocker?.code === 'line' && text.slice(blocker.start, blocker.end)).toBe('Glorping');
  });

  it('is declined for a fact that is not known', () => {
    expect(readCard(facts('', { typeLine: 'Creature — Glorp' }))).toMatchObject({
      ok: false,
      blockers: [{ code: 'fact', fact: 'type', value: 'Glorp' }],
    });
    expect(readCard({ ...facts(''), layout: 'planar' })).toMatchObject({ blockers: [{ code: 'layout' }] });
  });

  it('does not take instructions on a permanent', () => {
    const [line] = readLines(facts('Draw two cards.').faces[0]).lines;
    expect(line?.reading).toMatchObject({ ok: false, at: 0 });
  });

  it('has a type line of words with one, two and odd letters', () => {
    expect(readTypeLine("Legendary Land — Urza's Power-Plant")).toEqual({
      supertypes: ['legendary'],
      types: ['land'],
      subtypes: ["Urza's", 'Power-Plant'],
    });
    expect(readTypeLine('Creature — Time Lord')).toMatchObject({ subtypes: ['Time Lord'] });
  });
});

describe('abilities are written for people', () => {
  it('with the name of the face, keywords in a row on one line', () => {
    const reading = readCard(facts('Flying, trample\nWhen this creature enters, draw a card.'));
    if (!reading.ok) throw new Error('not read');
    expect(faceText(reading.card.faces[0])).toMatchObject([
      { ok: true, text: 'Flying, trample' },
      { ok: true, text: 'When this creature enters, draw a card.' },
    ]);
  });
});

describe('the report', () => {
  it('counts whole and playable cards, by format and year', () => {
    const legal = { legalities: { pauper: 'legal', modern: 'banned' }, printing: { date: '2001-05-01' } };
    const report = coverage(
      [
        { ...facts('Flying'), ...legal },
        { ...facts('Trample'), ...legal },
        { ...facts('Glorping 3'), ...legal },
      ],
      {
        missingWords: card =>
          card.faces[0].abilities.flatMap(a => (a.is === 'keyword' && a.keyword === 'trample' ? ['trample'] : [])),
      },
    );
    expect(report).toMatchObject({
      cards: 3,
      whole: 2,
      playable: 1,
      roundTrip: 2,
      declined: 1,
      mismatch: 0,
      ambiguous: 0,
    });
    expect(report.byFormat).toEqual({ pauper: { cards: 3, whole: 2, playable: 1 } });
    expect(report.byYear).toEqual({ 2001: { cards: 3, whole: 2, playable: 1 } });
    expect(report.missing).toEqual([{ word: 'trample', cards: 1 }]);
  });

  it('finds no lines that mean the same with different telling words', () => {
    const texts = ['When this creature enters, draw a card.', 'When this creature enters, you draw a card.', 'Flying'];
    const report = coverage(texts.map(text => facts(text)));
    expect(report.whole).toBe(texts.length);
    expect(report.findings).toEqual([]);
  });

  it('keeps a fifth of the names apart', () => {
    const names = Array.from({ length: 2000 }, (_, n) => `Card ${n}`);
    const share = names.filter(heldOut).length / names.length;
    expect(share).toBeGreaterThan(0.17);
    expect(share).toBeLessThan(0.23);
  });

  it('has a reader whose readings survive JSON', () => {
    const reading = reader.read(facts('Flying'));
    expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
    expect(reader.version).toMatch(/^\d+-\w+$/u);
  });
});
