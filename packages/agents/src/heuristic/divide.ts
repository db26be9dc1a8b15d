/** Dividing damage and counters: enough to kill, one after another, the rest to the last. */
import type { Decision, Reply, View } from '@lawmage/engine';
import { objectOf, toughnessLeft } from './worth.ts';

export function divideDamage(view: View, { options, each, most }: Decision): Reply {
  const shares = options.map(() => each);
  let left = most - each * options.length;
  for (const [n, option] of options.entries()) {
    const object = option.is === 'object' ? objectOf(view, option.id) : undefined;
    const need = object === undefined ? left : Math.max(0, toughnessLeft(object) - each);
    const share = Math.min(left, need);
    shares[n] = each + share;
    left -= share;
  }
  const last = shares.length - 1;
  if (last >= 0) shares[last] = (shares[last] ?? 0) + left;
  return shares;
}
