/** Choosing again what an attacking creature attacks [CR 508.7 | 2007: none]. */

import type { Executor } from '../../6-spells-and-effects/609-effects/types.ts';
import { presentOf } from '../../nouns/present.ts';
import type { Game } from '../../state/game.ts';
import { type MemoryId, NONE, type ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { ask, type Done, nothing, push, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Option, Reply } from '../../work/decision.ts';
import { memory as memoryOf } from '../../work/memory.ts';
import { type Attackable, attackables, isAttacking } from './fighters.ts';

/** The attackers of which it is still to be chosen, the first of them now. */
export type ReselectFrame = {
  readonly do: 'reselect';
  readonly ids: readonly ObjectId[];
  readonly memory: MemoryId;
};

export const reselect: Executor<'reselect'> = (game, { what }, memory) => {
  const ids = presentOf(game, what, memoryOf(game, memory)).filter(id => isAttacking(game, id));
  return askNext(game, { do: 'reselect', ids, memory });
};

/** [CR 508.7b, 508.7c] Any player or permanent that may be attacked; what restricts and requires attacks is not asked. */
function askNext(game: Game, frame: ReselectFrame): Done {
  const [id] = frame.ids;
  const { combat } = game;
  if (id === undefined || combat === null) return nothing();
  const { you } = memoryOf(game, frame.memory);
  const options = attackables(game, combat.attackingPlayer).map(optionOf);
  cite('508.7b|', '508.7c|');
  return ask(game, { kind: 'pick', seat: you, why: why('chooseObjects', '508.7|', id), options }, frame);
}

export const optionOf = ({ seat, id }: Attackable): Option =>
  id === NONE ? { is: 'player', seat } : { is: 'object', id };

/** [CR 508.7a] It stays an attacking creature, blocked or not, and has attacked whom it attacked. */
export function reselected(game: Game, frame: ReselectFrame, reply: Reply): Done {
  const [id, ...ids] = frame.ids;
  const combat = must(game.combat, 'what is attacked is chosen again in combat', game);
  const whom = must(attackables(game, combat.attackingPlayer)[reply[0] ?? 0], 'a checked reply names one', game);
  cite('508.7a|');
  game.combat = {
    ...combat,
    attackers: combat.attackers.map(one =>
      one.id === id ? { ...one, seat: whom.seat, target: whom.id, adrift: false } : one,
    ),
  };
  return push(game, { do: 'reselectNext', frame: { ...frame, ids } });
}

export type ReselectNextFrame = { readonly do: 'reselectNext'; readonly frame: ReselectFrame };
export const reselectNext = (game: Game, { frame }: ReselectNextFrame): Done => askNext(game, frame);
