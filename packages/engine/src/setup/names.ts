/** Names for what is in a game, as a table of players says them. */
import { characteristics } from '../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../state/game.ts';
import { NONE, type ObjectId } from '../state/ids.ts';
import { thing } from '../state/store.ts';

/** The name of an object, or of the game where no object is meant; abilities on the stack go by their source. */
export function nameOf(game: Game, id: ObjectId): string {
  if (id === NONE) return 'the game';
  const record = thing(game, id);
  if (record.kind === 'ability') return abilityName(game, record.stack?.source ?? NONE);
  return record.kind === 'combatDamage' ? 'combat damage' : characteristics(game, id).name || 'face-down card';
}

const abilityName = (game: Game, source: ObjectId): string =>
  source === NONE ? 'ability of the game' : `ability of ${nameOf(game, source)}`;
