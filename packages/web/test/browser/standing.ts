/** Hand-made positions in a browser: one page for each width, on which every position begins anew. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Position } from '../fixtures/views.ts';
import { openBrowser, openPage, type SizeName } from './browser.ts';
import { openStage, type Stage } from './stage-server.ts';

export type Standing = {
  readonly stand: (page: Page, position: Position, theme?: 'dark' | 'light') => Promise<void>;
  /** Uses the page of a width; errors in it fail the test. */
  readonly withPage: (
    size: SizeName,
    use: (page: Page) => Promise<void>,
    more?: BrowserContextOptions,
  ) => Promise<void>;
};

/** Opens a stage and a browser for the tests of a group. */
export function useStanding(): Standing {
  let browser: Browser;
  let stage: Stage;
  let stood = 0;
  const pages = new Map<string, { readonly page: Page; readonly errors: string[] }>();
  beforeAll(async () => {
    stage = await openStage();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await stage.close();
  });
  return {
    async stand(page, position, theme = 'dark') {
      stood++;
      const hash = `#${position}/${theme}/${stood}`;
      if (page.url().startsWith(stage.url)) await page.evaluate(to => location.assign(to), hash);
      else await page.goto(stage.url + hash);
      await page.waitForFunction(wanted => document.documentElement.dataset.stands === wanted, hash);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForFunction(() => document.getAnimations().every(one => one.playState !== 'running'));
    },
    async withPage(size, use, more = {}) {
      const key = `${size} ${JSON.stringify(more)}`;
      const known = pages.get(key) ?? { page: await openPage(browser, size, more), errors: [] };
      if (!pages.has(key)) known.page.on('pageerror', error => known.errors.push(error.message));
      pages.set(key, known);
      await use(known.page);
      expect(known.errors.splice(0)).toEqual([]);
    },
  };
}
