/** Regeneration: which destructions a shield replaces [CR 614.8, 701.19a, 701.19c | 2007: 419.6b]. */
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { by } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { rulesOn } from '../604-static/rules.ts';
import { isDestruction } from './forbid.ts';

/** Whether a regeneration shield around a permanent is applied to an event. */
export const canRegenerate = (game: Game, id: ObjectId, event: GameEvent): boolean =>
  event.what === 'move' &&
  event.id === id &&
  isDestruction(event) &&
  !by(
    '701.19c|',
    event.cause === 'destroyForGood' || rulesOn(game, id).some(({ rule }) => rule.rule === 'cantBeRegenerated'),
  );
