/** What game a player wants, and the setup that it becomes. */
import type { EditionName } from '@lawmage/engine';
import { type StarterDeck, starterDecks, starterSetup } from '../../decks/choose.ts';
import type { AgentName, DeckSetup, Setup } from '../../game/door.ts';

export type GameWish = {
  readonly edition: EditionName;
  /** A deck that was chosen; any starter deck if none was. */
  readonly mine: { readonly deck: DeckSetup; readonly id: string } | null;
  /** The id of the opponents' deck; any if ''. */
  readonly theirs: string;
  readonly agent: AgentName;
  readonly opponents: number;
};

export const FIRST_WISH: GameWish = { edition: 'current', mine: null, theirs: '', agent: 'heuristic', opponents: 1 };

/** The starter decks that can be played under an edition. */
export const decksFor = (edition: EditionName): readonly StarterDeck[] =>
  starterDecks.filter(deck => deck.editions.includes(edition));

export function setupOf({ edition, mine, theirs, agent, opponents }: GameWish): Omit<Setup, 'seed'> {
  const decks = decksFor(edition);
  const others = decks.filter(deck => deck.id !== mine?.id);
  const other = (): DeckSetup => starterSetup(decks.find(deck => deck.id === theirs) ?? anyOf(others));
  return {
    edition,
    you: { name: 'You', deck: mine?.deck ?? starterSetup(anyOf(decks)) },
    opponents: Array.from({ length: opponents }, (_, at) => ({
      name: opponents === 1 ? 'Computer' : `Computer ${at + 1}`,
      deck: other(),
      agent,
    })),
  };
}

function anyOf(decks: readonly StarterDeck[]): StarterDeck {
  const deck = decks[Math.floor(Math.random() * decks.length)];
  if (deck === undefined) throw new Error('the starter pack has decks for every edition');
  return deck;
}
