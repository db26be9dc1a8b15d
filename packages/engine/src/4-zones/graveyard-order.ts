/** The order of graveyards, where anything in the game could tell [CR 404.3 | 2007: 217.4c]. */
import { hasWord } from '../1-concepts/113-abilities/words.ts';
import type { Game } from '../state/game.ts';
import type { ObjectId, Seat } from '../state/ids.ts';
import { must } from '../state/must.ts';
import { someCardSays } from '../state/of-cards.ts';
import { fromActive } from '../state/seats.ts';
import { player, thingOrNone } from '../state/store.ts';
import { ask, type Done, nothing, push, why } from '../work/agenda.ts';
import type { Reply } from '../work/decision.ts';
import type { GameEvent } from '../work/event.ts';
import type { Handlers } from '../work/run.ts';
import { setZone } from './zones.ts';

/** Cards have come into one graveyard at the same time. */
export type GraveyardFrame = {
  readonly do: 'arrangeGraveyard';
  readonly seat: Seat;
  readonly ids: readonly ObjectId[];
  readonly asked: boolean;
};

/** Whether some card of the game speaks of the top or the bottom of a graveyard: nothing else depends on its order. */
const isOrderSeen = someCardSays(abilities =>
  hasWord(abilities, node => (node.what === 'top' || node.what === 'bottom') && node.in === 'graveyard'),
);

/** [CR 404.3 | 2007: 217.4c] The owner arranges cards that are put into a graveyard at the same time. */
export function arrangeGraveyards(game: Game, happened: readonly GameEvent[]): void {
  if (happened.length < 2 || !isOrderSeen(game)) return;
  for (const seat of fromActive(game).toReversed()) {
    const { graveyard } = player(game, seat);
    const ids = happened.flatMap(event =>
      event.what === 'move' && event.to === 'graveyard' && graveyard.includes(event.newId) ? [event.newId] : [],
    );
    if (ids.length > 1) push(game, { do: 'arrangeGraveyard', seat, ids, asked: false });
  }
}

function arrangeGraveyard(game: Game, frame: GraveyardFrame, reply: Reply): Done {
  const { seat, asked } = frame;
  const ids = frame.ids.filter(id => thingOrNone(game, id)?.zone === 'graveyard');
  if (ids.length < 2) return nothing();
  if (!asked) {
    const options = ids.toReversed().map(id => ({ is: 'object' as const, id }));
    const asking = { kind: 'order' as const, seat, why: why('order', '404.3|217.4c'), options };
    return ask(game, asking, { ...frame, ids: ids.toReversed(), asked: true });
  }
  const topFirst = reply.map(at => must(ids[at], 'a card that was put there is placed', game));
  const rest = player(game, seat).graveyard.filter(id => !ids.includes(id));
  setZone(game, 'graveyard', seat, [...rest, ...topFirst.toReversed()]);
  return nothing();
}

export const graveyardHandlers: Handlers<GraveyardFrame> = { arrangeGraveyard };
