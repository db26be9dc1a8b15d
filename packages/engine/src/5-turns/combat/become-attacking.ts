/** Creatures that an effect states to be attacking [CR 508.4, 508.4b | 2007: none]. */

import type { Recipient } from '@lawmage/ability';
import type { Executor } from '../../6-spells-and-effects/609-effects/types.ts';
import { recipientsOf } from '../../6-spells-and-effects/609-effects/verbs/damage.ts';
import { controllerOf, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { stale } from '../../6-spells-and-effects/613-layers/stale.ts';
import { presentOf } from '../../nouns/present.ts';
import type { Attacker, Game } from '../../state/game.ts';
import { type MemoryId, NONE, type ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing } from '../../state/store.ts';
import { ask, type Done, nothing, push, why } from '../../work/agenda.ts';
import { by, cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { memory as memoryOf } from '../../work/memory.ts';
import { type Attackable, attackables, attackerOf } from './fighters.ts';
import { isOwnCreature } from './removal.ts';
import { optionOf } from './reselect.ts';

/** The creatures that are still to be made attacking; of the first it is asked what it attacks. */
export type BecomeAttackingFrame = {
  readonly do: 'becomeAttacking';
  readonly ids: readonly ObjectId[];
  readonly whom: Recipient | null;
  readonly memory: MemoryId;
};
export type GoOnAttackingFrame = Omit<BecomeAttackingFrame, 'do'> & { readonly do: 'goOnAttacking' };

export const becomeAttacking: Executor<'becomeAttacking'> = (game, { what, whom = null }, memory) => {
  const ids = presentOf(game, what, memoryOf(game, memory)).filter(id => mayAttack(game, id));
  return goOnAttacking(game, { do: 'goOnAttacking', ids, whom, memory });
};

/** [CR 506.3g, 506.4, 508.4c | 2007: none] A creature of the attacking player that is no battle; nothing else is asked. */
function mayAttack(game: Game, id: ObjectId): boolean {
  const { combat } = game;
  if (combat === null || thing(game, id).zone !== 'battlefield') return false;
  if (by('506.3g|', isType(game, id, 'creature') && isType(game, id, 'battle'))) return false;
  return isOwnCreature(game, id, combat.attackingPlayer);
}

/** [CR 508.4 | 2007: none] Its controller chooses what it attacks, unless that has been said. */
export function goOnAttacking(game: Game, { ids, whom, memory }: GoOnAttackingFrame): Done {
  const [id, ...rest] = ids;
  if (id === undefined) return nothing();
  const choices = choicesFor(game, whom, memory);
  const [only] = choices;
  cite('508.4|', '508.4c|');
  if (only === undefined || choices.length === 1) {
    if (only !== undefined) attack(game, id, only);
    return push(game, { do: 'goOnAttacking', ids: rest, whom, memory });
  }
  const asking = { kind: 'pick', seat: controllerOf(game, id), why: why('chooseObjects', '508.4|', id) } as const;
  return ask(game, { ...asking, options: choices.map(optionOf) }, { do: 'becomeAttacking', ids, whom, memory });
}

/** [CR 508.4b | 2007: none] What may be attacked of what was said; nothing that has gone or that nobody defends. */
function choicesFor(game: Game, whom: Recipient | null, memory: MemoryId): readonly Attackable[] {
  const combat = must(game.combat, 'a creature is made attacking in combat', game);
  const all = attackables(game, combat.attackingPlayer);
  if (whom === null) return all;
  const said = recipientsOf(game, whom, memoryOf(game, memory));
  const choices = all.filter(one =>
    said.some(({ id, seat }) => (id === NONE ? one.id === NONE && one.seat === seat : one.id === id)),
  );
  if (choices.length === 0) cite('508.4b|');
  return choices;
}

export function attackChosen(game: Game, { ids, whom, memory }: BecomeAttackingFrame, reply: Reply): Done {
  const [id, ...rest] = ids;
  const chosen = must(choicesFor(game, whom, memory)[reply[0] ?? 0], 'a checked reply names one', game);
  attack(game, must(id, 'it was asked for a creature', game), chosen);
  return push(game, { do: 'goOnAttacking', ids: rest, whom, memory });
}

/** It attacks without having attacked; one that was attacking attacks something else now, blocked or not. */
function attack(game: Game, id: ObjectId, { seat, id: target }: Attackable): void {
  const combat = must(game.combat, 'a creature is made attacking in combat', game);
  const known = attackerOf(game, id);
  const plain: Attacker = { id, seat, target, adrift: false, band: -1, blocked: false, blockers: [] };
  const attackers =
    known === undefined
      ? [...combat.attackers, plain]
      : combat.attackers.map(one => (one.id === id ? { ...one, seat, target, adrift: false } : one));
  game.combat = { ...combat, attackers };
  stale(game);
}
