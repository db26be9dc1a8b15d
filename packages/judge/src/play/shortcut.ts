/** Shortcuts in sentences: what is proposed is played on the game as its proposer can foresee it. */
import {
  citing,
  foreseenBy,
  type ProposedLoop,
  propose,
  type Rule,
  type SpokenShortcut,
  seatOf,
} from '@lawmage/engine';
import type { Action, SaidLoop } from '../scenario/action.ts';
import type { Who } from '../scenario/noun.ts';
import { priorityFor } from './passing.ts';
import { asked, copyOf, type Miss, miss, notAsked, reply, type Table } from './table.ts';

type Play = (table: Table, action: Action) => Miss | null;

export function proposeShortcut(
  table: Table,
  { who, loops }: Extract<Action, { do: 'propose' }>,
  play: Play,
): Miss | null {
  const late = priorityFor(table, who);
  if (late !== null) return late;
  const tried = { ...copyOf(table), game: foreseenBy(table.game, seatOf(who)) };
  const proposed: ProposedLoop[] = [];
  for (const loop of loops) {
    const [first, ...more] = Array.from({ length: loop === loops.at(-1) ? 1 : loop.times }, () => loop);
    const choices = citing(new Set<Rule>(), () => (first === undefined ? [] : playRound(tried, first, play)));
    if ('fact' in choices) return choices;
    for (const again of more) {
      const missed = citing(new Set<Rule>(), () => playRound(tried, again, play));
      if ('fact' in missed) return missed;
    }
    proposed.push({ times: loop.times, choices });
  }
  return reply(table, propose(proposed));
}

/** The choices that are made as the sentences say. */
function playRound(tried: Table, { steps }: SaidLoop, play: Play): ProposedLoop['choices'] | Miss {
  let before = tried.game;
  const from = tried.stages.length;
  for (const [n, does] of steps.entries()) {
    const missed = play(tried, does);
    if (missed !== null) return { ...missed, fact: `sentence ${n + 1} of what is proposed: ${missed.fact}` };
  }
  return tried.stages.slice(from).flatMap(({ move, game }) => {
    const seat = before.asking?.seat;
    before = game;
    return move?.did === 'reply' && seat !== undefined ? [{ seat, reply: move.reply }] : [];
  });
}

const isAsked = (table: Table, who: Who): boolean => asked(table, seatOf(who), 'number')?.why.code === 'shortcut';

const notProposed = (table: Table): Miss => notAsked(table, 'this player is not asked about a shortcut');

/** One player, or everybody who is asked, accepts a shortcut as it is. */
export function accept(table: Table, who: Who | null): Miss | null {
  const { asking } = table.game;
  if (asking?.why.code !== 'shortcut' || (who !== null && !isAsked(table, who))) return notProposed(table);
  const missed = reply(table, [asking.most]);
  return missed !== null || who !== null || table.game.asking?.why.code !== 'shortcut' ? missed : accept(table, null);
}

/** A player names the place at which the shortcut ends: one of the player's own choices in a round. */
export function stop(table: Table, { who, round, choice }: Extract<Action, { do: 'stop' }>): Miss | null {
  const { asking } = table.game;
  if (asking === null || !isAsked(table, who)) return notProposed(table);
  const { loops } = asking.why.about as SpokenShortcut;
  let before = 0;
  let left = round - 1;
  for (const { times, places } of loops) {
    if (left < times && choice <= places) return reply(table, [before + left * places + choice - 1]);
    before += Math.min(left, times) * places;
    left = Math.max(0, left - times);
  }
  return miss('notAmongOptions', `this player makes no choice ${choice} in round ${round}`);
}
