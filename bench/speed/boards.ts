/** Boards to measure on: a mid-game one of 20 permanents, and large ones of which one in fifty is a lord. */
import {
  activated,
  addMana,
  anyTarget,
  type Card,
  card,
  creature,
  damage,
  draw,
  each,
  gets,
  instant,
  lord,
  modify,
  pay,
  permanents,
  self,
  sorcery,
  tapSymbol,
  target,
  untilEndOfTurn,
} from '@lawmage/ability';
import { begin, type Game, type Seat, seatOf } from '@lawmage/engine';
import { hasEntered } from '../../packages/engine/src/4-zones/settle.ts';
import { newThing } from '../../packages/engine/src/4-zones/thing.ts';
import { putIn } from '../../packages/engine/src/4-zones/zones.ts';
import { legalActs } from '../../packages/engine/src/6-spells-and-effects/601-casting/legal.ts';
import { stateBasedActions } from '../../packages/engine/src/7-additional/704-state-based/check.ts';
import type { ObjectId } from '../../packages/engine/src/state/ids.ts';
import { player } from '../../packages/engine/src/state/store.ts';
import { enact } from '../../packages/engine/src/work/answer.ts';

const basic = (name: string): Card => card(name, `basic land — ${name}`, {});
export const forest = basic('Forest');
export const mountain = basic('Mountain');
export const bear = creature('Bear', '{1}{G}', 'Bear', 2, 2);
export const bolt = instant('Bolt', '{R}', damage(3, anyTarget(0)));
const wall = creature('Wall', '{1}{G}', 'Wall', 0, 1_000_000_000);
export const bearLord = creature(
  'Bear Chief',
  '{2}{G}',
  'Bear',
  2,
  2,
  lord(each(permanents('creature', 'Bear')), gets(1, 1)),
);

const MID_GAME: readonly Card[] = [
  ...Array.from({ length: 6 }, () => forest),
  ...Array.from({ length: 4 }, () => mountain),
  ...Array.from({ length: 6 }, () => bear),
  creature('Elf', '{G}', 'Elf', 1, 1, activated([tapSymbol], addMana('G'))),
  creature('Smith', '{1}{R}', 'Dwarf', 2, 2, activated([pay('{R}')], modify(self, untilEndOfTurn, gets(1, 0)))),
  creature('Thrower', '{2}{R}', 'Goblin', 1, 1, activated([tapSymbol], damage(1, anyTarget(0)))),
  card('Stone', 'artifact', { cost: '{2}' }, activated([tapSymbol], addMana('C'))),
];
const HAND: readonly Card[] = [
  creature('Boar', '{2}{G}', 'Boar', 3, 3),
  creature('Titan', '{4}{G}{G}', 'Elemental', 6, 6),
  bolt,
  instant('Swell', '{G}', modify(target(0, permanents('creature')), untilEndOfTurn, gets(3, 3))),
  sorcery('Study', '{2}{U}', draw(2)),
  creature('Sentry', '{1}{W}', 'Soldier', 2, 2),
  forest,
];

/** The game at the first main phase of the third turn's player, who has priority. */
function started(): Game {
  const players = ['ann', 'bob'].map(name => ({ name, deck: { cards: [{ card: forest, count: 60 }] } }));
  const begun = begin({ edition: 'current', seed: 1, players, first: 0 });
  if (!begun.ok) throw new Error(begun.refusal.message);
  let { game } = begun;
  while (game.turn < 3 || game.step !== 'precombatMain') game = passed(game);
  return game;
}

/** The game after the simplest answer. */
export function passed(game: Game): Game {
  const { asking } = game;
  const reply =
    asking?.kind === 'yesNo' ? [0] : Array.from({ length: asking?.kind === 'pick' ? asking.least : 0 }, (_, n) => n);
  const next = enact(game, reply);
  if (!next.ok) throw new Error(next.refusal.message);
  return next.game;
}

/** Puts a card of its own into a zone. */
export function put(game: Game, one: Card, zone: 'hand' | 'battlefield', seat: Seat = seatOf(0)): ObjectId {
  const known = game.cards.indexOf(one);
  if (known < 0) game.cards = [...game.cards, one];
  const record = newThing(game, 'card', known < 0 ? game.cards.length - 1 : known, seat, zone);
  putIn(game, record);
  hasEntered(game, record);
  return record.id;
}

/** A mid-game position: 20 permanents and seven more cards in hand; its player has priority in the main phase. */
export function midGame(): Game {
  const game = started();
  for (const one of MID_GAME) put(game, one, 'battlefield');
  for (const one of HAND) put(game, one, 'hand');
  return asked(game);
}

/** A position is looked at, as it has been whenever a player is asked. */
function asked(game: Game): Game {
  while (stateBasedActions(game) !== null);
  legalActs(game, game.priority);
  return game;
}

/** A board of so many permanents: half lands, then bears and a lord for every fifty. */
export function largeBoard(size: number): { readonly game: Game; readonly wall: ObjectId; readonly seat: Seat } {
  const game = started();
  const standing = put(game, wall, 'battlefield');
  const cards = [forest, bear, mountain, bear, forest];
  for (let n = 1; n < size; n++) {
    const one = n % 50 === 25 ? bearLord : (cards[n % cards.length] ?? bear);
    put(game, one, 'battlefield', seatOf(n % 2));
  }
  for (const one of HAND) put(game, one, 'hand');
  return { game: asked(game), wall: standing, seat: player(game, seatOf(0)).seat };
}
