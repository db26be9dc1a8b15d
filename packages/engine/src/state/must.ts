import type { Game } from './game.ts';

/** A broken internal promise. Carries the game so that it can be saved and replayed. */
export class BrokenPromise extends Error {
  readonly game: Game | undefined;
  constructor(message: string, game?: Game) {
    super(message);
    this.name = 'BrokenPromise';
    this.game = game;
  }
}

/** The value, which the rules of this program promise to exist. */
export function must<T>(value: T | undefined | null, promise: string, game?: Game): T {
  if (value === undefined || value === null) throw new BrokenPromise(`broken promise: ${promise}`, game);
  return value;
}
