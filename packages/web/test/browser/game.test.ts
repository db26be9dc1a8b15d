import { join } from 'node:path';
import { type Serving, serve } from '@lawmage/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasBrowser, NO_BROWSER, openBrowser, openPage, shoot } from './browser.ts';

const PACKAGES = join(import.meta.dirname, '../../..');

/** What a person sees of the question that is asked, read from the page alone. */
type Asked = {
  readonly over: string;
  readonly busy: boolean;
  readonly sentence: string;
  readonly primary: string;
  readonly enabled: boolean;
  /** Where the primary button is, and how large. */
  readonly box: string;
};

const asked = (page: Page): Promise<Asked> =>
  page.evaluate(() => {
    const primary = document.querySelector('[data-primary]');
    const box = primary?.getBoundingClientRect();
    return {
      over: document.querySelector('#result-title')?.textContent ?? '',
      busy: document.querySelector('.prompt-line.muted') !== null,
      sentence: document.querySelector('.prompt-sentence')?.textContent ?? '',
      primary: primary?.querySelector('.primary-label')?.textContent ?? '',
      enabled: primary?.getAttribute('aria-disabled') !== 'true',
      box: [box?.x, box?.y, box?.width, box?.height].map(side => Math.round(side ?? 0)).join(' '),
    };
  });

const EVERY_DAY = [['by keyboard', 'current', 1440, keys]] as const;
/** `npm run test:long` plays these as well. */
const LONG = [
  ['by keyboard under the rules of 2007', '2007-02', 1440, keys],
  ['through the act box alone', 'current', 1440, actBox],
  ['by touch on a phone', 'current', 390, touch],
] as const;

describe.skipIf(!hasBrowser())(`a whole game through the page${NO_BROWSER}`, { timeout: 600_000 }, () => {
  let browser: Browser;
  let serving: Serving;
  beforeAll(async () => {
    const served = await serve({
      port: 0,
      app: {
        root: join(PACKAGES, 'web'),
        sources: ['ability', 'oracle', 'cards', 'engine', 'agents'].map(name => join(PACKAGES, name, 'src')),
        cache: join(PACKAGES, '../node_modules/.cache/lawmage-web'),
      },
    });
    if (!served.ok) throw new Error(served.error.message);
    serving = served.value;
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await serving.close();
  });

  async function sitDown(page: Page, edition: string, easy = false): Promise<readonly string[]> {
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    page.on('request', request => {
      if (!request.url().startsWith(serving.url)) errors.push(`asked ${request.url()}`);
    });
    await page.addInitScript(quickClock);
    await page.addInitScript(() => {
      localStorage.setItem('lawmage.settings', JSON.stringify({ pace: 'instant', secondMain: false }));
      Math.random = () => 0.4;
      crypto.getRandomValues = bytes => bytes;
    });
    await page.goto(serving.url);
    await page.selectOption('.home-choices select >> nth=0', edition);
    if (easy) await page.selectOption('.home-choices select >> nth=2', 'random');
    await page.click('[data-play]');
    await page.waitForSelector('.table-room');
    return errors;
  }

  it.each(process.env.LAWMAGE_LONG ? [...EVERY_DAY, ...LONG] : EVERY_DAY)(
    'is played to its end %s',
    async (name, edition, size, play) => {
      const page = await openPage(browser, size);
      const errors = await sitDown(page, edition, play === actBox);
      const { over, boxes } = await playOn(page, play);
      await shoot(page, `game-over-${name.replaceAll(' ', '-')}`);
      expect(errors).toEqual([]);
      expect(over).not.toBe('');
      expect(await page.locator('.broken').count()).toBe(0);
      expect([...boxes]).toHaveLength(1);
      await page.context().close();
    },
  );

  it('takes back to the decision before, and passes nothing by itself after it', async () => {
    const page = await openPage(browser, 1440);
    await sitDown(page, 'current');
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
    const page = await openPage(browser, 1440);
    const errors = await sitDown(page, 'current');
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
    const page = await openPage(browser, 1440);
    const errors = await sitDown(page, 'current');
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

  it('lets nothing lie over the result', async () => {
    const page = await openPage(browser, 1440);
    await sitDown(page, 'current');
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
    await page.context().close();
  });

  it('asks for pictures only when they are switched on, and falls back to the drawn card', async () => {
    const page = await openPage(browser, 1440);
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
    await sitDown(page, 'current');
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

  it('begins with one press, and says why a card cannot be used', async () => {
    const page = await openPage(browser, 1440);
    const errors = await sitDown(page, 'current');
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

/** What a person at the table sees: the question, the hand, the board and the log. */
const whole = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const texts = (selector: string): readonly (string | null)[] =>
      [...document.querySelectorAll(selector)].map(one => one.getAttribute('aria-label') ?? one.textContent);
    return [texts('.prompt-sentence'), texts('[data-primary]'), texts('.object'), texts('.life'), texts('.log-line')];
  });

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

/** Plays until it is the person's move, in a turn or after it. */
async function playTo(page: Page, turn: number): Promise<void> {
  for (let n = 0; n < MOST; n++) {
    const now = await asked(page);
    const turnNow = Number(/[0-9]+/.exec((await page.locator('.turn').textContent()) ?? '')?.[0] ?? 0);
    if (turnNow >= turn && !now.busy && now.sentence.startsWith('Your move')) return;
    if (now.over !== '') throw new Error(`the game ended before turn ${turn}`);
    if (now.busy) await page.waitForTimeout(15);
    else await keys(page, now);
  }
}

/** Nothing here is measured by a clock; a machine under load is waited for. */
const POLL = { timeout: 60_000 } as const;

/** Lets time pass ten times as fast in the page, so that what waits for a reader does not wait for a test. */
function quickClock(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() * 10;
  const wait = window.setTimeout.bind(window);
  window.setTimeout = ((act: () => void, ms = 0) => wait(act, ms / 10)) as typeof window.setTimeout;
}

type Play = (page: Page, now: Asked) => Promise<void>;

/** More looks at the page than a game needs. */
const MOST = 20_000;

/** Plays until somebody has won; says who, and where the primary button stood. */
async function playOn(page: Page, play: Play): Promise<{ readonly over: string; readonly boxes: ReadonlySet<string> }> {
  const boxes = new Set<string>();
  for (let n = 0; n < MOST; n++) {
    const now = await asked(page);
    if (now.over !== '') return { over: now.over, boxes };
    if (now.busy) {
      await page.waitForTimeout(15);
      continue;
    }
    boxes.add(now.box);
    await play(page, now);
  }
  return { over: '', boxes };
}

/** Plays what glows, attacks with everything, and lets the rest be as it is preset. */
async function keys(page: Page, now: Asked): Promise<void> {
  if (now.sentence.startsWith('Choose attackers')) await page.keyboard.press('a');
  const playable = page.locator('.hand .object:has(.card[data-playable])').first();
  if (now.sentence.startsWith('Your move') && (await playable.count()) > 0) {
    await playable.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await settled(page, now);
    return;
  }
  if (now.enabled) await page.keyboard.press('Space');
  else await page.keyboard.press('1');
  await settled(page, now);
}

/** Everything through the list of what can be done. */
async function actBox(page: Page, now: Asked): Promise<void> {
  await page.keyboard.press('/');
  await page.waitForSelector('.act-box');
  const entries = await page.locator('.act-box .sentence').allTextContents();
  const wanted = ['Play ', 'Cast ', 'Attack ']
    .map(verb => entries.findIndex(words => words.startsWith(verb)))
    .find(at => at >= 0);
  const primary = entries.findIndex(words => words === now.primary);
  const at = wanted ?? (primary >= 0 ? primary : 0);
  await page.locator('.act-box .sentence').nth(at).press('Enter');
  if ((await page.locator('.act-box').count()) > 0) {
    const after = await asked(page);
    if (after.primary !== now.primary && after.enabled) {
      const done = page.locator('.act-box .sentence').filter({ hasText: after.primary }).last();
      if ((await done.count()) > 0) await done.press('Enter');
    }
    await page.keyboard.press('Escape');
  }
  await settled(page, now);
}

async function touch(page: Page, now: Asked): Promise<void> {
  const playable = page.locator('.hand .object:has(.card[data-playable])').first();
  if (now.sentence.startsWith('Your move') && (await playable.count()) > 0) {
    await playable.tap({ position: { x: 20, y: 40 } });
    const again = page.locator('.act-list .act-button').first();
    if ((await again.count()) > 0) await again.tap();
    await settled(page, now);
    return;
  }
  if (now.enabled) await page.locator('[data-primary]').tap();
  else await page.locator('.act-list .act-button, .tray .object, [data-target] , .card[data-target]').first().tap();
  await settled(page, now);
}

/** Waits for the page to take the press. */
async function settled(page: Page, before: Asked): Promise<void> {
  for (let n = 0; n < 12; n++) {
    const now = await asked(page);
    if (now.busy || now.sentence !== before.sentence || now.primary !== before.primary || now.over !== '') return;
    await page.waitForTimeout(15);
  }
}
