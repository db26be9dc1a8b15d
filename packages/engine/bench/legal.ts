/**
 * The list of legal acts on a mid-game board of 20 permanents with seven cards in hand, and the payment solver. Prints the
 * median time, and the ratio to a fixed reference loop of the same run.
 */
import {
  activated,
  addMana,
  anyTarget,
  type Card,
  card,
  creature,
  damage,
  draw,
  gets,
  instant,
  modify,
  pay,
  permanents,
  self,
  sorcery,
  tapSymbol,
  target,
  untilEndOfTurn,
} from '@lawmage/ability';
import { newGame } from '../src/1-concepts/103-starting/new-game.ts';
import { needOf } from '../src/1-concepts/106-mana/need.ts';
import { planPayment } from '../src/1-concepts/106-mana/plan.ts';
import { hasEntered } from '../src/4-zones/settle.ts';
import { newThing } from '../src/4-zones/thing.ts';
import { putIn } from '../src/4-zones/zones.ts';
import { legalActs } from '../src/6-spells-and-effects/601-casting/legal.ts';
import { stale } from '../src/6-spells-and-effects/613-layers/stale.ts';
import type { Game } from '../src/state/game.ts';
import { NONE, seatOf } from '../src/state/ids.ts';

const land = (name: string): Card => card(name, `basic land — ${name}`, {});
const BOARD: readonly Card[] = [
  ...Array.from({ length: 6 }, () => land('Forest')),
  ...Array.from({ length: 4 }, () => land('Mountain')),
  ...Array.from({ length: 6 }, () => creature('Bear', '{1}{G}', 'Bear', 2, 2)),
  creature('Elf', '{G}', 'Elf', 1, 1, activated([tapSymbol], addMana('G'))),
  creature('Smith', '{1}{R}', 'Dwarf', 2, 2, activated([pay('{R}')], modify(self, untilEndOfTurn, gets(1, 0)))),
  creature('Thrower', '{2}{R}', 'Goblin', 1, 1, activated([tapSymbol], damage(1, anyTarget(0)))),
  card('Stone', 'artifact', { cost: '{2}' }, activated([tapSymbol], addMana('C'))),
];
const HAND: readonly Card[] = [
  creature('Boar', '{2}{G}', 'Boar', 3, 3),
  creature('Titan', '{4}{G}{G}', 'Elemental', 6, 6),
  instant('Spark', '{R}', damage(3, anyTarget(0))),
  instant('Swell', '{G}', modify(target(0, permanents('creature')), untilEndOfTurn, gets(3, 3))),
  sorcery('Study', '{2}{U}', draw(2)),
  creature('Sentry', '{1}{W}', 'Soldier', 2, 2),
  land('Forest'),
];

function board(): Game {
  const game = newGame({
    edition: 'current',
    seed: 1,
    players: ['ann', 'bob'].map(name => ({ name, deck: { cards: [] } })),
  });
  Object.assign(game, { turn: 5, active: seatOf(0), priority: seatOf(0), step: 'precombatMain' });
  for (const record of game.players) record.turns = 3;
  const put = (one: Card, zone: 'hand' | 'battlefield', seat: number): void => {
    game.cards = [...game.cards, one];
    const record = newThing(game, 'card', game.cards.length - 1, seatOf(seat), zone);
    putIn(game, record);
    hasEntered(game, record);
  };
  for (const one of BOARD) put(one, 'battlefield', 0);
  for (const one of HAND) put(one, 'hand', 0);
  return game;
}

/** Median of several batches, in microseconds a call. */
function measure(run: () => unknown, calls = 20_000): number {
  const times: number[] = [];
  for (let batch = 0; batch < 9; batch++) {
    const start = performance.now();
    for (let n = 0; n < calls; n++) run();
    times.push(((performance.now() - start) * 1000) / calls);
  }
  return times.toSorted((a, b) => a - b)[4] ?? 0;
}

function reference(): number {
  const map = new Map<number, number>();
  for (let n = 0; n < 1000; n++) map.set(n % 97, (map.get(n % 97) ?? 0) + n);
  return map.size;
}

const game = board();
const seat = seatOf(0);
const means = { purpose: { spend: 'cast', id: NONE }, except: [], aids: [], spendAs: 'itself' } as const;
const fixed = measure(reference, 2000);
const rows: readonly (readonly [string, number])[] = [
  ['legal list, warm', measure(() => legalActs(game, seat))],
  [
    'legal list, everything stale',
    measure(() => {
      stale(game);
      return legalActs(game, seat);
    }, 2000),
  ],
  ['payment of {4}{G}{G}', measure(() => planPayment(game, seat, needOf([4, 'G', 'G']), means), 5000)],
  ['payment of {1}{R}', measure(() => planPayment(game, seat, needOf([1, 'R']), means), 5000)],
];
console.log(`${legalActs(game, seat).length} acts; reference loop ${fixed.toFixed(2)} µs`);
for (const [name, time] of rows) console.log(`${name.padEnd(30)} ${time.toFixed(2)} µs  ×${(time / fixed).toFixed(2)}`);
