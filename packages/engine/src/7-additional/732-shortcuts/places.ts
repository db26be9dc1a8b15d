/** The places at which a player makes a choice in a proposed shortcut. */
import { editionOf } from '../../editions/edition.ts';
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import type { Loop, Place, Shortcut } from '../../state/shortcut.ts';
import { isOptional } from '../../work/give.ts';
import { takesPart } from './involved.ts';

/**
 * [CR 732.2b | 2007: 421.2, 421.3] The choices of a round at which a player may say that it goes no further: all of the
 * player's own. Where numbers are chosen, whoever takes part in the loop chooses one: the first optional action of a round.
 */
export function nameable(game: Game, loop: Loop, seat: Seat): readonly number[] {
  const own = loop.choices.flatMap((choice, at) => (choice.seat === seat && !choice.settled ? [at] : []));
  if (!editionOf(game).loopNumbers || !takesPart(loop, seat)) return own;
  return own.filter(at => isAct(loop, at)).slice(0, 1);
}

const isAct = ({ choices }: Loop, at: number): boolean => {
  const choice = choices[at];
  return choice !== undefined && isOptional(choice, choice.reply);
};

/** How many places a player can name, in a shortcut as far as it goes so far. */
export function placesOf(game: Game, { loops, stop }: Shortcut, seat: Seat): number {
  let count = 0;
  for (const [loop, one] of loops.entries()) {
    const own = nameable(game, one, seat);
    if (stop !== null && loop > stop.loop) break;
    if (stop === null || loop < stop.loop) count += own.length * one.times;
    else count += own.length * stop.round + own.filter(choice => choice < stop.choice).length;
  }
  return count;
}

/** The nth place of a player, from 0. */
export function placeOf(game: Game, { loops }: Shortcut, seat: Seat, nth: number): Place | null {
  let left = nth;
  for (const [loop, one] of loops.entries()) {
    const own = nameable(game, one, seat);
    if (left < own.length * one.times)
      return { loop, round: Math.floor(left / own.length), choice: own[left % own.length] ?? 0 };
    left -= own.length * one.times;
  }
  return null;
}
