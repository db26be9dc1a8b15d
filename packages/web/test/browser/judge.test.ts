import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { useApp } from './app.ts';
import { hasBrowser, NO_BROWSER, SIZES, type SizeName, shoot } from './browser.ts';

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
const line = (page: Page): Promise<string[]> =>
  page.locator('.judge-decision, .judge-event > button').allTextContents();
const objects = (page: Page): Promise<(string | null)[]> =>
  page.locator('.judge-object').evaluateAll(all => all.map(one => one.getAttribute('aria-label')));

/** A rulebook of our own. */
const OWN_RULES = {
  edition: '2026-08-07',
  published: null,
  source: 'a test',
  glossary: [],
  rules: [
    ['1', 'section', 'Animals', []],
    ['101', 'chapter', 'Snails', []],
    ['101.1', 'rule', 'Snails are slow. See 101.2.', ['101.2']],
    ['101.2', 'rule', 'Snails yield to hares.', []],
  ].map(([number, level, text, references], index) => ({ index, number, level, text, examples: [], references })),
};
const OWN_COVERAGE = {
  edition: 'current',
  counts: {},
  scenarios: [{ name: '601-casting/some-targets-illegal.play', title: 'Two snails' }],
  rules: { '101.2': { state: 'exercised', scenarios: [0], reason: null } },
};

const EXAMPLE = 'A spell does nothing when all its targets';

describe.skipIf(!hasBrowser())(`the judge’s room${NO_BROWSER}`, { timeout: 60_000 }, () => {
  const app = useApp();

  async function enter(size: SizeName): Promise<Page> {
    const page = await app.open(size, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(`${app.url()}#/judge`);
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
      if (!request.url().startsWith(app.url())) errors.push(`asked ${request.url()}`);
    });

    expect(await page.locator('.judge-check[data-holds]').count()).toBe(4);
    await page.click('h1');
    for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowRight');
    await page.waitForSelector('text=event 5 of 12');
    await page.keyboard.press('Shift+ArrowRight');
    await page.waitForSelector('#question-title:has-text("Bob has priority")');

    await page.click('.judge-object[aria-label^="Call Home"]');
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
    expect(differing[1]).toContain('Bob: Cast Call Home');
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
    expect(await page.locator('[role="status"]').textContent()).toContain('the course is another');
    await shoot(page, 'judge-editions');
    await page.click('text=Back to the board');
    expect(await page.locator('.judge-line').textContent()).toContain('413.2a');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('a position is built by search, drag, keyboard and press, and runs at once', async () => {
    const page = await app.open(1440);
    page.setDefaultTimeout(5000);
    await page.goto(`${app.url()}#/judge`);
    await page.click('text=Build a position');
    await page.waitForSelector('.judge-set-up');
    await page.fill('.judge-search input', 'mountain');
    await page.press('.judge-search input', 'Enter');
    await page.waitForSelector('.judge-zone[data-zone="battlefield"] .judge-object[aria-label^="Mountain"]');
    await page.fill('.judge-search input', 'grizzly');
    await page.hover('.judge-found:has-text("Grizzly Bears")');
    await page.mouse.down();
    const zone = await page.locator('[data-drop="1/battlefield"]').boundingBox();
    if (zone === null) throw new Error('Bob has a battlefield');
    await page.mouse.move(zone.x + zone.width - 20, zone.y + 12, { steps: 4 });
    await page.mouse.up();
    await page.waitForSelector('.judge-object[aria-label^="Grizzly Bears"]');
    await page.click('.judge-chip:has-text("Grizzly Bears")');
    await page.click('.judge-item >> text=Tapped');
    await page.waitForSelector('.judge-object[aria-label*="tapped"]');
    await page.click('.judge-item >> text=One more');
    await page.waitForSelector('.judge-object[aria-label*="3/3"]');
    await page.click('.judge-seat >> nth=1 >> summary');
    await page.click('.judge-seat >> nth=1 >> text=One more');
    await page.waitForSelector('.judge-seat summary:has-text("1 poison")');
    await shoot(page, 'judge-set-up-counters');
    await page.click('.judge-seat >> nth=0 >> .judge-put-name:has-text("hand")');
    await page.fill('.judge-search input', 'lightning bolt');
    await page.click('.judge-found:has-text("Lightning Bolt")');
    await page.click('.judge-option:has-text("Cast Lightning Bolt")');
    await page.click('.judge-option:has-text("Grizzly Bears")');
    await page.click('.judge-option:has-text("Everyone passes")');
    await page.waitForSelector('.judge-event:has-text("Grizzly Bears is destroyed: lethal damage.")');
    await page.click('[role=tab]:has-text("Scenario")');
    await page.click('text=Write the course into the text');
    await page.waitForSelector('text=The text says the course');
    const text = await page.inputValue('.judge-text textarea');
    expect(text).toContain('counters: 1 poison counter');
    expect(text).toContain('battlefield: Grizzly Bears (tapped, 1 +1/+1 counter)');
    expect(text).toContain('Ann casts Lightning Bolt targeting Grizzly Bears');
    await page.context().close();
  });

  it('fits every window, and shows what is pressed', async () => {
    const page = await enter(1440);
    for (const size of [390, 768, 1440] as const) {
      await page.setViewportSize(SIZES[size]);
      await page.click('.judge-object[aria-label^="Greedy Doom"]');
      await page.waitForSelector('.judge-may li');
      for (const pane of await page.locator('.judge-panes button:visible').all()) {
        await pane.click();
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect({ size, overhang }).toEqual({ size, overhang: 0 });
      }
      await shoot(page, `judge-${size}`);
      for (const board of await page.locator('.judge-panes button:visible:has-text("Board")').all())
        await board.click();
      await page.click('.judge-object-panel [aria-label="Close"]');
    }
    await page.context().close();
  });

  it('a rule is read, found and followed; without a rulebook it is said how one is brought', async () => {
    const page = await app.open(1440);
    const told = (path: string, answer: object) =>
      page.route(`**${path}`, route => route.fulfill({ json: answer, status: 'ok' in answer ? 200 : 409 }));
    await told('/api/rules', { ok: false, code: 'noRules', message: 'nothing is imported' });
    await told('/api/rules?edition=current', { ok: false, code: 'noRules', message: 'nothing is imported' });
    await page.goto(`${app.url()}#/rules/current/101.2`);
    await page.waitForSelector('text=npm run lawmage -- rules import FILE');

    await page.unroute('**/api/rules');
    await page.unroute('**/api/rules?edition=current');
    await told('/api/rules', { ok: true, editions: [{ ...OWN_RULES, rules: 2, glossary: 0 }] });
    await told('/api/rules?edition=current', { ok: true, rulebook: OWN_RULES });
    await told('/api/rules/coverage?edition=current', { ok: true, coverage: OWN_COVERAGE });
    await page.reload();
    await page.waitForSelector('.rules-rule[data-current]:has-text("Snails yield")');
    expect(await page.locator('.rules-elsewhere a').first().getAttribute('href')).toBe('#/rules/2007-02/103.1');
    expect(await violations(page)).toEqual([]);
    await page.fill('.rules-contents input', 'slow');
    await page.click('.rules-found a');
    await page.waitForSelector('.rules-rule[data-current]:has-text("Snails are slow")');
    await page.click('.rules-rule a:text-is("101.2")');
    await page.click('.rules-scenarios a');
    await page.waitForSelector('.judge-title:has-text("A spell with some illegal targets")');
    await page.context().close();
  });

  it('has nothing that axe objects to, in light and in dark', async () => {
    const page = await enter(1440);
    await page.click('.judge-object[aria-label^="Greedy Doom"]');
    await page.waitForSelector('.judge-may li');
    for (const tab of ['Scenario', 'Set up'])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.click(`[role=tab]:has-text("${tab}")`);
        expect({ tab, colorScheme, violations: await violations(page) }).toEqual({ tab, colorScheme, violations: [] });
        await shoot(page, `judge-${tab === 'Scenario' ? 'text' : 'set-up'}-${colorScheme}`);
      }
    await page.context().close();
  });
});
