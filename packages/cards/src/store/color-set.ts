import { COLORS, type Color } from '@lawmage/ability';

/** A set of colours as bits, white lowest, so that SQL can compare sets. */
export type ColorSet = number;

export const EVERY_COLOR: ColorSet = (1 << COLORS.length) - 1;

export const colorSet = (colors: readonly Color[]): ColorSet =>
  colors.reduce((set, color) => set | (1 << COLORS.indexOf(color)), 0);
