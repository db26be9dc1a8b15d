import { FUSED, hasFuse } from '../../2-parts/faces.ts';
import { citeChosen } from '../../2-parts/insets.ts';
import { INSET, isPrepareSpell } from '../../2-parts/preparation.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite, isCiting } from '../../work/cite.ts';

const FRONT: readonly number[] = [0];
const INSETS: readonly number[] = [INSET];

/** [CR 702.102a, 709.3, 712.8, 715.3, 722.3 | 2007: 505.2] The faces of a card that may be cast. */
export function facesOf(game: Game, id: ObjectId): readonly number[] {
  const record = thing(game, id);
  const { card, kind, zone } = record;
  const printed = game.cards[card];
  if (kind === 'ability' || printed === undefined || printed.faces.length === 1) return FRONT;
  if (printed.layout === 'split') cite('709.3|');
  if (isCiting()) citeChosen(printed);
  switch (printed.layout) {
    case 'split':
      return zone === 'hand' && hasFuse(printed) ? [0, 1, FUSED] : printed.faces.map((_, face) => face);
    case 'aftermath':
    case 'adventure':
    case 'omen':
    case 'modal_dfc':
    case 'room':
    case 'prototype':
      return printed.faces.map((_, face) => face);
    case 'prepare':
      return isPrepareSpell(game, record) ? INSETS : FRONT;
    case 'transform':
    case 'battle':
      return [0, 1];
    default:
      return FRONT;
  }
}
