/** Replies that a game refuses are mended pick by pick: what the agent wanted, as far as it is allowed. */
import { enact, type Game, pick, picks, type Reply, STOP } from '@lawmage/engine';
import type { Chance } from '../chance.ts';

/** The game after a reply; where it is refused, after the nearest one that single picks allow. The game given is used up. */
export function settle(game: Game, reply: Reply, chance: Chance): Game {
  const answered = enact(game, reply);
  return answered.ok ? answered.game : mend(game, reply, chance);
}

function mend(game: Game, reply: Reply, chance: Chance): Game {
  let now = game;
  let wanted = reply.slice();
  do {
    const next = picks(now);
    const chosen = next.find(one => wanted.includes(one)) ?? (next.includes(STOP) ? STOP : chance.pick(next));
    wanted = wanted.filter(one => one !== chosen);
    const picked = pick(now, chosen);
    if (!picked.ok) throw new Error(`a single pick that is offered is refused: ${picked.refusal.code}`);
    now = picked.game;
  } while (now.result === null && (now.asking?.sofar.length ?? 0) > 0);
  return now;
}
