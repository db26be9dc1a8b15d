/** Which colours are the most common among some objects. */
import { COLORS, type Filter } from '@lawmage/ability';
import { characteristics } from '../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../state/game.ts';
import { candidatesOf } from './objects.ts';
import type { Scope } from './scope.ts';
import { colorBit } from './words.ts';

/** The colours that as many objects have as any other colour, as bits; none where nothing has a colour. */
export function mostCommonColors(game: Game, among: Filter, scope: Scope): number {
  const all = candidatesOf(game, among, scope).map(id => characteristics(game, id).colors);
  const counts = COLORS.map(color => all.filter(colors => (colors & colorBit(color)) !== 0).length);
  const most = Math.max(...counts);
  if (most === 0) return 0;
  return COLORS.reduce((set, color, at) => (counts[at] === most ? set | colorBit(color) : set), 0);
}
