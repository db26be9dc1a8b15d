/** Which of several replacement or prevention effects is applied first. */

import type { StaticRule } from '@lawmage/ability';
import type { Decision, Option, Reply } from '@lawmage/engine';
import { nameOf } from '@lawmage/engine/setup';
import type { Peer, Script } from '../peer.ts';
import type { Answer } from '../record.ts';
import { abilityText, folded } from '../texts.ts';
import { take } from './queue.ts';

export function effectAnswer(peer: Peer, script: Script, { options }: Decision): Reply {
  const fits = (entry: Answer): boolean =>
    entry.text !== undefined && options.some(option => isEffect(peer, option, entry.text ?? ''));
  const entry = take(script, 'choices', fits);
  if (entry !== null) return [options.findIndex(option => isEffect(peer, option, entry.text ?? ''))];
  const names = options.map(option => (option.is === 'effect' ? `${nameOf(peer.game, option.source)}` : ''));
  if (script.strict && new Set(names).size > 1) peer.guesses.push('an order of replacement effects');
  return [0];
}

/** Two parts with a star between them must both be there. */
function isEffect({ game }: Peer, option: Option, text: string): boolean {
  if (option.is !== 'effect') return false;
  const name = nameOf(game, option.source);
  if (text === name || text.startsWith(name)) return true;
  const words = folded(wordsOf(option.about), [name]);
  const whole = `${folded(name)}${words}`;
  return text.split('*').every(part => whole.includes(folded(part, [name])) || whole.includes(folded(part)));
}

const wordsOf = (about: unknown): string =>
  typeof about === 'object' && about !== null && 'static' in about
    ? abilityText({ is: 'static', rule: about as StaticRule })
    : '';
