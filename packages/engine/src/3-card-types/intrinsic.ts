/** Counters that a permanent enters with because of what it is. */
import type { Face } from '@lawmage/ability';
import { openFace } from '../4-zones/printed.ts';
import type { Game, Thing } from '../state/game.ts';

type Entering = { readonly kind: string; readonly n: number };
const NOTHING: readonly Entering[] = Object.freeze([]);

/** [CR 306.5b, 310.4b, 714.3a, 714.3b] Loyalty of a planeswalker, defense of a battle, the first lore counters of a Saga. */
export function intrinsicCounters(game: Game, record: Thing): readonly Entering[] {
  const face = openFace(game, record);
  if (face === null) return NOTHING;
  if (face.loyalty !== undefined) return [{ kind: 'loyalty', n: loyaltyOf(face, record) }];
  if (face.defense !== undefined) return [{ kind: 'defense', n: face.defense }];
  return face.type.subtypes.includes('Saga') ? [{ kind: 'lore', n: loreOf(face, record) }] : NOTHING;
}

/** [CR 107.3m] An X is the one that was announced for the spell. */
const loyaltyOf = (face: Face, record: Thing): number =>
  face.loyalty === 'X' ? (record.stack?.x ?? 0) : (face.loyalty ?? 0);

/** [CR 714.3a, 714.3b] One, or with read ahead the number chosen as it enters. */
function loreOf(face: Face, record: Thing): number {
  const readsAhead = face.abilities.some(ability => ability.is === 'keyword' && ability.keyword === 'read ahead');
  const chosen = record.memory.number;
  return readsAhead && typeof chosen === 'number' ? chosen : 1;
}
