/** The numbers of loops that do not depend on one another [2007: 421.5]. */

import { editionOf } from '../../editions/edition.ts';
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import type { LoopNumber } from '../../state/player.ts';
import { fromActive } from '../../state/seats.ts';
import type { Loop } from '../../state/shortcut.ts';
import { player, writePlayer } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { Refusal } from '../../work/decision.ts';
import { isOptional } from '../../work/give.ts';
import { refuse } from '../../work/refusal.ts';
import { takesPart } from './involved.ts';

/** What a player chooses by proposing a loop of actions of nobody else; null if nothing of the kind is proposed. */
function numberIn(game: Game, by: Seat, loops: readonly Loop[]): LoopNumber | null {
  const own = loops.findLast(
    loop => loop.times > 1 && game.players.every(({ seat }) => takesPart(loop, seat) === (seat === by)),
  );
  if (own === undefined) return null;
  const acts = own.choices.filter(choice => choice.seat === by && isOptional(choice, choice.reply));
  const actions = JSON.stringify(acts.map(({ code, source, options }) => [code, source, options.map(one => one.like)]));
  return { times: own.times, actions };
}

/** Who is asked before a player, and who after. */
function around(game: Game, by: Seat): { readonly before: readonly Seat[]; readonly after: readonly Seat[] } {
  const order = fromActive(game);
  const at = order.indexOf(by);
  return { before: order.slice(0, at), after: order.slice(at + 1) };
}

/**
 * [2007: 421.5] In APNAP order each player who has such a loop agrees to the number chosen before or chooses a higher one; who has
 * chosen does not choose again after a later player has.
 */
export function whyNotNumber(game: Game, by: Seat, loops: readonly Loop[]): Refusal | null {
  const number = editionOf(game).loopNumbers ? numberIn(game, by, loops) : null;
  if (number === null) return null;
  const { before, after } = around(game, by);
  const isSettled = after.some(seat => player(game, seat).loopNumber !== null);
  if (isSettled && player(game, by).loopNumber?.actions === number.actions) return refuse('numberChosen');
  return before.some(seat => (player(game, seat).loopNumber?.times ?? 0) > number.times)
    ? refuse('numberTooLow')
    : null;
}

/** [2007: 421.5] The number stands, and those who come after may choose theirs. */
export function noteNumber(game: Game, by: Seat, loops: readonly Loop[]): void {
  const number = editionOf(game).loopNumbers ? numberIn(game, by, loops) : null;
  if (number === null) return;
  const { before, after } = around(game, by);
  if (before.some(seat => player(game, seat).loopNumber !== null)) cite('|421.5');
  writePlayer(game, by).loopNumber = number;
  for (const seat of after) if (player(game, seat).loopNumber !== null) writePlayer(game, seat).loopNumber = null;
}

/** In another step everybody may begin anew. */
export function forgetNumbers(game: Game): void {
  for (const { seat, loopNumber } of game.players) if (loopNumber !== null) writePlayer(game, seat).loopNumber = null;
}
