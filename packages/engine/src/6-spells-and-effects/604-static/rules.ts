/** Rules of the game that abilities change, as they are in force [CR 604.1, 613.10, 613.11 | 2007: 405.1, 418.5j]. */

import type { ObjectRule, PlayerRule, Static } from '@lawmage/ability';
import { worksIn } from '../../1-concepts/113-abilities/where.ts';
import { holds } from '../../nouns/condition.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { LiveRule } from '../../state/characteristics.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { abilitiesOf, characteristics, controllerOf } from '../613-layers/characteristics.ts';
import { liveEffects } from '../613-layers/live.ts';
import { isIgnored } from './ignored.ts';

/** The rules on an object: what it can't, must or may do as though. */
export const rulesOn = (game: Game, id: ObjectId): readonly LiveRule[] => characteristics(game, id).rules;

/** Whether a rule of a kind without further parts is on an object. */
export const isRuled = (game: Game, id: ObjectId, rule: ObjectRule['rule']): boolean =>
  rulesOn(game, id).some(live => live.rule.rule === rule);

/** A rule on a player, with whose it is and what its words stand for. */
export type LivePlayerRule = Scope & { readonly rule: PlayerRule; readonly controller: Seat };

const NO_RULES: readonly LivePlayerRule[] = [];

/** [CR 613.10 | 2007: 418.5j] The rules on a player, those of permanents before those of resolved spells and abilities. */
export function playerRules(game: Game, seat: Seat): readonly LivePlayerRule[] {
  if (!mayBeRuled(game)) return NO_RULES;
  let rules: LivePlayerRule[] | null = null;
  for (const { ability, scope } of staticsOf(game, 'players')) {
    if (ability.rule.static !== 'players' || !playersOf(game, ability.rule.who, scope).includes(seat)) continue;
    if (isIgnored(game, ability, scope.source, seat)) continue;
    rules ??= [];
    rules.push({ ...scope, controller: scope.you, rule: ability.rule.rule });
  }
  for (const lasting of game.lasting) {
    if (lasting.is !== 'rule' || !lasting.seats.includes(seat)) continue;
    rules ??= [];
    rules.push({
      you: lasting.controller,
      source: lasting.source,
      x: lasting.x,
      found: lasting.found,
      controller: lasting.controller,
      rule: lasting.rule,
    });
  }
  return rules ?? NO_RULES;
}

/** Whether there is any rule on anything. */
const mayBeRuled = (game: Game): boolean =>
  (game.index.statics.length > 0 || game.lasting.length > 0) && liveEffects(game).rules.size > 0;

/** Whether a rule of a kind without further parts is on a player. */
export const isPlayerRuled = (game: Game, seat: Seat, rule: PlayerRule['rule']): boolean =>
  playerRules(game, seat).some(live => live.rule.rule === rule);

/** A static ability that works now. */
export type Working = { readonly ability: Static; readonly scope: Scope };

/** The static abilities of a kind that work now and whose condition holds, in the order in which their objects came. */
export function* staticsOf(game: Game, kind: 'players' | 'cost' | 'asCast'): Generator<Working> {
  for (const id of game.index.statics) {
    const record = thing(game, id);
    if (record.zone === null || record.phasedOut) continue;
    for (const { ability } of abilitiesOf(game, id)) {
      if (ability.is !== 'static' || ability.rule.static !== kind) continue;
      if (!worksIn(ability, record.zone, characteristics(game, id).types)) continue;
      const scope: Scope = { you: controllerOf(game, id), source: id, x: 0, found: [] };
      if (ability.while !== undefined && !holds(game, ability.while, scope)) continue;
      if (kind !== 'asCast') cite(kind === 'players' ? '613.10|418.5j' : '613.11|418.5j');
      cite('604.1|405.1', '117.2b|408.1h');
      yield { ability, scope };
    }
  }
}
