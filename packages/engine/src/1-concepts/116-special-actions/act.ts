/** What is offered and what waits on the agenda of a special action. */

import type { MemoryId, ObjectId, Seat } from '../../state/ids.ts';
import type { Act } from '../../work/decision.ts';

/** The cost of a special action is to be paid, or has been. */
export type SpecialFrame = { readonly do: 'special'; readonly seat: Seat; readonly id: ObjectId; readonly way: string };
export type SpecialPaidFrame = Omit<SpecialFrame, 'do'> & { readonly do: 'specialPaid'; readonly memory: MemoryId };
/** A card has been exiled by a special action. */
export type ExiledFrame = Omit<SpecialFrame, 'do'> & { readonly do: 'specialExiled'; readonly x: number };

/** A special action as a choice of its player. */
export const specialAct = (id: ObjectId, way: string): Act => ({
  is: 'act',
  act: 'special',
  id,
  face: 0,
  ability: -1,
  way,
  mana: false,
});
