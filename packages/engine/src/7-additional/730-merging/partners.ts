/** What an object may meld with [CR 701.42, 712.4a | 2007: none]. */
import type { Filter } from '@lawmage/ability';
import { controllerOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { candidatesOf } from '../../nouns/objects.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thingOrNone } from '../../state/store.ts';

/** The permanents of a kind that a player owns and controls together with the source of an ability; none without that. */
export function partnersOf(game: Game, filter: Filter, scope: Scope): readonly ObjectId[] {
  const isOwn = (id: ObjectId): boolean =>
    thingOrNone(game, id)?.zone === 'battlefield' &&
    thingOrNone(game, id)?.owner === scope.you &&
    controllerOf(game, id) === scope.you;
  if (!isOwn(scope.source)) return [];
  return candidatesOf(game, filter, scope).filter(id => id !== scope.source && isOwn(id));
}
