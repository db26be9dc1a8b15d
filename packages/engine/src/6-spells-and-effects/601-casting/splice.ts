/** Splicing the text of cards in hand onto a spell [CR 702.47 | 2007: 502.40]. */
import { hasQuality, keywordsOf } from '../../7-additional/702-keywords/protection.ts';
import { citeKeyword } from '../../7-additional/702-keywords/rules.ts';
import { copyValuesOf } from '../../7-additional/707-copying/copy-values.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { player } from '../../state/store.ts';
import { ask, type Done, nothing, push, why } from '../../work/agenda.ts';
import { by, cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { revealEvent } from '../../work/events.ts';
import { happen } from '../../work/happen.ts';
import { characteristics } from '../613-layers/characteristics.ts';
import { staleOne } from '../613-layers/stale.ts';
import { type Announcement, aimingOf, announce, itemOf } from './announcement.ts';
import { canChooseTargets } from './could-choose.ts';
import { lookOf } from './look.ts';
import { canPayTotal, totalOf } from './total.ts';

/** The cards chosen so far, in the order in which their instructions will be followed. */
type Splicing = { readonly of: Announcement; readonly ids: readonly ObjectId[] };
export type SpliceFrame =
  | ({ readonly do: 'chooseSplice' } & Splicing)
  | ({ readonly do: 'spliceChosen'; readonly among: readonly ObjectId[] } & Splicing);

/** [CR 601.2b, 702.47a, 702.47b | 2007: 502.40a, 502.40b] The player names cards to reveal, one after another, until there are enough. */
export function chooseSplice(game: Game, { of, ids }: Splicing): Done {
  const among = of.what === 'spell' && of.way?.faceDown === 'no' ? spliceable(game, of, ids) : [];
  if (among.length === 0) return splice(game, { of, ids });
  return ask(
    game,
    {
      kind: 'pick',
      seat: of.seat,
      why: why('chooseObjects', '702.47a|502.40a', of.item),
      options: among.map(id => ({ is: 'object', id })),
      least: 0,
      most: 1,
    },
    { do: 'spliceChosen', of, ids, among },
  );
}

export function spliceChosen(game: Game, { of, ids, among }: Splicing & { among: readonly ObjectId[] }, reply: Reply) {
  const chosen = among[reply[0] ?? -1];
  if (chosen === undefined) return splice(game, { of, ids });
  return push(game, { do: 'chooseSplice', of, ids: [...ids, chosen] });
}

/** [CR 702.47b | 2007: 502.40b] Cards that may be spliced besides: each once, if its choices can be made and it can be paid for. */
function spliceable(game: Game, of: Announcement, ids: readonly ObjectId[]): readonly ObjectId[] {
  return player(game, of.seat).hand.filter(id => {
    const fitting = keywordsOf(game, id, 'splice').some(({ quality, live }) =>
      hasQuality(game, of.item, quality, live, id),
    );
    if (!fitting || by('702.47b|502.40b', ids.includes(id))) return false;
    const { effects } = lookOf(game, id, 0);
    if (!canChooseTargets(game, effects, aimingOf(game, of))) return !by('702.47b|502.40b', true);
    const spliced = [...ids, id].map(one => copyValuesOf(game, one));
    return canPayTotal(game, of, totalOf(game, of, { spliced }));
  });
}

/** [CR 702.47c | 2007: 502.40c] All are revealed at once, and the spell has their text as well. */
function splice(game: Game, { of, ids }: Splicing): Done {
  if (ids.length === 0) return nothing();
  for (const id of ids) citeKeyword(characteristics(game, id), 'splice');
  cite('702.47c|502.40c');
  announce(game, of, { spliced: ids.map(id => copyValuesOf(game, id)) });
  staleOne(game, of.item);
  return happen(game, [revealEvent(of.seat, ids, itemOf(game, of).source)]);
}
