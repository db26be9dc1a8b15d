/** Reading the words of a rule in force, from the side of whoever it comes from. */
import type { Recipient } from '@lawmage/ability';
import { objectsOf } from '../../nouns/objects.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import type { Attackable } from './fighters.ts';

type InForce = { readonly source: ObjectId; readonly controller: Seat; readonly found: Scope['found'] };

export const scopeOf = (rule: InForce): Scope => ({
  you: rule.controller,
  source: rule.source,
  x: 0,
  found: rule.found,
});

/** Whether a phrase for what is attacked covers this player or permanent. "You" is the player, not a planeswalker. */
export function covers(game: Game, phrase: Recipient, whom: Attackable, scope: Scope): boolean {
  if ('all' in phrase) return phrase.all.some(part => covers(game, part, whom, scope));
  if ('who' in phrase) return whom.id === NONE && playersOf(game, phrase, scope).includes(whom.seat);
  if ('what' in phrase) return whom.id !== NONE && objectsOf(game, phrase, scope).includes(whom.id);
  return false;
}
