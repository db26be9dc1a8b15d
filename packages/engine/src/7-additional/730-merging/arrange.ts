/** In which order the cards of one permanent lie where they go [CR 712.21a, 712.21b, 730.3a, 730.3b | 2007: none]. */
import type { ZoneName } from '@lawmage/ability';
import { setZone, zoneOf } from '../../4-zones/zones.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { thing, write } from '../../state/store.ts';
import { ask, type Done, nothing, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { namedBy } from '../../work/named-by.ts';
import type { Handlers } from '../../work/run.ts';

export type ArrangeFrame =
  | { readonly do: 'arrangeParts'; readonly ids: readonly ObjectId[]; readonly seat: Seat; readonly melded: boolean }
  | { readonly do: 'partsArranged'; readonly ids: readonly ObjectId[] };

const ARRANGED: ReadonlySet<ZoneName> = new Set<ZoneName>(['graveyard', 'library', 'exile']);
export const mayBeArranged = (zone: ZoneName): boolean => ARRANGED.has(zone);

/** The first that is named lies on top; in exile it was there first. Nobody else learns the order in a library. */
function arrange(game: Game, { ids, seat, melded }: Extract<ArrangeFrame, { do: 'arrangeParts' }>): Done {
  const here = ids.filter(id => thing(game, id).zone !== null);
  const [first = NONE] = here;
  if (here.length < 2) return nothing();
  const { home } = thing(game, first);
  if (home === 'library') game.shown = [...game.shown, { seat, ids: here }];
  const rule = home === 'exile' ? (melded ? '712.21b|' : '730.3b|') : melded ? '712.21a|' : '730.3a|';
  cite(rule);
  return ask(
    game,
    {
      kind: 'order',
      seat,
      why: why('order', rule, first, { zone: home }),
      options: here.map(id => ({ is: 'object', id })),
      least: here.length,
    },
    { do: 'partsArranged', ids: here },
  );
}

function arranged(game: Game, { ids }: Extract<ArrangeFrame, { do: 'partsArranged' }>, reply: Reply): Done {
  const named = namedBy(reply, ids);
  const [first] = ids;
  if (first === undefined) return nothing();
  const { home, owner } = thing(game, first);
  const rising = home === 'exile' ? named : named.toReversed();
  const places = ids.map(id => thing(game, id).timestamp).sort((a, b) => a - b);
  for (const [at, id] of rising.entries()) write(game, id).timestamp = places[at] ?? thing(game, id).timestamp;
  const next = rising[Symbol.iterator]();
  const list = zoneOf(game, home, owner).map(id => (ids.includes(id) ? (next.next().value ?? id) : id));
  setZone(game, home, owner, list);
  return nothing();
}

export const arrangeHandlers: Handlers<ArrangeFrame> = { arrangeParts: arrange, partsArranged: arranged };
