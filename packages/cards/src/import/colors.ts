import { COLORS, type Color } from '@lawmage/ability';

/** Colours in the order in which the rulebook names them. */
export const inOrder = (colors: readonly Color[]): readonly Color[] => COLORS.filter(color => colors.includes(color));

/**
 * [CR 202.2 | 2007: 203.2] An object is the colours of the mana symbols in its mana cost, and those of its colour
 * indicator [CR 202.2e], if it has one.
 */
export const colorsOfFace = (manaCost: string, indicator: readonly Color[] = []): readonly Color[] =>
  COLORS.filter(color => manaCost.includes(color) || indicator.includes(color));
