/** Where in a file or stream something went wrong. Lines count from 1, bytes from 0 (after decompression). */
export type Place = {
  readonly line?: number;
  readonly byte?: number;
  /** Which record, counted from 1. */
  readonly record?: number;
  readonly card?: string;
  /** The field inside the record, such as `card_faces.0.name`. */
  readonly field?: string;
};

/** An expected failure: a code for programs, a message for people, and the place if there is one. */
export type Failure<Code extends string = string> = {
  readonly code: Code;
  readonly message: string;
  readonly place?: Place;
};

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Failed<Code extends string = string> = { readonly ok: false; readonly error: Failure<Code> };
export type Result<T, Code extends string = string> = Ok<T> | Failed<Code>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });

export const fail = <Code extends string>(code: Code, message: string, place?: Place): Failed<Code> => ({
  ok: false,
  error: place === undefined ? { code, message } : { code, message, place },
});

/** What an unknown thrown value says, for the messages of failures that the system or a library raised. */
export const said = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** The code that Node and SQLite put on their errors, such as `ENOENT`. */
export const codeOf = (thrown: unknown): string | undefined =>
  thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined;
