/** One short game around a handful of cards, set up so that much of what they say can happen soon. */
import type { Ability, Card, CardType } from '@lawmage/ability';
import { type Game, type Seat, seatOf } from '@lawmage/engine';
import { beginStep, place, setLife, sit } from '@lawmage/engine/setup';
import { companionsOf } from './companions.ts';
import { deedsFor } from './deeds.ts';
import type { Dice } from './dice.ts';
import { stock } from './stock.ts';

const SEATS: readonly Seat[] = [seatOf(0), seatOf(1)];
const LIVES = [20, 40, 60, 80] as const;
const PERMANENTS: ReadonlySet<CardType> = new Set([
  'creature',
  'artifact',
  'enchantment',
  'planeswalker',
  'battle',
  'land',
]);

/** A card with the words of it that have not happened yet. */
export type Tried = { readonly card: Card; readonly words: readonly Ability[] };

/** A position around some cards: copies in hand, on the battlefield, in library and graveyard, and mana to spare. */
export function trial(tried: readonly Tried[], seed: number, dice: Dice): Game {
  const { creatures, spells, coloredLands } = stock();
  const game = sit({ edition: 'current', names: ['Ann', 'Ben'], active: seatOf(0), seed });
  const company = companionsOf(tried.map(({ words }) => words));
  const deeds = deedsFor(tried.flatMap(({ words }) => words));
  for (const seat of SEATS) furnish(game, seat, dice, company, deeds);
  for (const [n, { card }] of tried.entries()) spread(game, card, seatOf(n % 2), dice);
  for (const seat of SEATS) put(game, 'library', seat, dice.some([...creatures, ...spells, ...coloredLands], 12));
  beginStep(game, dice.below(4) === 0 ? 'upkeep' : 'precombatMain');
  return game;
}

function put(
  game: Game,
  zone: 'library' | 'graveyard' | 'hand' | 'battlefield',
  owner: Seat,
  cards: readonly Card[],
): void {
  for (const card of cards) place(game, { card, owner, zone });
}

/** What every seat has: lands of each colour, some permanents, some cards. */
function furnish(game: Game, seat: Seat, dice: Dice, company: readonly Card[], deeds: readonly Card[]): void {
  const { creatures, things, engines, spells, coloredLands, snowLands, leader } = stock();
  setLife(game, seat, dice.one(LIVES));
  put(game, 'battlefield', seat, [...coloredLands, ...coloredLands, ...coloredLands, ...dice.some(snowLands, 3)]);
  put(game, 'battlefield', seat, [
    ...dice.some(creatures, 3),
    ...dice.some(things.slice(0, 4), 1),
    ...dice.some(engines, 1),
    ...dice.some(deeds, 3),
  ]);
  put(game, 'battlefield', seat, dice.some(company, 4));
  if (dice.below(2) === 0) place(game, { card: leader, owner: seat, zone: 'battlefield', marks: ['commander'] });
  put(game, 'graveyard', seat, [
    ...dice.some(creatures, 2),
    ...dice.some(spells, 2),
    dice.one(things),
    dice.one(coloredLands),
  ]);
  put(game, 'hand', seat, [...dice.some(spells, 2), dice.one(creatures), dice.one(things), dice.one(coloredLands)]);
  put(game, 'hand', seat, dice.some(company, 2));
}

/** One copy in hand always; others where chance puts them. */
function spread(game: Game, card: Card, owner: Seat, dice: Dice): void {
  place(game, { card, owner, zone: 'hand' });
  if (dice.below(2) === 0) place(game, { card, owner, zone: 'library' });
  if (dice.below(3) === 0) place(game, { card, owner, zone: 'graveyard' });
  if (mayStand(card) && dice.below(2) === 0) place(game, { card, owner, zone: 'battlefield' });
}

/** Auras wait for their hosts. */
const mayStand = ({ faces: [front] }: Card): boolean =>
  front.type.types.some(type => PERMANENTS.has(type)) && !front.type.subtypes.includes('Aura');
