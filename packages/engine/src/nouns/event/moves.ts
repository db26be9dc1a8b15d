/** Patterns about changes of zone [CR 603.6 | 2007: 410.10]. */
import type { Objects, ZoneName } from '@lawmage/ability';
import { isHidden } from '../../4-zones/zones.ts';
import { controllerOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { isMelded } from '../../7-additional/730-merging/components.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import type { Cause } from '../../work/moving.ts';
import {
  bindAmount,
  isPlayer,
  isPlayerIf,
  isSubject,
  type Matching,
  type PatternOf,
  wouldBeSubject,
} from './matching.ts';

/** A change of zone, whichever kind of event it is. */
type Move = {
  readonly id: ObjectId;
  readonly newId: ObjectId;
  readonly from: ZoneName | null;
  readonly to: ZoneName;
  readonly cause: Cause;
  readonly by: Seat;
  /** Who controls or will control it on the battlefield. */
  readonly under: Seat;
  /** One more card of the permanent that moved. */
  readonly part: boolean;
};

function asMove(game: Game, event: GameEvent): Move | null {
  switch (event.what) {
    case 'move': {
      const { id, newId, from, to, cause, by, arrival } = event;
      return {
        id,
        newId,
        from,
        to,
        cause,
        by,
        part: event.part === true,
        under: newId === NONE ? (arrival?.controller ?? by) : controllerOf(game, newId),
      };
    }
    case 'draw': {
      const { newId, seat } = event;
      const id = newId === NONE ? (game.players[seat]?.library.at(-1) ?? NONE) : thing(game, newId).previous;
      return { id, newId, from: 'library', to: 'hand', cause: 'draw', by: seat, under: seat, part: false };
    }
    case 'create': {
      const { newId, seat, arrival } = event;
      return {
        id: NONE,
        newId,
        from: null,
        to: 'battlefield',
        cause: 'put',
        by: seat,
        under: arrival.controller,
        part: false,
      };
    }
    default:
      return null;
  }
}

/**
 * Whether a move is about a phrase's object. A permanent that leaves is looked at as it was [CR 603.10a | 2007: 410.10c], anything
 * else as it is now; before the event has happened, as it would be.
 */
function isMoved(m: Matching, objects: Objects, move: Move): boolean {
  if (move.part) return isPart(m, objects, move);
  m.moved = true;
  if (move.newId === NONE) return wouldBeSubject(m, objects, move.id, BECOMES[move.to] ?? 'card');
  if (move.from === 'battlefield' && isSubject(m, objects, move.id)) return true;
  m.moved = false;
  if (isSubject(m, objects, move.newId)) return true;
  m.moved = true;
  return namesObject(objects) && isSubject(m, objects, move.id);
}

/** [CR 712.21e, 730.3 | 2007: none] One permanent has left; of its other cards only what is said of cards is true. */
function isPart(m: Matching, objects: Objects, { id, newId }: Move): boolean {
  m.moved = false;
  return by(isMelded(thing(m.game, id)) ? '712.21e|' : '730.3|', isSubject(m, objects, newId));
}

/** What an object becomes in a zone. */
const BECOMES: Partial<Record<ZoneName, 'permanent' | 'spell'>> = { battlefield: 'permanent', stack: 'spell' };

/** Phrases for one known object, which a move may have turned into another. */
const namesObject = (objects: Objects): boolean =>
  objects.what === 'either' || objects.what === 'both'
    ? objects.of.some(namesObject)
    : objects.what !== 'some' && objects.what !== 'each';

export function matchMove(m: Matching, pattern: PatternOf<'move'>, event: GameEvent): boolean {
  const move = asMove(m.game, event);
  if (move === null) return false;
  if (pattern.from !== undefined && move.from !== pattern.from) return false;
  if (pattern.to !== undefined && move.to !== pattern.to) return false;
  if (pattern.notFrom !== undefined && move.from === pattern.notFrom) return false;
  if (pattern.resolving === true && move.cause !== 'resolve') return false;
  if (move.from === move.to && move.to !== 'exile' && move.to !== 'command') return false;
  if (!isMoved(m, pattern.what, move)) return false;
  if (!isPlayerIf(m, pattern.under, lastUnder(m.game, move)) || !isPlayerIf(m, pattern.owner, ownerOf(m.game, move)))
    return false;
  if (pattern.from === 'battlefield' && pattern.to === 'graveyard') cite('700.4|');
  return bindAmount(m, pattern.amount, 1);
}

/** Who controlled what has left the battlefield, or who controls what is there. */
const lastUnder = (game: Game, { id, from, to, under }: Move): Seat =>
  from === 'battlefield' && to !== 'battlefield' ? controllerOf(game, id) : under;

const ownerOf = (game: Game, { id, newId, by }: Move): Seat =>
  (thingOrNone(game, newId) ?? thingOrNone(game, id))?.owner ?? by;

/** [CR 701.9a] A card goes from its owner's hand because it is discarded; cycling discards too [CR 702.29a, 702.29d | 2007: 502.18a]. */
export function matchDiscard(m: Matching, pattern: PatternOf<'discard'>, event: GameEvent): boolean {
  if (event.what !== 'move' || event.from !== 'hand' || (event.cause !== 'discard' && event.cause !== 'cycle'))
    return false;
  if (isHidden(event.to) && asksWhat(pattern.what)) return !by('701.9c|', true);
  const move = asMove(m.game, event);
  const matched = move !== null && isPlayer(m, pattern.who, ownerOf(m.game, move)) && isMoved(m, pattern.what, move);
  return pattern.said === 'cycle' ? by('702.29d|', matched) : matched;
}

/** Whether a phrase says more of a card than that it is one. */
const asksWhat = (objects: Objects): boolean =>
  (objects.what === 'some' || objects.what === 'each') &&
  ('anyOf' in objects.filter || ['types', 'adj', 'with', 'name'].some(part => part in objects.filter));

/** [CR 701.21a] */
export function matchSacrifice(m: Matching, pattern: PatternOf<'sacrifice'>, event: GameEvent): boolean {
  if (event.what !== 'move' || event.cause !== 'sacrifice') return false;
  const move = asMove(m.game, event);
  const seat = event.by === NOBODY ? controllerOf(m.game, event.id) : event.by;
  return move !== null && isPlayer(m, pattern.who, seat) && isMoved(m, pattern.what, move);
}

/** [CR 701.3d | 2007: 212.2i] Becoming unattached, also by leaving. */
export function matchUnattach(m: Matching, pattern: PatternOf<'attach' | 'unattach'>, event: GameEvent): boolean {
  if (event.what === 'unattach') {
    return (
      isSubject(m, pattern.what, event.id) && isSubject(m, pattern.to, event.from ?? thing(m.game, event.id).attachedTo)
    );
  }
  if (event.what !== 'move' || event.from !== 'battlefield') return false;
  const host = thingOrNone(m.game, event.id)?.attachedTo ?? NONE;
  m.moved = true;
  return by('701.3d|', isSubject(m, pattern.what, event.id) && isSubject(m, pattern.to, host));
}
