/** Payments by hand: from the pool, with the colour that is named. */
import type { Decision, Option, Reply } from '@lawmage/engine';
import { type Miss, miss, type Peer, questionOf, type Script } from '../peer.ts';
import type { Answer } from '../record.ts';
import { take } from './queue.ts';
import { isReferred } from './references.ts';

export function payAnswer(peer: Peer, script: Script, { options }: Decision): Reply | Miss {
  const auto = options.findIndex(option => option.is === 'auto');
  if (!script.manual && auto >= 0) return [helperNamed(peer, script, options) ?? auto];
  const how = takeMeans(script);
  if (how !== null) return payBy(peer, script, options, how);
  const fits = (entry: Answer): boolean => options.some(option => pays(peer, option, entry));
  const entry = take(script, 'choices', fits);
  const at = entry === null ? -1 : options.findIndex(option => pays(peer, option, entry));
  if (at >= 0) return [at];
  const pool = options.findIndex(option => option.is === 'pool');
  if (pool >= 0) return [pool];
  return auto >= 0 ? [auto] : miss('illegalAction', `cannot be paid: ${questionOf(peer)}`);
}

/** Who helps paying may be named as if chosen as a target. */
function helperNamed(peer: Peer, script: Script, options: readonly Option[]): number | null {
  const helps = (option: Option, entry: Answer): boolean => option.is === 'payWith' && pays(peer, option, entry);
  const entry = take(script, 'targets', one => options.some(option => helps(option, one)));
  return entry === null ? null : options.findIndex(option => helps(option, entry));
}

function pays(peer: Peer, option: Option, { color, pick }: Answer): boolean {
  if (option.is === 'pool') return color !== undefined && option.type === color;
  return option.is === 'payWith' && pick?.some(one => isReferred(peer, option, one)) === true;
}

type Means = Extract<Option, { readonly is: 'payWith' }>['how'];

/** Labels of other ways to pay: convoke, improvise, delve. */
const MEANS: Readonly<Record<string, Means>> = { Convoke: 'tap', Improvise: 'tap', 'Exile a card': 'exile' };

function takeMeans(script: Script): Means | null {
  const how = MEANS[script.choices[0]?.text ?? ''];
  if (how === undefined) return null;
  script.choices = script.choices.slice(1);
  return how;
}

/** With what is named next, or with the first there is. */
function payBy(peer: Peer, script: Script, options: readonly Option[], how: Means): Reply | Miss {
  const fits = (option: Option, entry: Answer): boolean =>
    option.is === 'payWith' && option.how === how && pays(peer, option, entry);
  const isOne = (entry: Answer): boolean => options.some(option => fits(option, entry));
  const entry = take(script, 'choices', isOne) ?? take(script, 'targets', isOne);
  const at = options.findIndex(option =>
    entry === null ? option.is === 'payWith' && option.how === how : fits(option, entry),
  );
  return at < 0 ? miss('illegalAction', `nothing pays so: ${questionOf(peer)}`) : [at];
}
