/** Taking answers from the queues of a player. */
import type { Script } from '../peer.ts';
import type { Answer } from '../record.ts';

type Queue = 'choices' | 'targets' | 'modes';

/** Takes the head of a queue if it fits; otherwise the first entry that does. */
export function take(script: Script, queue: Queue, fits: (entry: Answer) => boolean): Answer | null {
  const at = script[queue].findIndex(fits);
  const entry = script[queue][at];
  if (entry === undefined) return null;
  script[queue] = script[queue].toSpliced(at, 1);
  return entry;
}

export const headOf = (script: Script, queue: Queue): Answer | undefined => script[queue][0];
