import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPasted } from '../src/decks/choose.ts';
import { CARDS } from './fixtures/decks.ts';

/** A library that knows Moss Bear, has not understood Odd Relic, and nothing else. */
function library(address: string): Response {
  const names = new URL(address, 'http://here').searchParams.getAll('name');
  const cards = names.map(name => {
    if (name === 'Moss Bear') return { name, ok: true, card: CARDS.bear };
    if (name === 'Odd Relic')
      return {
        name,
        ok: false,
        code: 'notRead',
        message: `“${name}” can’t be played yet: its text is not understood.`,
      };
    return { name, ok: false, code: 'unknownCard', message: `No card is named “${name}”.`, suggestions: ['Moss Bear'] };
  });
  return Response.json({ ok: true, cards });
}

afterEach(() => vi.unstubAllGlobals());

describe('a pasted list', () => {
  it('is a deck without its sideboard', async () => {
    vi.stubGlobal('fetch', async (address: string) => library(address));
    const pasted = await readPasted('Deck\n4 Moss Bear (ABC) 12\n56 Forest\n\nSideboard\n3 Forest', 'Mine');
    expect(pasted).toMatchObject({ ok: true, size: 60, deck: { commanders: [] } });
    expect(pasted.ok && pasted.deck.cards.map(({ card, count }) => [card.name, count])).toEqual([
      ['Moss Bear', 4],
      ['Forest', 56],
    ]);
  });

  it('has its commander apart, and counts it', async () => {
    vi.stubGlobal('fetch', async (address: string) => library(address));
    const pasted = await readPasted('Commander\n1 Moss Bear\n\nDeck\n99 Forest', 'Mine');
    expect(pasted).toMatchObject({ ok: true, size: 100, deck: { commanders: [{ name: 'Moss Bear' }] } });
  });

  it('with more of a card than a deck may have can be played, and says so', async () => {
    vi.stubGlobal('fetch', async (address: string) => library(address));
    const pasted = await readPasted('3 Moss Bear\n2 Moss Bear\n55 Forest', 'Mine');
    expect(pasted).toMatchObject({ ok: true, remarks: [expect.stringContaining('100.2a')] });
    expect(await readPasted('4 Moss Bear\n56 Forest', 'Mine')).toMatchObject({ ok: true, remarks: [] });
    const leader = await readPasted('Commander\n1 Moss Bear\n\nDeck\n2 Moss Bear\n97 Forest', 'Mine');
    expect(leader).toMatchObject({ ok: true, remarks: [expect.stringContaining('903.5b')] });
  });

  it('names each line that cannot be played', async () => {
    vi.stubGlobal('fetch', async (address: string) => library(address));
    const pasted = await readPasted('4 Moss Baer\n4 Odd Relic\n52 Forest', 'Mine');
    expect(pasted).toEqual({
      ok: false,
      problems: [
        { line: 1, message: 'No card is named “Moss Baer”.', suggestions: ['Moss Bear'] },
        { line: 2, message: expect.stringContaining('Odd Relic'), suggestions: [] },
      ],
    });
  });

  it('of 1,500 unknown lines asks in parts, and what was meant only of as many as are read', async () => {
    const asked: URLSearchParams[] = [];
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(new URL(address, 'http://here').searchParams);
      return library(address);
    });
    const list = Array.from({ length: 1500 }, (_, at) => `1 Odd Name ${at}`).join('\n');
    const pasted = await readPasted(list, 'Mine');
    expect(pasted.ok ? [] : pasted.problems.map(one => one.line)).toEqual(
      Array.from({ length: 1500 }, (_, at) => at + 1),
    );
    expect(asked).toHaveLength(30);
    expect(Math.max(...asked.map(one => String(one).length))).toBeLessThan(8000);
    expect(asked.filter(one => one.get('suggest') !== 'nothing')).toHaveLength(1);
  });

  it('of 20,000 different names asks nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('asked')));
    const list = Array.from({ length: 20_000 }, (_, at) => `1 Odd Name ${at}`).join('\n');
    expect(await readPasted(list, 'Mine')).toMatchObject({
      ok: false,
      problems: [{ message: 'These lines name 20000 different cards; at most 2000 can be read at once.' }],
    });
  });

  it('that begins with < and is no XML is read line by line', async () => {
    vi.stubGlobal('fetch', async (address: string) => library(address));
    const pasted = await readPasted('<3 my bears\n4 Moss Bear\n56 Forest', 'Mine');
    expect(pasted).toMatchObject({
      ok: false,
      problems: [{ line: 1, message: 'No card is named “<3 my bears”.', suggestions: ['Moss Bear'] }],
    });
  });

  it('says what it lacks, and what to do when no library answers', async () => {
    expect(await readPasted('10 Forest', 'Mine')).toMatchObject({
      ok: false,
      problems: [{ message: 'A deck has at least 60 cards; this one has 10.' }],
    });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await readPasted('60 Odd Relic', 'Mine')).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringContaining('could not be reached') }],
    });
  });
});
