/** Things that were moved or phased out until something happens [CR 610.3, 610.4 | 2007: none]. */
import { PHASED_UNTIL } from '../../1-concepts/110-permanents/phased-until.ts';
import { arrivalUnder } from '../../4-zones/arrival.ts';
import { isMelded } from '../../7-additional/730-merging/components.ts';
import { successors } from '../../7-additional/730-merging/parting.ts';
import type { Game, Thing } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import type { Lasting } from '../../state/lasting.ts';
import { thingOrNone } from '../../state/store.ts';
import { type Done, push } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { moveEvent } from '../../work/events.ts';
import { happen } from '../../work/happen.ts';
import type { Handlers } from '../../work/run.ts';

type Returning = Extract<Lasting, { readonly is: 'return' }>;

/** Objects by their ids from before they were exiled. */
export type ReturnFrame = {
  readonly do: 'returnMoved';
  readonly ids: readonly ObjectId[];
  readonly phased: readonly ObjectId[];
  readonly source: ObjectId;
};

/** [CR 610.3, 610.3d, 610.4, 610.4d] What was to stay away until something left returns immediately after, all at once. */
export function returnAfter(game: Game, ended: readonly Lasting[]): void {
  const returning = ended.filter((one): one is Returning => one.is === 'return');
  const [first] = returning;
  if (first === undefined) return;
  const moved = returning.filter(one => !one.phased);
  const phased = returning.filter(one => one.phased);
  if (moved.length > 1) cite('610.3d|');
  if (phased.length > 1) cite('610.4d|');
  push(game, {
    do: 'returnMoved',
    ids: moved.flatMap(one => one.ids),
    phased: phased.flatMap(one => one.ids),
    source: first.source,
  });
}

/** [CR 610.3, 610.3c, 610.4, 610.4a] Each to the zone it came from; to the battlefield under its owner's control. */
function returnMoved(game: Game, { ids, phased, source }: ReturnFrame): Done {
  const batch = ids.flatMap((id): readonly GameEvent[] => {
    const before = thingOrNone(game, id);
    if (before === undefined) return [];
    const cards = successors(game, id).filter(card => thingOrNone(game, card)?.zone === 'exile');
    if (cards.length > 1) cite(isMelded(before) ? '712.21c|' : '730.3c|');
    return cards.map(card => backFrom(game, before, card, source));
  });
  const back = phased.filter(id => thingOrNone(game, id)?.marks.includes(PHASED_UNTIL) === true);
  if (back.length < phased.length) cite('610.4a|');
  return happen(game, [...batch, ...back.map((id): GameEvent => ({ what: 'phaseIn', rule: '610.4|', source, id }))]);
}

function backFrom(game: Game, { home, owner }: Thing, card: ObjectId, source: ObjectId): GameEvent {
  if (home === 'battlefield') cite('610.3c|');
  const arrival = home === 'battlefield' ? arrivalUnder(owner) : null;
  return moveEvent(game, card, home, '610.3|', { cause: 'return', by: owner, source, arrival });
}

export const returnHandlers: Handlers<ReturnFrame> = { returnMoved };
