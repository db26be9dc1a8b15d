/** Finding objects in what is seen. */
import type { ObjectId, ObjectSeen, Seen } from '../game/seen.ts';

export function allObjects(seen: Seen): readonly ObjectSeen[] {
  const zones = seen.players.flatMap(player => [...player.hand, ...player.graveyard, ...player.library]);
  return [...seen.battlefield, ...seen.stack, ...seen.exile, ...seen.command, ...zones, ...seen.shown];
}

export const objectOf = (seen: Seen, id: ObjectId): ObjectSeen | undefined =>
  allObjects(seen).find(object => object.id === id);

/** "Ann", or "you" for this seat. */
export const playerName = (seen: Pick<Seen, 'seat' | 'players'>, seat: number): string =>
  seat === seen.seat ? 'you' : (seen.players[seat]?.name ?? 'nobody');

/** "your", or "Bob’s". */
export const whoseName = (seen: Pick<Seen, 'seat' | 'players'>, seat: number): string =>
  seat === seen.seat ? 'your' : `${playerName(seen, seat)}’s`;

/** A name for everything: what is hidden is called what it looks like, what is nameless by its source. */
export function nameOf(seen: Seen, id: ObjectId): string {
  const object = objectOf(seen, id);
  if (object === undefined) {
    const ability = seen.stack.find(one => one.kind === 'ability' && one.stack?.source === id);
    return ability?.stack?.sourceName || 'something gone';
  }
  if (object.kind === 'ability' && object.stack !== null)
    return `ability of ${object.stack.sourceName || 'something gone'}`;
  if (object.kind === 'combatDamage') return 'combat damage';
  if (object.name !== '') return object.name;
  return object.faceDown ? 'a face-down card' : 'a hidden card';
}

export const isCreature = (object: ObjectSeen): boolean => object.type.types.includes('creature');
export const isLand = (object: ObjectSeen): boolean => object.type.types.includes('land');
