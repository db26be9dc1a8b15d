/** How long a rule held: its value in the oldest edition, then the changes with the edition that first has them. */
export type Held<T> = { readonly first: T; readonly later: readonly (readonly [edition: string, value: T])[] };

/** A value that held from the oldest edition on, and those that followed it. */
export const held = <T>(first: T, ...later: readonly (readonly [edition: string, value: T])[]): Held<T> => ({
  first,
  later,
});

/** The value that held on a date, `YYYY-MM-DD`. */
export function heldOn<T>(history: Held<T>, date: string): T {
  let value = history.first;
  for (const [edition, next] of history.later) if (edition <= date) value = next;
  return value;
}
