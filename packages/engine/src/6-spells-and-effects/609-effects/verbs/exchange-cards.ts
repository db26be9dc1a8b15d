/** Exchanges of cards between zones [CR 701.12d, 701.12e | 2007: none]. */
import type { Objects, ZoneName } from '@lawmage/ability';
import { canAttach } from '../../../3-card-types/attach.ts';
import { arrivalUnder } from '../../../4-zones/arrival.ts';
import { goesInstead } from '../../../4-zones/stays.ts';
import { presentOf } from '../../../nouns/present.ts';
import type { Game, Memory } from '../../../state/game.ts';
import { NOBODY, NONE, type ObjectId } from '../../../state/ids.ts';
import { thing } from '../../../state/store.ts';
import { cite } from '../../../work/cite.ts';
import type { EventOf } from '../../../work/event.ts';
import { moveEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import type { Arrival } from '../../../work/moving.ts';
import { asThoughThere } from '../../614-replacement/would-be.ts';
import { actor, didSome } from '../scope.ts';
import type { Executor } from '../types.ts';

/** The cards of one side, and the zone in which they are or, if there are none, would be. */
type Side = { readonly ids: readonly ObjectId[]; readonly zone: ZoneName };
type Move = EventOf<'move'>;

/** [CR 701.12a, 701.12d | 2007: none] All of it or nothing: the cards of each side go where those of the other were. */
export const exchangeCards: Executor<'exchangeCards'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const one = sideOf(game, verb.what, scope);
  const other = sideOf(game, verb.with, scope);
  const batch =
    one === null || other === null
      ? null
      : exchanged(game, one, other, { ...scope, you: actor(game, verb.who, scope) });
  if (batch === null) cite('701.12a|');
  return happen(game, didSome(game, memory, batch ?? []));
};

/** Null where no card is named and no zone either, or where the cards lie in several zones. */
function sideOf(game: Game, what: Objects, scope: Memory): Side | null {
  const ids = presentOf(game, what, scope);
  const zones = new Set(ids.map(id => thing(game, id).zone));
  const [zone = zoneNamed(what)] = zones;
  return zone === null || zones.size > 1 ? null : { ids, zone };
}

/** [CR 701.12d] The zone of all cards of a kind, also if there are none. */
function zoneNamed(what: Objects): ZoneName | null {
  if (what.what !== 'each' || 'anyOf' in what.filter) return null;
  const { in: place, with: traits = [] } = what.filter;
  if (place !== undefined) return place.zone;
  return traits.some(trait => trait.is === 'among' && isExiled(trait.what)) ? 'exile' : null;
}
const isExiled = (what: Objects): boolean => what.what === 'linked' && what.by === 'exiled';

/** [CR 701.12d] Only cards of one owner; null if they can't all go where the others were. */
function exchanged(game: Game, one: Side, other: Side, { you, source }: Memory): readonly Move[] | null {
  const all = [...one.ids, ...other.ids].map(id => thing(game, id));
  cite('701.12d|');
  if (one.zone === other.zone || all.some(({ kind }) => kind !== 'card')) return null;
  if (new Set(all.map(({ owner }) => owner)).size > 1) return null;
  const moved = (from: Side, to: Side): readonly Move[] =>
    from.ids.map(id => {
      const arrival = to.zone === 'battlefield' ? arrivalLike(game, to, from, arrivalUnder(you)) : null;
      return moveEvent(game, id, to.zone, '701.12d|', { by: thing(game, id).owner, source, arrival });
    });
  const batch = [...moved(one, other), ...moved(other, one)];
  return batch.every(move => canArrive(game, move)) ? batch : null;
}

/** [CR 701.12e] What takes the place of a card that is attached becomes attached to the same object. */
function arrivalLike(game: Game, { ids: [left], ...to }: Side, from: Side, arrival: Arrival): Arrival {
  if (left === undefined || from.ids.length !== 1 || to.zone !== 'battlefield') return arrival;
  const { attachedTo, attachedToSeat } = thing(game, left);
  if (attachedTo !== NONE || attachedToSeat !== NOBODY) cite('701.12e|');
  return { ...arrival, attachedTo, attachedToSeat };
}

/** Whether a card can enter so, attached where it is to be. */
function canArrive(game: Game, move: Move): boolean {
  const { arrival } = move;
  if (move.to !== 'battlefield' || arrival === null) return true;
  if (goesInstead(game, thing(game, move.id), move, arrival) !== 'battlefield') return false;
  const { attachedTo, attachedToSeat } = arrival;
  if (attachedTo === NONE && attachedToSeat === NOBODY) return true;
  const there = asThoughThere(game, move);
  return canAttach(there.game, there.id, attachedTo, attachedToSeat);
}
