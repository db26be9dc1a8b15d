/** Doing again what has just been done: a loop is offered as soon as it has been seen once. */
import { type Game, type Past, type ProposedChoice, propose, type Reply, repeatable } from '@lawmage/engine';
import { nameOf } from '@lawmage/engine/setup';
import { dressGame } from './dress.ts';
import { type Room, YOU } from './room.ts';
import type { Seen } from './seen.ts';

/** What the person is shown, with what they could do again. */
export function seenIn({ game, past }: Pick<Room, 'game' | 'past'>): Seen {
  return dressGame(game, YOU, game.asking?.seat === YOU ? repeatsOf(past, game) : '');
}

/** What the player who has priority could do again, by its names; '' nothing. */
export function repeatsOf(past: readonly Past[], game: Game): string {
  const choices = repeatable(past, game);
  return choices === null ? '' : namesOf(past, game, choices);
}

/** The names of what that player does in one round, each once. */
function namesOf(past: readonly Past[], now: Game, choices: readonly ProposedChoice[]): string {
  const names = past.slice(-choices.length).flatMap(({ game, reply }) => {
    const option = game.asking?.seat === now.asking?.seat ? game.asking?.options[reply[0] ?? -1] : undefined;
    return option?.is === 'act' ? [nameOf(game, option.id)] : [];
  });
  return [...new Set(names)].join(', ');
}

/** The reply that proposes to do again, so many times, what has just been done; null if nothing can be. */
export function proposalOf(past: readonly Past[], game: Game, times: number): Reply | null {
  const choices = repeatable(past, game);
  return choices === null ? null : propose([{ times, choices }]);
}
