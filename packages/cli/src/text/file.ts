/** What a person wrote down, as text. */
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { CommandError } from '../command.ts';

/** The words of a file, or of standard input for "-". Throws `cannotRead`. */
export const readWords = (file: string): Promise<string> =>
  (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch((error: Error) => {
    throw new CommandError('cannotRead', error.message);
  });
