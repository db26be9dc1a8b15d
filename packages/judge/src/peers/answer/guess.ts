/** What the computer player of the other engine would choose, as far as that is simple. */
import type { Decision, Option, Reply, Seat } from '@lawmage/engine';
import { toppedUp } from '@lawmage/engine';
import { characteristics, nameOf, thing } from '@lawmage/engine/setup';
import type { Peer, Script } from '../peer.ts';

const BAD: ReadonlySet<string> = new Set(['damage', 'destroy', 'sacrifice', 'discard', 'tap', 'counter', 'loseLife']);

/** The answer is no guess where all options are alike, or none is needed. */
export function guessObjects(peer: Peer, script: Script, decision: Decision, chosen: readonly number[]): Reply {
  const { options, least, most } = decision;
  const left = options.map((_, at) => at).filter(at => !chosen.includes(at));
  if (chosen.length + left.length === least) return [...chosen, ...left];
  const alike = new Set(left.map(at => looksOf(peer, options[at]))).size <= 1;
  if (isAgreed(decision)) return [0];
  if (least === 0 && script.strict) {
    if (most > 0) peer.guesses.push(`none for ${decision.why.code}`);
    return toppedUp(decision, chosen);
  }
  if (!alike) peer.guesses.push(`objects for ${decision.why.code}`);
  const mine = left.filter(at => ownerOf(peer, options[at]) === script.seat);
  const others = left.filter(at => ownerOf(peer, options[at]) !== script.seat);
  const inOrder = isBad(decision.why.about) ? [...others, ...mine.toReversed()] : [...mine, ...others];
  return toppedUp(decision, [...chosen, ...inOrder.slice(0, Math.max(least, 1) - chosen.length)]);
}

/** Who has said yes to casting a spell from among some casts the only one there is. */
const isAgreed = ({ why: { about, code }, options, most }: Decision): boolean =>
  code === 'chooseObjects' && options.length === 1 && most > 0 && isDoing(about, 'cast');

const isDoing = (about: unknown, what: string): boolean =>
  typeof about === 'object' && about !== null && 'do' in about && about.do === what;

const isBad = (about: unknown): boolean =>
  typeof about === 'object' && about !== null && 'do' in about && BAD.has(String(about.do));

function ownerOf({ game }: Peer, option: Option | undefined): Seat | null {
  if (option?.is === 'player') return option.seat;
  if (option?.is !== 'object') return null;
  const record = thing(game, option.id);
  return record.zone === 'battlefield' ? characteristics(game, option.id).controller : record.owner;
}

/** What one can tell an option by. */
function looksOf(peer: Peer, option: Option | undefined): string {
  if (option?.is !== 'object') return JSON.stringify(option);
  const { tapped, counters, damage, kind, zone } = thing(peer.game, option.id);
  return JSON.stringify([nameOf(peer.game, option.id), ownerOf(peer, option), tapped, counters, damage, kind, zone]);
}
