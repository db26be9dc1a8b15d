/** How much a player would like to keep a source of mana open: the higher, the later the solver takes it. */

import { isSick } from '../../3-card-types/302-creatures/is-sick.ts';
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { player } from '../../state/store.ts';
import { needOf } from './need.ts';
import type { Source, Way } from './sources.ts';
import { sizeOf, type TypeSet } from './types.ts';

/** How often the cards left in hand ask for each type of mana. */
export type Wishes = readonly number[];

const TYPES = 6;
const PLAIN = 10;
const EACH_MORE_TYPE = 3;
const EACH_WISH = 2;
const MOST_WISHES = 4;
const COULD_ATTACK = 12;
const RESTRICTED = -6;

/** What the other cards of a player's hand will want. */
export function wishesOf(game: Game, seat: Seat, except: ObjectId): Wishes {
  const wishes = [0, 0, 0, 0, 0, 0];
  for (const id of player(game, seat).hand) {
    if (id === except) continue;
    const cost = characteristics(game, id).cost;
    if (cost === null) continue;
    for (const slot of needOf(cost).slots) {
      for (let bit = 0; bit < TYPES; bit++) if ((slot.types & (1 << bit)) !== 0) wishes[bit] = (wishes[bit] ?? 0) + 1;
    }
  }
  return wishes;
}

/** What using a source in some way gives up. */
export function worthOf(game: Game, source: Source, way: Way, wishes: Wishes): number {
  let types: TypeSet = 0;
  for (const other of source.ways) for (const unit of other.units) types |= unit;
  let worth = PLAIN + way.burden + (sizeOf(types) - 1) * EACH_MORE_TYPE;
  let wished = 0;
  for (let bit = 0; bit < TYPES; bit++) if ((types & (1 << bit)) !== 0) wished = Math.max(wished, wishes[bit] ?? 0);
  worth += Math.min(wished, MOST_WISHES) * EACH_WISH;
  if (source.creature && !isSick(game, source.id)) worth += COULD_ATTACK;
  if (way.limit !== null) worth += RESTRICTED;
  return worth;
}
