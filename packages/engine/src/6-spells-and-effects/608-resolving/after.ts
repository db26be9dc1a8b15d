/** Where a spell goes when it leaves the stack by its own resolution, or by having no legal target. */
import type { ZoneName } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';

/**
 * [CR 608.2n, 702.27a | 2007: 413.2h] To its owner's graveyard; to the hand if buyback was paid. Ways of casting
 * that exile the card (flashback, jump-start …) say so wherever it would leave the stack for.
 */
export function leavesTo(game: Game, id: ObjectId): ZoneName {
  return thing(game, id).stack?.paid.buyback ? 'hand' : 'graveyard';
}
