/** What a player has chosen so far for the question that is asked. It is no part of the game until it is sent. */
import type { Option, Reply, WhyCode } from '@lawmage/engine';
import type { DecisionSeen, ObjectId, Seen } from '../game/seen.ts';
import { presetShares } from './division.ts';

export type Draft = {
  /** Indices of options, in the order in which they were chosen. */
  readonly picks: readonly number[];
  /** `divide`: the share of each option. */
  readonly shares: readonly number[];
  readonly n: number;
  /** The card or permanent whose acts are shown, or -1. */
  readonly lifted: ObjectId | -1;
  /** `block`: a fighter that waits for its counterpart, or -1. */
  readonly pairing: ObjectId | -1;
  /** `attack`: which of the defenders the next creature attacks. */
  readonly defender: number;
  /** A press that is asked for a second time has been pressed once. */
  readonly sure: boolean;
};

export const NO_DRAFT: Draft = { picks: [], shares: [], n: 0, lifted: -1, pairing: -1, defender: 0, sure: false };

/** Numbers of which one usually wants the most. */
const ACCEPTED: ReadonlySet<WhyCode> = new Set<WhyCode>(['x', 'shortcut']);

export function freshDraft(seen: Seen, decision: DecisionSeen | null): Draft {
  switch (decision?.kind) {
    case 'order':
      return { ...NO_DRAFT, picks: decision.options.map((_, index) => index) };
    case 'divide':
      return { ...NO_DRAFT, shares: presetShares(seen, decision) };
    case 'number':
      return { ...NO_DRAFT, n: ACCEPTED.has(decision.why.code) ? decision.most : decision.least };
    default:
      return NO_DRAFT;
  }
}

/** Whether two options cannot be chosen together because they are about one creature. */
function excludes(a: Option, b: Option): boolean {
  return a.is === 'attack' && b.is === 'attack' && a.attacker === b.attacker;
}

/** Chooses an option, or lets it go. The last of a full set makes room for a new one where only one may be chosen. */
export function toggle(decision: DecisionSeen, draft: Draft, index: number): Draft {
  const option = decision.options[index];
  if (option === undefined) return draft;
  const chosen = draft.picks.includes(index) && !decision.repeat;
  if (chosen) return { ...draft, picks: draft.picks.filter(one => one !== index), sure: false };
  const kept = draft.picks.filter(one => {
    const other = decision.options[one];
    return other === undefined || !excludes(option, other);
  });
  const room = decision.kind === 'attack' || decision.kind === 'block' || kept.length < decision.most;
  const base = room ? kept : decision.most === 1 ? [] : null;
  return base === null ? draft : { ...draft, picks: [...base, index], sure: false };
}

/** Moves an entry of an order. */
export function moved(draft: Draft, from: number, to: number): Draft {
  const picks = [...draft.picks];
  const [one] = picks.splice(from, 1);
  if (one === undefined || to < 0 || to > picks.length) return draft;
  picks.splice(to, 0, one);
  return { ...draft, picks };
}

export function withShare(draft: Draft, index: number, share: number): Draft {
  return { ...draft, shares: draft.shares.map((one, at) => (at === index ? Math.max(0, share) : one)) };
}

export const sumOf = (shares: readonly number[]): number => shares.reduce((sum, one) => sum + one, 0);

/** The reply that the draft stands for. */
export function replyOf(decision: DecisionSeen, draft: Draft): Reply {
  switch (decision.kind) {
    case 'divide':
      return draft.shares;
    case 'number':
      return [draft.n];
    default:
      return draft.picks;
  }
}

/** Where chosen things must come to a total, such as the power of a crew: how much is missing. */
const lackingIn = ({ total }: DecisionSeen, { picks }: Draft): number =>
  total === null ? 0 : total.least - sumOf(picks.map(at => total.of[at] ?? 0));

/** What is still missing, in words; '' when the draft can be sent. */
export function missingIn(decision: DecisionSeen, draft: Draft): string {
  switch (decision.kind) {
    case 'pick':
    case 'modes': {
      const short = decision.least - draft.picks.length;
      const lacking = lackingIn(decision, draft);
      if (lacking > 0) return `${lacking} still missing`;
      return short > 0 ? `Choose ${short} more` : '';
    }
    case 'divide': {
      const rest = decision.most - sumOf(draft.shares);
      const low = draft.shares.some(share => share < decision.each);
      return rest > 0
        ? `${rest} left to divide`
        : rest < 0
          ? `${-rest} too many`
          : low
            ? `At least ${decision.each} each`
            : '';
    }
    case 'number':
      return draft.n < decision.least || draft.n > decision.most ? `From ${decision.least} to ${decision.most}` : '';
    default:
      return '';
  }
}

/** A required choice of one thing needs no button: pressing it chooses and goes on. */
export const choosesAtOnce = (decision: DecisionSeen): boolean =>
  (decision.kind === 'pick' || decision.kind === 'modes') && decision.least === 1 && decision.most === 1;

/** Once the last required thing is chosen, an announcement that can still be taken back goes on by itself. */
export const goesOn = (decision: DecisionSeen, draft: Draft): boolean =>
  choosesAtOnce(decision)
    ? draft.picks.length === 1
    : decision.kind === 'pick' &&
      decision.cancellable &&
      decision.least === decision.most &&
      draft.picks.length === decision.most;
