/** Why a card is not understood, in words. */
import type { Blocker } from '@lawmage/oracle';

export function blockerText(blocker: Blocker | undefined): string {
  switch (blocker?.code) {
    case 'line':
      return `line ${blocker.line + 1}: ${blocker.message}`;
    case 'fact':
      return `${blocker.fact} "${blocker.value}" is not one Lawmage knows`;
    case 'layout':
      return `cards of layout "${blocker.layout}" are not played yet`;
    default:
      return '';
  }
}

/** The text around the place that stopped the reading, with a mark under it. */
export function caret(text: string, start: number, end: number): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', start);
  const line = text.slice(from, to < 0 ? text.length : to);
  return `  ${line}\n  ${' '.repeat(Math.max(0, start - from))}${'^'.repeat(Math.max(1, end - start))}`;
}
