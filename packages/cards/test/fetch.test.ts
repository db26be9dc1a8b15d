import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type FetchOptions, fetchCards, openStore, type Progress } from '../src/store.ts';
import { filesIn, folder } from './support/files.ts';
import { asArray, asLines, emberTap, mossBear, scryfallCard } from './support/records.ts';
import { type FileServer, serve } from './support/server.ts';

const MANY = Array.from({ length: 400 }, (_, number) => scryfallCard(`Bear ${number}`));
const FILE = asLines(MANY);

/** A home with a store and a place for downloads, and fetching into it from a server on this machine. */
async function home() {
  const path = await folder();
  const store = join(path, 'cards.sqlite');
  const downloads = join(path, 'downloads');
  const fetch = (server: FileServer, options: FetchOptions = {}) =>
    fetchCards({ from: server.address(), store, downloads, waits: [], ...options });
  return { store, downloads, fetch };
}

function cardsIn(store: string): number {
  const opened = openStore(store);
  if (!opened.ok) return 0;
  using open = opened.value;
  return open.info.cards;
}

describe('fetching', () => {
  test('imports the file and leaves nothing behind', async () => {
    const server = await serve(gzipSync(FILE));
    const { fetch, store, downloads } = await home();
    const told: Progress[] = [];
    const fetched = await fetch(server, { onProgress: progress => told.push(progress) });
    expect(fetched).toMatchObject({ ok: true, value: { kind: 'imported', resumedAt: 0, report: { cards: 400 } } });
    expect(cardsIn(store)).toBe(400);
    expect(await filesIn(downloads)).toEqual([]);
    expect(new Set(told.map(({ stage }) => stage))).toEqual(new Set(['download', 'import', 'index']));
    expect(told.filter(({ stage }) => stage === 'download').at(-1)).toMatchObject({
      done: server.content.length,
      total: server.content.length,
    });
  });

  test("asks Scryfall's list for today's address, and says who asks", async () => {
    const server = await serve(asArray(MANY));
    const { fetch } = await home();
    const fetched = await fetch(server, { from: 'scryfall', bulkData: server.address('/bulk-data') });
    expect(fetched).toMatchObject({ ok: true, value: { address: server.address('/file/oracle-cards.json') } });
    expect(server.seen.map(({ path }) => path)).toEqual(['/bulk-data', '/file/oracle-cards.json']);
    for (const { headers } of server.seen) {
      expect(headers['user-agent']).toMatch(/^Lawmage\/\d/);
      expect(headers.accept).toContain('application/json');
    }
  });

  test('does not fetch again what has not changed', async () => {
    const server = await serve(FILE);
    const { fetch, store } = await home();
    await fetch(server);
    expect(await fetch(server)).toMatchObject({ ok: true, value: { kind: 'unchanged' } });
    expect(await fetch(server, { again: true })).toMatchObject({ ok: true, value: { kind: 'imported' } });
    server.content = Buffer.from(asLines([mossBear, emberTap]));
    expect(await fetch(server)).toMatchObject({ ok: true, value: { kind: 'imported' } });
    expect(cardsIn(store)).toBe(2);
  });

  test('reads the stored cards again when only the reader has changed', async () => {
    const server = await serve(FILE);
    const { fetch, store } = await home();
    await fetch(server, { reader: { version: '1', read: () => 'first' } });
    await fetch(server, { reader: { version: '2', read: ({ name }) => `second ${name}` } });
    const opened = openStore<string>(store);
    if (!opened.ok) throw new Error(opened.error.message);
    using open = opened.value;
    expect(open.info.reader).toBe('2');
    expect(open.reading('Bear 7')).toBe('second Bear 7');
  });
});

describe('a download that was cut', () => {
  test('goes on in the same call', async () => {
    const server = await serve(FILE, [{ cutAfter: 30_000 }, { cutAfter: 20_000 }]);
    const { fetch, store } = await home();
    expect(await fetch(server, { waits: [0, 0] })).toMatchObject({ ok: true, value: { resumedAt: 50_000 } });
    expect(server.seen.map(({ range }) => range)).toEqual([undefined, 'bytes=30000-', 'bytes=50000-']);
    expect(cardsIn(store)).toBe(400);
  });

  test('goes on in a later call', async () => {
    const server = await serve(FILE, [{ cutAfter: 30_000 }]);
    const { fetch, store, downloads } = await home();
    expect(await fetch(server)).toMatchObject({ ok: false, error: { code: 'cut' } });
    expect(await filesIn(downloads)).toHaveLength(2);
    expect(await fetch(server)).toMatchObject({ ok: true, value: { resumedAt: 30_000 } });
    expect(cardsIn(store)).toBe(400);
    expect(await filesIn(downloads)).toEqual([]);
  });

  test('starts again when the file has changed meanwhile', async () => {
    const server = await serve(FILE, [{ cutAfter: 30_000 }]);
    const { fetch, store } = await home();
    await fetch(server);
    server.content = Buffer.from(asLines([mossBear]));
    expect(await fetch(server)).toMatchObject({ ok: true, value: { resumedAt: 0 } });
    expect(cardsIn(store)).toBe(1);
  });

  test.each([
    ['knows no ranges', { withoutRanges: true }],
    ['has only a weak version', { weakEtag: true }],
    ['tells no version', { withoutVersion: true }],
  ])('starts again when the server %s', async (_, manner) => {
    const server = await serve(FILE, [{ cutAfter: 30_000, ...manner }, manner]);
    const { fetch, store } = await home();
    await fetch(server);
    expect(await fetch(server)).toMatchObject({ ok: true, value: { resumedAt: 0 } });
    expect(cardsIn(store)).toBe(400);
  });

  test('starts again when the note about it is damaged', async () => {
    const server = await serve(FILE, [{ cutAfter: 30_000 }]);
    const { fetch, downloads } = await home();
    await fetch(server);
    const note = (await filesIn(downloads)).find(name => name.endsWith('.json')) ?? '';
    await writeFile(join(downloads, note), '{"address":');
    expect(await fetch(server)).toMatchObject({ ok: true, value: { resumedAt: 0 } });
  });

  test('is complete when only its last step was missing', async () => {
    const server = await serve(FILE, [{ cutAfter: 30_000 }]);
    const { fetch, store, downloads } = await home();
    await fetch(server);
    const part = (await filesIn(downloads)).find(name => name.endsWith('.part')) ?? '';
    await writeFile(join(downloads, part), FILE);
    expect(await fetch(server)).toMatchObject({ ok: true });
    expect(server.seen).toHaveLength(1);
    expect(cardsIn(store)).toBe(400);
  });

  test('is thrown away when it is longer than the file', async () => {
    const server = await serve(FILE, [{ cutAfter: 30_000 }]);
    const { fetch, store, downloads } = await home();
    await fetch(server);
    const part = (await filesIn(downloads)).find(name => name.endsWith('.part')) ?? '';
    await writeFile(join(downloads, part), `${FILE}${FILE}`);
    expect(await fetch(server, { waits: [0] })).toMatchObject({ ok: true, value: { resumedAt: 0 } });
    expect(cardsIn(store)).toBe(400);
  });
});

describe('what goes wrong leaves the store as it was', () => {
  test.each([
    ['a server that refuses', FILE, { status: 404 }, 'httpStatus'],
    ['a server that fails', FILE, { status: 503 }, 'httpStatus'],
    ['a cut', FILE, { cutAfter: 1000 }, 'cut'],
    ['a file that ends early', FILE.slice(0, -100), {}, 'truncated'],
    ['another file', '<html>', {}, 'notCardData'],
    ['an empty answer', '', {}, 'empty'],
  ])('%s', async (_, content, manner, code) => {
    const good = await serve(asLines([mossBear]));
    const { fetch, store } = await home();
    await fetch(good);
    const before = await readFile(store);
    const bad = await serve(content, [manner]);
    expect(await fetch(bad)).toMatchObject({ ok: false, error: { code } });
    expect(before.equals(await readFile(store))).toBe(true);
  });

  test('no server, no address, no list', async () => {
    const { fetch } = await home();
    const server = await serve('not a list');
    expect(await fetch(server, { from: 'http://127.0.0.1:1/' })).toMatchObject({ error: { code: 'unreachable' } });
    expect(await fetch(server, { from: 'cards.json' })).toMatchObject({ error: { code: 'badAddress' } });
    const list = { from: 'scryfall', bulkData: server.address() };
    expect(await fetch(server, list)).toMatchObject({ error: { code: 'badAnswer' } });
  });

  test('a busy server is asked again', async () => {
    const server = await serve(FILE, [{ status: 503 }, { status: 429 }]);
    const { fetch } = await home();
    expect(await fetch(server, { waits: [0, 0] })).toMatchObject({ ok: true });
    expect(server.seen).toHaveLength(3);
  });

  test('cancelling keeps what has come', async () => {
    const server = await serve(Buffer.alloc(40_000_000, FILE));
    const { fetch, downloads } = await home();
    const cancel = new AbortController();
    const fetched = await fetch(server, { signal: cancel.signal, onProgress: () => cancel.abort() });
    expect(fetched).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    expect(await filesIn(downloads)).toHaveLength(2);
  });
});
