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
