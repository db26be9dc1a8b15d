import type { Serving } from '@lawmage/server';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApp } from './app.ts';
import { hasBrowser, NO_BROWSER, openBrowser, openPage, shoot } from './browser.ts';

describe.skipIf(!hasBrowser())(`the judge’s room${NO_BROWSER}`, { timeout: 60_000 }, () => {
  let browser: Browser;
  let serving: Serving;
  beforeAll(async () => {
    serving = await serveApp();
    browser = await openBrowser();
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await serving.close();
  });

  it('opens', async () => {
    const page = await openPage(browser, 1440);
    page.on('pageerror', error => console.log('ERR', error.message));
    page.on('console', m => console.log('CON', m.text()));
    await page.goto(`${serving.url}#/judge`);
    await page.waitForSelector('.judge-example');
    await shoot(page, 'judge-welcome');
    await page.fill('.judge-find input', 'growth');
    await page.waitForTimeout(200);
    await shoot(page, 'judge-welcome-find');
    await page.fill('.judge-find input', 'illegal');
    await page.click('.judge-example');
    await page.waitForSelector('.judge-object', { timeout: 8000 }).catch(() => undefined);
    await shoot(page, 'judge-open');
    await page.context().close();
  });
});
