/** A game against agents, in the page's worker. */
import { BrokenPromise, hash, see } from '@lawmage/engine';
import { proposalOf, seenIn } from './again.ts';
import type { FromHost, Setup, ToHost } from './door.ts';
import { fixed } from './fix.ts';
import { planOf } from './plan.ts';
import { faultsIn, reasonsFor } from './reasons.ts';
import { resume } from './resume.ts';
import { hear, markOf, openRoom, type Room, storedOf, take, takeBack, YOU } from './room.ts';
import type { Step, StoredGame } from './stored.ts';
import { whyFor } from './why.ts';

export type Host = (message: ToHost) => void;
type Post = (message: FromHost) => void;

/** `keep` is given the game after every change of it, and null once there is nothing to go on with. */
export function createHost(post: Post, keep: (game: StoredGame | null) => void = () => undefined): Host {
  let room: Room | null = null;
  return message => {
    if (message.ask === 'start') room = open(message.setup, post);
    if (message.ask === 'resume') room = reopen(message.stored, post);
    const table = room;
    if (table === null) return;
    const before = table.steps;
    guarded(table, post, message);
    if (table.steps !== before || message.ask === 'start') keep(table.game.result === null ? storedOf(table) : null);
  };
}

function open(setup: Setup, post: Post): Room | null {
  const opened = openRoom(setup);
  if (!opened.ok) {
    post({ say: 'broken', code: opened.refusal.code, message: opened.refusal.message });
    return null;
  }
  update(opened.room, post);
  return opened.room;
}

/** A stored game that cannot go on is never a crash: whatever it does, it is said to be damaged. */
function reopen(stored: unknown, post: Post): Room | null {
  try {
    const resumed = resume(stored);
    post(resumed.ok ? resumed.message : { say: 'notResumed', ...resumed.fault });
    return resumed.ok ? resumed.room : null;
  } catch (thrown) {
    post({ say: 'notResumed', code: 'damaged', message: `It stopped with an error: ${messageOf(thrown)}.` });
    return null;
  }
}

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** A broken promise loses nothing: the game stays at the last question. */
function guarded(room: Room, post: Post, message: ToHost): void {
  const { game, steps } = room;
  try {
    listen(room, message, post);
    letAgentsPlay(room, post);
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    Object.assign(room, { game, steps });
    const code = thrown instanceof BrokenPromise ? 'brokenPromise' : thrown.name;
    post({ say: 'broken', code, message: thrown.message });
  }
}

function listen(room: Room, message: ToHost, post: Post): void {
  switch (message.ask) {
    case 'start':
    case 'resume':
      return;
    case 'answer':
      if (room.game.asking?.by !== YOU) return;
      return step(room, { did: 'reply', reply: message.reply, what: message.auto ? null : message.what }, post);
    case 'again':
      return again(room, message.times, post);
    case 'undo':
      return undo(room, post);
    case 'redo':
      return redo(room, post);
    case 'fix':
      return post({ say: 'fixed', reply: fixed(room.game, message.reply) });
    case 'concede':
      return step(room, { did: 'concede' }, post);
    case 'byHand':
      take(room, { did: 'byHand', on: message.on });
      return;
    case 'whyNot':
      return post({ say: 'reasons', id: message.id, reasons: reasonsFor(room.game, YOU, message.id) });
    case 'explain':
      return post({ say: 'explained', id: message.id, why: whyFor(room.game, YOU, message.id) });
    case 'plan':
      return post({ say: 'plan', index: message.index, taps: planOf(room.game, YOU, message.index) });
  }
}

/** [CR 732.2a | 2007: 421.2] What has just been done is proposed as a shortcut. */
function again(room: Room, times: number, post: Post): void {
  const reply = room.game.asking?.by === YOU ? proposalOf(room.past, room.game, times) : null;
  if (reply === null) return;
  step(room, { did: 'reply', reply, what: `${times} times again` }, post);
}

function step(room: Room, next: Step, post: Post): void {
  const refusal = take(room, next);
  if (refusal !== null) {
    const reasons = next.did === 'reply' ? faultsIn(room.game, YOU, next.reply) : [];
    return post({ say: 'refused', refusal, reasons });
  }
  update(room, post);
}

/** Agents answer until the person is asked or the game has ended. Each visible step is shown. */
function letAgentsPlay(room: Room, post: Post): void {
  let { asking } = room.game;
  while (asking !== null && asking.by !== YOU && room.game.result === null) {
    const agent = room.agents[asking.by];
    if (agent == null) return;
    const wanted = agent.choose(see(room.game, asking.by), asking);
    const nearest = (): Step => ({ did: 'reply', reply: fixed(room.game, wanted), what: null });
    const refused = take(room, { did: 'reply', reply: wanted, what: null }) !== null;
    if (refused && take(room, nearest()) !== null) throw new Error('single picks that are offered are refused');
    update(room, post);
    asking = room.game.asking;
  }
}

function update(room: Room, post: Post): void {
  const told = hear(room);
  if (told === null) return;
  room.told = [...room.told, told];
  post({ say: 'update', seen: seenIn(room), told, undo: markOf(room) });
}

function undo(room: Room, post: Post): void {
  const last = takeBack(room);
  if (last === null) return;
  const { what, n } = last;
  post({ say: 'rewound', seen: seenIn(room), undo: markOf(room), what, n });
}

/** The same reply to the same question; the app's own replies after it come by themselves. */
function redo(room: Room, post: Post): void {
  const next = room.undone.at(-1);
  if (next === undefined || hash(room.game) !== hash(next.game)) return;
  const rest = room.undone.slice(0, -1);
  step(room, { did: 'reply', reply: next.reply, what: next.what }, post);
  room.undone = rest;
}
