/** Objects share a tile only if nothing a player could see or choose by differs. */
import type { ObjectId, ObjectSeen } from '../game/seen.ts';
import { isLand } from './objects.ts';

export type Group = { readonly key: string; readonly members: readonly [ObjectSeen, ...ObjectSeen[]] };

/** Everything visible or choosable about an object. `apart` adds what the table knows: targets, choices, pins. */
const likeness = (object: ObjectSeen, apart: string): string =>
  JSON.stringify([
    object.kind,
    object.name,
    object.printed,
    object.face,
    object.owner,
    object.controller,
    object.cost,
    object.colors,
    object.type,
    object.lines,
    object.power,
    object.toughness,
    object.basePower,
    object.baseToughness,
    object.loyalty,
    object.defense,
    object.counters,
    object.damage,
    object.tapped,
    object.faceDown,
    object.flipped,
    object.phasedOut,
    object.summoningSick,
    object.attacking,
    object.blocked,
    object.blocking,
    object.chosen,
    object.designations,
    object.copyOf,
    object.components,
    apart,
  ]);

/** Attached things and their hosts stand alone. */
const standsAlone = (object: ObjectSeen): boolean => object.attachments.length > 0 || object.attachedTo >= 0;

const leastOf = (object: ObjectSeen): number => (isLand(object) ? 2 : 3);

/**
 * Groups in the order of their first members. Lands group from two, others from three; a kind with fewer stays apart.
 * `apart` says what else tells an object from its equals; `open` are groups that were opened out.
 */
export function groupObjects(
  objects: readonly ObjectSeen[],
  apart: (id: ObjectId) => string,
  open: ReadonlySet<string> = new Set(),
): readonly Group[] {
  const byLikeness = new Map<string, [ObjectSeen, ...ObjectSeen[]]>();
  for (const object of objects) {
    const key = standsAlone(object) ? `#${object.id}` : likeness(object, apart(object.id));
    const same = byLikeness.get(key);
    if (same === undefined) byLikeness.set(key, [object]);
    else same.push(object);
  }
  return [...byLikeness].flatMap(([key, members]) => {
    const whole = members.length >= leastOf(members[0]) && !open.has(key);
    return whole
      ? [{ key, members }]
      : members.map((object): Group => ({ key: `${key}#${object.id}`, members: [object] }));
  });
}
