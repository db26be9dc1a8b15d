/** What one seat may know of one player. */
import { landsAllowed } from '../3-card-types/305-lands/plays.ts';
import { maximumHandSize } from '../5-turns/hand-size.ts';
import type { Game, PoolMana } from '../state/game.ts';
import type { ObjectId, Seat } from '../state/ids.ts';
import { player } from '../state/store.ts';
import { cite } from '../work/cite.ts';
import { knownHand, knownLibrary } from './knowing.ts';
import { seeObject } from './see-object.ts';
import type { ObjectView, PlayerView } from './types.ts';

export function seePlayer(game: Game, seat: Seat, of: Seat): PlayerView {
  const record = player(game, of);
  cite('401.3|217.2c', '402.3|217.3c', '404.2|217.4b');
  const all = (ids: readonly ObjectId[]): readonly ObjectView[] => ids.map(id => seeObject(game, seat, id));
  return {
    seat: of,
    name: record.name,
    life: record.life,
    counters: record.counters,
    left: record.left,
    pool: counted(record.pool),
    landsPlayed: record.landsPlayed,
    landsAllowed: landsAllowed(game, of),
    handCount: record.hand.length,
    libraryCount: record.library.length,
    hand: all(knownHand(game, seat, of)),
    library: all(knownLibrary(game, seat, of)),
    graveyard: all(record.graveyard).toReversed(),
    maximumHandSize: maximumHandSize(game, of),
    designations: designationsOf(game, of),
  };
}

/** Units of mana by type; those with a limit on spending are also counted as `restricted`. */
function counted(pool: readonly PoolMana[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const one = (key: string): void => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  for (const unit of pool) {
    one(unit.type);
    if (unit.limit !== null) one('restricted');
  }
  return counts;
}

function designationsOf(game: Game, seat: Seat): readonly string[] {
  const marks = [...player(game, seat).marks];
  if (game.monarch === seat) marks.push('monarch');
  if (game.initiative === seat) marks.push('initiative');
  return marks;
}
