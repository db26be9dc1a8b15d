import { countOf } from '../decks/decklist.ts';
import type { Format } from './formats.ts';
import { breach, type DeckRule, type Rule, sideboardOf, startingDeck } from './judged.ts';

const SIZE_RULES: Readonly<Record<Format['kind'], Rule>> = {
  constructed: '100.2a|100.2',
  limited: '100.2b|100.3',
  commander: '903.5a|',
  brawl: '903.12d|',
};

/** [CR 100.2a, 100.2b, 903.5a, 903.12d | 2007: 100.2, 100.3] A deck has its least, and some have a most, number of cards. */
export const deckSize: DeckRule = judged => {
  const { deckSize: size, kind } = judged.format;
  const count = countOf(startingDeck(judged.deck));
  const exactly = size.least === size.most ? 'exactly' : 'at least';
  if (count < size.least) {
    return breach(judged, 'tooFewCards', SIZE_RULES[kind], `${count} cards; the deck needs ${exactly} ${size.least}`);
  }
  if (size.most === undefined || count <= size.most) return [];
  return breach(judged, 'tooManyCards', SIZE_RULES[kind], `${count} cards; the deck may have at most ${size.most}`);
};

/** [CR 100.4a, 903.5e] A sideboard has at most fifteen cards; Commander has none, but a companion is chosen outside of the deck. */
export const sideboardSize: DeckRule = judged => {
  const { sideboard: most, kind } = judged.format;
  if (most === undefined) return [];
  const companions = new Set(judged.deck.companions.map(({ name }) => name));
  const isCommander = kind === 'commander' || kind === 'brawl';
  const cards = sideboardOf(judged.deck).filter(({ name }) => !(isCommander && companions.has(name)));
  const count = countOf(cards);
  if (count <= most) return [];
  const rule = isCommander ? '903.5e|' : '100.4a|';
  return breach(judged, 'sideboardTooLarge', rule, `${count} cards in the sideboard; there may be ${most || 'none'}`);
};
