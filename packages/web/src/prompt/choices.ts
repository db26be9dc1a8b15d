/** Where a question is answered: on the board, in the hand, or in a tray. */
import type { DecisionSeen, ObjectSeen, Seen } from '../game/seen.ts';
import { objectOf } from '../table/objects.ts';

export type Place = 'board' | 'tray';

const BOARD_ZONES: readonly string[] = ['battlefield', 'stack'];

function isOnBoard(seen: Seen, object: ObjectSeen | undefined): boolean {
  if (object === undefined) return false;
  return (
    BOARD_ZONES.includes(object.zone) || (object.zone === 'hand' && object.owner === seen.seat && inHand(seen, object))
  );
}

const inHand = (seen: Seen, object: ObjectSeen): boolean =>
  seen.players[seen.seat]?.hand.some(card => card.id === object.id) ?? false;

/** Options that cannot be pressed on the board are listed in the tray, all of them. */
export function placeOf(seen: Seen, decision: DecisionSeen): Place {
  switch (decision.kind) {
    case 'order':
    case 'modes':
      return 'tray';
    case 'pick':
      return decision.options.every(
        option => option.is === 'player' || (option.is === 'object' && isOnBoard(seen, objectOf(seen, option.id))),
      )
        ? 'board'
        : 'tray';
    default:
      return 'board';
  }
}
