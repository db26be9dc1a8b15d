/** What would be tapped for an act: the act is tried on a copy of the game until it has been paid for. */
import { answer, type Decision, type Game, type Reply, type Seat, see } from '@lawmage/engine';
import type { ObjectId } from './seen.ts';

/** Longer announcements are not tried. */
const STEPS = 14;

/** The permanents of a seat that the act would tap; none where it cannot be known beforehand. */
export function planOf(game: Game, seat: Seat, index: number): readonly ObjectId[] {
  const before = new Set(tapped(game, seat));
  let now = game;
  let reply: Reply | null = [index];
  for (let step = 0; step < STEPS && reply !== null; step++) {
    const answered = answer(now, reply);
    if (!answered.ok) return [];
    now = answered.game;
    const { asking } = now;
    reply = asking !== null && asking.seat === seat && asking.cancellable ? plainReply(asking) : null;
  }
  return tapped(now, seat).filter(id => !before.has(id));
}

const tapped = (game: Game, seat: Seat): readonly ObjectId[] =>
  see(game, seat)
    .battlefield.filter(one => one.controller === seat && one.tapped)
    .map(one => one.id);

/** The first thing that fits; the most where a number is asked for, as X is preset. */
function plainReply({ kind, least, most, options, each }: Decision): Reply | null {
  const first = Array.from({ length: Math.max(1, least) }, (_, at) => at);
  switch (kind) {
    case 'pick':
    case 'modes':
      return options.length === 0 ? [] : first;
    case 'number':
      return [most];
    case 'yesNo':
      return [0];
    case 'order':
      return options.map((_, at) => at);
    case 'divide':
      return options.map((_, at) => (at === 0 ? most - each * (options.length - 1) : each));
    case 'pay':
      return options.some(option => option.is === 'auto') ? [options.findIndex(option => option.is === 'auto')] : null;
    default:
      return null;
  }
}
