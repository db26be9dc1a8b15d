import type { Cost } from '@lawmage/ability';
import { as, type Phrase, token } from '../../2-kernel/index.ts';

/** "+1", "−3", "−X" [CR 606.4 | 2007: none]. */
export const loyalty: Phrase<Cost> = as(
  token(
    'a loyalty cost',
    text => {
      const found = /^\[?([+−-]?)(\d+|X)\]?$/u.exec(text);
      if (found === null) return undefined;
      const minus = found[1] === '−' || found[1] === '-';
      if (found[2] === 'X') return minus ? '-x' : 'x';
      return minus ? -Number(found[2]) : Number(found[2]);
    },
    (n: number | 'x' | '-x') => (n === 'x' ? '+X' : n === '-x' ? '−X' : n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'),
  ),
  (n): Cost => [{ pay: 'loyalty', n }],
  ([first, ...more]) => (first?.pay === 'loyalty' && more.length === 0 ? first.n : undefined),
);
