/** Presets for dividing damage or counters. The engine says what is allowed; this only proposes. */
import type { DecisionSeen, ObjectSeen, Seen } from '../game/seen.ts';
import { objectOf } from './objects.ts';

/** Damage that would destroy a creature, that already marked counted. */
export function lethalTo(object: ObjectSeen, deathtouch: boolean): number {
  if (object.toughness === null) return object.loyalty ?? object.defense ?? 0;
  const rest = Math.max(0, object.toughness - object.damage);
  return deathtouch ? Math.min(1, rest) : rest;
}

type Receiver = { readonly index: number; readonly need: number; readonly player: boolean };

function receiversOf(seen: Seen, decision: DecisionSeen): readonly Receiver[] {
  const source = objectOf(seen, decision.why.source);
  const deathtouch = source?.keywords.includes('deathtouch') ?? false;
  return decision.options.map((option, index) => {
    const object = option.is === 'object' ? objectOf(seen, option.id) : undefined;
    return { index, need: object === undefined ? 0 : lethalTo(object, deathtouch), player: option.is === 'player' };
  });
}

/**
 * Enough for each creature in the order of what dies for least, the rest to the player attacked or to the last. Shares
 * that must be at least `each` get that first.
 */
export function presetShares(seen: Seen, decision: DecisionSeen): readonly number[] {
  const receivers = receiversOf(seen, decision);
  const shares = decision.options.map(() => decision.each);
  let rest = decision.most - decision.each * shares.length;
  const give = (index: number, amount: number): void => {
    const given = Math.min(rest, Math.max(0, amount));
    shares[index] = (shares[index] ?? 0) + given;
    rest -= given;
  };
  const creatures = receivers.filter(one => !one.player).toSorted((a, b) => a.need - b.need);
  for (const { index, need } of creatures) give(index, need - decision.each);
  const last = receivers.find(one => one.player) ?? creatures.at(-1) ?? receivers.at(-1);
  if (last !== undefined && rest > 0) give(last.index, rest);
  return shares;
}
