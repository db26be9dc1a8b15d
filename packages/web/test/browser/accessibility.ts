/** What axe finds on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

type Axe = {
  axe: { run: (where: Document, how: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
};

/**
 * Each violation with the elements that break the rule. One of axe's rules is left out: it wants every word on a card in
 * the name of its button, and that name is a sentence of its own, which begins with the name of the card.
 */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations: found } = await (window as unknown as Axe).axe.run(document, {
      rules: { 'label-content-name-mismatch': { enabled: false } },
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 130)).join(' ')}`);
  });
}
