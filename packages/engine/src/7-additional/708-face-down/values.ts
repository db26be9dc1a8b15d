/** Face-down spells and permanents [CR 708 | 2007: 504]. */

import { BLANK, printed } from '../../2-parts/printed.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { FaceDown, Thing } from '../../state/game.ts';
import { cite } from '../../work/cite.ts';
import { PLAIN, WARDED } from './card.ts';

const VALUES: { readonly [K in Exclude<FaceDown, 'no'>]: () => Characteristics } = {
  morph: () => printed(PLAIN.faces[0]),
  megamorph: () => printed(PLAIN.faces[0]),
  manifest: () => printed(PLAIN.faces[0]),
  disguise: () => printed(WARDED.faces[0]),
  cloak: () => printed(WARDED.faces[0]),
  exiled: () => BLANK,
  foretold: () => BLANK,
  drawn: () => BLANK,
};

function hidden(how: Exclude<FaceDown, 'no'>): Characteristics {
  cite('708.2|504.2', '708.2a|504.2', '613.2b|');
  if (how === 'morph') cite('702.37c|502.26b');
  return VALUES[how]();
}

/**
 * [CR 708.2, 708.2a | 2007: 504.2] What a face-down object is: a 2/2 creature with nothing else, or what let it be face
 * down lists more. Null for one that is face up.
 */
export const faceDownValues = (record: Pick<Thing, 'faceDown'>): Characteristics | null =>
  record.faceDown === 'no' ? null : hidden(record.faceDown);
