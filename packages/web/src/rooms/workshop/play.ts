/** Games with cards that were just written. */
import type { Card, Color } from '@lawmage/ability';
import { type CardFacts, hasType } from '@lawmage/cards';
import { starterCard, starterNames } from '@lawmage/cards/starter';
import { starterDecks, starterSetup } from '../../decks/choose.ts';
import type { DeckSetup, Setup } from '../../game/door.ts';
import type { CardSeen } from './door.ts';

type Wish = Omit<Setup, 'seed'>;

const BASICS: Readonly<Record<Color, string>> = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' };

/** Enough for everything that is tried, in each colour of the card. */
const LANDS_OF_A_COLOR = 6;
const LANDS_OF_OTHERS = 4;

/** A game in which one card is tried: it is in your hand, lands and creatures lie on the table. */
export function tryOut(card: Card, { colorIdentity }: CardFacts): Wish {
  const [mine, theirs] = [starterDecks[0], starterDecks[1]];
  if (mine === undefined || theirs === undefined) throw new Error('the starter pack has two decks');
  const [yours, others] = [starterSetup(mine), starterSetup(theirs)];
  const colors: readonly Color[] = colorIdentity.length === 0 ? ['W'] : colorIdentity;
  const lands = colors.flatMap(color => copies(basic(color), LANDS_OF_A_COLOR));
  return {
    edition: 'current',
    you: { name: 'You', deck: yours },
    opponents: [{ name: 'Computer', deck: others, agent: 'heuristic' }],
    start: {
      you: { hand: [card], battlefield: [...lands, ...creaturesOf(yours, 1)] },
      others: { hand: [], battlefield: [...copies(landOf(others), LANDS_OF_OTHERS), ...creaturesOf(others, 2)] },
    },
  };
}

const copies = (card: Card, count: number): readonly Card[] => Array.from({ length: count }, () => card);

function basic(color: Color): Card {
  const name = starterNames.find(BASICS[color]);
  if (name === undefined) throw new Error('the starter pack has all basic lands');
  return starterCard(name);
}

const isA = ({ faces }: Card, type: 'creature' | 'land'): boolean => faces[0].type.types.includes(type);

const creaturesOf = ({ cards }: DeckSetup, count: number): readonly Card[] =>
  cards.flatMap(({ card }) => (isA(card, 'creature') ? [card] : [])).slice(0, count);

function landOf({ cards }: DeckSetup): Card {
  const land = cards.find(({ card }) => isA(card, 'land') && card.faces[0].type.supertypes.includes('basic'));
  if (land === undefined) throw new Error('a starter deck has basic lands');
  return land.card;
}

const SIZE = 60;
const LANDS = 24;
/** [CR 100.2a | 2007: 100.2] No more than four of a card; where a set is too small for that, a tried deck has more. */
const FOUR = 4;

export type Built =
  | { readonly ok: true; readonly deck: DeckSetup; readonly words: string }
  | { readonly ok: false; readonly words: string };

/** A deck of the playable cards of a set, with basic lands in their colours, and what was done to build it. */
export function deckOf(cards: readonly CardSeen[]): Built {
  const playable = cards.flatMap(({ card, facts }) => (card === null ? [] : [{ card, facts }]));
  const spells = playable.filter(({ facts }) => !hasType(facts, 'land'));
  if (spells.length === 0) return { ok: false, words: 'No card of this set that one can cast is playable yet.' };
  const lands = playable.filter(({ facts }) => hasType(facts, 'land'));
  const counts = shared(SIZE - LANDS, spells.length);
  const colors = colorsOf(spells.map(({ facts }) => facts));
  const special = lands.slice(0, Math.floor(LANDS / 2 / FOUR)).map(({ card }) => ({ card, count: FOUR }));
  const left = LANDS - special.length * FOUR;
  const basics = shared(left, colors.length).map((count, at) => ({ card: basic(colors[at] ?? 'W'), count }));
  const chosen = spells.map(({ card }, at) => ({ card, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
  const most = Math.max(...chosen.map(({ count }) => count));
  return {
    ok: true,
    deck: { name: 'Workshop', cards: [...chosen, ...special, ...basics] },
    words: `${SIZE} cards: ${chosen.length} of the set, ${LANDS} lands.${most > FOUR ? ` With so few different cards there are up to ${most} of each.` : ''}`,
  };
}

/** A number in equal parts, the first ones larger by one where it must be. */
const shared = (sum: number, parts: number): readonly number[] =>
  Array.from({ length: parts }, (_, at) => Math.floor(sum / parts) + (at < sum % parts ? 1 : 0));

function colorsOf(facts: readonly CardFacts[]): readonly Color[] {
  const colors = [...new Set(facts.flatMap(({ colorIdentity }) => colorIdentity))];
  return colors.length === 0 ? ['W'] : colors;
}

/** Your deck of the set against a starter deck. */
export function playDeck(deck: DeckSetup): Wish {
  const [theirs] = starterDecks;
  if (theirs === undefined) throw new Error('the starter pack has a deck');
  return {
    edition: 'current',
    you: { name: 'You', deck },
    opponents: [{ name: 'Computer', deck: starterSetup(theirs), agent: 'heuristic' }],
  };
}
