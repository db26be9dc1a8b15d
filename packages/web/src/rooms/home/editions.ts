import type { EditionName } from '@lawmage/engine';
import type { StarterDeck } from '../../decks/choose.ts';

/** Whether a starter deck can be played under an edition. */
export const playableIn = (deck: StarterDeck, edition: EditionName): boolean => deck.editions.includes(edition);
