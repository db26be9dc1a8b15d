/** Turning a permanent that several cards represent [CR 730.2f–730.2j | 2007: none]. */
import { hasTwoSides } from '../../2-parts/faces.ts';
import { faceAt } from '../../4-zones/printed.ts';
import { isNeverPermanent } from '../../4-zones/stays.ts';
import type { Component, Copiable, FaceDown, Game, Thing } from '../../state/game.ts';
import { cite } from '../../work/cite.ts';
import { representedBy } from './values.ts';

type Turned = ReturnType<typeof representedBy>;

const isTwoSided = (game: Game, { card, half }: Component): boolean => !half && hasTwoSides(game.cards[card]);

/** [CR 730.2i] Whether some component is double-faced, though the permanent is not. */
export const hasTwoSidedPart = (game: Game, { components }: Thing): boolean =>
  components.some(one => isTwoSided(game, one));

/** [CR 730.2i] Each double-faced component shows its other face, if that can be a permanent; null if none does. */
export function transformed(game: Game, { components }: Thing): Turned | null {
  const next = components.map(one => (canTurn(game, one) ? otherSide(one) : one));
  if (next.every((one, at) => one === components[at])) return null;
  cite('730.2i|');
  return representedBy(game, next);
}

const canTurn = (game: Game, one: Component): boolean =>
  isTwoSided(game, one) && !isNeverPermanent(faceAt(game, one.card, 1 - one.face));

const otherSide = (one: Component): Component => ({ ...one, face: 1 - one.face, copied: turnedCopy(one) });

/** [CR 707.8a, 712.9] A token or copied spell has both faces; a card that is a copy of something stays a copy of it. */
export function turnedCopy({ kind, copied }: Pick<Thing, 'kind' | 'copied'>): Copiable | null {
  if (copied === null || kind !== 'card') return copied && { ...copied, face: 1 - copied.face };
  cite('712.9|');
  return copied;
}

/** [CR 730.2h] Each flip card among the components has its other half from now on. */
export function flippedOver(game: Game, { components }: Thing): Turned | null {
  const isFlip = ({ card, copied }: Component): boolean => game.cards[copied?.card ?? card]?.layout === 'flip';
  if (!components.some(isFlip)) return null;
  cite('730.2h|');
  const flip = (one: Component): Component =>
    one.copied === null ? { ...one, face: 1 } : { ...one, copied: { ...one.copied, face: 1 } };
  return representedBy(
    game,
    components.map(one => (isFlip(one) ? flip(one) : one)),
  );
}

/** [CR 730.2f] Each face-up component is turned face down, or each face-down one face up. */
export function allTurned(game: Game, { components }: Thing, faceDown: FaceDown): Turned {
  cite('730.2f|');
  const isTurned = (one: Component): boolean => (one.faceDown === 'no') !== (faceDown === 'no');
  return representedBy(
    game,
    components.map(one => (isTurned(one) ? { ...one, faceDown } : one)),
  );
}

/** [CR 730.2g] A face-down permanent with an instant or sorcery card among its components stays face down. */
export const hasNeverPermanent = (game: Game, { components }: Thing): boolean =>
  components.some(({ card, face }) => isNeverPermanent(faceAt(game, card, face)));
