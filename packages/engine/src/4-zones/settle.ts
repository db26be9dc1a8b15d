/** What other rooms keep about objects follows them when they come and go. */
import type { Game, Thing } from '../state/game.ts';
import { touch } from '../state/touch.ts';
import { listen, unlisten } from '../6-spells-and-effects/603-triggered/listen.ts';
import { stale } from '../6-spells-and-effects/613-layers/stale.ts';

/** An object has come into its zone. */
export function hasEntered(game: Game, record: Thing): void {
  listen(game, record.id);
  stale(game);
  if (record.home === 'battlefield' || record.kind === 'token' || record.kind === 'copy') touch(game, record.id);
}

/** An object has gone. What was attached to it is looked at next. */
export function hasLeft(game: Game, record: Thing): void {
  unlisten(game, record.id);
  stale(game);
  for (const id of record.attachments) touch(game, id);
}
