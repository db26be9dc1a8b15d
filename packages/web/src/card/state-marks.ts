/** Marks of an object's state, each a word as well as a shape. */
import type { ObjectSeen } from '../game/seen.ts';

export type StateMark = { readonly text: string; readonly words: string };

/** Counters by name, at most two kinds, then their number. */
export function counterMarks(counters: Readonly<Record<string, number>>): readonly StateMark[] {
  const kinds = Object.entries(counters).filter(([kind, n]) => n > 0 && kind !== 'loyalty' && kind !== 'defense');
  if (kinds.length > 2) return [{ text: `${kinds.length} kinds`, words: kinds.map(counterWords).join(', ') }];
  return kinds.map(([kind, n]) => ({ text: n === 1 ? kind : `${kind} ×${n}`, words: counterWords([kind, n]) }));
}

export const counterWords = ([kind, n]: readonly [string, number]): string =>
  n === 1 ? `one ${kind} counter` : `${n} ${kind} counters`;

/** Damage that would destroy it has a mark of its own. */
export const isLethal = (object: ObjectSeen): boolean =>
  object.damage > 0 && object.toughness !== null && object.damage >= object.toughness;

/** Which way power and toughness differ from their base values. */
export function changeOf(object: ObjectSeen): 'up' | 'down' | 'same' {
  const { power, toughness, basePower, baseToughness } = object;
  if (power === null || toughness === null || basePower === null || baseToughness === null) return 'same';
  const change = power - basePower + (toughness - baseToughness);
  if (change === 0) return power === basePower ? 'same' : 'up';
  return change > 0 ? 'up' : 'down';
}

/** What a merged or melded permanent is made of, on top first. */
export const componentWords = ({ components }: ObjectSeen): readonly string[] =>
  components.map(name => (name === '' ? 'a face-down card' : name));

/** What stands in the corner of a permanent that is not simply the card on top. */
export function cornerOf({ components, copyOf }: ObjectSeen): string {
  if (components.length > 0) return `${components.length} in one`;
  return copyOf === null ? '' : 'copy';
}

export const statsOf = (object: ObjectSeen): string =>
  object.power === null ? '' : `${object.power}/${object.toughness}`;
