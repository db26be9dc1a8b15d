import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Serving } from '@lawmage/server';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApp } from './app.ts';
import { hasBrowser, NO_BROWSER, openBrowser, openPage, type SizeName, shoot } from './browser.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
type Axe = {
  axe: { run: (where: Document, how: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
};

async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations: found } = await (window as unknown as Axe).axe.run(document, {
      rules: { 'label-content-name-mismatch': { enabled: false } },
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 130)).join(' ')}`);
  });
}

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const line = (page: Page): Promise<string[]> =>
  page.locator('.judge-decision, .judge-event > button').allTextContents();
const objects = (page: Page): Promise<(string | null)[]> =>
  page.locator('.judge-object').evaluateAll(all => all.map(one => one.getAttribute('aria-label')));

const EXAMPLE = 'A spell does nothing when all its targets';

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

  async function enter(size: SizeName, theme: 'light' | 'dark' = 'light'): Promise<Page> {
    const page = await openPage(browser, size, {
      colorScheme: theme,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(`${serving.url}#/judge`);
    await page.fill('.judge-find input', EXAMPLE);
    await page.click('.judge-example');
    await page.waitForSelector('.judge-object');
    return page;
  }

  it('is walked through: stepped, branched, compared, asked why not, in another edition, copied and opened again', async () => {
    const page = await enter(1440);
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    page.on('request', request => {
      if (!request.url().startsWith(serving.url)) errors.push(`asked ${request.url()}`);
    });

    expect(await page.locator('.judge-check[data-holds]').count()).toBe(4);
    await page.click('h1');
    for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowRight');
    await page.waitForSelector('text=event 5 of 12');
    await page.keyboard.press('Shift+ArrowRight');
    await page.waitForSelector('#question-title:has-text("Bob has priority")');

    await page.click('.judge-object[aria-label^="Recall"]');
    await page.waitForSelector('.judge-may li');
    const may = await page.locator('.judge-may li').allTextContents();
    expect(may.join(' ')).toContain('Bob may cast it');
    expect(may.join(' ')).toContain('Ann may not cast it');
    expect(await page.locator('.judge-may a.rule').first().getAttribute('href')).toMatch(/^#\/rules\/current\/\d/u);
    await shoot(page, 'judge-why-not');
    await page.click('.judge-object-panel [aria-label="Close"]');

    await page.click('.judge-option[data-pass]');
    await page.waitForSelector('text=A new branch: Branch 2.');
    expect(await page.locator('.judge-event').last().textContent()).toContain('resolves');
    await page.click('[aria-label="Name this branch"]');
    await page.fill('input[name="name"]', 'Bob lets it happen');
    await page.click('text=Name it');
    await page.waitForFunction(() =>
      document.querySelector('.judge-branches select')?.textContent?.includes('Bob lets'),
    );

    await page.selectOption('[aria-label="Compare with"]', { label: 'Main line' });
    await page.waitForSelector('.judge-compare');
    const differing = await page.locator('.judge-side [data-differs]').allTextContents();
    expect(differing).toHaveLength(2);
    expect(differing[1]).toContain('Bob: Cast Recall');
    expect(await page.locator('.judge-compare table').textContent()).toContain('Ann’s life2320');
    await shoot(page, 'judge-compare');
    await page.click('text=Back to the board');

    await page.click('text=Copy scenario');
    await page.waitForSelector('text=The scenario is copied.');
    const text = await copied(page);
    expect(text).toContain('Case: Bob lets it happen');
    expect(text).toContain('Greedy Doom resolves');

    await page.click('text=Copy link');
    await page.waitForSelector('text=A link that holds everything is copied.');
    const before = { line: await line(page), objects: await objects(page) };
    const opened = await page.context().newPage();
    await opened.goto(await copied(page));
    await opened.waitForSelector('.judge-object');
    expect({ line: await line(opened), objects: await objects(opened) }).toEqual(before);
    expect(await opened.locator('.judge-branches select').first().locator('option').allTextContents()).toEqual([
      'Main line',
      'Bob lets it happen',
    ]);
    await opened.close();

    await page.selectOption('.judge-branches select >> nth=0', { label: 'Main line' });
    await page.selectOption('.judge-edition select', '2007-02');
    await page.waitForSelector('.judge-compare');
    expect(await page.locator('[role="status"]').textContent()).toContain('differs from event');
    await shoot(page, 'judge-editions');
    await page.click('text=Back to the board');
    expect(await page.locator('.judge-line').textContent()).toContain('413.2a');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it.each(['light', 'dark'] as const)('has nothing that axe objects to (%s)', async theme => {
    const page = await enter(1440, theme);
    await page.click('.judge-object[aria-label^="Greedy Doom"]');
    await page.waitForSelector('.judge-may li');
    expect(await violations(page)).toEqual([]);
    await page.click('text=Set up');
    await page.waitForSelector('.judge-set-up');
    expect(await violations(page)).toEqual([]);
    await shoot(page, `judge-set-up-${theme}`);
    await page.goto(`${serving.url}#/rules`);
    await page.waitForSelector('.rules-none, .rules-reader');
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});
