/** Casting a spell by offering a permanent [CR 702.48 | 2007: 502.42]. */
import { takeBack } from '../../7-additional/733-illegal-actions/take-back.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { thing } from '../../state/store.ts';
import { ask, type Done, nothing, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { moveEvent } from '../../work/events.ts';
import { isSettled } from '../../work/forced.ts';
import { happen } from '../../work/happen.ts';
import { type Announcement, announce, itemOf } from './announcement.ts';
import { giveUp } from './give-up.ts';
import { offerable } from './offerable.ts';
import { canPayTotal, totalOf } from './total.ts';

export type OfferingFrame =
  | { readonly do: 'chooseOffering'; readonly of: Announcement }
  | { readonly do: 'offeringChosen'; readonly of: Announcement; readonly among: readonly ObjectId[] }
  /** What was offered is sacrificed as the cost is paid. */
  | { readonly do: 'sacrificeOffered'; readonly of: Announcement };

/** [CR 601.2b, 702.48b | 2007: 502.42b] Which permanent is offered is chosen with the other choices. */
export function chooseOffering(game: Game, of: Announcement): Done {
  if (of.way?.way !== 'offering') return nothing();
  const among = offerable(game, of.seat, of.item).filter(offered =>
    canPayTotal(game, of, totalOf(game, of, { offered }), offered),
  );
  if (among.length === 0) return giveUp(game, of);
  if (isSettled(among.length === 1)) return offer(game, of, among[0] ?? NONE);
  const options = among.map(id => ({ is: 'object', id }) as const);
  const about = why('sacrifice', '702.48a|502.42a', of.item);
  return ask(game, { kind: 'pick', seat: of.seat, why: about, options }, { do: 'offeringChosen', of, among });
}

export const offeringChosen = (game: Game, of: Announcement, among: readonly ObjectId[], reply: Reply): Done =>
  offer(game, of, must(among[reply[0] ?? -1], 'a checked reply names what is offered', game));

/** [CR 702.48b | 2007: 502.42b] In old editions it is sacrificed at once, so that it helps no more to pay. */
function offer(game: Game, of: Announcement, offered: ObjectId): Done {
  announce(game, of, { offered });
  cite('702.48a|502.42a', '702.48b|502.42b');
  return editionOf(game).offeringSacrificedFirst ? sacrifice(game, of, offered) : nothing();
}

/** What was offered and is still to be sacrificed; without it the spell cannot be paid for. */
export function sacrificeOffered(game: Game, of: Announcement): Done {
  const { offered } = itemOf(game, of);
  if (offered === undefined || editionOf(game).offeringSacrificedFirst) return nothing();
  return thing(game, offered).zone === 'battlefield' ? sacrifice(game, of, offered) : takeBack(game);
}

const sacrifice = (game: Game, { seat, item }: Announcement, id: ObjectId): Done =>
  happen(game, [moveEvent(game, id, 'graveyard', '702.48b|502.42b', { cause: 'sacrifice', source: item, by: seat })]);
