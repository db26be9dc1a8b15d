/** After events: continuous effects end, apply to what is now so, and hand over control. */
import { cite } from '../../work/cite.ts';
import './layers.ts';
import { hasStaticCopies, settleCopies } from '../../7-additional/707-copying/static-copies.ts';
import type { Game } from '../../state/game.ts';
import type { GameEvent } from '../../work/event.ts';
import { noticeLosses } from '../603-triggered/losses.ts';
import { endUntrue } from '../611-continuous/durations.ts';
import { settleControl } from './control.ts';
import { liveEffects } from './live.ts';
import { stale } from './stale.ts';

/**
 * [CR 611.2b, 611.3a, 613.5 | 2007: 418.3d, 418.4a] Effects apply to what is so at any moment: characteristics are made
 * anew if an effect reads something that these events may have changed.
 */
export function refresh(game: Game, happened: readonly GameEvent[]): void {
  const { live } = game;
  if (live !== null && live.stamp === game.stamp) {
    if (live.anything || (live.fresh.size > 0 && happened.some(event => live.fresh.has(event.what)))) {
      cite('613.5|');
      stale(game);
    }
  }
  endUntrue(game);
  beginCopies(game);
  const losses = settleControl(game);
  if (losses.length > 0) noticeLosses(game, losses);
}

/** [CR 707.2c | 2007: none] What becomes a copy may have such an ability itself: it is looked at again, but not for ever. */
function beginCopies(game: Game): void {
  if (game.index.statics.length === 0 && !hasStaticCopies(game)) return;
  for (let n = 0; n < MOST_COPIES; n++) {
    const { copiers } = liveEffects(game);
    if ((copiers.length === 0 && !hasStaticCopies(game)) || !settleCopies(game, copiers)) return;
  }
}
const MOST_COPIES = 20;
