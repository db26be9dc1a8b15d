/** The figure drawn from a card's name, by which it is known at a glance as by a picture. */

/** FNV-1a: small, and spreads names well. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) h = Math.imul(h ^ text.charCodeAt(at), 0x01000193) >>> 0;
  h ^= h >>> 15;
  return Math.imul(h, 0x2c1b3c6d) >>> 0;
}

const FIELDS = ['plain', 'bend', 'disc', 'bars'] as const;
type Field = (typeof FIELDS)[number];

type Numbers = { readonly angle: number; readonly size: number; readonly x: number; readonly y: number };

/** The figure covers 15 to 60 % of its ground, so no card looks blank. */
const FIGURES: Readonly<Record<Field, (n: Numbers) => string>> = {
  plain: ({ x, y, size }) =>
    `radial-gradient(circle at ${x}% ${y}%, var(--fig) 0 ${size * 0.45}%, transparent ${size * 0.45 + 0.6}%)` +
    `, radial-gradient(circle at ${100 - x}% ${100 - y * 0.6}%, var(--fig2) 0 ${size * 0.3}%, transparent ${size * 0.3 + 0.6}%)`,
  bend: ({ angle, size }) =>
    `linear-gradient(${angle}deg, transparent ${50 - size / 2}%, var(--fig) ${50 - size / 2 + 0.4}% 50%, var(--fig2) 50.4% ${50 + size / 2}%, transparent ${50 + size / 2 + 0.4}%)`,
  disc: ({ x, y, size }) =>
    `radial-gradient(circle at ${x}% ${y}%, var(--fig) 0 ${size * 0.55}%, transparent ${size * 0.55 + 0.6}% ${size * 0.7}%, var(--fig2) ${size * 0.7 + 0.6}% ${size * 0.86}%, transparent ${size * 0.86 + 0.6}%)`,
  bars: ({ angle, size }) =>
    `repeating-linear-gradient(${angle}deg, var(--fig) 0 ${size * 0.18}%, transparent ${size * 0.18 + 0.3}% ${size * 0.4}%, var(--fig2) ${size * 0.4 + 0.3}% ${size * 0.5}%, transparent ${size * 0.5 + 0.3}% ${size * 0.72}%)`,
};

/** CSS background of a name's blazon; `--fig` and `--fig2` are tints of the card's colour. */
export function blazonOf(name: string): string {
  const h = hash(name);
  const field = FIELDS[h & 3] ?? 'plain';
  const numbers = {
    angle: 15 + ((h >>> 2) % 11) * 15,
    size: 24 + ((h >>> 8) % 8) * 4,
    x: 22 + ((h >>> 13) % 8) * 8,
    y: 25 + ((h >>> 18) % 6) * 10,
  };
  return FIGURES[field](numbers);
}
