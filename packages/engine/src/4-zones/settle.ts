/** What other rooms keep about objects follows them when they come and go. */
import { lookAtCopy, PREPARED } from '../2-parts/preparation.ts';
import type { Game, Thing } from '../state/game.ts';
import { delist, enlist } from '../state/indexing.ts';
import { touch } from '../state/touch.ts';

/** An object has come into its zone. */
export function hasEntered(game: Game, record: Thing): void {
  enlist(game, record.id);
  if (record.home === 'battlefield' || record.kind !== 'card' || record.marks.includes('commander'))
    touch(game, record.id);
}

/** An object has gone. What was attached to it is looked at next, and what an ability came from [CR 714.4, 310.7]. */
export function hasLeft(game: Game, record: Thing): void {
  delist(game, record.id);
  for (const id of record.attachments) touch(game, id);
  if (record.marks.includes(PREPARED)) lookAtCopy(game, record);
  if (record.kind === 'ability' && record.stack !== null) touch(game, record.stack.source);
}
