/** Which of several ways to cast a spell is meant. */
import type { Act } from '@lawmage/engine';
import { thing } from '@lawmage/engine/setup';
import type { Peer, Script } from './peer.ts';
import type { Answer } from './record.ts';
import { costText, folded } from './texts.ts';

type Option = { readonly at: number; readonly act: Act };

const FACE_DOWN: readonly string[] = ['morph', 'megamorph', 'disguise'];
const FIRST: readonly string[] = ['normal', '', 'free', 'permitted'];

/** With a variant that way; otherwise as the queue of choices says, else for the mana cost, else whatever is open. */
export function wayOf(
  peer: Peer,
  script: Script,
  found: readonly Option[],
  variant: string | undefined,
): Option | undefined {
  if (variant !== undefined) return found.find(({ act }) => isVariant(peer, act, variant));
  const up = found.filter(({ act }) => !FACE_DOWN.includes(act.way));
  const [entry] = script.choices;
  if (entry?.normalCost === true || entry?.option === true) {
    const chosen = up.find(({ act }) => isOption(peer, act, entry));
    if (chosen !== undefined && (up.length > 1 || entry.option === true)) script.choices = script.choices.slice(1);
    if (chosen !== undefined) return chosen;
  }
  for (const way of FIRST) {
    const one = up.find(({ act }) => act.way === way);
    if (one !== undefined) return one;
  }
  return up[0];
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
  if (named !== undefined) return way === named.toLowerCase();
  const cost = /alternative cost: (.*)$/iu.exec(text)?.[1];
  if (cost === undefined) return true;
  const wanted = folded(cost.split('(source')[0] ?? '');
  const at = /^alternative:(\d+)$/u.exec(way)?.[1];
  const printed = game.cards[thing(game, id).card]?.faces[face]?.abilities ?? [];
  const own = printed.filter(one => one.is === 'static')[Number(at)];
  if (own?.rule.static !== 'alternativeCost') return at !== undefined;
  return folded(costText(own.rule.cost)).startsWith(wanted) || printed.length > 0;
}
