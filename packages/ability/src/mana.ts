/** [CR 105.1 | 2007: 203.2c] The five colours, in the order in which the rulebook and every card name them. */
export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
export type Color = (typeof COLORS)[number];

/** [CR 106.1b] The six types of mana: five colours and colourless. */
export const MANA_TYPES = [...COLORS, 'C'] as const;
export type ManaType = (typeof MANA_TYPES)[number];

/** A symbol for an amount that is announced while casting or activating [CR 107.3 | 2007: 104.3c]. */
export type VariableSymbol = 'X' | 'Y' | 'Z';

/**
 * One symbol of a mana cost [CR 107.4 | 2007: 104.3]. A number is generic mana; `'W/U'` is hybrid, `'2/W'` two-hybrid,
 * `'C/W'` colourless hybrid, `'W/P'` and `'W/U/P'` Phyrexian, `'S'` snow.
 */
export type ManaSymbol =
  | number
  | VariableSymbol
  | ManaType
  | 'S'
  | `${Color}/${Color}`
  | `2/${Color}`
  | `C/${Color}`
  | `${Color}/P`
  | `${Color}/${Color}/P`;

/** A mana cost, symbol by symbol as printed; an object without a mana cost has `null` instead [CR 202.1b | 2007: 203.1]. */
export type ManaCost = readonly ManaSymbol[];

/** What an effect adds to a mana pool: fixed symbols, or a choice. See `ManaProduced` in `effect.ts`. */
export type ManaSymbols = readonly ManaType[];
