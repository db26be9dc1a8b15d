import { describe, expect, it } from 'vitest';
import { sitDown, useApp } from './app.ts';
import { hasBrowser, NO_BROWSER } from './browser.ts';
import { asked, keys, POLL, playTo, whole } from './play.ts';

describe.skipIf(!hasBrowser())(`sitting at the table${NO_BROWSER}`, { timeout: 600_000 }, () => {
  const app = useApp();

  it('takes back to the decision before, and passes nothing by itself after it', async () => {
    const page = await app.open(1440);
    await sitDown(page, app.url());
    for (let n = 0; n < 400 && !(await asked(page)).sentence.startsWith('Your move'); n++)
      await keys(page, await asked(page));
    const note = page.locator('.log-line[data-kind=note]').filter({ hasText: 'You took back' });
    await page.keyboard.press('e');
    while ((await note.count()) === 0) await page.keyboard.press('z').then(() => page.waitForTimeout(20));
    await expect.poll(async () => (await asked(page)).busy, POLL).toBe(false);
    expect(await page.locator('.yielding').count()).toBe(0);
    await page.context().close();
  });

  it('goes on after a reload at the same decision, with its log and undo', async () => {
    const page = await app.open(1440);
    const errors = await sitDown(page, app.url());
    await playTo(page, 3);
    const before = await whole(page);
    await page.reload();
    await page.waitForSelector('.table-room');
    await expect.poll(() => whole(page), POLL).toEqual(before);
    await page.keyboard.press('z');
    await expect.poll(() => page.locator('.log-line[data-kind=note]').count(), POLL).toBe(1);
    await page.reload();
    await expect.poll(() => page.locator('.log-line[data-kind=note]').count(), POLL).toBe(1);
    await playTo(page, 5);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('sets a kept game aside that cannot go on, and says why', async () => {
    const page = await app.open(1440);
    const errors = await sitDown(page, app.url());
    await expect.poll(async () => (await asked(page)).primary, POLL).toContain('Keep');
    await page.evaluate(damage);
    await page.reload();
    await expect.poll(() => page.locator('.aside').textContent(), POLL).toContain('another version');
    await page.reload();
    await page.waitForSelector('[data-play]');
    expect(await page.locator('.aside').count()).toBe(0);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it.each([1440, 390] as const)(
    'lets nothing lie over the result, nor its words over their buttons, at %s',
    async size => {
      const page = await app.open(size);
      await sitDown(page, app.url());
      await playTo(page, 1);
      await page.click('[data-zone="library:0"]');
      await page.keyboard.press('/');
      await page.waitForSelector('.act-box');
      await page.evaluate(() => document.querySelector('dialog')?.close());
      await page.getByText('Menu', { exact: true }).click();
      await page.getByText('Concede').click();
      await page.getByText('Really concede').click();
      await page.waitForSelector('.result');
      expect(await page.locator('.zone-panel, dialog, .preview').count()).toBe(0);
      const narrow = await page
        .locator('.result button')
        .evaluateAll(all =>
          all.filter(one => one.scrollWidth > one.clientWidth || one.clientHeight > 60).map(one => one.textContent),
        );
      expect(narrow).toEqual([]);
      await page.context().close();
    },
  );

  it('asks for pictures only when they are switched on, and falls back to the drawn card', async () => {
    const page = await app.open(1440);
    const asked: string[] = [];
    const found = (name: string) => ({
      name,
      artist: 'A. Painter',
      image_uris: { art_crop: `https://cards.scryfall.io/art_crop/${name === 'Forest' ? 'broken' : 'whole'}.png` },
    });
    await page.route('https://*.scryfall.*/**', route => {
      const { pathname, searchParams } = new URL(route.request().url());
      asked.push(route.request().url());
      const name = searchParams.get('exact') ?? '';
      if (pathname.endsWith('whole.png')) return route.fulfill({ contentType: 'image/png', body: PIXEL });
      if (pathname.endsWith('broken.png') || name === 'Mountain') return route.abort();
      return route.fulfill({ json: found(name), headers: { 'access-control-allow-origin': '*' } });
    });
    await sitDown(page, app.url());
    await playTo(page, 1);
    expect(asked).toEqual([]);
    const drawn = await page.locator('.hand .blazon').count();
    await page.getByText('Menu', { exact: true }).click();
    await page.getByText('Settings', { exact: true }).click();
    await page.getByLabel(/pictures/i).check();
    await page.keyboard.press('Escape');
    await expect.poll(() => asked.filter(one => one.endsWith('whole.png')).length, POLL).toBeGreaterThan(0);
    expect(await page.locator('.hand .blazon').count()).toBe(drawn);
    const faces = await page
      .locator('.blazon')
      .evaluateAll(all => all.map(one => getComputedStyle(one).backgroundImage));
    expect(faces.filter(image => !image.includes('gradient('))).toEqual([]);
    expect(faces.some(image => image.startsWith('url("https://cards.scryfall.io/art_crop/whole.png")'))).toBe(true);
    await page.context().close();
  });

  it('plays a pasted list from where it was pasted', async () => {
    const page = await app.open(390);
    await page.goto(app.url());
    await page.fill('.paste textarea', '40 Forest\n20 Llanowar Elves\n');
    await page.getByText('Use this list').click();
    await page.getByText('Play this deck').click();
    await page.waitForSelector('.table-room');
    await page.context().close();
  });

  it('begins with one press, and says why a card cannot be used', async () => {
    const page = await app.open(1440);
    const errors = await sitDown(page, app.url());
    await expect.poll(async () => (await asked(page)).primary, POLL).toContain('Keep');
    for (let n = 0; n < 400 && !(await asked(page)).sentence.startsWith('Your move'); n++)
      await keys(page, await asked(page));
    await page.locator('.hand .object:not(:has(.card[data-playable]))').first().focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('.notice').allTextContents(), POLL)
      .toContainEqual(expect.stringMatching(/[0-9]{3}[.][0-9]/));
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

/** A picture of one point. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Makes the first reply of the kept game one that fits no question. */
const damage = (): Promise<void> =>
  new Promise(done => {
    indexedDB.open('keyval-store').onsuccess = ({ target }) => {
      const store = (target as IDBOpenDBRequest).result.transaction('keyval', 'readwrite').objectStore('keyval');
      store.get('lawmage.game').onsuccess = found => {
        const stored = (found.target as IDBRequest).result;
        stored.steps.unshift({ did: 'reply', reply: [999], what: null });
        store.put(stored, 'lawmage.game').onsuccess = () => done();
      };
    };
  });
