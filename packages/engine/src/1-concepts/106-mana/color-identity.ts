/** Colour identity, as effects ask for that of commanders. */
import { type Card, COLORS, type Color } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { allThings } from '../../state/store.ts';
import { by } from '../../work/cite.ts';

const KNOWN = new WeakMap<Card, ReadonlySet<Color>>();

/** [CR 903.4 | 2007: none] The colours of the mana symbols in its costs and rules text, and those that are defined or indicated. */
export function colorIdentity(card: Card): ReadonlySet<Color> {
  const known = KNOWN.get(card);
  if (known !== undefined) return known;
  const colors = new Set<Color>();
  for (const { cost, indicator, abilities } of card.faces) {
    for (const color of indicator ?? []) colors.add(color);
    note(cost, colors);
    note(abilities, colors);
  }
  KNOWN.set(card, colors);
  return colors;
}

/** Fields that hold mana symbols, and those that define colours. */
const WRITTEN = new Set(['cost', 'symbols', 'options']);

function note(value: unknown, colors: Set<Color>, field = 'cost'): void {
  if (typeof value === 'string') {
    if (WRITTEN.has(field)) for (const color of COLORS) if (value.split('/').includes(color)) colors.add(color);
  } else if (Array.isArray(value)) for (const item of value) note(item, colors, field);
  else if (typeof value === 'object' && value !== null) {
    const isDefinition = 'static' in value && value.static === 'define';
    for (const [key, item] of Object.entries(value)) note(item, colors, isDefinition ? 'cost' : key);
  }
}

/** [CR 903.4f, 702.124c | 2007: none] The colours of all commanders of a player; none where there is no commander. */
export function commanderIdentity(game: Game, seat: Seat): readonly Color[] {
  const found = new Set<Color>();
  const commanders = new Set<number>();
  for (const { marks, owner, card } of allThings(game)) {
    const printed = owner === seat && marks.includes('commander') ? game.cards[card] : undefined;
    if (printed !== undefined) commanders.add(card);
    for (const color of printed === undefined ? [] : colorIdentity(printed)) found.add(color);
  }
  by('702.124c|', commanders.size > 1);
  return COLORS.filter(color => found.has(color));
}
