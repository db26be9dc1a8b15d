/** Doing again what has just been done: a loop is offered as soon as it has been seen once. */
import { type ProposedChoice, propose, type Reply, repeatable } from '@lawmage/engine';
import { nameOf } from '@lawmage/engine/setup';
import { dressGame } from './dress.ts';
import { type Room, YOU } from './room.ts';
import type { Seen } from './seen.ts';

/** What the person is shown, with what they could do again. */
export function seenIn({ game, past }: Pick<Room, 'game' | 'past'>): Seen {
  const choices = game.asking?.seat === YOU ? repeatable(past, game) : null;
  return dressGame(game, YOU, choices === null ? '' : namesOf({ game, past }, choices));
}

/** The names of what the person does in one round, each once. */
function namesOf({ past }: Pick<Room, 'game' | 'past'>, choices: readonly ProposedChoice[]): string {
  const names = past.slice(-choices.length).flatMap(({ game, reply }) => {
    const option = game.asking?.seat === YOU ? game.asking.options[reply[0] ?? -1] : undefined;
    return option?.is === 'act' ? [nameOf(game, option.id)] : [];
  });
  return [...new Set(names)].join(', ');
}

/** The reply that proposes to do again, so many times, what has just been done; null if nothing can be. */
export function proposalOf({ game, past }: Pick<Room, 'game' | 'past'>, times: number): Reply | null {
  const choices = game.asking?.by === YOU ? repeatable(past, game) : null;
  return choices === null ? null : propose([{ times, choices }]);
}
