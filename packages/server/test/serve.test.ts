import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Serving, serve } from '../src/index.ts';

describe('a server of the web app', () => {
  let folder: string;
  let serving: Serving;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lawmage-server-'));
    await mkdir(join(folder, 'app'));
    await writeFile(
      join(folder, 'app', 'index.html'),
      '<!doctype html><title>A table</title><script type="module" src="./main.js"></script>',
    );
    await writeFile(join(folder, 'app', 'main.js'), 'document.title = process.env.NODE_ENV;');
    await writeFile(join(folder, 'secret.txt'), 'not for you');
    const served = await serve({
      port: 0,
      store: join(folder, 'none.sqlite'),
      app: { root: join(folder, 'app'), sources: [], cache: join(folder, 'cache') },
    });
    if (!served.ok) throw new Error(served.error.message);
    serving = served.value;
  });
  afterAll(async () => {
    await serving.close();
    await rm(folder, { recursive: true });
  });

  it('builds the app and serves it on this machine alone', async () => {
    expect(new URL(serving.url).hostname).toBe('127.0.0.1');
    const page = await fetch(serving.url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('A table');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('builds the app for use, whatever builds it', async () => {
    const page = await (await fetch(serving.url)).text();
    const [, script = ''] = /src="\.?\/?([^"]+\.js)"/.exec(page) ?? [];
    expect(await (await fetch(serving.url + script)).text()).toContain('production');
    expect(process.env.NODE_ENV).toBe('test');
  });

  it('says that it is well', async () => {
    expect(await (await fetch(`${serving.url}api/health`)).json()).toEqual({ ok: true });
  });

  it.each(['../secret.txt', '..%2Fsecret.txt', '%2e%2e/secret.txt', '%', 'none.js'])(
    'gives nothing for %s',
    async path => {
      const answer = await fetch(serving.url + path);
      expect(await answer.text()).not.toContain('not for you');
    },
  );

  it('says what to run when no cards have been imported', async () => {
    const answer = await fetch(`${serving.url}api/cards?name=Forest`);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      ok: false,
      code: 'noCards',
      message: expect.stringContaining('cards fetch'),
    });
  });

  it('finds no names where no cards have been imported, and says so', async () => {
    expect(await (await fetch(`${serving.url}api/cards/find?text=`)).json()).toEqual({ ok: true, names: [] });
    const answer = await fetch(`${serving.url}api/cards/find?text=for`);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ ok: false, code: 'noCards' });
  });

  it('refuses more names than a deck has, and anything but reading', async () => {
    const names = Array.from({ length: 251 }, (_, n) => `name=Card${n}`).join('&');
    expect(await (await fetch(`${serving.url}api/cards?${names}`)).json()).toMatchObject({ code: 'tooManyNames' });
    expect((await fetch(serving.url, { method: 'POST' })).status).toBe(405);
  });

  it('tells that its port is taken', async () => {
    const port = Number(new URL(serving.url).port);
    const again = await serve({ port, app: { root: join(folder, 'app'), sources: [], cache: join(folder, 'cache') } });
    expect(again).toMatchObject({ ok: false, error: { code: 'portTaken' } });
  });
});
