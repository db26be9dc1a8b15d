/** A stored game goes on: its replies are given again, and what they told is told again. */
import { see } from '@lawmage/engine';
import { entriesOf } from '../log/log.ts';
import type { Entry } from '../log/parts.ts';
import { tookBack } from '../log/took-back.ts';
import { seenIn } from './again.ts';
import type { FromHost } from './door.ts';
import { hear, markOf, openRoom, paysByHand, type Room, storedOf, take, YOU } from './room.ts';
import { DAMAGED, OTHER_VERSION, type Step, type StoredFault, type StoredGame, storedFault } from './stored.ts';

type Resumed = Extract<FromHost, { say: 'resumed' }>;
export type Resuming =
  | { readonly ok: true; readonly room: Room; readonly message: Resumed }
  | { readonly ok: false; readonly fault: StoredFault };

/** The game where it stood; `otherVersion` where its replies lead elsewhere now, `damaged` where it cannot be read. */
export function resume(stored: unknown): Resuming {
  const fault = storedFault(stored);
  if (fault !== null) return { ok: false, fault };
  const { setup, steps, hash } = stored as StoredGame;
  const opened = openRoom(setup, steps.length);
  if (!opened.ok) return { ok: false, fault: DAMAGED };
  const { room } = opened;
  const history = new History(room);
  history.update();
  for (const step of steps) {
    if (take(room, step) !== null) return { ok: false, fault: OTHER_VERSION };
    history.add(step);
  }
  if (storedOf(room).hash !== hash) return { ok: false, fault: OTHER_VERSION };
  return { ok: true, room, message: history.message() };
}

/** What a page that had been there from the beginning would have kept. */
class History {
  readonly #room: Room;
  #log: readonly Entry[] = [];
  #marks: readonly number[] = [];
  #life: readonly number[] = [];
  #practice: readonly string[] = [];

  constructor(room: Room) {
    this.#room = room;
  }

  add(step: Step): void {
    if (step.did === 'takeBack') {
      this.#log = [...this.#log, tookBack(step.what, this.#log.length)];
      this.#practice = [...this.#practice, ...step.saw];
    } else if (step.did !== 'byHand') this.update();
  }

  update(): void {
    const told = hear(this.#room);
    if (told === null) return;
    this.#room.told = [...this.#room.told, told];
    const view = see(this.#room.game, YOU);
    this.#log = [...this.#log, ...entriesOf(view, told, this.#life, this.#log.length)];
    this.#life = view.players.map(player => player.life);
    this.#marks = [...this.#marks, this.#log.length];
  }

  message(): Resumed {
    return {
      say: 'resumed',
      seen: seenIn(this.#room),
      undo: markOf(this.#room),
      log: this.#log,
      marks: this.#marks,
      practice: this.#practice,
      byHand: paysByHand(this.#room),
    };
  }
}
