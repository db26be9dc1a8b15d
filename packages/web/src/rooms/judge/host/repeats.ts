/** What has just been done on the way to a place and could be done again and again from there. */
import type { Past, Reply } from '@lawmage/engine';
import { pathTo, type Study } from '@lawmage/judge/room';
import { proposalOf, repeatsOf } from '../../../game/again.ts';

/** By its names; '' nothing. */
export function repeatsAt(study: Study, spot: number): string {
  const game = study.spots[spot]?.game;
  return game === undefined ? '' : repeatsOf(pastOf(study, spot), game);
}

/** The reply that proposes it, so many times; null if nothing can be done again. */
export function proposalAt(study: Study, spot: number, times: number): Reply | null {
  const game = study.spots[spot]?.game;
  return game === undefined ? null : proposalOf(pastOf(study, spot), game, times);
}

/** The questions of this turn that were answered on the way. */
function pastOf(study: Study, spot: number): readonly Past[] {
  const path = pathTo(study, spot);
  const turn = path.at(-1)?.game.turn;
  return path.slice(1).flatMap(({ move, parent }) => {
    const before = study.spots[parent]?.game;
    return before !== undefined && before.turn === turn && move?.did === 'reply'
      ? [{ game: before, reply: move.reply }]
      : [];
  });
}
