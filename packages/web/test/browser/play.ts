/** Playing through the page as a person does: what they see, what they press. */
import type { Page } from 'playwright-core';

/** What a person sees of the question that is asked, read from the page alone. */
export type Asked = {
  readonly over: string;
  readonly busy: boolean;
  readonly sentence: string;
  readonly primary: string;
  readonly enabled: boolean;
  /** Where the primary button is, and how large. */
  readonly box: string;
};

export const asked = (page: Page): Promise<Asked> =>
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

/** Nothing here is measured by a clock; a machine under load is waited for. */
export const POLL = { timeout: 60_000 } as const;

/** Lets time pass ten times as fast in the page, so that what waits for a reader does not wait for a test. */
export function quickClock(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() * 10;
  const wait = window.setTimeout.bind(window);
  window.setTimeout = ((act: () => void, ms = 0) => wait(act, ms / 10)) as typeof window.setTimeout;
}

export type Play = (page: Page, now: Asked) => Promise<void>;

/** More looks at the page than a game needs. */
export const MOST = 20_000;

/** Plays until somebody has won; says who, and where the primary button stood. */
export async function playOn(
  page: Page,
  play: Play,
): Promise<{ readonly over: string; readonly boxes: ReadonlySet<string> }> {
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

/** A button that has just changed its meaning does not act at once, in milliseconds: a person reads it first. */
const PAUSE = 60;

/** Plays what glows, attacks with everything, and lets the rest be as it is preset. */
export async function keys(page: Page, now: Asked): Promise<void> {
  if (now.sentence.startsWith('Choose attackers')) {
    await page.keyboard.press('a');
    await page.waitForTimeout(PAUSE);
  }
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
export async function actBox(page: Page, now: Asked): Promise<void> {
  await page.keyboard.press('/');
  await page.waitForSelector('.act-box');
  const entries = await page.locator('.act-box .sentence').allTextContents();
  const wanted = ['Play ', 'Cast ', 'Attack ']
    .map(verb => entries.findIndex(words => words.startsWith(verb)))
    .find(at => at >= 0);
  const at = wanted ?? Math.max(0, entries.indexOf(now.primary));
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

export async function touch(page: Page, now: Asked): Promise<void> {
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

/** What a person at the table sees: the question, the hand, the board and the log. */
export const whole = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const texts = (selector: string): readonly (string | null)[] =>
      [...document.querySelectorAll(selector)].map(one => one.getAttribute('aria-label') ?? one.textContent);
    return [texts('.prompt-sentence'), texts('[data-primary]'), texts('.object'), texts('.life'), texts('.log-line')];
  });

/** Plays until it is the person's move, in a turn or after it. */
export async function playTo(page: Page, turn: number): Promise<void> {
  for (let n = 0; n < MOST; n++) {
    const now = await asked(page);
    const turnNow = Number(/[0-9]+/.exec((await page.locator('.turn').textContent()) ?? '')?.[0] ?? 0);
    if (turnNow >= turn && !now.busy && now.sentence.startsWith('Your move')) return;
    if (now.over !== '') throw new Error(`the game ended before turn ${turn}`);
    if (now.busy) await page.waitForTimeout(15);
    else await keys(page, now);
  }
}
