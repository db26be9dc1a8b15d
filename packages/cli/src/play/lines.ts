/** Lines from a person or a pipe, one after another. */
import { createInterface } from 'node:readline';
import { print } from '../text/print.ts';

export type Lines = {
  /** The next line, or null at the end of input. */
  readonly ask: (prompt: string) => Promise<string | null>;
  readonly close: () => void;
};

/** Standard input. From a pipe each line is shown as it is read, so that the transcript can be followed. */
export function standardInput(): Lines {
  const { isTTY } = process.stdin;
  const reader = createInterface({ input: process.stdin, output: isTTY ? process.stdout : undefined, terminal: isTTY });
  const lines = reader[Symbol.asyncIterator]();
  return {
    ask: async prompt => {
      process.stdout.write(prompt);
      const next = await lines.next();
      if (next.done) return null;
      if (!isTTY) print(next.value);
      return next.value.trim();
    },
    close: () => reader.close(),
  };
}
