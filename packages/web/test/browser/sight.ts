/** What a page shows of its words and of what can be pressed, as a person would see it. */
import type { Page } from 'playwright-core';

/** Text that its box cuts off without a mark: an ellipsis, a fade, or a way to scroll. */
export const cutText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const cuts = (box: HTMLElement, lines: readonly DOMRect[]): boolean => {
      const style = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const [x, y] = [style.overflowX, style.overflowY].map(one => one !== 'visible' && !scrolls(one));
      return lines.some(
        one =>
          (x === true && (one.right > right + 1.5 || one.left < left - 1.5)) ||
          (y === true && (one.bottom > bottom + 2.5 || one.top < top - 2.5)),
      );
    };
    const isMarked = (style: CSSStyleDeclaration): boolean =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.maskImage !== 'none';
    const cutBy = (text: Node): HTMLElement | null => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(one => one.width > 1 && one.height > 1);
      for (let box = text.parentElement; box !== null && lines.length > 0; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.visibility === 'hidden' || isMarked(style)) return null;
        if (cuts(box, lines)) return box;
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) return null;
      }
      return null;
    };
    const found = new Set<string>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text !== null; text = walk.nextNode()) {
      if ((text.textContent ?? '').trim() === '' || text.parentElement?.closest('.vh, .turn-word, [hidden]') != null)
        continue;
      const box = cutBy(text);
      if (box !== null) found.add(`${text.textContent} in ${box.className}`);
    }
    return [...found];
  });

/**
 * Pairs of what can be pressed whose areas overlap where both are in sight. What belongs to one pile, or lies under a sheet
 * that has been raised over it, does not count.
 */
export const overlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = (one: HTMLElement) => {
      let { left, right, top, bottom } = one.getBoundingClientRect();
      for (let box = one.parentElement; box !== null; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const area = box.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, area.left), Math.min(right, area.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, area.top), Math.min(bottom, area.bottom)];
      }
      return { left, right, top, bottom };
    };
    const all = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select')].filter(one => {
      const { left, right, top, bottom } = shown(one);
      if (right - left < 2 || bottom - top < 2 || one.closest('.hand') !== null) return false;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit !== null && one.contains(hit);
    });
    const sheetOf = (one: HTMLElement): Element | null => one.closest('.stack-sheet, .tray, .opening, .zone-panel');
    const belong = (a: HTMLElement, b: HTMLElement): boolean => {
      const [mine, other] = [a.closest('li'), b.closest('li')];
      return a.contains(b) || b.contains(a) || (mine !== null && mine === other) || sheetOf(a) !== sheetOf(b);
    };
    return all.flatMap((a, n) =>
      all.slice(n + 1).flatMap(b => {
        const [p, q] = [shown(a), shown(b)];
        const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        return wide <= 1 || high <= 1 || belong(a, b)
          ? []
          : [`${a.ariaLabel ?? a.textContent} × ${b.ariaLabel ?? b.textContent}`];
      }),
    );
  });
