/** Whether a phrase covers one object, without looking for all that it stands for. */
import type { Objects } from '@lawmage/ability';
import type { Game } from '../state/game.ts';
import type { ObjectId } from '../state/ids.ts';
import { thingOrNone } from '../state/store.ts';
import { fits } from './fits.ts';
import { objectsOf } from './objects.ts';
import type { Scope } from './scope.ts';

/** Whether an object is one of those a phrase stands for; for an indefinite noun: whether it fits. */
export function isAmong(game: Game, objects: Objects, id: ObjectId, scope: Scope): boolean {
  if (thingOrNone(game, id) === undefined) return false;
  switch (objects.what) {
    case 'self':
      return id === scope.source;
    case 'some':
    case 'each':
      return fits(game, id, objects.filter, scope);
    case 'both':
    case 'either':
      return objects.of.some(part => isAmong(game, part, id, scope));
    default:
      return objectsOf(game, objects, scope).includes(id);
  }
}
