/** Triggered mana abilities [CR 605.4a | 2007: 411.3]: they resolve at once, without waiting for priority. */

import type { Game, Waiting } from '../../state/game.ts';
import { NONE } from '../../state/ids.ts';
import { type Done, nothing, pushInOrder } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Frame } from '../../work/frames.ts';
import { openMemory } from '../../work/memory.ts';
import type { Handlers } from '../../work/run.ts';
import { witness } from '../../work/witness.ts';
import { isTriggeredManaAbility } from './is-mana-ability.ts';

/** After mana has been made: triggered mana abilities among those that wait. */
export type ManaTriggersFrame = { readonly do: 'manaTriggers' };

export const manaTriggerHandlers: Handlers<ManaTriggersFrame> = { manaTriggers };

function manaTriggers(game: Game): Done {
  if (game.waiting.length === 0) return nothing();
  const now = game.waiting.filter(waiting => isForMana(game, waiting));
  if (game.waiting.some(waiting => !now.includes(waiting) && isFromMana(waiting))) cite('605.5a|406.5');
  if (now.length === 0) return nothing();
  cite('605.4a|411.3', '605.4|406.4');
  game.waiting = game.waiting.filter(waiting => !now.includes(waiting));
  const frames: Frame[] = now.flatMap(waiting => resolveFrames(game, waiting));
  return pushInOrder(game, [...frames, { do: 'manaTriggers' }]);
}

/** [CR 605.5a | 2007: 406.5] What triggers on mana being made and makes none itself goes on the stack. */
const isFromMana = ({ ability }: Waiting): boolean => ability.is === 'triggered' && ability.event.on === 'tapForMana';

const isForMana = (game: Game, { ability }: Waiting): boolean =>
  ability.is === 'triggered' && isTriggeredManaAbility(game, ability);

function resolveFrames(game: Game, waiting: Waiting): readonly Frame[] {
  const { ability, controller, source, x, found } = waiting;
  if (ability.is !== 'triggered') return [];
  witness(game, source, ability);
  const memory = openMemory(game, { you: controller, source, item: NONE, x, found });
  return [
    { do: 'effect', effect: ability.effect, memory },
    { do: 'forget', memory },
  ];
}
