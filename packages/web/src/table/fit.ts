/** Sizes of tiles: full size while they fit, then three steps smaller, then the row scrolls. */

export type TileSize = { readonly w: number; readonly h: number };

/** The smallest tiles stand closer. */
const TIGHT = 5;

/** Widths by what the window allows; each is tried before the row scrolls. */
export const TILE_STEPS = {
  wide: [120, 104, 88, 72],
  middle: [84, 80, 76, 72],
  phone: [84, 66, 60, 56],
} as const;
export type Room = keyof typeof TILE_STEPS;

/** Between tiles, by room. */
const GAPS = { wide: 10, middle: 10, phone: 8 } as const;

/** Text on narrow tiles needs its lines, so they are taller in proportion. */
export const tileOf = (w: number): TileSize => ({
  w,
  h: w >= 100 ? Math.round(w * 1.05) : w >= 80 ? Math.round(w * 1.12) : Math.round(w * 1.15),
});

/** Between tiles of a width. */
export const gapOf = (room: Room, w: number): number => (w <= (TILE_STEPS[room].at(-1) ?? 0) ? TIGHT : GAPS[room]);

/** The largest step at which `count` tiles fit into `lines` rows of the given width and height. */
export function tileFor(room: Room, width: number, height: number, count: number, lines = 1): TileSize {
  const perLine = (w: number): number => Math.max(1, Math.floor((width + gapOf(room, w)) / (w + gapOf(room, w))));
  const fits = (w: number): boolean =>
    tileOf(w).h * lines + (lines - 1) * GAPS[room] <= height && perLine(w) * lines >= count;
  const step = TILE_STEPS[room].find(fits);
  return tileOf(step ?? smallest(room, height, lines));
}

/** What overflows sideways scrolls, but nothing may overflow downwards. */
function smallest(room: Room, height: number, lines: number): number {
  const least = TILE_STEPS[room].at(-1) ?? 56;
  const each = (height - (lines - 1) * GAPS[room]) / lines;
  return tileOf(least).h <= each ? least : Math.max(44, Math.floor(each / 1.15));
}

/** How much of each hand card is free: a fan keeps at least the strip with cost and name visible. */
export function fanStep(
  width: number,
  card: number,
  count: number,
): { readonly step: number; readonly scrolls: boolean } {
  if (count <= 1) return { step: card, scrolls: false };
  const open = card + 6;
  const needed = (width - card) / (count - 1);
  const least = count > 10 ? 44 : 58;
  return { step: Math.max(least, Math.min(open, needed)), scrolls: needed < least };
}
