import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { POSITIONS, type Position } from '../fixtures/views.ts';
import { violations } from './accessibility.ts';
import { hasBrowser, NO_BROWSER, SIZES, type SizeName, shoot } from './browser.ts';
import { cutText } from './sight.ts';
import { useStanding } from './standing.ts';

const NAMES = Object.keys(POSITIONS) as readonly Position[];
/** Positions that show something the others do not. */
const DIFFERENT = [
  'opening',
  'middle',
  'combat',
  'stackOfFour',
  'targeting',
  'searching',
  'dividing',
  'triggers',
] as const;
const WIDTHS = Object.keys(SIZES) as readonly SizeName[];

/** Which option of the question an object is. */
const optionOf = (page: Page, id: number): Promise<number> =>
  page.evaluate(wanted => window.asked.options.findIndex(one => one.is === 'object' && one.id === wanted), id);

describe.skipIf(!hasBrowser())(`the table at every width${NO_BROWSER}`, () => {
  const { stand, withPage } = useStanding();

  it.each(WIDTHS)('never scrolls sideways, and keeps prompt, button and life in sight at %s', size =>
    withPage(size, async page => {
      for (const position of NAMES) {
        await stand(page, position);
        const found = await page.evaluate(() => {
          const inside = (selector: string): boolean =>
            [...document.querySelectorAll(selector)].every(one => {
              const { left, top, right, bottom, width } = one.getBoundingClientRect();
              return width > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
            });
          return {
            sideways: document.documentElement.scrollWidth > innerWidth,
            primary: inside('[data-primary]'),
            prompt: inside('.prompt-line'),
            mine: inside('.you .life'),
            theirs: inside('.opponent:first-of-type .life'),
          };
        });
        expect({ position, ...found }).toEqual({
          position,
          sideways: false,
          primary: true,
          prompt: true,
          mine: true,
          theirs: true,
        });
      }
      await stand(page, 'middle');
      await shoot(page, `middle-${size}`);
    }),
  );

  it.each(WIDTHS)('cuts no text off without a mark at %s', size =>
    withPage(size, async page => {
      for (const position of NAMES) {
        await stand(page, position);
        expect({ position, cut: await cutText(page) }).toEqual({ position, cut: [] });
      }
    }),
  );

  it.each(['dark', 'light'] as const)('has no accessibility violation in the %s theme', theme =>
    withPage(1440, async page => {
      for (const position of DIFFERENT) {
        await stand(page, position, theme);
        expect({ position, violations: await violations(page) }).toEqual({ position, violations: [] });
      }
    }),
  );

  it.each([1440, 390] as const)('shows whole how many there are, and of which colours, at %s', size =>
    withPage(size, async page => {
      for (const position of NAMES) {
        await stand(page, position);
        const hidden = await page.evaluate(() =>
          [...document.querySelectorAll('.permanent .badge.count')].flatMap(count => {
            const { left, right, top, bottom } = count.getBoundingClientRect();
            const letters = count.parentElement?.querySelector('.letters > *')?.getBoundingClientRect();
            const over = letters !== undefined && letters.top < bottom - 1 && letters.right > left + 1;
            const seen = [left + 4, right - 4].every(x => {
              const found = document.elementsFromPoint(x, (top + bottom) / 2);
              const above = found.findIndex(one => one.closest('.permanent') !== null);
              return above < 0 || found[above]?.closest('.permanent') === count.closest('.permanent');
            });
            return over || !seen ? [`${count.textContent} ${over ? 'over its colours' : 'under another'}`] : [];
          }),
        );
        expect({ position, hidden }).toEqual({ position, hidden: [] });
      }
    }),
  );

  it('names the targets of every object on the stack without hovering', () =>
    withPage(1440, async page => {
      await stand(page, 'stackOfFour');
      const targets = await page.locator('.rail .stack-targets').allTextContents();
      expect(targets).toEqual(['→ Moss Bear', '→ Lantern Seraph (Bob)', '→ Moss Bear', '→ Moss Bear']);
    }));

  it('attacks with seven of two hundred by typing seven', () =>
    withPage(1440, async page => {
      await stand(page, 'tokens');
      await page.fill('.crowd-number', '7');
      expect(await page.textContent('[data-primary] .primary-label')).toBe('Attack with 7');
      await page.keyboard.press('Escape');
      await page.waitForFunction(
        () => document.querySelector('[data-primary] .primary-label')?.textContent === 'Don’t attack',
      );
    }));

  it('chooses a player, a creature or a card by mouse and by keyboard', () =>
    withPage(1440, async page => {
      await stand(page, 'targeting');
      await page.locator('.opponents .life-button').click();
      await stand(page, 'targeting');
      await page.locator('.opponents [data-object]').filter({ hasText: 'Lantern Seraph' }).focus();
      await page.keyboard.press('Enter');
      const sent = await page.evaluate(() => window.sent);
      expect(sent.at(-1)).toMatchObject({ ask: 'answer', auto: false });
    }));

  it.each([1440, 1024, 390] as const)('leaves the words of the primary button whole beside its key at %s', size =>
    withPage(size, async page => {
      await stand(page, 'middle');
      const found = await page.evaluate(() => {
        const label = document.querySelector('[data-primary] .primary-label');
        const key = document.querySelector('[data-primary] kbd');
        if (label === null || key === null) throw new Error('the primary button has words and a key');
        label.textContent = 'Pass to Computer’s beginning of combat';
        const [words, place] = [label.getBoundingClientRect(), key.getBoundingClientRect()];
        return {
          apart: place.width === 0 || words.right <= place.left,
          whole: label.scrollHeight <= label.clientHeight + 1 && label.scrollWidth <= label.clientWidth,
        };
      });
      expect(found).toEqual({ apart: true, whole: true });
    }),
  );

  it.each([1440, 390] as const)(
    'lets every target be pressed at its middle at %s, also one attached to another',
    size =>
      withPage(size, async page => {
        await stand(page, 'targetingAll');
        const covered = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('.territory .object:has([data-target])')]
            .filter(one => {
              one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              const { left, top, width, height } = one.getBoundingClientRect();
              return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
            })
            .map(one => one.ariaLabel),
        );
        expect(await page.locator('[aria-label^="Mantle of Peace"]:has([data-target])').count()).toBe(1);
        expect(covered).toEqual([]);
      }),
  );

  it('keeps two hundred attackers together, with their first and last number', () =>
    withPage(1440, async page => {
      await stand(page, 'tokens');
      await page.keyboard.press('a');
      await expect.poll(() => page.locator('.badge.fight').allTextContents()).toEqual([' A1–A200']);
      expect(await page.locator('.you .permanent').count()).toBe(2);
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(600);
    }));

  it.each([1440, 390] as const)('chooses on the stack and in a pile, by pointer and by keyboard, at %s', size =>
    withPage(size, async page => {
      const chosen = () => page.evaluate(() => window.sent.findLast(one => one.ask === 'answer'));
      for (const [index, name] of [
        [0, 'Sudden Growth'],
        [1, 'Moss Bear'],
      ] as const) {
        for (const how of ['pointer', 'keyboard'] as const) {
          await stand(page, 'targetingElsewhere');
          const one = page.locator('.tray .object').filter({ hasText: name }).first();
          if (how === 'keyboard') await one.press('Enter');
          else await (size === 390 ? one.tap() : one.click());
          await expect.poll(chosen).toMatchObject({ reply: [index] });
        }
      }
    }),
  );

  it.each([1440, 390] as const)('chooses on each of four boards, by pointer and by keyboard, at %s', size =>
    withPage(size, async page => {
      const chosen = () => page.evaluate(() => window.sent.findLast(one => one.ask === 'answer'));
      for (const seat of [1, 2, 3]) {
        for (const how of ['pointer', 'keyboard'] as const) {
          await stand(page, 'targetingFour');
          const one = page
            .locator('.opponents .opponent')
            .nth(seat - 1)
            .locator('[data-object]', { hasText: 'Lantern Seraph' });
          const id = Number(await one.getAttribute('data-object'));
          if (how === 'keyboard') await one.press('Enter');
          else await (size === 390 ? one.tap() : one.click());
          await expect.poll(chosen).toMatchObject({ auto: false });
          const reply = (await chosen()) as { readonly reply: readonly number[] };
          expect({ id, reply: reply.reply }).toEqual({ id, reply: [await optionOf(page, id)] });
        }
      }
    }),
  );

  it.each([1440, 390] as const)('tells fighters of one name apart by words, and says who blocks whom, at %s', size =>
    withPage(size, async page => {
      await stand(page, 'combat');
      const theirs = page.locator('.opponents .permanent');
      const mine = page.locator('.you .permanent');
      const numbers = await theirs.locator('.badge.fight').allInnerTexts();
      expect(numbers.length).toBe(12);
      expect(new Set(numbers).size).toBe(12);
      const press = async (one: ReturnType<typeof mine.nth>): Promise<void> => {
        await one.locator('.object').first().press('Enter');
      };
      for (const [blocker, attacker] of [
        [1, 0],
        [2, 1],
      ] as const) {
        await press(mine.nth(blocker));
        await press(theirs.nth(attacker));
      }
      const blocks = (await mine.locator('.badge.fight').allInnerTexts()).map(text => text.trim());
      expect(blocks).toEqual(['→A1', '→A2']);
      await press(mine.nth(3));
      const forms = await page.evaluate(() =>
        [
          '.opponents .card[data-target]',
          '.you .card[data-chosen]',
          '.you .card[data-playable]:not([data-role], [data-chosen])',
        ].map(selector => {
          const card = document.querySelector(selector);
          return card === null ? '' : getComputedStyle(card, '::after').borderStyle;
        }),
      );
      expect(forms).toEqual(['dashed', 'double', 'solid']);
      await shoot(page, `fighters-${size}`);
    }),
  );

  it('breaks no word of a name', () =>
    withPage(390, async page => {
      for (const position of ['middle', 'fourPlayers', 'bigHand'] as const) {
        await stand(page, position);
        const broken = await page.evaluate(() => {
          const lines = (text: Text, from: number, to: number): number => {
            const range = document.createRange();
            range.setStart(text, from);
            range.setEnd(text, to);
            return new Set([...range.getClientRects()].map(one => Math.round(one.top))).size;
          };
          const words: string[] = [];
          for (const name of document.querySelectorAll('.card .name')) {
            const text = name.firstChild;
            if (!(text instanceof Text)) continue;
            for (const { 0: word, index } of text.data.matchAll(/\S+/g))
              if (lines(text, index, index + word.length) > 1) words.push(word);
          }
          return words;
        });
        expect({ position, broken }).toEqual({ position, broken: [] });
      }
    }));

  it('acts once when Space is pressed twice within 200 ms', () =>
    withPage(1440, async page => {
      await stand(page, 'middle');
      const answers = () => page.evaluate(() => window.sent.filter(one => one.ask === 'answer').length);
      const pressed = async () => {
        await page.keyboard.press('Space');
        return answers();
      };
      await expect.poll(pressed).toBe(1);
      await page.keyboard.press('Space');
      expect(await answers()).toBe(1);
    }));

  it('moves nothing where reduced motion is wanted', () =>
    withPage(
      1440,
      async page => {
        await stand(page, 'combat');
        const moving = await page.evaluate(() => document.getAnimations().length);
        expect(moving).toBe(0);
      },
      { reducedMotion: 'reduce' },
    ));
});
