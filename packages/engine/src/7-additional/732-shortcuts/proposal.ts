/** A proposed shortcut in the form of a reply [CR 732.2a | 2007: 421.2]. */
import { type Seat, seatOf } from '../../state/ids.ts';
import type { Reply } from '../../work/decision.ts';

/** What a player is expected to reply to the question that comes next. */
export type ProposedChoice = { readonly seat: Seat; readonly reply: Reply };
/** Choices that follow each other, so many times. A series that does not repeat is a loop of one time. */
export type ProposedLoop = { readonly times: number; readonly choices: readonly ProposedChoice[] };
/** Loops that follow each other. Replies are those of the first time; later ones mean the same things. */
export type Proposal = readonly ProposedLoop[];

/**
 * No shortcut has more rounds, or more choices with all of them, and no round of it begins with more permanents, or more
 * mana in a pool: it is carried out choice by choice.
 */
export const SHORTCUT_LIMITS = { times: 10_000, choices: 100_000, permanents: 2_000, mana: 500 } as const;

/** Begins a reply that is a proposal. */
const PROPOSE = -3;

export const isProposal = (reply: Reply): boolean => reply[0] === PROPOSE;

/** The reply with which a player who has priority proposes a shortcut. */
export const propose = (loops: Proposal): Reply => [
  PROPOSE,
  ...loops.flatMap(({ times, choices }) => [
    times,
    choices.length,
    ...choices.flatMap(({ seat, reply }) => [seat, reply.length, ...reply]),
  ]),
];

/** The proposal that a reply is; null if its numbers make none. */
export function proposalIn(reply: Reply): Proposal | null {
  const loops: ProposedLoop[] = [];
  for (let at = 1; at < reply.length; ) {
    const [times = 0, count = 0] = reply.slice(at, at + 2);
    if (times < 1 || count < 1) return null;
    at += 2;
    const choices: ProposedChoice[] = [];
    for (let n = 0; n < count; n++) {
      const [seat = -1, length = -1] = reply.slice(at, at + 2);
      at += 2 + length;
      if (seat < 0 || length < 0 || at > reply.length) return null;
      choices.push({ seat: seatOf(seat), reply: reply.slice(at - length, at) });
    }
    loops.push({ times, choices });
  }
  return loops.length === 0 ? null : loops;
}
