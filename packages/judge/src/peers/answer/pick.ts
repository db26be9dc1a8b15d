/** Picks: targets, other objects, players, words, ways to cast, replacement effects. */
import type { Decision, Option, Reply } from '@lawmage/engine';
import type { Miss, Peer, Script } from '../peer.ts';
import { effectAnswer } from './effects.ts';
import { objectsAnswer } from './objects.ts';
import { wordAnswer } from './words.ts';

export function pickAnswer(peer: Peer, script: Script, decision: Decision): Reply | Miss {
  const [first] = decision.options;
  if (first === undefined) return [];
  if (first.is === 'effect') return effectAnswer(peer, script, decision);
  if (first.is === 'object' || first.is === 'player' || hasObjects(decision.options))
    return objectsAnswer(peer, script, decision);
  return wordAnswer(peer, script, decision);
}

const hasObjects = (options: readonly Option[]): boolean => options.some(option => option.is === 'object');
