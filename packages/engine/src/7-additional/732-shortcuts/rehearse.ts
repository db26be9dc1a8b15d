/** Trying a proposed shortcut out on the game as its proposer can foresee it. */

import { isOutgrown } from '../../1-concepts/117-priority/loops.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Rule } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import type { Base, Described, Loop } from '../../state/shortcut.ts';
import { fork } from '../../state/store.ts';
import { allow, isCancel } from '../../work/check.ts';
import { citing } from '../../work/cite.ts';
import { CANCEL, type Decision, type Refusal, type Reply } from '../../work/decision.ts';
import { askingAll } from '../../work/forced.ts';
import { give } from '../../work/give.ts';
import { addPick, picks } from '../../work/picks.ts';
import { refuse } from '../../work/refusal.ts';
import { baseOf, describe, replyFor } from './describe.ts';
import { foreseenBy } from './foreseen.ts';
import { whyNotNumber } from './independent.ts';
import { firstInvolved, takesPart } from './involved.ts';
import { type Proposal, type ProposedLoop, proposalIn, SHORTCUT_LIMITS } from './proposal.ts';

export type Rehearsed =
  | { readonly ok: true; readonly loops: readonly Loop[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * [CR 732.2a | 2007: 421.2] A player with priority may propose choices that may legally be made, as far as that player can
 * foresee, and that end where somebody has priority. Refuses anything else: `notPriority`, `badProposal`, `tooLong`,
 * `choiceNotLegal` (`at`: which choice), `cannotRepeat` (`at`: how often it can be done), `endsElsewhere`, `notFirst`,
 * `numberChosen`, `numberTooLow`.
 */
export function rehearse(game: Game, reply: Reply): Rehearsed {
  const refusal = malformed(game, reply);
  if (refusal !== null) return { ok: false, refusal };
  const proposal = proposalIn(reply);
  if (proposal === null) return no('badProposal');
  if (isTooLong(proposal)) return no('tooLong');
  return citing(new Set<Rule>(), () => playThrough(game, proposal));
}

/** Why a reply may not be proposed as a shortcut; null if it may. */
export function whyNotPropose(game: Game, reply: Reply): Refusal | null {
  const rehearsed = rehearse(game, reply);
  return rehearsed.ok ? null : rehearsed.refusal;
}

const no = (code: Refusal['code'], at?: number): Rehearsed => ({ ok: false, refusal: refuse(code, at) });

function malformed(game: Game, reply: Reply): Refusal | null {
  if (game.result !== null) return refuse('gameOver');
  if (game.asking === null) return refuse('notAsked');
  const broken = reply.findIndex(n => !Number.isSafeInteger(n));
  if (broken >= 0) return refuse('notAnInteger', broken);
  return game.asking.kind === 'priority' ? null : refuse('notPriority');
}

const isTooLong = (proposal: Proposal): boolean =>
  proposal.some(({ times }) => times > SHORTCUT_LIMITS.times) ||
  proposal.reduce((all, { times, choices }) => all + times * choices.length, 0) > SHORTCUT_LIMITS.choices;

function playThrough(game: Game, proposal: Proposal): Rehearsed {
  const by = game.asking?.seat as Seat;
  const copy = foreseenBy(game, by);
  copy.telling = false;
  const loops: Loop[] = [];
  let before = 0;
  for (const proposed of proposal) {
    const loop = firstRound(copy, proposed, before);
    if ('code' in loop) return { ok: false, refusal: loop };
    loops.push(loop);
    const rounds = laterRounds(copy, loop);
    if (rounds < loop.times) return no('cannotRepeat', rounds);
    before += proposed.choices.length;
  }
  if (copy.result === null && copy.asking?.kind !== 'priority') return no('endsElsewhere');
  if (isForOther(game, by, loops)) return no('notFirst');
  const refusal = whyNotNumber(game, by, loops);
  return refusal === null ? { ok: true, loops } : { ok: false, refusal };
}

function firstRound(copy: Game, { times, choices }: ProposedLoop, before: number): Loop | Refusal {
  const base = baseOf(copy);
  const whole = fork(copy);
  const described: Described[] = [];
  for (const [n, { seat, reply }] of choices.entries()) {
    if (copy.result !== null) break;
    const { asking } = copy;
    if (asking?.seat !== seat || isCancel(reply) || allow(copy, reply) !== null)
      return refuse('choiceNotLegal', before + n);
    described.push(...settledBefore(whole, asking, base), describe(copy, asking, reply, base));
    give(copy, reply);
    if (isSame(whole.asking, asking)) askingAll(() => give(whole, reply));
  }
  described.push(...settledBefore(whole, copy.asking, base));
  return { times, base, grows: copy.stack.length - base.stack, choices: described };
}

/** Choices that leave nothing to choose, and so are not asked, before a question is; made in the game that asks them. */
function settledBefore(whole: Game, next: Decision | null, base: Base): readonly Described[] {
  const settled: Described[] = [];
  while (whole.asking !== null && whole.result === null && !isSame(whole.asking, next)) {
    const { asking } = whole;
    const reply = onlyReply(whole);
    if (reply === null) break;
    settled.push(describe(whole, asking, reply, base, true));
    askingAll(() => give(whole, reply));
  }
  return settled;
}

/** The reply that is the only one but for taking everything back. */
function onlyReply(whole: Game): Reply | null {
  const open = picks(whole).filter(pick => pick !== CANCEL[0]);
  const [only] = open;
  return only === undefined || open.length > 1 ? null : addPick(fork(whole), only);
}

const isSame = (a: Decision | null, b: Decision | null): boolean =>
  a?.seat === b?.seat &&
  a?.kind === b?.kind &&
  a?.why.code === b?.why.code &&
  a?.why.source === b?.why.source &&
  a?.options.length === b?.options.length;

/** How often the loop can be done. A game that ends has no more rounds; none begins where too much has grown. */
function laterRounds(copy: Game, { times, base, grows, choices }: Loop): number {
  for (let round = 1; round < times; round++) {
    const now = baseOf(copy);
    if (isTooMuch(copy)) return round;
    if (copy.result === null && now.stack !== base.stack + round * grows) return round;
    for (const said of choices) {
      if (copy.result !== null) return isOutgrown(copy) ? round : times;
      const reply = replyFor(copy, said, base, now);
      if (reply === null && said.settled) continue;
      if (reply === null || allow(copy, reply) !== null) return round;
      give(copy, reply);
    }
  }
  return times;
}

const isTooMuch = ({ battlefield, players }: Game): boolean =>
  battlefield.length > SHORTCUT_LIMITS.permanents || players.some(({ pool }) => pool.length > SHORTCUT_LIMITS.mana);

/** [2007: 421.3] The number of a loop that takes actions of several players is chosen by the first of them. */
const isForOther = (game: Game, by: Seat, loops: readonly Loop[]): boolean =>
  editionOf(game).loopNumbers && loops.some(loop => takesPart(loop, by) && firstInvolved(game, loop.choices) !== by);
