import { describe, expect, it } from 'vitest';
import { sitDown, useApp } from './app.ts';
import { hasBrowser, NO_BROWSER, shoot } from './browser.ts';
import { actBox, keys, playOn, touch } from './play.ts';

const EVERY_DAY = [['by keyboard', 'current', 1440, keys]] as const;
/** `npm run test:long` plays these as well. */
const LONG = [
  ['by keyboard under the rules of 2007', '2007-02', 1440, keys],
  ['through the act box alone', 'current', 1440, actBox],
  ['by touch on a phone', 'current', 390, touch],
] as const;

describe.skipIf(!hasBrowser())(`a whole game through the page${NO_BROWSER}`, { timeout: 600_000 }, () => {
  const app = useApp();

  it.each(process.env.LAWMAGE_LONG ? [...EVERY_DAY, ...LONG] : EVERY_DAY)(
    'is played to its end %s',
    async (name, edition, size, play) => {
      const page = await app.open(size);
      const errors = await sitDown(page, app.url(), { edition, easy: play !== keys });
      const { over, boxes } = await playOn(page, play);
      await shoot(page, `game-over-${name.replaceAll(' ', '-')}`);
      expect(errors).toEqual([]);
      expect(over).not.toBe('');
      expect(await page.locator('.broken').count()).toBe(0);
      expect([...boxes]).toHaveLength(1);
      await page.context().close();
    },
  );
});
