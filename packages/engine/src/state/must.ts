import type { Game } from './game.ts';

/** A broken internal promise. Carries the game so that it can be saved and replayed; who prints it does not print that. */
export class BrokenPromise extends Error {
  readonly #game: Game | undefined;
  constructor(message: string, game?: Game) {
    super(message);
    this.name = 'BrokenPromise';
    this.#game = game;
  }

  get game(): Game | undefined {
    return this.#game;
  }
}

/** The value, which the rules of this program promise to exist. Asked everywhere: so short that it costs no call. */
export const must = <T>(value: T | undefined | null, promise: string, game?: Game): T => value ?? broken(promise, game);

function broken(promise: string, game: Game | undefined): never {
  throw new BrokenPromise(`broken promise: ${promise}`, game);
}
