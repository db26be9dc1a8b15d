/** The cards of a record, or which of them cannot be played yet. */
import type { Card } from '@lawmage/ability';
import { missingWords } from '@lawmage/engine';
import { type CardFacts, readCard } from '@lawmage/oracle';
import type { Library } from '../verdict/cards.ts';
import type { PeerRecord } from './record.ts';

/** A card, or why there is none: not known, not understood, not carried out. */
export type CardRead =
  | { readonly ok: true; readonly card: Card }
  | { readonly ok: false; readonly code: 'unknownCard' | 'cardText' | 'notCarriedOut'; readonly why: string };

/** Reads cards by name, each once. */
export function cardReader(library: Library): (name: string) => CardRead {
  const known = new Map<string, CardRead>();
  return name => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const read = readAnew(library, name);
    known.set(name, read);
    return read;
  };
}

function readAnew(library: Library, name: string): CardRead {
  const facts = library(name);
  if (facts === undefined) return { ok: false, code: 'unknownCard', why: 'no such card' };
  const reading =
    'typeLine' in facts.faces[0] ? readCard(facts as CardFacts) : { ok: true as const, card: facts as Card };
  if (!reading.ok) {
    const [blocker] = reading.blockers;
    return { ok: false, code: 'cardText', why: blocker?.code === 'line' ? blocker.message : (blocker?.code ?? '') };
  }
  const missing = missingWords(reading.card);
  if (missing.length > 0) return { ok: false, code: 'notCarriedOut', why: missing.join(', ') };
  return { ok: true, card: reading.card };
}

/** The names that must be playable: everything but what only lies in a deck. */
export function namesNeeded({ setup, game }: PeerRecord): readonly string[] {
  const placed = setup.flatMap(one => (one.op === 'add' ? [one.card] : []));
  const commanders = Object.values(game.commanders ?? {}).flatMap(list =>
    (list ?? []).map((one: string | readonly [string, number]) => (typeof one === 'string' ? one : one[0])),
  );
  return [...new Set([...placed, ...commanders])];
}

/** A card of a deck that is not playable: nothing but its name, so that it can lie in a library. */
export const blankCard = (name: string): Card => ({
  name,
  layout: 'normal',
  faces: [{ name, cost: null, type: { supertypes: [], types: [], subtypes: [] }, abilities: [] }],
});
