/** Unlocking a door of a Room [CR 116.2m]. */

import type { Cost } from '@lawmage/ability';
import { roomOf } from '../../2-parts/doors.ts';
import { DOORS, doorOf, lockedDoors } from '../../2-parts/rooms.ts';
import { controllerOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import type { Done } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Act } from '../../work/decision.ts';
import { markEvent } from '../../work/events.ts';
import { happen } from '../../work/happen.ts';
import { canPay } from '../118-costs/can-pay.ts';
import { specialAct } from './act.ts';

/** [CR 709.5e, 116.2 | 2007: none] Locked doors whose unlock cost can be paid, in a main phase with nothing on the stack. */
export function addDoors(game: Game, acts: Act[], seat: Seat): void {
  for (const id of game.battlefield) {
    if (controllerOf(game, id) !== seat) continue;
    for (const door of DOORS) {
      const cost = unlockCost(game, id, door);
      if (cost !== null && canPay(game, seat, cost, { you: seat, source: id, x: 0, found: [] }))
        acts.push(specialAct(id, door));
    }
  }
}

/** [CR 709.5e] The mana cost of a locked half; null where there is none to unlock. */
export function unlockCost(game: Game, id: ObjectId, door: string): Cost | null {
  const record = thing(game, id);
  const room = roomOf(game, record);
  if (room === null) return null;
  const face = lockedDoors(record).find(locked => doorOf(locked) === door);
  const cost = face === undefined ? null : room.faces[face]?.cost;
  return cost == null ? null : [{ pay: 'mana', cost }];
}

/** [CR 116.2m, 709.5e | 2007: none] */
export function unlock(game: Game, id: ObjectId, door: string): Done {
  cite('116.2m|');
  return happen(game, [markEvent({ id }, door, '709.5e|', { source: id })]);
}
