/** Decks found by chance, legal by number and colour. */
import { type Card, type Color, card } from '@lawmage/ability';
import type { Chance } from '@lawmage/agents';
import type { Deck, DeckCard } from '@lawmage/engine';
import type { Pool, PoolCard } from './pool.ts';

const BASICS: Readonly<Record<Color, string>> = { W: 'Plains', U: 'Island', B: 'Swamp', R: 'Mountain', G: 'Forest' };
const COLORS = Object.keys(BASICS) as readonly Color[];

/** The basic lands by colour; they are in every deck, whatever the pool. */
export const BASIC_LANDS: ReadonlyMap<Color, Card> = new Map(
  COLORS.map(color => [color, card(BASICS[color], `basic land — ${BASICS[color]}`, {})]),
);

/** 40 to 60 cards of one to three colours, with basic lands for them. */
export function randomDeck({ cards }: Pool, chance: Chance): Deck {
  const size = 40 + chance.below(21);
  const colors = chance.shuffled(COLORS).slice(0, 1 + chance.below(3));
  const lands = Math.round(size * 0.4);
  const fits = (one: PoolCard): boolean => one.colors.every(color => colors.includes(color));
  const spells = fill(chance, size - lands, () => found(cards, chance, one => !one.land && fits(one)));
  const rare = fill(chance, chance.below(5), () => found(cards, chance, one => one.land && fits(one)));
  return { cards: [...spells, ...rare, ...basics(colors, lands - counted(rare))] };
}

/** So many basic lands, shared out among colours. */
const basics = (colors: readonly Color[], total: number): readonly DeckCard[] =>
  colors.flatMap((color, at) => {
    const land = BASIC_LANDS.get(color);
    return land === undefined ? [] : [{ card: land, count: Math.floor((total + at) / colors.length) }];
  });

/** Cards up to a number, some of them several times. */
function fill(chance: Chance, size: number, next: () => PoolCard | null): readonly DeckCard[] {
  const chosen = new Map<Card, number>();
  for (let left = size; left > 0; ) {
    const one = next();
    if (one === null) break;
    const count = Math.min(left, one.most - (chosen.get(one.card) ?? 0), 1 + chance.below(3));
    if (count > 0) chosen.set(one.card, (chosen.get(one.card) ?? 0) + count);
    left -= Math.max(count, 0);
  }
  return [...chosen].map(([of, count]) => ({ card: of, count }));
}

const TRIES = 2000;

function found(cards: readonly PoolCard[], chance: Chance, wanted: (one: PoolCard) => boolean): PoolCard | null {
  for (let n = 0; n < TRIES; n++) {
    const one = chance.pick(cards);
    if (wanted(one)) return one;
  }
  return null;
}

const counted = (cards: readonly DeckCard[]): number => cards.reduce((sum, { count }) => sum + count, 0);
