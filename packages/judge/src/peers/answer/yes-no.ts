/** Yes and no. */
import type { Decision, Reply } from '@lawmage/engine';
import type { Peer, Script } from '../peer.ts';
import { headOf, take } from './queue.ts';

/** Without an answer: yes, as the computer player of the other engine says; a strict record should have said so. */
export function yesNoAnswer(peer: Peer, script: Script, decision: Decision): Reply {
  if (decision.why.code === 'payOptional') passOver(peer, script, decision.why.about);
  const head = headOf(script, 'choices');
  if (head?.yes !== undefined) return said(take(script, 'choices', one => one === head)?.yes === true);
  if (decision.why.code === 'combatDamage') return [0];
  const given = take(script, 'choices', one => one.yes !== undefined);
  if (given !== null) return said(given.yes === true);
  const skipped = headOf(script, 'targets')?.skip === true || head?.skip === true;
  if (skipped && decision.why.code === 'may') {
    take(script, head?.skip === true ? 'choices' : 'targets', one => one.skip === true);
    return said(false);
  }
  if (script.targets.length > 0 || head?.pick !== undefined) return said(true);
  if (script.strict) peer.guesses.push(`yes to ${decision.why.code}`);
  return said(decision.why.code !== 'payOptional');
}

const said = (yes: boolean): Reply => [yes ? 1 : 0];

const ORDINALS = ['first', 'second', 'third', 'fourth'];

/** Costs that cannot be paid are not asked for here, and were refused there. */
function passOver({ aiming }: Peer, script: Script, about: unknown): void {
  if (aiming === null || typeof about !== 'object' || about === null || !('name' in about)) return;
  const nth = Math.max(0, ORDINALS.indexOf(String(about.name).split(' ')[0] ?? ''));
  while (aiming.offers < nth && headOf(script, 'choices')?.yes === false) {
    take(script, 'choices', one => one.yes === false);
    aiming.offers++;
  }
  aiming.offers++;
}
