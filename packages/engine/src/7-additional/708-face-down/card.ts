/** The definition that a copy of a face-down object has [CR 707.2, 708.2 | 2007: 503.2, 504.2]. */
import type { Ability, Card } from '@lawmage/ability';
import type { FaceDown, Game } from '../../state/game.ts';

const WARD: Ability = { is: 'keyword', keyword: 'ward', cost: [{ pay: 'mana', cost: [2] }] };

const nameless = (abilities: readonly Ability[]): Card => ({
  name: '',
  layout: 'token',
  faces: [
    {
      name: '',
      cost: null,
      type: { supertypes: [], types: ['creature'], subtypes: [] },
      abilities,
      power: 2,
      toughness: 2,
    },
  ],
});
export const PLAIN = nameless([]);
export const WARDED = nameless([WARD]);

/** The number of that definition among those of the game, added if it is new. */
export function faceDownCard(game: Game, how: FaceDown): number {
  const card = how === 'disguise' || how === 'cloak' ? WARDED : PLAIN;
  const known = game.cards.findIndex(
    other => other.name === '' && other.faces[0].abilities.length === card.faces[0].abilities.length,
  );
  if (known >= 0) return known;
  game.cards = [...game.cards, card];
  return game.cards.length - 1;
}
