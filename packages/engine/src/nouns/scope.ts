/** Who reads a phrase, from what, and what earlier phrases stand for. A resolution's memory is one. */

import { controllerOf } from '../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game, Memory } from '../state/game.ts';
import type { ObjectId, Seat } from '../state/ids.ts';

export type Scope = Pick<Memory, 'you' | 'source' | 'x' | 'found' | 'excess'> & Partial<Pick<Memory, 'item' | 'y'>>;

const NOTHING: Scope['found'] = [];

/** [CR 109.5] The words of a static ability as its object's controller reads them. */
export const scopeOf = (game: Game, source: ObjectId): Scope => ({
  you: controllerOf(game, source),
  source,
  x: 0,
  found: NOTHING,
});

/** The same words read by another player. */
export const readBy = (scope: Scope, you: Seat): Scope => (scope.you === you ? scope : { ...scope, you });
