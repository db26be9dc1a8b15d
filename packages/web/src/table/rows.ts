/** A territory in rows: creatures in front, lands at one end of the back, everything else at the other. */
import type { ObjectId, ObjectSeen, Seat } from '../game/seen.ts';
import { isCreature, isLand } from './objects.ts';

export type Rows = {
  readonly front: readonly ObjectSeen[];
  readonly lands: readonly ObjectSeen[];
  readonly others: readonly ObjectSeen[];
  /** What is attached to something here, by its host. */
  readonly attached: ReadonlyMap<ObjectId, readonly ObjectSeen[]>;
};

export function rowsOf(battlefield: readonly ObjectSeen[], seat: Seat): Rows {
  const present = new Set(battlefield.map(object => object.id));
  const attached = new Map<ObjectId, ObjectSeen[]>();
  const front: ObjectSeen[] = [];
  const lands: ObjectSeen[] = [];
  const others: ObjectSeen[] = [];
  for (const object of phasedLast(battlefield)) {
    if (object.attachedTo >= 0 && present.has(object.attachedTo)) {
      attached.set(object.attachedTo, [...(attached.get(object.attachedTo) ?? []), object]);
    } else if (object.controller === seat) {
      (isCreature(object) ? front : isLand(object) ? lands : others).push(object);
    }
  }
  return { front, lands, others, attached };
}

const phasedLast = (objects: readonly ObjectSeen[]): readonly ObjectSeen[] =>
  objects.toSorted((a, b) => Number(a.phasedOut) - Number(b.phasedOut));
