/** Which of several ways to cast a spell is meant. */
import type { Act } from '@lawmage/engine';
import { thing } from '@lawmage/engine/setup';
import type { Peer, Script } from './peer.ts';
import type { Answer } from './record.ts';
import { costText, FACE_DOWN, folded } from './texts.ts';

type Option = { readonly at: number; readonly act: Act };

const FIRST: readonly string[] = ['normal', '', 'free', 'permitted'];

/** With a variant that way; otherwise as the queue of choices says, else for the mana cost first. */
export function waysOf(
  peer: Peer,
  script: Script,
  found: readonly Option[],
  variant: string | undefined,
): readonly Option[] {
  if (variant !== undefined) return found.filter(({ act }) => isVariant(peer, act, variant));
  const up = found.filter(({ act }) => !FACE_DOWN.includes(act.way));
  const [entry] = script.choices;
  const offered = up.filter(({ act }) => act.way === 'offering');
  if (offered.length > 0 && entry?.yes !== undefined) {
    script.choices = script.choices.slice(1);
    return entry.yes ? offered : up.filter(one => !offered.includes(one));
  }
  if (entry?.normalCost === true || entry?.option === true) {
    const chosen = up.filter(({ act }) => isOption(peer, act, entry));
    if (chosen.length > 0) script.choices = script.choices.slice(1);
    if (chosen.length > 0) return chosen;
  }
  const rank = ({ act: { way } }: Option): number => (FIRST.includes(way) ? FIRST.indexOf(way) : FIRST.length);
  return up.toSorted((one, other) => rank(one) - rank(other));
}

function isVariant(peer: Peer, { way, id, face }: Act, variant: string): boolean {
  if (variant === 'morph') return FACE_DOWN.includes(way);
  if (variant === 'fused')
    return face >= (peer.game.cards[thing(peer.game, id).card]?.faces.length ?? 0) || way === 'fuse';
  return way === variant;
}

function isOption({ game }: Peer, { way, id, face }: Act, { normalCost, text = '' }: Answer): boolean {
  if (normalCost === true || /no alternative/iu.test(text)) return way === 'normal';
  if (/without paying/iu.test(text)) return way === 'free';
  if (way === 'normal') return false;
  const named = /with (\w+) alternative cost/iu.exec(text)?.[1];
  if (named !== undefined) return way.split(':')[0] === named.toLowerCase();
  const cost = /alternative cost: (.*)$/iu.exec(text)?.[1];
  if (cost === undefined) return true;
  const wanted = folded(cost.split('(source')[0] ?? '');
  const at = /^alternative:(\d+)$/u.exec(way)?.[1];
  const printed = game.cards[thing(game, id).card]?.faces[face]?.abilities ?? [];
  const own = printed.filter(one => one.is === 'static')[Number(at)];
  if (own?.rule.static !== 'alternativeCost') return at !== undefined;
  return folded(costText(own.rule.cost)).startsWith(wanted) || printed.length > 0;
}
