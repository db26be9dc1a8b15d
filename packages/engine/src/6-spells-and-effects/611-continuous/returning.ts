/** Things that were moved until something happens [CR 610.3 | 2007: none]. */
import { arrivalUnder } from '../../4-zones/arrival.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { Lasting } from '../../state/lasting.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { type Done, push } from '../../work/agenda.ts';
import { moveEvent } from '../../work/events.ts';
import { happen } from '../../work/happen.ts';
import type { Handlers } from '../../work/run.ts';

type Returning = Extract<Lasting, { readonly is: 'return' }>;

/** Objects by their ids from before they were exiled. */
export type ReturnFrame = { readonly do: 'returnMoved'; readonly ids: readonly ObjectId[]; readonly source: ObjectId };

/** [CR 610.3, 610.3d] What was exiled until something left returns immediately after that, all of it at once. */
export function returnAfter(game: Game, ended: readonly Lasting[]): void {
  const returning = ended.filter((one): one is Returning => one.is === 'return');
  const [first] = returning;
  if (first === undefined) return;
  push(game, { do: 'returnMoved', ids: returning.flatMap(one => one.ids), source: first.source });
}

/** [CR 610.3, 610.3c] Each to the zone it came from; to the battlefield under its owner's control. */
function returnMoved(game: Game, { ids, source }: ReturnFrame): Done {
  const batch = ids.flatMap(id => {
    const before = thingOrNone(game, id);
    const card = before === undefined ? undefined : thingOrNone(game, before.next);
    if (before === undefined || card?.zone !== 'exile') return [];
    const { owner } = thing(game, card.id);
    const arrival = before.home === 'battlefield' ? arrivalUnder(owner) : null;
    return [moveEvent(game, card.id, before.home, '610.3|', { cause: 'return', by: owner, source, arrival })];
  });
  return happen(game, batch);
}

export const returnHandlers: Handlers<ReturnFrame> = { returnMoved };
