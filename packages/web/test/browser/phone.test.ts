import { describe, expect, it } from 'vitest';
import { POSITIONS, type Position } from '../fixtures/views.ts';
import { hasBrowser, NO_BROWSER } from './browser.ts';
import { overlaps } from './sight.ts';
import { useStanding } from './standing.ts';

describe.skipIf(!hasBrowser())(`the table on a phone${NO_BROWSER}`, () => {
  const { stand, withPage } = useStanding();

  it('speaks of no keys to who has none', () =>
    withPage(390, async page => {
      for (const position of ['middle', 'combat', 'tokens', 'triggers'] as const) {
        await stand(page, position);
        expect({ position, keys: await page.locator('kbd:visible').count() }).toEqual({ position, keys: 0 });
      }
    }));

  it.each([390, 320] as const)('gives what one presses to play at least 44 by 44 on touch at %s', size =>
    withPage(size, async page => {
      for (const position of ['middle', 'targeting', 'combat'] as const) {
        await stand(page, position);
        const small = await page.evaluate(() =>
          [
            ...document.querySelectorAll<HTMLElement>(
              '[data-primary], .second, .hand .object, .you .territory .object:not(.chip), .act-button',
            ),
          ]
            .map(one => ({
              name: one.getAttribute('aria-label') ?? one.textContent ?? '',
              box: one.getBoundingClientRect(),
            }))
            .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
        );
        expect(small).toEqual([]);
      }
    }),
  );

  it.each([390, 320] as const)('lets no two things that can be pressed overlap at %s', size =>
    withPage(size, async page => {
      for (const position of Object.keys(POSITIONS) as readonly Position[]) {
        await stand(page, position);
        expect({ position, overlaps: await overlaps(page) }).toEqual({ position, overlaps: [] });
      }
    }),
  );

  it.each([390, '390-low'] as const)('covers no choice with what a question asks for at %s', size =>
    withPage(size, async page => {
      for (const position of ['tokens', 'dividing', 'middle'] as const) {
        await stand(page, position);
        if (position === 'middle')
          await page
            .locator('.hand .object')
            .first()
            .tap({ position: { x: 20, y: 40 } });
        const covered = await page.evaluate(() => {
          const panel = document.querySelector('.prompt > :is(.attack-panel, .divide, .act-list)');
          const top = panel?.getBoundingClientRect().top ?? 0;
          return [...document.querySelectorAll('.you .territory .object')]
            .map(one => one.getBoundingClientRect())
            .filter(({ left, top: above, bottom }) => left < innerWidth && above < innerHeight && bottom > top + 1)
            .length;
        });
        expect({ position, covered }).toEqual({ position, covered: 0 });
      }
    }),
  );

  it('lowers the stack on a phone, and the tray with what was chosen', () =>
    withPage(390, async page => {
      await stand(page, 'stackOfFour');
      await page.locator('.stack-sheet').getByText('Lower').tap();
      await expect.poll(() => page.locator('.stack-sheet').count()).toBe(0);
      await page.locator('.stack-chip').tap();
      await expect.poll(() => page.locator('.stack-sheet').count()).toBe(1);
      await stand(page, 'searching');
      await page.locator('.tray .object').nth(2).tap();
      await page.locator('.tray').getByText('Lower').tap();
      await expect.poll(() => page.locator('.tray .object').count()).toBe(0);
      await page.locator('.you .territory .object').first().tap();
      await page.locator('.tray').getByText('Show').tap();
      await expect.poll(() => page.locator('.tray .object[aria-pressed=true]').count()).toBe(1);
    }));

  it('keeps prompt, button, life and the top of the stack in sight while a sheet is up on a phone', () =>
    withPage(390, async page => {
      for (const [position, sheet] of [
        ['stackOfFour', '.stack-sheet'],
        ['searching', '.tray'],
      ] as const) {
        await stand(page, position);
        for (const close of await page.locator('.hint .icon-button').all()) await close.tap();
        while ((await page.locator('.hint').count()) > 0) await page.locator('.hint .icon-button').first().tap();
        expect(await page.locator(sheet).count()).toBe(1);
        const covered = await page.evaluate(
          selectors =>
            selectors.filter(selector => {
              const element = document.querySelector(selector);
              const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
              return !(element?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ?? false);
            }),
          [
            '[data-primary]',
            '.prompt-line',
            '.you .life',
            '.opponent .life',
            ...(position === 'stackOfFour' ? ['.stack-sheet .stack-object'] : []),
          ],
        );
        expect({ position, covered }).toEqual({ position, covered: [] });
      }
    }));

  it.each([390, 320] as const)('shows turn, step and stack side by side at %s', size =>
    withPage(size, async page => {
      await stand(page, 'stackOfFour');
      const boxes = await page.evaluate(() =>
        ['.turn', '.current-step', '.stack-chip'].map(selector => {
          const { left, right, width } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return { left, right, width };
        }),
      );
      for (const [at, box] of boxes.entries()) {
        expect(box.width).toBeGreaterThan(0);
        expect(box.left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
      }
    }),
  );

  it('covers no land with a hint on a phone', () =>
    withPage(390, async page => {
      await stand(page, 'middle');
      await page.evaluate(() => localStorage.clear());
      await page.goto('about:blank');
      await stand(page, 'middle');
      const [hint, lands] = await page.evaluate(() =>
        ['.hint', '.you .chips'].map(selector => {
          const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return { top, bottom };
        }),
      );
      expect(hint?.bottom).toBeGreaterThan(0);
      expect(lands?.bottom).toBeLessThanOrEqual(hint?.top ?? 0);
    }));
});
