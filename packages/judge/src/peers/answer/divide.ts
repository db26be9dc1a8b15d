/** Divisions: of damage and counters among targets, of combat damage. */
import type { Decision, Reply } from '@lawmage/engine';
import { type Miss, miss, type Peer, type Script } from '../peer.ts';
import type { Answer, Reference } from '../record.ts';
import { headOf, take } from './queue.ts';
import { isReferred } from './references.ts';

export function divideAnswer(peer: Peer, script: Script, decision: Decision): Reply | Miss {
  const named = namedShares(peer, script, decision);
  if (named !== null) return named;
  const numbers = numberedShares(script, decision);
  if (numbers !== null) return numbers;
  const isLeft = take(script, 'choices', one => one.skip === true) !== null;
  if (isOpen(decision) && !isLeft) peer.guesses.push('a division');
  return byItself(decision);
}

const sumOf = (shares: readonly number[]): number => shares.reduce((sum, n) => sum + n, 0);

/** Whether shares can differ. */
const isOpen = ({ options, most, each }: Decision): boolean => options.length > 1 && most > each * options.length;

/** Shares that stand with what is named, in the action or in the queue. */
function namedShares(peer: Peer, script: Script, { options, most }: Decision): Reply | Miss | null {
  const shares = options.map(() => 0);
  const give = ({ amount = 0, ...reference }: Reference): boolean => {
    const at = options.findIndex((option, n) => shares[n] === 0 && isReferred(peer, option, reference));
    if (at < 0) return false;
    shares[at] = amount;
    return true;
  };
  const fits = (entry: Answer): boolean => entry.pick?.some(one => one.amount !== undefined) === true;
  while (sumOf(shares) < most) {
    const entry = take(script, 'targets', fits) ?? take(script, 'choices', fits);
    if (entry === null) break;
    for (const one of entry.pick ?? [])
      if (!give(one)) return miss('illegalTarget', `nothing is called ${one.name ?? one.player} here`);
  }
  return sumOf(shares) === 0 ? null : shares;
}

/** One number for each in its order; what is left belongs to the last. */
function numberedShares(script: Script, { options, most }: Decision): Reply | null {
  if (headOf(script, 'choices')?.x === undefined) return null;
  const shares = options.map(() => 0);
  for (let at = 0; at < options.length && sumOf(shares) < most; at++) {
    if (headOf(script, 'choices')?.x === undefined) break;
    shares[at] = Math.min(take(script, 'choices', one => one.x !== undefined)?.x ?? 0, most - sumOf(shares));
  }
  const last = shares.length - 1;
  shares[last] = (shares[last] ?? 0) + most - sumOf(shares);
  return shares;
}

/** As even as it goes, more to the first: each at least its least. */
function byItself({ options, most, each }: Decision): Reply {
  const shares = options.map(() => each);
  shares[0] = (shares[0] ?? 0) + most - sumOf(shares);
  return shares;
}
