/** What a seed stands for: players, edition and decks. Said on one line, or kept in a file that replays whatever is read by then. */

import type { Card } from '@lawmage/ability';
import { chanceFrom } from '@lawmage/agents';
import { type Deck, EDITIONS, type EditionName } from '@lawmage/engine';
import { BASIC_LANDS, randomDeck } from './decks.ts';
import type { Setting } from './play.ts';
import type { Pool } from './pool.ts';

export type Options = {
  readonly edition: EditionName | null;
  readonly players: number | null;
  readonly limit: number;
};

/** The game of a seed. */
export function settingOf(pool: Pool, seed: number, options: Options): Setting {
  const chance = chanceFrom(seed);
  const edition = chance.pick(EDITIONS);
  const players = chance.pick([2, 2, 2, 3, 4]);
  const decks = Array.from({ length: options.players ?? players }, () => randomDeck(pool, chance));
  return { seed, edition: options.edition ?? edition, decks, limit: options.limit };
}

/** A setting as text: decks as names with numbers. */
export type SavedSetting = {
  readonly seed: number;
  readonly edition: EditionName;
  readonly limit: number;
  readonly decks: readonly (readonly (readonly [string, number])[])[];
};

export const savedSetting = ({ decks, ...rest }: Setting): SavedSetting => ({
  ...rest,
  decks: decks.map(({ cards }) => cards.map(({ card, count }) => [card.name, count] as const)),
});

export const namesIn = ({ decks }: SavedSetting): ReadonlySet<string> =>
  new Set(decks.flatMap(deck => deck.map(([name]) => name)));

/** The setting that was saved. Throws where a card is no longer playable. */
export function loadedSetting({ decks, ...rest }: SavedSetting, pool: Pool): Setting {
  const cards = new Map(
    [...pool.cards.map(({ card }) => card), ...BASIC_LANDS.values()].map(card => [card.name, card]),
  );
  const named = (name: string): Card => {
    const card = cards.get(name);
    if (card === undefined) throw new Error(`${name} is not among the playable cards of ${pool.source}`);
    return card;
  };
  const deckOf = (deck: SavedSetting['decks'][number]): Deck => ({
    cards: deck.map(([name, count]) => ({ card: named(name), count })),
  });
  return { ...rest, decks: decks.map(deckOf) };
}
