/** What a command of `lawmage` is, and how it ends. */

/** Exit statuses meant for scripts. */
export const DONE = 0;
/** It worked, and what was asked is not so: a failed scenario, a broken deck, a card that is not read whole. */
export const NEGATIVE = 1;
/** It could not be done: wrong usage, a missing file, a broken promise. */
export const FAILED = 2;
export type Status = typeof DONE | typeof NEGATIVE | typeof FAILED;

export type Command = {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The whole `--help`. */
  readonly help: string;
  readonly run: (args: readonly string[]) => Promise<Status>;
};

/** Something a person did or has that stops a command. Shown with its code on standard error. */
export class CommandError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'CommandError';
    this.code = code;
  }
}

/** The value of a result, or the failure as a `CommandError`. */
export function need<T>(
  result:
    | { readonly ok: true; readonly value: T }
    | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } },
): T {
  if (result.ok) return result.value;
  throw new CommandError(result.error.code, result.error.message);
}
