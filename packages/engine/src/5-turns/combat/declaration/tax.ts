/** Costs to attack [CR 508.1h | 2007: 308.2d]. */
import type { ManaCost, ManaSymbol } from '@lawmage/ability';
import { playerRules } from '../../../6-spells-and-effects/604-static/rules.ts';
import type { Game } from '../../../state/game.ts';
import type { Seat } from '../../../state/ids.ts';
import type { Attackable } from '../fighters.ts';
import { covers } from '../scope.ts';

/** What one attacking creature costs its player, effect by effect. */
export function taxesOn(game: Game, seat: Seat, whom: Attackable): readonly ManaCost[] {
  return playerRules(game, seat).flatMap(live => {
    const { rule } = live;
    if (rule.rule !== 'attackTax') return [];
    return rule.whom === undefined || covers(game, rule.whom, whom, live) ? [rule.cost] : [];
  });
}

/** [CR 508.1h | 2007: 308.2d] The total cost of an attack. */
export function attackCost(game: Game, seat: Seat, attacks: readonly Attackable[]): ManaCost {
  let generic = 0;
  const others: ManaSymbol[] = [];
  for (const symbol of attacks.flatMap(whom => taxesOn(game, seat, whom)).flat()) {
    if (typeof symbol === 'number') generic += symbol;
    else others.push(symbol);
  }
  return generic > 0 ? [generic, ...others] : others;
}
