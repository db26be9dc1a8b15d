/** Numbers of attackers: A1, A2 … in the order of the battlefield, the same on the board, in the log and in speech. */
import type { DecisionSeen, ObjectId, Seen } from '../game/seen.ts';

export type Fighters = ReadonlyMap<ObjectId, string>;

/** Attackers that stand, or those chosen so far for an attack that is being declared. */
export function attackersOf(seen: Seen, decision: DecisionSeen | null, picks: readonly number[]): readonly ObjectId[] {
  const declared = seen.battlefield.filter(object => object.attacking !== null).map(object => object.id);
  if (declared.length > 0 || decision?.kind !== 'attack') return declared;
  return picks.flatMap(index => {
    const option = decision.options[index];
    return option?.is === 'attack' ? [option.attacker] : [];
  });
}

export const numbered = (attackers: readonly ObjectId[]): Fighters =>
  new Map(attackers.map((id, at) => [id, `A${at + 1}`]));

/** Who blocks whom, as declared or as chosen so far. */
export function blocksOf(
  seen: Seen,
  decision: DecisionSeen | null,
  picks: readonly number[],
): ReadonlyMap<ObjectId, readonly ObjectId[]> {
  const blocks = new Map<ObjectId, readonly ObjectId[]>();
  for (const object of seen.battlefield) if (object.blocking.length > 0) blocks.set(object.id, object.blocking);
  if (decision?.kind !== 'block') return blocks;
  for (const index of picks) {
    const option = decision.options[index];
    if (option?.is === 'block') blocks.set(option.blocker, [...(blocks.get(option.blocker) ?? []), option.attacker]);
  }
  return blocks;
}
