/** Answers that are given by themselves, keyed by the abilities they are about, never by where they stand. */
import type { Reply } from '@lawmage/engine';
import type { DecisionSeen, Seen } from '../game/seen.ts';
import { nameOf } from './objects.ts';

const REMEMBERABLE: readonly string[] = ['orderTriggers', 'orderReplacements', 'replace', 'may'];

/** The key of a question whose answer can be kept, or ''. */
export function memoryKey(seen: Seen, decision: DecisionSeen): string {
  if (!REMEMBERABLE.includes(decision.why.code)) return '';
  const about =
    decision.options.length === 0
      ? [keyOf(seen, decision, -1)]
      : decision.options.map((_, at) => keyOf(seen, decision, at));
  return `${decision.why.code}: ${about.toSorted().join(' | ')}`;
}

function keyOf(seen: Seen, decision: DecisionSeen, at: number): string {
  const option = decision.options[at];
  const source = option !== undefined && 'source' in option ? option.source : decision.why.source;
  return `${source >= 0 ? nameOf(seen, source) : ''} ${decision.words[at] ?? decision.says}`;
}

/** What to remember of a reply: the abilities in their order, or yes or no. */
export const kept = (seen: Seen, decision: DecisionSeen, reply: Reply): readonly string[] =>
  decision.kind === 'yesNo' ? [reply[0] === 1 ? 'yes' : 'no'] : reply.map(at => keyOf(seen, decision, at));

/** The reply that was remembered, or null where it does not fit any more. */
export function recall(seen: Seen, decision: DecisionSeen, answer: readonly string[]): Reply | null {
  if (decision.kind === 'yesNo') return [answer[0] === 'yes' ? 1 : 0];
  const left = decision.options.map((_, at) => at);
  const reply = answer.flatMap(key => {
    const at = left.find(one => keyOf(seen, decision, one) === key);
    if (at === undefined) return [];
    left.splice(left.indexOf(at), 1);
    return [at];
  });
  return reply.length === answer.length ? reply : null;
}
