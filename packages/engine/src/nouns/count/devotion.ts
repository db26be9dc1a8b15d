/** [CR 700.5] Devotion: mana symbols of colours among the costs of a player's permanents. */
import type { Color, ManaSymbol } from '@lawmage/ability';
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { isWorking } from '../../6-spells-and-effects/613-layers/underway.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { cite } from '../../work/cite.ts';

/**
 * [CR 700.5, 700.5a | 2007: none] A symbol of several of the colours counts once. While continuous effects are applied, those of
 * the layers before are considered: copying, control and text come before anything that asks for it.
 */
export function devotion(game: Game, seat: Seat, colors: readonly Color[]): number {
  cite('700.5|');
  if (isWorking()) cite('700.5a|');
  let n = 0;
  for (const id of game.battlefield) {
    const { controller, cost } = characteristics(game, id);
    if (controller === seat && cost !== null) n += cost.filter(symbol => isOf(symbol, colors)).length;
  }
  return n;
}

/** [CR 107.4, 202.1 | 2007: 104.3, 203.1] The symbols of a colour in the mana costs of some objects. */
export function symbolsIn(game: Game, ids: readonly ObjectId[], color: Color): number {
  const costs = ids.flatMap(id => characteristics(game, id).cost ?? []);
  return costs.filter(symbol => isOf(symbol, [color])).length;
}

const isOf = (symbol: ManaSymbol, colors: readonly Color[]): boolean =>
  typeof symbol === 'string' && symbol.split('/').some(part => (colors as readonly string[]).includes(part));
