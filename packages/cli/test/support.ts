/** Runs the command as a person would, in a library of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const MAIN = join(import.meta.dirname, '../src/main.ts');

export type Outcome = { readonly status: number | null; readonly out: string; readonly err: string };

/** A folder that is gone after the tests of a file. */
export async function temporaryHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'lawmage-'));
  afterAll(() => rm(home, { recursive: true, force: true }));
  return home;
}

/** A command that runs until it is stopped. */
export function lawmageRunning(args: readonly string[], { home = '' } = {}) {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, LAWMAGE_HOME: home } });
  const ended = new Promise<number | null>(resolve => child.once('close', resolve));
  let out = '';
  child.stdout.on('data', (text: Buffer) => (out += text));
  return {
    /** Waits until it has said this, after what was waited for before. */
    says: async (words: string): Promise<void> => {
      while (!out.includes(words)) await once(child.stdout, 'data');
      out = out.slice(out.indexOf(words) + words.length);
    },
    stopped: (): Promise<number | null> => {
      child.kill('SIGINT');
      return ended;
    },
  };
}

/** `deaf`: nobody reads what it prints. */
export function lawmage(args: readonly string[], { home = '', input = '', deaf = false } = {}): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const env = home === '' ? process.env : { ...process.env, LAWMAGE_HOME: home };
  const child = spawn(process.execPath, [MAIN, ...args], { env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (out += text));
  child.stderr.on('data', (text: Buffer) => (err += text));
  child.on('close', status => resolve({ status, out, err }));
  if (deaf) child.stdout.destroy();
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return promise;
}
