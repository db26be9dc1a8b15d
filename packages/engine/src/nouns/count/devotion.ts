/** [CR 700.5] Devotion: mana symbols of colours among the costs of a player's permanents. */
import type { Color, ManaSymbol } from '@lawmage/ability';
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';

/** A symbol of several of the colours counts once. */
export function devotion(game: Game, seat: Seat, colors: readonly Color[]): number {
  let n = 0;
  for (const id of game.battlefield) {
    const { controller, cost } = characteristics(game, id);
    if (controller === seat && cost !== null) n += cost.filter(symbol => isOf(symbol, colors)).length;
  }
  return n;
}

const isOf = (symbol: ManaSymbol, colors: readonly Color[]): boolean =>
  typeof symbol === 'string' && symbol.split('/').some(part => (colors as readonly string[]).includes(part));
