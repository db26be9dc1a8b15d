/** The nearest declaration that the rules allow: pick by pick, what was wanted as far as it may be. */
import { type Game, pick, picks, type Reply, STOP } from '@lawmage/engine';

/** More picks than any declaration has. */
const MOST = 500;

export function fixed(game: Game, wanted: Reply): Reply {
  const reply: number[] = [];
  let now = game;
  for (let n = 0; n < MOST; n++) {
    const open = picks(now);
    const next =
      wanted.find(one => open.includes(one) && !reply.includes(one)) ?? (open.includes(STOP) ? STOP : open[0]);
    if (next === undefined || next === STOP) return reply;
    const picked = pick(now, next);
    if (!picked.ok) return reply;
    if (picked.reply !== undefined) return picked.reply;
    reply.push(next);
    now = picked.game;
  }
  return reply;
}
