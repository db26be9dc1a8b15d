/** Single acts: legal lists, forks, and single events on boards of growing size. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Game, type Reply, seatOf } from '@lawmage/engine';
import { legalActs } from '../../packages/engine/src/6-spells-and-effects/601-casting/legal.ts';
import { powerOf } from '../../packages/engine/src/6-spells-and-effects/613-layers/characteristics.ts';
import { stateBasedActions } from '../../packages/engine/src/7-additional/704-state-based/check.ts';
import { fork, player, thing } from '../../packages/engine/src/state/store.ts';
import { answer } from '../../packages/engine/src/work/answer.ts';
import type { GameEvent } from '../../packages/engine/src/work/event.ts';
import { createEvent, damageEvent, lifeEvent, moveEvent } from '../../packages/engine/src/work/events.ts';
import { happen } from '../../packages/engine/src/work/happen.ts';
import { bearLord, largeBoard, midGame, passed, put } from './boards.ts';
import { type Measured, measure } from './measure.ts';
import { MICROS, type Row } from './rows.ts';

const row = (name: string, { micros, ratio }: Measured, target = ''): Row => ({
  name,
  value: micros,
  unit: MICROS,
  ratio,
  target,
});

const seat = seatOf(0);

/** Legal list and forks of a mid-game position. */
export function midGameRows(): readonly Row[] {
  const game = midGame();
  return [
    row(
      `legal list, 20 permanents (${legalActs(game, seat).length} acts)`,
      measure(() => legalActs(game, seat)),
      '< 5',
    ),
    row(
      'fork',
      measure(() => fork(game)),
      '< 1',
    ),
    row(
      'fork, both go on one decision: pass',
      measure(() => bothGoOn(game, [])),
      '< 10',
    ),
    row(
      'fork, both go on one decision: play a land',
      measure(() => bothGoOn(game, [0])),
      '< 10',
    ),
    bytesRow(game),
  ];
}

/** A game and its fork each answer; both kept games stay as they were. */
function bothGoOn(game: Game, reply: Reply): void {
  for (let n = 0; n < 2; n++) {
    const next = answer(game, reply);
    if (!next.ok) throw new Error(next.refusal.message);
  }
}

const FORKS = 20_000;

/** Memory that a kept fork holds. */
function bytesRow(game: Game): Row {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const kept: Game[] = Array.from({ length: FORKS }, () => game);
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let n = 0; n < FORKS; n++) kept[n] = fork(game);
  collect();
  const bytes = (process.memoryUsage().heapUsed - before) / kept.length;
  return { name: 'bytes of a kept fork', value: bytes, unit: 'bytes', ratio: null, target: '' };
}

const SIZES = [10, 100, 1000, 5000] as const;

/** Each kind of event on boards of growing size. */
export function growthRows(): readonly Row[] {
  return SIZES.flatMap(size => {
    const board = largeBoard(size);
    const on = (name: string, run: (game: Game) => unknown, most?: number): Row => {
      let game = board.game;
      const fresh = (): void => {
        game = fork(board.game);
        settle(game);
      };
      return row(
        `${size} permanents: ${name}`,
        measure(() => run(game), fresh, most),
        'near constant',
      );
    };
    return [
      on('life changes', lifeChanges),
      on('damage to a creature, check', game => damaged(game, board.wall)),
      on('token enters, check, leaves, check', tokenComesAndGoes),
      on('lord enters, check, leaves, check', lordComesAndGoes),
      on('legal list', game => legalActs(game, seat)),
      on('fork', fork),
      passing(size, board.game),
    ];
  });
}

function settle(game: Game): void {
  while (stateBasedActions(game) !== null);
  for (const id of game.battlefield) powerOf(game, id);
}

function andCheck(game: Game, event: GameEvent): void {
  once(game, event);
  stateBasedActions(game);
}

/** A turn has few events; here thousands happen, and each is forgotten as if a turn had begun. */
function once(game: Game, event: GameEvent): void {
  happen(game, [event]);
  game.history = { own: null, events: [] };
  game.events = [];
}

let up = 1;
function lifeChanges(game: Game): void {
  up = -up;
  once(game, lifeEvent(seat, up));
}

const damaged = (game: Game, wall: ReturnType<typeof put>): void =>
  andCheck(game, damageEvent(wall, { id: wall }, 1, '120.1|'));

const WOLF = {
  token: 'described',
  power: 2,
  toughness: 2,
  colors: ['G'],
  types: ['creature'],
  subtypes: ['Wolf'],
} as const;

function tokenComesAndGoes(game: Game): void {
  andCheck(game, createEvent(seat, WOLF, 1));
  const id = game.battlefield.at(-1);
  if (id === undefined) throw new Error('a token has entered');
  andCheck(game, moveEvent(game, id, 'graveyard', '701.8a|', { cause: 'destroy' }));
  for (const gone of player(game, seat).graveyard)
    once(game, { what: 'cease', id: gone, rule: '704.5d|420.5f', source: gone });
}

function lordComesAndGoes(game: Game): void {
  const id = lordIn(game);
  andCheck(game, moveEvent(game, id, 'battlefield', '608.3a|', { cause: 'put', by: seat }));
  const lord = game.battlefield.at(-1);
  if (lord === undefined) throw new Error('a lord has entered');
  andCheck(game, moveEvent(game, lord, 'hand', '400.7|', { cause: 'return' }));
}

/** The lord last put into the hand. */
function lordIn(game: Game): ReturnType<typeof put> {
  const known = player(game, seat).hand.at(-1);
  return known !== undefined && game.cards[thing(game, known).card] === bearLord ? known : put(game, bearLord, 'hand');
}

/** Passing priority, turns with all their steps included. */
function passing(size: number, board: Game): Row {
  let game = board;
  const fresh = (): void => {
    game = fork(board);
  };
  const run = (): void => {
    if (game.result !== null) fresh();
    game = passed(game);
  };
  return row(`${size} permanents: pass priority`, measure(run, fresh, 2000), 'near constant');
}
