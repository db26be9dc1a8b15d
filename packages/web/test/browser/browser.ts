/** Debian's Chromium under playwright-core, quiet and fresh each time. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const CHROMIUM = '/usr/bin/chromium';

/** Where it is missing these tests are skipped, and say so; a machine that only tests must have it. */
export const hasBrowser = (): boolean => process.env.CI === 'true' || existsSync(CHROMIUM);

/** Said in the names of tests that are skipped for want of it. */
export const NO_BROWSER = hasBrowser() ? '' : ` (skipped: no Chromium at ${CHROMIUM})`;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM, headless: true, args: FLAGS });

export const SIZES = {
  320: { width: 320, height: 640 },
  390: { width: 390, height: 844 },
  '390-low': { width: 390, height: 664 },
  768: { width: 768, height: 1024 },
  1024: { width: 1024, height: 768 },
  1440: { width: 1440, height: 900 },
  2560: { width: 2560, height: 1440 },
} as const;
export type SizeName = keyof typeof SIZES;

export async function openPage(browser: Browser, size: SizeName, more: BrowserContextOptions = {}): Promise<Page> {
  const small = SIZES[size].width < 600;
  const context = await browser.newContext({ viewport: SIZES[size], hasTouch: small, ...more });
  return context.newPage();
}

const ARTIFACTS = join(import.meta.dirname, '../../../../artifacts/web');

export async function shoot(page: Page, name: string): Promise<void> {
  await mkdir(ARTIFACTS, { recursive: true });
  await page.screenshot({ path: join(ARTIFACTS, `${name}.png`) });
}
