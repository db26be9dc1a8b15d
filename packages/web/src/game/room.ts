/** Where a game against agents stands: the game, how it came there, and where undo leads back to. */
import { type Agent, agentNamed } from '@lawmage/agents';
import {
  answer,
  begin,
  concede,
  type Game,
  hash,
  isProposal,
  type Past,
  preferAutoPay,
  type Refusal,
  type Reply,
  type Seat,
  seatOf,
  type ToldEvent,
  tell,
} from '@lawmage/engine';
import type { Setup, UndoMark } from './door.ts';
import { namesSeen, usesChance } from './secrets.ts';
import { startedGame } from './start.ts';
import { STORED_FORMAT, STORED_VERSION, type Step, type StoredGame } from './stored.ts';

/** The person's seat. It is the host's to know; no message names it. */
export const YOU: Seat = seatOf(0);

/** Where undo leads back to: the game before one of the person's own replies. */
export type Kept = {
  readonly game: Game;
  readonly reply: Reply;
  readonly what: string;
  /** How many updates had been told, and how many steps taken. */
  readonly n: number;
  readonly at: number;
  readonly past: readonly Past[];
};

export type Room = {
  readonly setup: Setup;
  readonly agents: readonly (Agent | null)[];
  game: Game;
  steps: readonly Step[];
  kept: readonly Kept[];
  /** The questions of this turn that were answered: for what could be done again. */
  past: readonly Past[];
  /** What was undone, the last first to be done again. */
  undone: readonly Kept[];
  /** What each update told. */
  told: readonly (readonly ToldEvent[])[];
};

export type Opened =
  | { readonly ok: true; readonly room: Room }
  | { readonly ok: false; readonly refusal: { readonly code: string; readonly message: string } };

/** [CR 903.6, 903.7 | 2007: none] A game in which somebody has a commander. */
const COMMANDER = { life: 40, commander: true };

function fromTheBeginning({ edition, seed, you, opponents }: Setup): ReturnType<typeof begin> {
  const seats = [you, ...opponents];
  return begin({
    edition,
    seed,
    players: seats.map(({ name, deck }) => ({ name, deck: { cards: deck.cards, commanders: deck.commanders ?? [] } })),
    ...(seats.some(({ deck }) => (deck.commanders?.length ?? 0) > 0) ? { format: COMMANDER } : {}),
  });
}

/** A room whose game has begun and has told nothing yet; refused where the decks allow no game. */
export function openRoom(setup: Setup, salt = 0): Opened {
  const { seed, opponents, start } = setup;
  const begun = start === undefined ? fromTheBeginning(setup) : { ok: true as const, game: startedGame(setup, start) };
  if (!begun.ok) return begun;
  const agents = [null, ...opponents.map(({ agent }, at) => agentNamed(agent, seed + salt + at + 1))];
  return { ok: true, room: { setup, agents, game: begun.game, steps: [], kept: [], past: [], undone: [], told: [] } };
}

/** No loop that is offered is longer. */
const REMEMBERED = 60;

/** Takes a step, or says why it is refused. */
export function take(room: Room, step: Step): Refusal | null {
  const { game, steps } = room;
  switch (step.did) {
    case 'reply': {
      const answered = answer(game, step.reply);
      if (!answered.ok) return answered.refusal;
      const { reply, what } = step;
      const { past } = room;
      if (what !== null) {
        room.kept = [...room.kept, { game, reply, what, n: room.told.length, at: steps.length, past }];
        room.undone = [];
      }
      room.past =
        isProposal(reply) || answered.game.turn !== game.turn ? [] : [...past, { game, reply }].slice(-REMEMBERED);
      room.game = answered.game;
      break;
    }
    case 'concede': {
      const conceded = concede(game, YOU);
      if (!conceded.ok) return conceded.refusal;
      room.game = conceded.game;
      break;
    }
    case 'byHand':
      room.game = preferAutoPay(game, YOU, !step.on);
      break;
    case 'takeBack':
      break;
  }
  room.steps = [...steps, step];
  return null;
}

/** What the person is told of the last step; null where there is nothing to tell and nothing to ask. */
export function hear({ game }: Room): readonly ToldEvent[] | null {
  const told = tell(game, YOU);
  return told.length === 0 && game.asking?.by !== YOU && game.result === null ? null : told;
}

/** Whether the person pays by hand. */
export const paysByHand = ({ steps }: Pick<Room, 'steps'>): boolean =>
  steps.findLast(step => step.did === 'byHand')?.on ?? false;

/** Leads back to before the last decision of the person's own. How they pay stays as it is. */
export function takeBack(room: Room): Kept | null {
  const last = room.kept.at(-1);
  if (last === undefined) return null;
  const { what, at, n } = last;
  const byHand = paysByHand(room);
  const saw = new Set(room.steps.slice(at).flatMap(step => (step.did === 'takeBack' ? step.saw : [])));
  for (const name of markOf(room)?.saw ?? []) saw.add(name);
  room.steps = [...room.steps.slice(0, at), { did: 'takeBack', what, saw: [...saw] }];
  room.kept = room.kept.slice(0, -1);
  room.undone = [...room.undone, last];
  room.told = room.told.slice(0, n);
  room.game = last.game;
  room.past = last.past;
  if (paysByHand(room) !== byHand) take(room, { did: 'byHand', on: byHand });
  return last;
}

/** What an undo would take back. */
export function markOf({ kept, told }: Room): UndoMark | null {
  const last = kept.at(-1);
  if (last === undefined) return null;
  const since = told.slice(last.n).flat();
  return { what: last.what, saw: namesSeen(since, YOU), chance: usesChance(since) };
}

export const storedOf = ({ setup, steps, game }: Room): StoredGame => ({
  format: STORED_FORMAT,
  version: STORED_VERSION,
  setup,
  steps,
  hash: hash(game),
});
