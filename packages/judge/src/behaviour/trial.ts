/** One short game around a handful of cards, set up so that much of what they say can happen soon. */
import type { Card, CardType } from '@lawmage/ability';
import type { Game, Seat } from '@lawmage/engine';
import { seatOf } from '@lawmage/engine';
import { beginStep, place, setLife, sit } from '@lawmage/engine/setup';
import type { Dice } from './dice.ts';
import { BASIC_LANDS, CREATURES, SPELLS, THINGS, WASTES } from './stock.ts';

const SEATS: readonly Seat[] = [seatOf(0), seatOf(1)];
const LIVES = [20, 30, 12, 40] as const;
const PERMANENTS: ReadonlySet<CardType> = new Set([
  'creature',
  'artifact',
  'enchantment',
  'planeswalker',
  'battle',
  'land',
]);

/** A position around some cards: copies in hand, on the battlefield, in library and graveyard, and mana to spare. */
export function trial(cards: readonly Card[], seed: number, dice: Dice): Game {
  const game = sit({ edition: 'current', names: ['Ann', 'Ben'], active: seatOf(0), seed });
  for (const seat of SEATS) furnish(game, seat, dice);
  for (const [n, card] of cards.entries()) spread(game, card, seatOf(n % 2), dice);
  for (const seat of SEATS)
    for (const card of [...CREATURES, ...SPELLS, ...BASIC_LANDS].slice(0, 14))
      place(game, { card, owner: seat, zone: 'library' });
  beginStep(game, dice.below(4) === 0 ? 'upkeep' : 'precombatMain');
  return game;
}

/** What every seat has: lands of each colour, some permanents, some cards. */
function furnish(game: Game, seat: Seat, dice: Dice): void {
  setLife(game, seat, dice.one(LIVES));
  for (const card of BASIC_LANDS) for (let n = 0; n < 4; n++) place(game, { card, owner: seat, zone: 'battlefield' });
  for (let n = 0; n < 2; n++) place(game, { card: WASTES, owner: seat, zone: 'battlefield' });
  for (const card of dice.some(CREATURES, 4)) place(game, { card, owner: seat, zone: 'battlefield' });
  for (const card of dice.some(THINGS.slice(0, 4), 2)) place(game, { card, owner: seat, zone: 'battlefield' });
  for (const card of [...dice.some(CREATURES, 2), ...dice.some(SPELLS, 2), dice.one(THINGS), dice.one(BASIC_LANDS)])
    place(game, { card, owner: seat, zone: 'graveyard' });
  for (const card of [...dice.some(SPELLS, 2), ...dice.some(CREATURES, 1), dice.one(THINGS), dice.one(BASIC_LANDS)])
    place(game, { card, owner: seat, zone: 'hand' });
}

/** One copy in hand always; others where chance puts them. */
function spread(game: Game, card: Card, owner: Seat, dice: Dice): void {
  place(game, { card, owner, zone: 'hand' });
  if (dice.below(2) === 0) place(game, { card, owner, zone: 'library' });
  if (dice.below(3) === 0) place(game, { card, owner, zone: 'graveyard' });
  if (isPermanent(card) && dice.below(2) === 0) place(game, { card, owner, zone: 'battlefield' });
}

const isPermanent = ({ faces: [front] }: Card): boolean =>
  front.type.types.some(type => PERMANENTS.has(type)) &&
  !front.type.subtypes.includes('Aura') &&
  front.cost !== undefined;
