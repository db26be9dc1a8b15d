/** The app as `lawmage serve` serves it, and a seat in it. */
import { join } from 'node:path';
import { type Serving, serve } from '@lawmage/server';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, openPage, type SizeName } from './browser.ts';
import { quickClock } from './play.ts';

const PACKAGES = join(import.meta.dirname, '../../..');

async function serveApp(): Promise<Serving> {
  const served = await serve({
    port: 0,
    app: {
      root: join(PACKAGES, 'web'),
      sources: [
        ...['ability', 'oracle', 'cards', 'engine', 'agents', 'judge'].map(name => join(PACKAGES, name, 'src')),
        join(PACKAGES, '../scenarios'),
      ],
      cache: join(PACKAGES, '../node_modules/.cache/lawmage-web'),
    },
  });
  if (!served.ok) throw new Error(served.error.message);
  return served.value;
}

type AppUsed = {
  readonly open: (size: SizeName, more?: BrowserContextOptions) => Promise<Page>;
  readonly url: () => string;
};

/** The app and a browser for the tests of a group. */
export function useApp(): AppUsed {
  let browser: Browser | undefined;
  let serving: Serving | undefined;
  beforeAll(async () => {
    serving = await serveApp();
    browser = await openBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await serving?.close();
  });
  return { open: (size, more) => openPage(opened(browser), size, more), url: () => opened(serving).url };
}

function opened<T>(what: T | undefined): T {
  if (what === undefined) throw new Error('the app is served before its tests begin');
  return what;
}

export type Wish = { readonly edition?: 'current' | '2007-02'; readonly easy?: boolean };

/** Begins a game that is the same each time, at a pace for tests. Errors, and questions to other machines, are kept. */
export async function sitDown(page: Page, url: string, wish: Wish = {}): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  page.on('console', said => said.type() === 'error' && errors.push(said.text()));
  page.on('request', request => {
    if (!request.url().startsWith(url)) errors.push(`asked ${request.url()}`);
  });
  await page.addInitScript(quickClock);
  await page.addInitScript(() => {
    localStorage.setItem('lawmage.settings', JSON.stringify({ pace: 'instant', secondMain: false }));
    Math.random = () => 0.4;
    crypto.getRandomValues = bytes => bytes;
  });
  await page.goto(url);
  await page.selectOption('.home-choices select >> nth=0', wish.edition ?? 'current');
  if (wish.easy === true) await page.selectOption('.home-choices select >> nth=2', 'random');
  await page.click('[data-play]');
  await page.waitForSelector('.table-room');
  return errors;
}
