/** Modes, and one cost or another. */
import type { Decision, Option, Reply } from '@lawmage/engine';
import { type Miss, miss, type Peer, type Script } from '../peer.ts';
import { headOf, take } from './queue.ts';

/** Each entry counts as printed; one that has been chosen already counts among those that are left. */
export function modesAnswer(peer: Peer, script: Script, decision: Decision): Reply | Miss {
  const { options, least, most, repeat, why } = decision;
  if (why.code === 'cost') return costAnswer(script, decision);
  const all = modeCount(why.about) ?? options.length;
  let open = Array.from({ length: all }, (_, mode) => mode);
  const chosen: number[] = [];
  while (chosen.length < most) {
    const entry = headOf(script, 'modes');
    if (entry === undefined) break;
    take(script, 'modes', one => one === entry);
    if (entry.mode === undefined) break;
    const printed = entry.mode - 1;
    const mode = open.includes(printed) ? printed : (open[printed] ?? -1);
    const at = options.findIndex(option => isMode(option, mode));
    if (at < 0) return miss('illegalMode', `mode ${entry.mode} is not offered`);
    chosen.push(at);
    if (!repeat) open = open.filter(one => one !== mode);
  }
  if (chosen.length > 0 || least === 0) return chosen;
  if (options.length > least && (script.strict || least > 1)) peer.guesses.push('a mode');
  return Array.from({ length: least }, (_, at) => at);
}

const isMode = (option: Option, mode: number): boolean => option.is === 'mode' && option.mode === mode;

const modeCount = (about: unknown): number | null =>
  typeof about === 'object' && about !== null && 'modes' in about && Array.isArray(about.modes)
    ? about.modes.length
    : null;

/** One cost after another is offered: the first one to which the answer is yes, or the last. */
function costAnswer(script: Script, { options }: Decision): Reply {
  for (let at = 0; at < options.length - 1; at++) {
    const entry = take(script, 'choices', one => one.yes !== undefined);
    if (entry === null || entry.yes === true) return [at];
  }
  return [options.length - 1];
}
