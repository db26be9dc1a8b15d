/**
 * The game as one player can foresee it: cards that the player may not know are blank, and chance is not that of the game.
 * What is found out with it depends on nothing hidden.
 */
import type { Card } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { indexAnew } from '../../state/indexing.ts';
import { seeded } from '../../state/random.ts';
import { allThings, fork, write } from '../../state/store.ts';
import { mayKnow } from '../../view/knowing.ts';

const BLANK: Card = {
  name: '',
  layout: 'normal',
  faces: [{ name: '', cost: null, type: { supertypes: [], types: [], subtypes: [] }, abilities: [] }],
};

/** A fork in which what a seat may not know is blank. Plays on it tell a player nothing new [CR 732.2a | 2007: none]. */
export function foreseenBy(game: Game, seat: Seat): Game {
  const copy = fork(game);
  copy.rng = seeded(0);
  copy.cards = [...game.cards, BLANK];
  const hidden = allThings(game).filter(({ id, card, zone }) => zone !== null && card >= 0 && !mayKnow(game, seat, id));
  for (const { id } of hidden)
    Object.assign(write(copy, id), { card: game.cards.length, face: 0, copied: null, is: null, isStamp: 0 });
  copy.ready = null;
  indexAnew(copy);
  return copy;
}
