/** What needs no answer of a person: forced replies, and windows in which nothing could be wanted. */
import type { Reply } from '@lawmage/engine';
import { type DecisionSeen, onlyReply, passing, realActs, type Seen } from '@lawmage/web';
import type { Session } from './session.ts';

/** The reply that goes without saying, or null where the person is asked. */
export function selfEvident(session: Session, seen: Seen, decision: DecisionSeen): Reply | null {
  if (decision.kind === 'pay') return automatic(decision);
  if (decision.kind !== 'priority') return onlyReply(decision);
  const verdict = passing(seen, decision, session.settings, session.memory);
  if (verdict !== 'ask') return [];
  remember(session, seen, decision);
  return null;
}

function automatic({ options }: DecisionSeen): Reply | null {
  const auto = options.findIndex(({ is }) => is === 'auto');
  return auto < 0 ? null : [auto];
}

/** Acts outside the hand ask once, not in every window. */
function remember(session: Session, seen: Seen, decision: DecisionSeen): void {
  const { armed, offered } = session.memory;
  const over = armed !== null && armed.is === 'turn' && armed.turn !== seen.turn;
  session.memory = {
    ...session.memory,
    armed: over ? null : armed,
    offered: new Set([...offered, ...realActs(decision).map(({ option }) => option.id)]),
  };
}
