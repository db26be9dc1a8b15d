/** A game that begins in the middle: some cards lie already on the table or are in a hand, mana is there. */
import type { Card } from '@lawmage/ability';
import { chanceFrom } from '@lawmage/agents';
import { type Game, type Seat, seatOf } from '@lawmage/engine';
import { beginStep, place, sit } from '@lawmage/engine/setup';
import type { DeckSetup, Lying, Setup, Start } from './door.ts';

/** How many cards of its deck a hand has besides what lies in it from the start. */
const DEALT = 4;

/** The game at the first main phase of the first seat's turn; everything on the battlefield has been there for long. */
export function startedGame({ edition, seed, you, opponents }: Setup, start: Start): Game {
  const seats = [you, ...opponents];
  const game = sit({ edition, names: seats.map(({ name }) => name), active: seatOf(0), seed });
  const chance = chanceFrom(seed);
  for (const [at, { deck }] of seats.entries())
    seatDown(game, seatOf(at), chance.shuffled(cardsOf(deck)), at === 0 ? start.you : start.others);
  beginStep(game, 'precombatMain');
  return game;
}

const cardsOf = ({ cards }: DeckSetup): readonly Card[] =>
  cards.flatMap(({ card, count }) => Array.from({ length: count }, () => card));

function seatDown(game: Game, owner: Seat, mixed: readonly Card[], { hand, battlefield }: Lying): void {
  const put = (zone: 'library' | 'hand' | 'battlefield', those: readonly Card[]): void => {
    for (const card of those) place(game, { card, owner, zone });
  };
  put('library', mixed.slice(DEALT));
  put('hand', [...hand, ...mixed.slice(0, DEALT)]);
  put('battlefield', battlefield);
}
