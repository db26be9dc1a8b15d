import { COLORS, type Color, MANA_TYPES, type ManaCost, type ManaSymbol, type ManaType } from '@lawmage/ability';
import { andList, type Phrase, run, table, token } from '../../2-kernel/index.ts';

const PAIRS = COLORS.flatMap(a => COLORS.filter(b => b !== a).map(b => `${a}/${b}` as const));
const SYMBOLS: ReadonlyMap<string, ManaSymbol> = new Map<string, ManaSymbol>([
  ...MANA_TYPES.map(type => [type, type] as const),
  ...PAIRS.map(pair => [pair, pair] as const),
  ...PAIRS.map(pair => [`${pair}/P`, `${pair}/P`] as const),
  ...COLORS.flatMap(
    color =>
      [
        [`2/${color}`, `2/${color}`],
        [`C/${color}`, `C/${color}`],
        [`${color}/P`, `${color}/P`],
      ] as const,
  ),
  ...(['X', 'Y', 'Z', 'S'] as const).map(letter => [letter, letter] as const),
]);

/** The symbol that a token such as `{W/U}` or `{10}` is, or undefined [CR 107.4 | 2007: 104.3]. */
export function symbolOf(text: string): ManaSymbol | undefined {
  if (!/^\{.+\}$/u.test(text)) return undefined;
  const inner = text.slice(1, -1);
  return /^\d{1,7}$/u.test(inner) ? Number(inner) : SYMBOLS.get(inner);
}

/** One mana symbol. */
export const manaSymbol: Phrase<ManaSymbol> = token('a mana symbol', symbolOf, (symbol: ManaSymbol) => `{${symbol}}`);

/** "{2}{W}": symbols without anything between. */
export const manaCost: Phrase<ManaCost> = run(manaSymbol);

/** One symbol that produces a known type of mana: "{G}", "{C}". */
export const manaType: Phrase<ManaType> = table('a mana symbol', {
  '{W}': 'W',
  '{U}': 'U',
  '{B}': 'B',
  '{R}': 'R',
  '{G}': 'G',
  '{C}': 'C',
});

/** "white", "blue", … [CR 105.1 | 2007: 203.2c] */
export const colorWord: Phrase<Color> = table('a color', { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' });

/** "white", "white and blue", "white, blue, and black". */
export const colorsAnd: Phrase<readonly Color[]> = andList(colorWord, 1);
