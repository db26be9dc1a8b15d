/** Milling [CR 701.17 | 2007: none]. */
import { countOf } from '../../../nouns/count.ts';
import type { Game } from '../../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../../state/ids.ts';
import { player } from '../../../state/store.ts';
import { type Done, pushInOrder } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { EventOf } from '../../../work/event.ts';
import { moveEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import { foundIn, memory as memoryOf, openSlot } from '../../../work/memory.ts';
import { withoutEntering } from '../../614-replacement/entering-from-library.ts';
import { mayBeChanged } from '../../614-replacement/replace.ts';
import { actingAs, actors, didSome, into } from '../scope.ts';
import type { EffectOf, Executor } from '../types.ts';
import { toldInto } from './library.ts';

type Milling = { readonly seat: Seat; readonly n: number };
/** `slot`: where it stands how many it has become. */
type Told = Milling & { readonly slot: number };

/** All players mill as many cards as it has become. */
export type MillAsToldFrame = {
  readonly do: 'millAsTold';
  readonly told: readonly Told[];
  readonly verb: EffectOf<'mill'>;
  readonly memory: MemoryId;
};

/** [CR 701.17a] */
export const mill: Executor<'mill'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const all = actors(game, verb.who, scope).map((seat): Milling => {
    return { seat, n: Math.max(0, countOf(game, verb.count, actingAs(scope, verb.who, seat))) };
  });
  const asked = all.filter(({ n }) => n > 0).map(one => millsEvent(one, scope.source));
  if (!mayBeChanged(game, asked)) return millNow(game, all, verb, memory);
  const told = all.map((one): Told => ({ ...one, slot: openSlot(game, memory) }));
  return pushInOrder(game, [
    ...told.filter(({ n }) => n > 0).map(one => toldInto(millsEvent(one, scope.source), memory, one.slot)),
    { do: 'millAsTold', told, verb, memory },
  ]);
};

const millsEvent = ({ seat, n }: Milling, source: ObjectId): EventOf<'mills'> => ({
  what: 'mills',
  seat,
  n,
  rule: '701.17a|',
  source,
});

/** [CR 701.17d] Whatever asks for "the milled card" speaks of all that have become one milled card by then. */
export function millAsTold(game: Game, { told, verb, memory }: MillAsToldFrame): Done {
  const scope = memoryOf(game, memory);
  const all = told.map(({ seat, n, slot }) => ({ seat, n: n === 0 ? 0 : foundIn(scope, slot).n }));
  const isMore = all.some(({ n }, at) => told[at]?.n === 1 && n > 1);
  if (isMore && verb.slot !== undefined) cite('701.17d|');
  return millNow(game, all, verb, memory);
}

/** [CR 701.17b] As many as there are. */
function millNow(game: Game, all: readonly Milling[], verb: EffectOf<'mill'>, memory: MemoryId): Done {
  const { source } = memoryOf(game, memory);
  const batch = all.flatMap(({ seat, n }) => {
    const library = withoutEntering(game, player(game, seat).library);
    if (n > library.length) cite('701.17b|');
    const top = n === 0 ? [] : library.slice(-n).toReversed();
    return top.map(id => moveEvent(game, id, 'graveyard', '701.17a|417.1', { cause: 'mill', by: seat, source }));
  });
  return happen(game, didSome(game, memory, batch), into(memory, verb.slot));
}
