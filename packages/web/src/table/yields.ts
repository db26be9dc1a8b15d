/** When an armed yield ends by itself. */
import type { Seen, ToldEvent } from '../game/seen.ts';
import { aimsAtMe, isAttacked, type Yield } from './passing.ts';

/** Whether a yield has been reached or has lost its reason. */
export function isOver(armed: Yield, seen: Seen): boolean {
  switch (armed.is) {
    case 'resolve':
      return seen.stack.length === 0;
    case 'turn':
      return seen.turn !== armed.turn;
    case 'step':
      return seen.step === armed.step && (seen.active === seen.seat) === armed.mine;
  }
}

/** Whether what was just told interrupts a yield: an attack on me, another's spell or ability. */
export function interrupts(seen: Seen, told: readonly ToldEvent[]): boolean {
  return told.some(({ event }) => {
    switch (event.what) {
      case 'attack':
        return event.seat !== seen.seat && isAttacked(seen);
      case 'cast':
        return event.seat !== seen.seat;
      case 'activate':
        return event.seat !== seen.seat && !event.mana;
      case 'trigger':
        return (
          event.seat !== seen.seat && seen.stack.some(object => object.id === event.ability && aimsAtMe(seen, object))
        );
      default:
        return false;
    }
  });
}
