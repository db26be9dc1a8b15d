/** The relative timestamps of what enters the battlefield together [CR 613.7m | 2007: 418.5e]. */
import type { Modification } from '@lawmage/ability';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import { copiableValues } from '../../7-additional/707-copying/copiable.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { someCardSays } from '../../state/of-cards.ts';
import { fromActive } from '../../state/seats.ts';
import { thing, thingOrNone, write } from '../../state/store.ts';
import { ask, type Done, nothing, push, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import type { Handlers } from '../../work/run.ts';
import { stale } from './stale.ts';

/** A player's permanents have entered together, and their order tells. */
export type ArrivalsFrame = {
  readonly do: 'arrangeArrivals';
  readonly seat: Seat;
  readonly ids: readonly ObjectId[];
  readonly asked: boolean;
};

type Kind = Modification['change'];
/** Of two changes of such a kind the later one counts. */
const SETTING: ReadonlySet<Kind> = new Set<Kind>([
  'base',
  'color',
  'type',
  'loseType',
  'lose',
  'text',
  'name',
  'control',
]);
const sets = ({ change }: { readonly change?: unknown }): boolean => SETTING.has(change as Kind);

/** Whether some card of the game changes others so that the order of such changes could tell. */
const isOrderSeen = someCardSays(abilities =>
  abilities.some(one => one.is === 'static' && one.rule.static === 'modify' && hasWord(one.rule.changes, sets)),
);

const comeBy = (event: GameEvent): event is Extract<GameEvent, { readonly what: 'move' | 'create' }> =>
  event.what === 'create' || (event.what === 'move' && event.to === 'battlefield');

/**
 * [CR 613.7m | 2007: 418.5e] Those of the active player are older, each player's in the order of that player's choice; in
 * older editions the active player puts all of them in order.
 */
export function arrangeArrivals(game: Game, happened: readonly GameEvent[]): void {
  if (happened.length < 2 || !isOrderSeen(game)) return;
  const ids = happened.flatMap(event => (comeBy(event) && isThere(game, event.newId) ? [event.newId] : []));
  if (ids.length < 2) return;
  const groups = fromActive(game).map(seat => ({ seat, ids: ids.filter(id => thing(game, id).controller === seat) }));
  if (editionOf(game).timestampTies === 'active') return putInOrder(game, game.active, ids);
  if (groups.filter(group => group.ids.length > 0).length > 1) cite('613.7m|');
  setOrder(
    game,
    groups.flatMap(group => group.ids),
  );
  for (const group of groups.toReversed()) putInOrder(game, group.seat, group.ids);
}

function putInOrder(game: Game, seat: Seat, ids: readonly ObjectId[]): void {
  if (isTelling(game, ids)) push(game, { do: 'arrangeArrivals', seat, ids, asked: false });
}

const isThere = (game: Game, id: ObjectId): boolean => thingOrNone(game, id)?.zone === 'battlefield';

/** Gives objects the timestamps that they have together, in this order. */
function setOrder(game: Game, ids: readonly ObjectId[]): void {
  const stamps = ids.map(id => thing(game, id).timestamp).toSorted((a, b) => a - b);
  if (ids.every((id, at) => thing(game, id).timestamp === stamps[at])) return;
  ids.forEach((id, at) => {
    write(game, id).timestamp = must(stamps[at], 'as many timestamps as objects', game);
  });
  stale(game);
}

/** Whether two of them, which are not alike, change something of a kind of which the later change counts. */
function isTelling(game: Game, ids: readonly ObjectId[]): boolean {
  const seen = new Map<Kind, ReturnType<typeof copiableValues>>();
  for (const id of ids) {
    const values = copiableValues(game, thing(game, id));
    for (const { ability } of values.abilities) {
      if (ability.is !== 'static' || ability.rule.static !== 'modify') continue;
      for (const { change } of ability.rule.changes.filter(sets)) {
        const before = seen.get(change);
        if (before !== undefined && before.name !== values.name) return true;
        seen.set(change, values);
      }
    }
  }
  return false;
}

function arrange(game: Game, frame: ArrivalsFrame, reply: Reply): Done {
  const ids = frame.ids.filter(id => isThere(game, id));
  if (ids.length < 2) return nothing();
  if (!frame.asked) {
    const options = ids.map(id => ({ is: 'object' as const, id }));
    const asking = { kind: 'order' as const, seat: frame.seat, why: why('order', '613.7m|418.5e'), options };
    return ask(game, asking, { ...frame, ids, asked: true });
  }
  setOrder(
    game,
    reply.map(at => must(ids[at], 'what is put in order has entered', game)),
  );
  return nothing();
}

export const arrivalsHandlers: Handlers<ArrivalsFrame> = { arrangeArrivals: arrange };
