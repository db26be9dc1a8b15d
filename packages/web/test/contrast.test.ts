import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, '../src/style/tokens.css'), 'utf8');

/** Each token with its light and its dark value. */
const TOKENS = new Map(
  [...css.matchAll(/--([a-z0-9-]+): light-dark\((#\w+), (#\w+)\);/g)]
    .slice(0, 60)
    .map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
);

function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map(one => one + one).join('') : hex.slice(1);
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map(at => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['bg', 'felt', 'felt2', 'surface', 'raised'];
const PLATES = ['w', 'u', 'b', 'r', 'g', 'many', 'none', 'land'].map(one => `plate-${one}`);

function lowest(theme: 'light' | 'dark', token: string, grounds: readonly string[]): number {
  const color = TOKENS.get(token)?.[theme] ?? '';
  return Math.min(...grounds.map(ground => contrast(color, TOKENS.get(ground)?.[theme] ?? '')));
}

describe.each(['light', 'dark'] as const)('contrast in the %s theme', theme => {
  it.each([
    ['text', 10.9],
    ['text2', 6.9],
    ['text3', 4.5],
    ['accent', 4.5],
    ['danger', 4.5],
    ['warn', 4.5],
    ['good', 4.5],
    ['focus', 12],
    ['line-strong', 3],
  ])('of %s is at least %s on every ground', (token, least) => {
    expect(lowest(theme, token, GROUNDS)).toBeGreaterThanOrEqual(least);
  });
  it.each(['playable', 'selected', 'target', 'attack', 'block'])(
    'of the ring "%s" is at least 3 on grounds and plates',
    token => {
      expect(lowest(theme, token, [...GROUNDS, ...PLATES])).toBeGreaterThanOrEqual(3);
    },
  );
  it('of text is at least 10 on every plate, of secondary text 5.7', () => {
    expect(lowest(theme, 'text', PLATES)).toBeGreaterThanOrEqual(10);
    expect(lowest(theme, 'text2', PLATES)).toBeGreaterThanOrEqual(5.7);
  });
  it('of the words on the primary button is at least 6.5', () => {
    expect(lowest(theme, 'on-accent', ['accent'])).toBeGreaterThanOrEqual(6.5);
  });
});
