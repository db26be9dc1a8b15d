import { openMana } from '../../1-concepts/106-mana/open.ts';
import { type Activatable, manaAbilitiesOf } from '../../1-concepts/106-mana/ready.ts';
import { canPay } from '../../1-concepts/118-costs/can-pay.ts';
import { isSick } from '../../3-card-types/302-creatures/is-sick.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import type { Act } from '../../work/decision.ts';
import { mayActivate } from '../602-activating/may-activate.ts';
import { type LivePlayerRule, playerRules } from '../604-static/rules.ts';

/**
 * [CR 605.3a | 2007: 411.2] The mana abilities that a player may activate now: with priority, or while a mana payment is
 * asked for.
 */
export function manaActs(
  game: Game,
  seat: Seat,
  rules: readonly LivePlayerRule[] = playerRules(game, seat),
  except: readonly ObjectId[] = [],
): readonly Act[] {
  const open = rules.length === 0 && except.length === 0 ? openMana(game, seat) : null;
  if (open !== null) return open.acts;
  const acts: Act[] = [];
  for (const ready of manaAbilitiesOf(game, seat)) {
    if (!except.includes(ready.id) && isOpen(game, seat, ready, rules)) acts.push(ready.act);
  }
  return acts;
}

function isOpen(game: Game, seat: Seat, { id, at, ability }: Activatable, rules: readonly LivePlayerRule[]): boolean {
  const [first] = ability.cost;
  if (ability.cost.length === 1 && first?.pay === 'tap') {
    return !thing(game, id).tapped && !isSick(game, id) && mayActivate(game, seat, id, ability, at, rules);
  }
  return (
    mayActivate(game, seat, id, ability, at, rules) &&
    canPay(game, seat, ability.cost, { you: seat, source: id, x: 0, found: [] })
  );
}
