/** A game against agents, in the page's worker. The person's seat is the host's to know; no message names it. */
import { type Agent, agentNamed, type Chance, chanceFrom, settle } from '@lawmage/agents';
import {
  answer,
  BrokenPromise,
  begin,
  concede,
  editionOf,
  fork,
  type Game,
  preferAutoPay,
  type Reply,
  type Seat,
  seatOf,
  see,
  type ToldEvent,
  tell,
} from '@lawmage/engine';
import type { FromHost, Setup, ToHost, UndoMark } from './door.ts';
import { dress } from './dress.ts';
import { fixed } from './fix.ts';
import { planOf } from './plan.ts';
import { reasonsFor } from './reasons.ts';
import { namesSeen, usesChance } from './secrets.ts';
import { whyFor } from './why.ts';

const YOU: Seat = seatOf(0);

/** Where undo leads back to: the game before one of the person's own replies. */
type Kept = {
  readonly game: Game;
  readonly reply: Reply;
  readonly what: string;
  /** How many updates had been sent. */
  readonly n: number;
};

type Room = {
  game: Game;
  readonly agents: readonly (Agent | null)[];
  readonly chance: Chance;
  readonly kept: Kept[];
  /** What was undone, the last first to be done again. */
  undone: readonly Kept[];
  /** What each update told. */
  told: (readonly ToldEvent[])[];
};

/** [CR 903.6, 903.7 | 2007: none] A game in which somebody has a commander. */
const COMMANDER = { life: 40, commander: true };

export type Host = (message: ToHost) => void;

export function createHost(post: (message: FromHost) => void): Host {
  let room: Room | null = null;
  return message => {
    if (message.ask === 'start') room = open(message.setup, post);
    const table = room;
    if (table !== null) guarded(table, post, message);
  };
}

function open({ edition, seed, you, opponents }: Setup, post: (message: FromHost) => void): Room | null {
  const seats = [you, ...opponents];
  const begun = begin({
    edition,
    seed,
    players: seats.map(({ name, deck }) => ({ name, deck: { cards: deck.cards, commanders: deck.commanders ?? [] } })),
    ...(seats.some(({ deck }) => (deck.commanders?.length ?? 0) > 0) ? { format: COMMANDER } : {}),
  });
  if (!begun.ok) {
    post({ say: 'broken', code: begun.refusal.code, message: begun.refusal.message });
    return null;
  }
  const agents = [null, ...opponents.map(({ agent }, at) => agentNamed(agent, seed + at + 1))];
  const room: Room = { game: begun.game, agents, chance: chanceFrom(seed), kept: [], undone: [], told: [] };
  update(room, post);
  return room;
}

/** A broken promise loses nothing: the game stays at the last question. */
function guarded(room: Room, post: (message: FromHost) => void, message: ToHost): void {
  const before = room.game;
  try {
    if (message.ask !== 'start') hear(room, message, post);
    letAgentsPlay(room, post);
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    room.game = before;
    const code = thrown instanceof BrokenPromise ? 'brokenPromise' : thrown.name;
    post({ say: 'broken', code, message: thrown.message });
  }
}

function hear(room: Room, message: Exclude<ToHost, { ask: 'start' }>, post: (message: FromHost) => void): void {
  switch (message.ask) {
    case 'answer':
      return take(room, message.reply, message.auto ? null : message.what, post);
    case 'undo':
      return undo(room, post);
    case 'redo':
      return redo(room, post);
    case 'fix':
      return post({ say: 'fixed', reply: fixed(room.game, message.reply) });
    case 'concede': {
      const conceded = concede(room.game, YOU);
      if (!conceded.ok) return post({ say: 'refused', refusal: conceded.refusal });
      room.game = conceded.game;
      return update(room, post);
    }
    case 'byHand':
      room.game = preferAutoPay(room.game, YOU, !message.on);
      return;
    case 'whyNot':
      return post({ say: 'reasons', id: message.id, reasons: reasonsFor(room.game, YOU, message.id) });
    case 'explain':
      return post({ say: 'explained', id: message.id, why: whyFor(room.game, YOU, message.id) });
    case 'plan':
      return post({ say: 'plan', index: message.index, taps: planOf(room.game, YOU, message.index) });
  }
}

/** A reply of the person's own. One that the app gave for them (`what` is null) is no place for undo to stop. */
function take(room: Room, reply: Reply, what: string | null, post: (message: FromHost) => void): void {
  if (room.game.asking?.seat !== YOU) return;
  const answered = answer(room.game, reply);
  if (!answered.ok) return post({ say: 'refused', refusal: answered.refusal });
  if (what !== null) {
    room.kept.push({ game: room.game, reply, what, n: room.told.length });
    room.undone = [];
  }
  room.game = answered.game;
  update(room, post);
}

/** Agents answer until the person is asked or the game has ended. Each visible step is shown. */
function letAgentsPlay(room: Room, post: (message: FromHost) => void): void {
  let { asking } = room.game;
  while (asking !== null && asking.seat !== YOU && room.game.result === null) {
    const agent = room.agents[asking.seat];
    if (agent == null) return;
    const reply = agent.choose(see(room.game, asking.seat), asking);
    room.game = settle(fork(room.game), reply, room.chance);
    update(room, post);
    asking = room.game.asking;
  }
}

/** Tells the person what happened, unless there is nothing to tell and nothing to ask. */
function update(room: Room, post: (message: FromHost) => void): void {
  const { game } = room;
  const told = tell(game, YOU);
  if (told.length === 0 && game.asking?.seat !== YOU && game.result === null) return;
  room.told.push(told);
  post({ say: 'update', seen: dress(see(game, YOU), editionOf(game)), told, undo: markOf(room) });
}

function markOf({ kept, told }: Room): UndoMark | null {
  const last = kept.at(-1);
  if (last === undefined) return null;
  const since = told.slice(last.n).flat();
  return { what: last.what, saw: namesSeen(since, YOU), chance: usesChance(since) };
}

function undo(room: Room, post: (message: FromHost) => void): void {
  const last = room.kept.pop();
  if (last === undefined) return;
  room.undone = [...room.undone, last];
  room.game = last.game;
  room.told = room.told.slice(0, last.n);
  post({
    say: 'rewound',
    seen: dress(see(last.game, YOU), editionOf(last.game)),
    undo: markOf(room),
    what: last.what,
    n: last.n,
  });
}

/** The same reply to the same question; the app's own replies after it come by themselves. */
function redo(room: Room, post: (message: FromHost) => void): void {
  const next = room.undone.at(-1);
  const rest = room.undone.slice(0, -1);
  if (next === undefined || room.game !== next.game) return;
  take(room, next.reply, next.what, post);
  room.undone = rest;
}
