/** Cards exiled by an object, for its linked abilities [CR 607.2a | 2007: 217.7d]. */

import { hasWord } from '../1-concepts/113-abilities/words.ts';
import { abilitiesOf } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { speaksOfExiled } from '../nouns/linked.ts';
import type { Game } from '../state/game.ts';
import { NONE, type ObjectId } from '../state/ids.ts';
import { thingOrNone, write } from '../state/store.ts';
import { cite, isCiting } from '../work/cite.ts';

/**
 * [CR 607.2a, 406.6 | 2007: 217.7d] An object remembers what it has exiled, also when it has gone meanwhile; what its card
 * becomes is another object and does not [CR 400.7 | 2007: 217.1c].
 */
export function rememberExiled(game: Game, by: ObjectId, exiled: ObjectId): void {
  if (by === NONE || thingOrNone(game, by) === undefined) return;
  cite('406.6|217.7d', '607.2a|217.7d');
  if (isCiting() && imprints(game, by)) cite('607.2a|502.34a');
  const record = write(game, by);
  if (isCiting() && record.copied !== null && speaksOfIt(game, by)) cite('707.7|');
  const before = record.memory.exiled;
  record.memory = { ...record.memory, exiled: [...(Array.isArray(before) ? before : []), exiled] };
}

/** [CR 707.7 | 2007: 503.8] Whether the object has the ability that is linked to the one that exiles. */
const speaksOfIt = (game: Game, id: ObjectId): boolean =>
  abilitiesOf(game, id).some(({ ability }) => hasWord(ability, speaksOfExiled));

/** [CR 207.2c | 2007: 502.34a] Whether an ability of the object imprints, as the older rules call it. */
export const imprints = (game: Game, id: ObjectId): boolean =>
  abilitiesOf(game, id).some(({ ability }) => 'heading' in ability && ability.heading === 'Imprint');
