/** Orders: of triggers, and of cards in a library. */
import type { Ability, Destination } from '@lawmage/ability';
import type { Decision, Option, Reply } from '@lawmage/engine';
import { characteristics, nameOf } from '@lawmage/engine/setup';
import type { Peer, Script } from '../peer.ts';
import type { Answer } from '../record.ts';
import { abilityText, begins } from '../texts.ts';
import { take } from './queue.ts';
import { isReferred } from './references.ts';

export function orderAnswer(peer: Peer, script: Script, decision: Decision): Reply {
  return decision.why.code === 'orderTriggers'
    ? orderOfTriggers(peer, script, decision)
    : orderOfCards(peer, script, decision);
}

/** As long as more than one is left, an answer says which goes on the stack next. */
function orderOfTriggers(peer: Peer, script: Script, { options }: Decision): Reply {
  let left = options.map((_, at) => at);
  const inOrder: number[] = [];
  while (left.length > 1) {
    const entry = take(script, 'choices', one => left.some(at => isTrigger(peer, options[at], one)));
    const at = entry === null ? left[0] : left.find(one => isTrigger(peer, options[one], entry));
    if (at === undefined) break;
    if (
      entry === null &&
      script.strict &&
      !areAlike(
        peer,
        left.map(one => options[one]),
      )
    )
      peer.guesses.push('an order of triggers');
    inOrder.push(at);
    left = left.filter(one => one !== at);
  }
  return [...inOrder, ...left];
}

function isTrigger({ game }: Peer, option: Option | undefined, entry: Answer): boolean {
  if (option?.is !== 'trigger' || entry.text === undefined || entry.yes !== undefined) return false;
  const name = nameOf(game, option.source);
  if (entry.text === name) return true;
  const { abilities } = characteristics(game, option.source);
  const keyword = abilities.find(({ ability }) => ability === option.about)?.meaningOf ?? '';
  return entry.text === keyword || begins(entry.text, textsOfTrigger(option.about as Ability), [name]);
}

/** Its words; a delayed one, which is no ability that could be written by itself, begins like any that waits for a step. */
function textsOfTrigger(ability: Ability): readonly string[] {
  const whole = abilityText(ability);
  if (whole !== '' || ability.is !== 'triggered' || ability.event.on !== 'step') return [whole];
  return [`at the beginning of the next ${ability.event.step === 'end' ? 'end step' : ability.event.step}`];
}

function areAlike({ game }: Peer, options: readonly (Option | undefined)[]): boolean {
  const words = options.map(option =>
    option?.is === 'trigger' ? `${nameOf(game, option.source)} ${abilityText(option.about as Ability)}` : '',
  );
  return new Set(words).size === 1;
}

/** Cards are named one after another, the one that ends up outermost last. */
function orderOfCards(peer: Peer, script: Script, { options, why }: Decision): Reply {
  const names = options.map(option => (option.is === 'object' ? nameOf(peer.game, option.id) : ''));
  let left = options.map((_, at) => at);
  const inOrder: number[] = [];
  while (left.length > 1) {
    const fits = (entry: Answer): boolean =>
      entry.pick?.some(one => left.some(at => isReferred(peer, options[at], one))) === true;
    const entry = take(script, 'targets', fits) ?? take(script, 'choices', fits);
    if (entry === null) break;
    for (const reference of entry.pick ?? []) {
      const at = left.find(one => isReferred(peer, options[one], reference));
      if (at !== undefined) inOrder.push(at);
      left = left.filter(one => one !== at);
    }
  }
  if (inOrder.length === 0 && new Set(names).size > 1 && script.strict) peer.guesses.push('an order of cards');
  const named = [...inOrder, ...left];
  return (why.about as Destination | undefined)?.at === 'bottom' ? named : named.toReversed();
}
