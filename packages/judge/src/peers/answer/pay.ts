/** Payments by hand: from the pool, with the colour that is named. */
import type { Decision, Option, Reply } from '@lawmage/engine';
import { type Miss, miss, type Peer, questionOf, type Script } from '../peer.ts';
import type { Answer } from '../record.ts';
import { take } from './queue.ts';
import { isReferred } from './references.ts';

export function payAnswer(peer: Peer, script: Script, { options }: Decision): Reply | Miss {
  const auto = options.findIndex(option => option.is === 'auto');
  if (!script.manual && auto >= 0) return [auto];
  const fits = (entry: Answer): boolean => options.some(option => pays(peer, option, entry));
  const entry = take(script, 'choices', fits);
  const at = entry === null ? -1 : options.findIndex(option => pays(peer, option, entry));
  if (at >= 0) return [at];
  const pool = options.findIndex(option => option.is === 'pool');
  if (pool >= 0) return [pool];
  return auto >= 0 ? [auto] : miss('illegalAction', `cannot be paid: ${questionOf(peer)}`);
}

function pays(peer: Peer, option: Option, { color, pick, text }: Answer): boolean {
  if (option.is === 'pool') return color !== undefined && option.type === color;
  if (option.is !== 'payWith') return false;
  return pick?.some(one => isReferred(peer, option, one)) === true || (text === 'Convoke' && option.how === 'tap');
}
