/** What a player has just done and could do again and again: the loop that a table can offer to shorten. */
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing } from '../../state/store.ts';
import { allow } from '../../work/check.ts';
import type { Reply } from '../../work/decision.ts';
import { give, isOptional } from '../../work/give.ts';
import { baseOf, describe, replyFor } from './describe.ts';
import { foreseenBy } from './foreseen.ts';
import { type ProposedChoice, propose } from './proposal.ts';
import { rehearse } from './rehearse.ts';

/** A question that was answered: the game as it was asked, and the reply. */
export type Past = { readonly game: Game; readonly reply: Reply };

/** No loop that is looked for has more choices. */
const LONGEST = 60;

/**
 * The choices since a player last had priority in a position of the same shape, if they include something that this player
 * did and can be made twice more; null if there are none. `past`: the questions of this turn that were answered, in order.
 */
export function repeatable(past: readonly Past[], game: Game): readonly ProposedChoice[] | null {
  const { asking } = game;
  if (asking?.kind !== 'priority') return null;
  const shape = shapeOf(game);
  for (let n = 1; n <= Math.min(LONGEST, past.length); n++) {
    const first = past[past.length - n]?.game;
    if (first === undefined || first.turn !== game.turn) return null;
    if (first.asking?.kind !== 'priority' || first.asking.seat !== asking.seat || shapeOf(first) !== shape) continue;
    const choices = again(past.slice(-n), game, asking.seat);
    if (choices !== null && rehearse(game, propose([{ times: 2, choices }])).ok) return choices;
  }
  return null;
}

/** The same choices from here on, as far as the player can foresee. */
function again(past: readonly Past[], game: Game, seat: Seat): readonly ProposedChoice[] | null {
  const [first] = past;
  if (first === undefined || !past.some(one => isOwnAct(one, seat))) return null;
  const copy = foreseenBy(game, seat);
  copy.telling = false;
  const was = baseOf(first.game);
  const now = baseOf(copy);
  const choices: ProposedChoice[] = [];
  for (const { game: then, reply } of past) {
    const asked = must(then.asking, 'a question that was answered was asked', then);
    const same = replyFor(copy, describe(then, asked, reply, was), was, now);
    if (same === null || allow(copy, same) !== null) return null;
    choices.push({ seat: asked.seat, reply: same });
    give(copy, same);
  }
  return choices;
}

const isOwnAct = ({ game: { asking }, reply }: Past, seat: Seat): boolean =>
  asking?.seat === seat && asking.kind === 'priority' && isOptional(asking, reply);

/** What a position is like but for its numbers: life, counters, mana, cards in zones, and how many there are of a kind. */
function shapeOf(game: Game): string {
  const kinds = game.battlefield.map(id => {
    const { name, controller } = characteristics(game, id);
    const { tapped, faceDown } = thing(game, id);
    return `${controller} ${name} ${tapped} ${faceDown}`;
  });
  const stack = game.stack.map(id => characteristics(game, id).name);
  return JSON.stringify([game.step, game.phase, stack, [...new Set(kinds)].sort()]);
}
