/** What may pay for mana instead of mana: tapped creatures and artifacts, exiled cards. */

import { characteristics, hasKeyword, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { player, thing } from '../../state/store.ts';
import type { TypeSet } from '../106-mana/types.ts';

/** One thing that pays one symbol. */
export type Aid = {
  readonly how: 'tap' | 'exile';
  readonly id: ObjectId;
  /** Coloured mana it may stand for. */
  readonly types: TypeSet;
  /** Whether it may stand for generic mana. */
  readonly generic: boolean;
  /** On the scale of `worth.ts`. */
  readonly worth: number;
  /** It pays for mana of a waterbend cost only. */
  readonly bends?: true;
};

const NO_AIDS: readonly Aid[] = [];
const WORTH = { creature: 22, artifact: 18, card: 14 } as const;

/**
 * What may help to pay for a spell: [CR 702.51a | 2007: 502.46a] convoke, [CR 702.126a] improvise, [CR 702.66a] delve.
 */
export function aidsFor(game: Game, seat: Seat, spell: ObjectId): readonly Aid[] {
  const { keywords } = characteristics(game, spell);
  if (keywords.size === 0) return NO_AIDS;
  const aids: Aid[] = [];
  if (hasKeyword(game, spell, 'convoke')) aids.push(...tappers(game, seat, 'creature'));
  if (hasKeyword(game, spell, 'improvise')) aids.push(...tappers(game, seat, 'artifact'));
  if (hasKeyword(game, spell, 'delve')) aids.push(...exilers(game, seat));
  return aids;
}

/** [CR 701.67a | 2007: none] Artifacts and creatures that may be tapped for the generic mana of a waterbend cost. */
export const benders = (game: Game, seat: Seat): readonly Aid[] =>
  game.battlefield
    .filter(id => !thing(game, id).tapped && characteristics(game, id).controller === seat)
    .filter(id => isType(game, id, 'artifact') || isType(game, id, 'creature'))
    .map(id => ({
      how: 'tap',
      id,
      types: 0,
      generic: true,
      worth: isType(game, id, 'creature') ? WORTH.creature : WORTH.artifact,
      bends: true,
    }));

function tappers(game: Game, seat: Seat, type: 'creature' | 'artifact'): readonly Aid[] {
  const ids = game.battlefield.filter(id => {
    return !thing(game, id).tapped && characteristics(game, id).controller === seat && isType(game, id, type);
  });
  return ids.map(id => ({
    how: 'tap',
    id,
    types: type === 'creature' ? characteristics(game, id).colors : 0,
    generic: true,
    worth: WORTH[type],
  }));
}

const exilers = (game: Game, seat: Seat): readonly Aid[] =>
  player(game, seat).graveyard.map(id => ({ how: 'exile', id, types: 0, generic: true, worth: WORTH.card }));
