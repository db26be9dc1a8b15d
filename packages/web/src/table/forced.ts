/** Questions with exactly one legal reply answer themselves. */
import type { Reply } from '@lawmage/engine';
import type { DecisionSeen } from '../game/seen.ts';

/**
 * The only legal reply, or null. An announcement that can be taken back always has another; so has "may"; payments of
 * anything but mana are always asked.
 */
export function onlyReply(decision: DecisionSeen): Reply | null {
  if (decision.cancellable) return null;
  const { kind, options, least, most } = decision;
  const all = options.map((_, index) => index);
  switch (kind) {
    case 'pick':
      return isCostly(decision) ? null : least === most && most === options.length ? all : null;
    case 'modes':
      return !decision.repeat && least === most && most === options.length ? all : null;
    case 'order':
      return options.length <= 1 || ordersNothing(decision) ? all : null;
    case 'number':
      return least === most ? [least] : null;
    case 'divide':
      return options.length === 1 ? [most] : null;
    case 'attack':
    case 'block':
      return options.length === 0 ? [] : null;
    default:
      return null;
  }
}

const COSTS: readonly string[] = ['cost', 'payOptional', 'unless', 'sacrifice', 'discard'];
const isCostly = (decision: DecisionSeen): boolean => COSTS.includes(decision.why.code);

/** Triggers of one ability without targets or choices: their order cannot matter. */
function ordersNothing(decision: DecisionSeen): boolean {
  if (decision.why.code !== 'orderTriggers') return false;
  const [first = ''] = decision.words;
  return first !== '' && decision.words.every(words => words === first) && !/target|may|choose|unless/i.test(first);
}
