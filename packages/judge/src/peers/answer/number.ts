/** Numbers: X, how often an optional cost is paid, how much life for symbols. */
import type { Decision, Reply } from '@lawmage/engine';
import { type Miss, miss, type Peer, type Script } from '../peer.ts';
import { headOf, take } from './queue.ts';

export function numberAnswer(peer: Peer, script: Script, decision: Decision): Reply | Miss {
  const { why, least, most } = decision;
  if (why.code === 'cost') return [least];
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
