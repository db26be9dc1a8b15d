// size: one record with every field
/** Records of objects as they come about. One shape, one place that makes it. */

import type { ZoneName } from '@lawmage/ability';
import type { Game, Owner, Thing, ThingKind } from '../state/game.ts';
import { NO_COMPONENTS, NO_COUNTERS } from '../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { mintId, mintTimestamp } from '../state/store.ts';
import { cite } from '../work/cite.ts';

const NO_IDS: readonly ObjectId[] = [];
const NO_MARKS: readonly string[] = [];
const NO_MEMORY: Thing['memory'] = Object.freeze({});

/**
 * [CR 110.5b, 400.7, 613.7d | 2007: 510.3, 217.1c, 418.5e] A new object for a zone: untapped, unflipped, face up, phased
 * in, without memory, with a timestamp of now. It is not in the store yet, so its maker may still set its fields; `add`
 * or `putIn` ends that.
 */
export function newThing(
  game: Game,
  kind: ThingKind,
  card: number,
  owner: Seat,
  home: ZoneName,
  previous: ObjectId = NONE,
): Thing {
  cite('613.7d|418.5e');
  return recordOf(game.own, mintId(game), mintTimestamp(game), kind, card, owner, home, previous);
}

/** A record with an identity that is given. */
export function recordOf(
  own: Owner,
  id: ObjectId,
  timestamp: number,
  kind: ThingKind,
  card: number,
  owner: Seat,
  home: ZoneName,
  previous: ObjectId = NONE,
): Thing {
  return {
    own,
    id,
    kind,
    card,
    face: 0,
    owner,
    controller: owner,
    zone: home,
    home,
    next: NONE,
    others: NO_IDS,
    previous,
    tapped: false,
    flipped: false,
    faceDown: 'no',
    phasedOut: false,
    damage: 0,
    deathtouched: false,
    timestamp,
    since: 0,
    attachedTo: NONE,
    attachedToSeat: NOBODY,
    attachments: NO_IDS,
    counters: NO_COUNTERS,
    copied: null,
    components: NO_COMPONENTS,
    stack: null,
    memory: NO_MEMORY,
    marks: NO_MARKS,
    is: null,
    isStamp: 0,
  };
}
