/** The web app, built once and again whenever its sources are newer than what was built. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

export type WebApp = {
  /** The folder of the web package. */
  readonly root: string;
  /** Folders whose sources the app is made of. */
  readonly sources: readonly string[];
  /** Where the built app is kept. */
  readonly cache: string;
};

const STAMP = 'stamp.json';

/** The folder of the built app. */
export async function builtApp({ root, sources, cache }: WebApp): Promise<string> {
  const newest = await newestIn([root, ...sources]);
  const out = join(cache, 'app');
  if (await isFresh(cache, newest)) return out;
  await mkdir(cache, { recursive: true });
  await forUse(() => build({ root, logLevel: 'error', build: { outDir: out, emptyOutDir: true } }));
  await writeFile(join(cache, STAMP), JSON.stringify({ newest }));
  return out;
}

/**
 * What is built is meant to be used, whatever the process that builds it is for: libraries are several times slower in the
 * form for development.
 */
export async function forUse<T>(make: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await make();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function isFresh(cache: string, newest: number): Promise<boolean> {
  const file = join(cache, STAMP);
  if (!existsSync(file) || !existsSync(join(cache, 'app', 'index.html'))) return false;
  const stamp: unknown = JSON.parse(await readFile(file, 'utf8'));
  return typeof stamp === 'object' && stamp !== null && 'newest' in stamp && stamp.newest === newest;
}

const IGNORED: readonly string[] = ['node_modules', 'test', 'dist'];

/** When the youngest file below some folders was changed. */
async function newestIn(folders: readonly string[]): Promise<number> {
  const times = await Promise.all(folders.map(newestBelow));
  return Math.max(0, ...times);
}

async function newestBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true });
  const times = await Promise.all(
    entries
      .filter(({ name }) => !IGNORED.includes(name))
      .map(async entry => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? newestBelow(path) : (await stat(path)).mtimeMs;
      }),
  );
  return Math.max(0, ...times);
}
