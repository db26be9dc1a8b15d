/** Decks by name of a starter deck or by file, as the engine takes them. */
import { readFile } from 'node:fs/promises';
import type { Card } from '@lawmage/ability';
import { type Decklist, loadDeck } from '@lawmage/cards';
import { STARTER_DECKS, starterCard, starterNames } from '@lawmage/cards/starter';
import { openLibrary } from '@lawmage/cards/store';
import { type Deck, missingWords } from '@lawmage/engine';
import type { Reading } from '@lawmage/oracle';
import { CommandError, need } from './command.ts';
import { blockerText } from './text/blocker.ts';

export type NamedDeck = { readonly name: string; readonly deck: Deck };

/** A starter deck by its id or name, or a deck file. Every card must be playable. */
export async function deckNamed(text: string): Promise<NamedDeck> {
  const starter = STARTER_DECKS.find(({ id, name }) => id === text || name.toLowerCase() === text.toLowerCase());
  if (starter !== undefined)
    return {
      name: starter.name,
      deck: { cards: starter.cards.map(({ name, count }) => ({ card: starterCard(name), count })) },
    };
  const list = await readFile(text, 'utf8').catch(() => {
    const known = STARTER_DECKS.map(({ id }) => id).join(', ');
    throw new CommandError('noDeck', `"${text}" is neither a file nor a starter deck (${known})`);
  });
  return fromList(text, list);
}

/** Cards of the starter pack need nothing else; others come from the imported library. */
function fromList(name: string, text: string): NamedDeck {
  const opened = openLibrary();
  const names = opened.ok ? opened.value : starterNames;
  const { deck, problems } = loadDeck(text, names);
  if (problems.some(({ code }) => code === 'unknownCard') && !opened.ok && opened.error.code !== 'noStore')
    need(opened);
  if (problems.length > 0)
    throw new CommandError(
      'brokenDeck',
      problems
        .map(problem => `${problem.line === undefined ? '' : `line ${problem.line}: `}${problem.message}`)
        .join('\n'),
    );
  const cardOf = (card: string): Card => {
    const starter = starterNames.find(card);
    if (starter !== undefined) return starterCard(starter);
    const reading = opened.ok ? opened.value.reading(card) : undefined;
    if (reading === undefined)
      throw new CommandError('noCards', `"${card}" is not in the starter pack; lawmage cards fetch brings all cards`);
    return playable(card, reading);
  };
  const take = (entries: Decklist['main']) => entries.map(entry => ({ card: cardOf(entry.name), count: entry.count }));
  return {
    name,
    deck: {
      cards: take(deck.main),
      sideboard: take(deck.sideboard),
      commanders: deck.commanders.map(entry => cardOf(entry.name)),
    },
  };
}

function playable(name: string, reading: Reading): Card {
  if (!reading.ok)
    throw new CommandError('notPlayable', `"${name}" is not understood whole: ${blockerText(reading.blockers[0])}`);
  const missing = missingWords(reading.card);
  if (missing.length > 0)
    throw new CommandError('notPlayable', `"${name}" needs what is not carried out yet: ${missing.join(', ')}`);
  return reading.card;
}
