import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { useApp } from './app.ts';
import { hasBrowser, NO_BROWSER, type SizeName, shoot } from './browser.ts';
import { quickClock } from './play.ts';

const BROKEN = 'Harbour Seer {1}{U}\nCreature — Human Wizard\nWhen Harbour Seer enters, frobnicate two cards.\n1/3';
const FIXED = BROKEN.replace('frobnicate', 'draw');

describe.skipIf(!hasBrowser())(`the workshop${NO_BROWSER}`, { timeout: 60_000 }, () => {
  const app = useApp();

  it('reads a card that was never printed, says what it does not understand, and plays it', async () => {
    const page = await app.open(1440);
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    await page.addInitScript(quickClock);
    await page.addInitScript(() => {
      localStorage.setItem('lawmage.settings', JSON.stringify({ pace: 'instant', secondMain: false }));
    });
    await page.goto(`${app.url()}#/workshop`);
    const text = page.getByRole('textbox', { name: 'Cards' });
    const state = page.locator('.workshop-verdict [role=status]');
    await page.getByText('3 of 3 cards playable').waitFor();

    await text.fill(BROKEN);
    await page.getByText('not understood whole').first().waitFor();
    expect(await page.locator('.workshop-text mark').textContent()).toBe('frobnicate two cards.');
    await shoot(page, 'workshop-not-understood');
    expect(await page.getByRole('button', { name: /Play it now/ }).isDisabled()).toBe(true);

    await text.fill(FIXED);
    await expect.poll(() => state.textContent()).toBe('playable');
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => text.inputValue()).toBe(FIXED);
    await page.getByRole('button', { name: /Play it now/ }).click();

    await page.waitForSelector('.table-room');
    const hand = page.locator('.hand').getByRole('button');
    const seer = page.getByRole('button', { name: /^Harbour Seer/ }).first();
    await seer.waitFor();
    const before = await hand.count();
    await seer.press('Enter');
    await seer.press('Enter');
    const board = page.locator('.territory').getByRole('button', { name: /^Harbour Seer/ });
    await expect.poll(() => board.count(), { timeout: 15_000 }).toBeGreaterThan(0);
    await expect.poll(() => hand.count(), { timeout: 15_000 }).toBe(before + 1);
    await shoot(page, 'workshop-played');
    expect(errors).toEqual([]);
    await page.close();
  });

  it.each<SizeName>([390, 1440])('nothing is cut or scrolls sideways at %s', async size => {
    const page = await app.open(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${app.url()}#/workshop`);
      await page.getByText('3 of 3 cards playable').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await shoot(page, `workshop-${size}-${colorScheme}`);
    }
    await page.close();
  });
});
