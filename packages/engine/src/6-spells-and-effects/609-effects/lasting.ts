/** Effects that outlive their spell or ability: they keep what its phrases stood for [CR 611.2, 603.7c | 2007: 418.3, 404.4]. */
import type { Duration } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import type { MemoryId } from '../../state/ids.ts';
import type { Lasting } from '../../state/lasting.ts';
import { mintTimestamp } from '../../state/store.ts';
import { memory as memoryOf } from '../../work/memory.ts';
import { endUntrue } from '../611-continuous/durations.ts';

type Own<L> = L extends Lasting
  ? Omit<L, 'n' | 'source' | 'controller' | 'timestamp' | 'x' | 'found' | 'until' | 'turn'> & Partial<Pick<L, 'found'>>
  : never;

/** Adds a lasting effect made by the resolution that a memory belongs to. */
export function addLasting(game: Game, memory: MemoryId, until: Duration | null, own: Own<Lasting>): void {
  const { source, you, x, found } = memoryOf(game, memory);
  const timestamp = mintTimestamp(game);
  const made = { n: timestamp, source, controller: you, timestamp, x, found, until, turn: game.turn };
  game.lasting = [...game.lasting, { ...made, ...own } as Lasting];
  if (until?.until === 'whileFalse') endUntrue(game);
}
