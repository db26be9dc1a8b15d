/** Where mana comes from. */
import type { CostPart } from '@lawmage/ability';
import type { ObjectView } from '@lawmage/engine';
import { type Board, isCreature, isLand, manaOf } from './board.ts';

const BASIC: Readonly<Record<string, string>> = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };

/** The colours a permanent can make, as its subtypes and abilities say. */
export function colorsMade(source: ObjectView): readonly string[] {
  const own = source.type.subtypes.flatMap(subtype => BASIC[subtype] ?? []);
  const more = source.abilities.flatMap(({ ability }) => {
    if (ability.is !== 'activated' || ability.effect.do !== 'addMana') return [];
    const { mana } = ability.effect;
    return mana.mana === 'fixed' ? mana.symbols : mana.mana === 'oneOf' ? mana.options.flat() : [];
  });
  return [...new Set([...own, ...more])];
}

/** How often so much mana could be paid now, its colours counted. */
export function timesPayable(board: Board, cost: readonly CostPart[]): number {
  const symbols = cost.flatMap(part => (part.pay === 'mana' ? part.cost : []));
  const total = symbols.reduce<number>((sum, symbol) => sum + (typeof symbol === 'number' ? symbol : 1), 0);
  if (total === 0) return 1;
  const ready = board.mine.filter(one => !one.tapped && (isLand(one) || !(isCreature(one) && one.summoningSick)));
  const byColor = [...new Set(symbols)].map(color => {
    const needed = symbols.filter(symbol => symbol === color).length;
    const sources = ready.filter(one => colorsMade(one).includes(String(color))).length;
    return typeof color === 'string' && color.length === 1 && color !== 'X' ? sources / needed : total;
  });
  return Math.floor(Math.min(manaOf(board, board.me) / total, ...byColor));
}
