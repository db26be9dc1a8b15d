/** Numbers: X, how often an optional cost is paid, how much life for symbols. */
import type { Decision, Reply } from '@lawmage/engine';
import { type Miss, miss, type Peer, type Script } from '../peer.ts';
import { headOf, take } from './queue.ts';

export function numberAnswer(peer: Peer, script: Script, decision: Decision): Reply | Miss {
  const { why, least, most } = decision;
  if (why.code === 'cost') return [isForLife(why.about) ? symbolsForLife(peer, script, decision) : least];
  if (why.code === 'payOptional') return [times(script, most)];
  const given = take(script, 'choices', one => one.x !== undefined || one.number !== undefined);
  const n = given?.x ?? given?.number;
  if (n !== undefined)
    return n < least || n > most ? miss('illegalAnswer', `${n} is not from ${least} to ${most}`) : [n];
  if (least < most) peer.guesses.push(`the number ${most}`);
  return [most];
}

/** A cost that may be paid several times is asked for again and again until the answer is no. */
function times(script: Script, most: number): number {
  let n = 0;
  while (n < most && headOf(script, 'choices')?.yes === true) {
    take(script, 'choices', one => one.yes === true);
    n++;
  }
  if (headOf(script, 'choices')?.yes === false) take(script, 'choices', one => one.yes === false);
  return n;
}

/** [CR 107.4f | 2007: none] Whether asked how many symbols are paid with life. */
const isForLife = (about: unknown): boolean =>
  typeof about === 'object' && about !== null && 'choice' in about && about.choice === 'life';

/** Each symbol is asked for with yes or no; the computer player pays with life. */
function symbolsForLife(peer: Peer, script: Script, { least, most }: Decision): number {
  let n = 0;
  for (let asked = 0; asked < most; asked++) {
    const isSaid = headOf(script, 'choices')?.yes !== undefined;
    if (!isSaid && script.strict && least < most) peer.guesses.push('how symbols are paid');
    const isLife = isSaid ? take(script, 'choices', one => one.yes !== undefined)?.yes === true : !script.strict;
    if (isLife) n++;
  }
  return Math.max(least, n);
}
