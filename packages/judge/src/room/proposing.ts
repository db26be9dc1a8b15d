/** Sentences for shortcuts: what is proposed, in the words of one round, and what the others say to it. */
import {
  citing,
  type Decision,
  foreseenBy,
  hash,
  type ProposedChoice,
  type ProposedLoop,
  proposalIn,
  type Reply,
  type Rule,
  type SpokenShortcut,
  seatOf,
} from '@lawmage/engine';
import { play } from '../play/play.ts';
import { copyOf, reply as give, type Move, type Table } from '../play/table.ts';
import type { Action, SaidLoop } from '../scenario/action.ts';
import type { Who } from '../scenario/noun.ts';
import type { Spot } from './study.ts';
import type { Walk } from './walk.ts';

/** All the sentences along a path. */
type SayAll = (walk: Walk) => readonly Action[] | null;

/** What may say a move that proposes a shortcut or answers one; nothing for other moves. */
export function proposals(table: Table, move: Move | null, sayAll: SayAll): readonly Action[] {
  const { asking } = table.game;
  if (asking === null || move?.did !== 'reply') return [];
  if (asking.why.code === 'shortcut') return answers(asking, move.reply);
  if (asking.kind !== 'priority') return [];
  const proposal = proposalIn(move.reply);
  const loops = proposal === null ? null : saidLoops(table, asking.seat, proposal, sayAll);
  return loops === null ? [] : [{ do: 'propose', who: asking.seat, loops }];
}

/** On the game as the proposer can foresee it, each loop by itself; null where no sentence says a choice. */
function saidLoops(
  table: Table,
  who: Who,
  proposal: readonly ProposedLoop[],
  sayAll: SayAll,
): readonly SaidLoop[] | null {
  const tried = { ...copyOf(table), game: foreseenBy(table.game, seatOf(who)) };
  const loops: SaidLoop[] = [];
  for (const { times, choices } of proposal) {
    const path = pathOf(tried, choices);
    const steps = path === null ? null : citing(new Set<Rule>(), () => sayAll({ table: copyOf(tried), path, at: 0 }));
    if (steps === null) return null;
    loops.push({ times, steps });
    const isLast = loops.length === proposal.length;
    for (let n = isLast ? times : 0; n < times; n++)
      for (const step of steps) if (citing(new Set<Rule>(), () => play(tried, step)) !== null) return null;
  }
  return loops;
}

/** Where the choices of one round lead. */
function pathOf(from: Table, choices: readonly ProposedChoice[]): readonly Spot[] | null {
  const tried = copyOf(from);
  for (const { seat, reply } of choices)
    if (tried.game.asking?.seat !== seat || citing(new Set<Rule>(), () => give(tried, reply)) !== null) return null;
  const stages = [{ move: null, game: from.game, events: [] }, ...tried.stages];
  return stages.map((stage, id) => ({ ...stage, id, parent: id - 1, hash: hash(stage.game) }));
}

/** Who makes all choices as proposed accepts; else the place is named by its round. */
function answers({ seat: who, most, why }: Decision, [given = 0]: Reply): readonly Action[] {
  if (given === most)
    return [
      { do: 'accept', who: null },
      { do: 'accept', who },
    ];
  const place = placeOf(why.about as SpokenShortcut, given);
  return place === null ? [] : [{ do: 'stop', who, ...place }];
}

function placeOf({ loops }: SpokenShortcut, given: number): { readonly round: number; readonly choice: number } | null {
  let left = given;
  let before = 0;
  for (const { times, places } of loops) {
    if (left < times * places) return { round: before + Math.floor(left / places) + 1, choice: (left % places) + 1 };
    left -= times * places;
    before += times;
  }
  return null;
}
