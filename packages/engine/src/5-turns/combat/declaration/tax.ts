/** Costs to attack and to block [CR 508.1h, 509.1d | 2007: 308.2d, 309.2b]. */
import type { ManaCost, ManaSymbol, ObjectRule } from '@lawmage/ability';
import { playerRules, rulesOn } from '../../../6-spells-and-effects/604-static/rules.ts';
import { countOf } from '../../../nouns/count.ts';
import type { Game } from '../../../state/game.ts';
import type { ObjectId, Seat } from '../../../state/ids.ts';
import type { Attackable } from '../fighters.ts';
import { covers, scopeOf } from '../scope.ts';

/** One creature that attacks, and what. */
export type Attack = Attackable & { readonly attacker: ObjectId };
type Costly = Extract<ObjectRule, { readonly rule: 'costsToAttack' | 'costsToBlock' }>['rule'];

/** What one attacking creature costs its player, effect by effect. */
export function taxesOn(game: Game, seat: Seat, attack: Attack): readonly ManaCost[] {
  const ofPlayer = playerRules(game, seat).flatMap(live => {
    const { rule } = live;
    if (rule.rule !== 'attackTax') return [];
    return rule.whom === undefined || covers(game, rule.whom, attack, live) ? [rule.cost] : [];
  });
  return [...ofPlayer, ...costsOf(game, attack.attacker, 'costsToAttack')];
}

/** What a creature itself costs to attack or to block with; an amount of nothing costs nothing. */
export const costsOf = (game: Game, id: ObjectId, which: Costly): readonly ManaCost[] =>
  rulesOn(game, id).flatMap(live => {
    const { rule } = live;
    if (rule.rule !== which) return [];
    const times = rule.times === undefined ? 1 : countOf(game, rule.times, scopeOf(live));
    return Array.from({ length: Math.max(0, times) }, () => rule.cost);
  });

/** [CR 508.1h | 2007: 308.2d] The total cost of an attack. */
export const attackCost = (game: Game, seat: Seat, attacks: readonly Attack[]): ManaCost =>
  total(attacks.flatMap(attack => taxesOn(game, seat, attack)));

/** [CR 509.1d | 2007: 309.2b] The total cost of blocks; a creature that blocks several attackers costs no more. */
export const blockCost = (game: Game, blockers: readonly ObjectId[]): ManaCost =>
  total([...new Set(blockers)].flatMap(id => costsOf(game, id, 'costsToBlock')));

function total(costs: readonly ManaCost[]): ManaCost {
  let generic = 0;
  const others: ManaSymbol[] = [];
  for (const symbol of costs.flat()) {
    if (typeof symbol === 'number') generic += symbol;
    else others.push(symbol);
  }
  return generic > 0 ? [generic, ...others] : others;
}
