/** A card as it is drawn while it is being written: its facts, and the text as it was typed. */
import { editionOf, seatOf, see } from '@lawmage/engine';
import { place, sit } from '@lawmage/engine/setup';
import { type FaceFacts, readCard } from '@lawmage/oracle';
import { dress } from '../../../game/dress.ts';
import type { ObjectSeen } from '../../../game/seen.ts';

const YOU = seatOf(0);

/** Null where a printed fact is not known. */
export function drawn(face: FaceFacts): ObjectSeen | null {
  const bare = readCard({ name: face.name, layout: 'normal', faces: [{ ...face, text: '' }] });
  if (!bare.ok) return null;
  const game = sit({ edition: 'current', names: ['', ''], active: YOU });
  place(game, { card: bare.card, owner: YOU, zone: 'hand' });
  const [object] = dress(see(game, YOU), editionOf(game)).players[YOU]?.hand ?? [];
  if (object === undefined) return null;
  const lines = face.text === '' ? [] : face.text.split('\n').map(text => ({ text, granted: false }));
  return { ...object, lines };
}
