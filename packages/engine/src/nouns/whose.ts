/** The player that a description of objects brings in: "a creature an opponent controls … that player". */
import type { Filter } from '@lawmage/ability';
import { controllerOf } from '../6-spells-and-effects/613-layers/characteristics.ts';
import type { Found, Game } from '../state/game.ts';
import type { ObjectId, Seat } from '../state/ids.ts';
import { thing } from '../state/store.ts';
import { cite } from '../work/cite.ts';

/** For which slot such a description introduces whom, if it was used for these objects; null if it introduces nobody. */
export function whoseOf(
  game: Game,
  filter: Filter,
  ids: readonly ObjectId[],
): { readonly slot: number; readonly found: Found } | null {
  const whose = 'anyOf' in filter ? undefined : filter.whose;
  if (whose === undefined || whose.not === true || !('slot' in whose.who) || whose.who.slot === undefined) return null;
  if (whose.who.who !== 'some' && whose.who.who !== 'each') return null;
  const seats = ids.map(id => (whose.by === 'owner' ? thing(game, id).owner : seatOfObject(game, id)));
  const each = [...new Set(seats)];
  return { slot: whose.who.slot, found: { ids: [], seats: each, n: each.length } };
}

/** Who controls it, or else owns it [CR 108.4a, 109.4]. */
function seatOfObject(game: Game, id: ObjectId): Seat {
  const { home, owner } = thing(game, id);
  if (home === 'battlefield' || home === 'stack') return controllerOf(game, id);
  cite('108.4|', '108.4a|', '109.4|217.5d');
  return owner;
}
