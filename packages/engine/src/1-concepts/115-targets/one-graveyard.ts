/** Several target cards "from an opponent's graveyard", "from a single graveyard": all of them lie in one player's. */
import type { Game, Target } from '../../state/game.ts';
import { NONE, type Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import type { TargetPhrase } from './phrases.ts';
import type { Range } from './quantity.ts';

/** Whether a phrase for so many targets names the zone of one player, who is not said. */
export function isFromOne(phrase: TargetPhrase, { most }: Range): boolean {
  if (most < 2 || !('what' in phrase) || 'anyOf' in phrase.filter) return false;
  return phrase.filter.in?.of?.who === 'some';
}

/** [CR 601.2c | 2007: 409.1c] Whose cards could be the targets, of whom there are enough. */
export function ownersOf(game: Game, targets: readonly Target[], least: number): readonly Seat[] {
  const byOwner = Map.groupBy(targets, target => ownerOf(game, target));
  return [...byOwner].filter(([, theirs]) => theirs.length >= least).map(([seat]) => seat);
}

export const ownerOf = (game: Game, { id, seat }: Target): Seat => (id === NONE ? seat : thing(game, id).owner);
