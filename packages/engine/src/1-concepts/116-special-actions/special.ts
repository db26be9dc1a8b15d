/** Special actions other than playing a land [CR 116.2 | 2007: 408.1i]. */

import type { Cost } from '@lawmage/ability';
import { isDoor } from '../../2-parts/rooms.ts';
import type { Outlook } from '../../6-spells-and-effects/601-casting/could-cast.ts';
import { factsOf } from '../../6-spells-and-effects/601-casting/facts.ts';
import { isSplitSecond } from '../../6-spells-and-effects/601-casting/timing.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { type Done, nothing, pushInOrder } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Act } from '../../work/decision.ts';
import { forget, memory as memoryOf, openMemory } from '../../work/memory.ts';
import type { Handlers } from '../../work/run.ts';
import { ready } from '../106-mana/ready.ts';
import type { ExiledFrame, SpecialFrame, SpecialPaidFrame } from './act.ts';
import { addEndings, END_EFFECT, end, endingCost } from './ending.ts';
import { addFromHand, addPlotsElsewhere, fromHand, fromHandCost, specialExiled } from './from-hand.ts';
import { addIgnoring, IGNORE, ignore, ignoringCost } from './ignoring.ts';
import { addFaceUp, faceUpCost, isTurningUp, turnUp } from './turning-up.ts';
import { addDoors, unlock, unlockCost } from './unlocking.ts';

/** All frames of special actions other than playing a land. */
export type SpecialFrames = SpecialFrame | SpecialPaidFrame | ExiledFrame;

export const specialHandlers: Handlers<SpecialFrames> = { special, specialPaid, specialExiled };

/** Adds the special actions that a player with priority may take, lands apart. */
export function addSpecialActs(game: Game, acts: Act[], outlook: Outlook): void {
  const { wide, faceDown } = ready(game);
  const facts = factsOf(game);
  addEndings(game, acts, outlook.seat);
  addIgnoring(game, acts, outlook.seat);
  if (outlook.main && facts.room) addDoors(game, acts, outlook.seat);
  if (wide || facts.special) addFromHand(game, acts, outlook, wide);
  addPlotsElsewhere(game, acts, outlook);
  addFaceUp(game, acts, outlook.seat, faceDown);
}

/** [CR 116.1, 118.2 | 2007: 408.2] Its cost is paid first; then it is done, without using the stack. */
function special(game: Game, { seat, id, way }: SpecialFrame): Done {
  if (game.stack.length > 0 && isSplitSecond(game)) cite('702.61b|');
  const cost = costOf(game, seat, id, way);
  cite('405.6d|408.1i', '116.1|408.1i');
  const memory = openMemory(game, { you: seat, source: id, item: NONE, x: 0, found: [] });
  return pushInOrder(game, [
    { do: 'payCost', seat, cost: must(cost, 'a special action that was offered has a cost', game), memory },
    { do: 'specialPaid', seat, id, way, memory },
  ]);
}

function costOf(game: Game, seat: Seat, id: ObjectId, way: string): Cost | null {
  if (isTurningUp(way)) return faceUpCost(game, id, way);
  if (way === END_EFFECT) return endingCost(game, seat, id);
  if (way === IGNORE) return ignoringCost(game, seat, id);
  return isDoor(way) ? unlockCost(game, id, way) : fromHandCost(game, id, way);
}

function specialPaid(game: Game, { seat, id, way, memory }: SpecialPaidFrame): Done {
  const { did, x } = memoryOf(game, memory);
  forget(game, memory);
  if (!did) return nothing();
  if (isTurningUp(way)) return turnUp(game, seat, id, way, x);
  if (way === END_EFFECT) return end(game, seat, id);
  if (way === IGNORE) return ignore(game, seat, id);
  return isDoor(way) ? unlock(game, id, way) : fromHand(game, seat, id, way, x);
}
