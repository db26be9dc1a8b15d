import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { z } from '../import/schema.ts';
import { type Answer, header } from './http.ts';

/** What is known about a file that has come in part: which version of it, and how large it will be. */
const origin = z.object({
  address: z.string(),
  validator: z.string(),
  encoding: z.string(),
  total: z.number().optional(),
});
export type Origin = z.output<typeof origin>;

/** A download that waits to be finished: `size` bytes are there. */
export type Waiting = { readonly size: number; readonly origin: Origin };

/** The files of one download: the bytes, and a note beside them saying where they came from. */
export type PartialFile = {
  readonly bytes: string;
  readonly waiting: (address: string) => Promise<Waiting | undefined>;
  readonly begin: (origin: Origin | undefined) => Promise<void>;
  readonly finish: () => Promise<string>;
};

export function partialFile(path: string): PartialFile {
  const bytes = `${path}.part`;
  const note = `${path}.part.json`;
  return {
    bytes,
    waiting: async address => {
      const known = await readNote(note);
      const size = await sizeOf(bytes);
      return known?.address === address && size > 0 ? { size, origin: known } : undefined;
    },
    begin: async known => {
      await rm(note, { force: true });
      await writeFile(bytes, '');
      if (known !== undefined) await writeFile(note, JSON.stringify(known));
    },
    finish: async () => {
      await rm(note, { force: true });
      await rename(bytes, path);
      return path;
    },
  };
}

/** What an answer says about the version it sends; nothing when it could not be asked for again. */
export function originOf(address: string, answer: Answer): Origin | undefined {
  const etag = header(answer, 'etag');
  const strong = etag?.startsWith('W/') ? undefined : etag;
  const validator = strong ?? header(answer, 'last-modified');
  if (validator === undefined) return undefined;
  const total = Number(header(answer, 'content-length') ?? Number.NaN);
  const encoding = header(answer, 'content-encoding') ?? 'identity';
  return { address, validator, encoding, ...(Number.isInteger(total) ? { total } : {}) };
}

/** A note that cannot be read is as good as none: the download starts again. */
async function readNote(path: string): Promise<Origin | undefined> {
  try {
    return origin.safeParse(JSON.parse(await readFile(path, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch {
    return 0;
  }
}
