/** Actions with cards of the opening hand [CR 103.6 | 2007: none]. */

import type { Effect } from '@lawmage/ability';
import { arrivalUnder } from '../../4-zones/arrival.ts';
import { abilitiesOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Rule } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { fromActive } from '../../state/seats.ts';
import { player } from '../../state/store.ts';
import { ask, type Done, nothing, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { moveEvent, revealEvent } from '../../work/events.ts';
import type { Frame } from '../../work/frames.ts';
import { happen } from '../../work/happen.ts';
import { openMemory } from '../../work/memory.ts';
import type { Handlers } from '../../work/run.ts';

export type OpeningFrame =
  | { readonly do: 'opening'; readonly before: readonly Frame[] }
  | { readonly do: 'openingHand'; readonly seat: Seat }
  | { readonly do: 'openingChosen'; readonly seat: Seat; readonly ids: readonly ObjectId[] }
  | { readonly do: 'openingReveals'; readonly seat: Seat }
  | { readonly do: 'openingRevealed'; readonly seat: Seat; readonly ids: readonly ObjectId[] };

const RULE: Rule = '103.6a|101.5';

/** [CR 103.6, 103.8, 727.4 | 2007: 101.5] Each player in turn order, then the first turn. */
function opening(game: Game, { before }: Extract<OpeningFrame, { readonly do: 'opening' }>): Done {
  const seats = fromActive(game).flatMap((seat): readonly Frame[] => [
    { do: 'openingHand', seat },
    { do: 'openingReveals', seat },
  ]);
  return pushInOrder(game, [...seats, ...before, { do: 'firstTurn', seat: game.active }]);
}

/** [CR 103.6a] A player may begin the game with some cards on the battlefield. */
function openingHand(game: Game, { seat }: Extract<OpeningFrame, { readonly do: 'openingHand' }>): Done {
  const ids = player(game, seat).hand.filter(id => mayStartInPlay(game, id));
  if (ids.length === 0) return nothing();
  cite('103.6|');
  const options = ids.map(id => ({ is: 'object' as const, id }));
  const asking = { kind: 'pick' as const, seat, why: why('chooseObjects', RULE), options, least: 0, most: ids.length };
  return ask(game, asking, { do: 'openingChosen', seat, ids });
}

const mayStartInPlay = (game: Game, id: ObjectId): boolean =>
  abilitiesOf(game, id).some(({ ability }) => ability.is === 'static' && ability.rule.static === 'startInPlay');

function openingChosen(
  game: Game,
  { seat, ids }: Extract<OpeningFrame, { readonly do: 'openingChosen' }>,
  reply: Reply,
): Done {
  const chosen = reply.map(at => must(ids[at], 'a reply is among the options', game));
  const says = { cause: 'setup', by: seat, arrival: arrivalUnder(seat) } as const;
  return happen(
    game,
    chosen.map(id => moveEvent(game, id, 'battlefield', RULE, says)),
  );
}

/** [CR 103.6b | 2007: none] A player may reveal some cards, each once; what they say is done then. */
function openingReveals(game: Game, { seat }: Extract<OpeningFrame, { readonly do: 'openingReveals' }>): Done {
  const ids = player(game, seat).hand.filter(id => whenRevealed(game, id).length > 0);
  if (ids.length === 0) return nothing();
  cite('103.6|', '103.6b|');
  const options = ids.map(id => ({ is: 'object' as const, id }));
  const about = why('chooseObjects', '103.6b|');
  const asking = { kind: 'pick' as const, seat, why: about, options, least: 0, most: ids.length };
  return ask(game, asking, { do: 'openingRevealed', seat, ids });
}

const whenRevealed = (game: Game, id: ObjectId): readonly Effect[] =>
  abilitiesOf(game, id).flatMap(({ ability }) =>
    ability.is === 'static' && ability.rule.static === 'openingReveal' ? [ability.rule.effect] : [],
  );

function openingRevealed(
  game: Game,
  { seat, ids }: Extract<OpeningFrame, { readonly do: 'openingRevealed' }>,
  reply: Reply,
): Done {
  const chosen = reply.map(at => must(ids[at], 'a reply is among the options', game));
  const frames = chosen.flatMap(source =>
    whenRevealed(game, source).flatMap((effect): readonly Frame[] => {
      const memory = openMemory(game, { you: seat, source, item: NONE, x: 0, found: [] });
      return [
        { do: 'effect', effect, memory },
        { do: 'forget', memory },
      ];
    }),
  );
  pushInOrder(game, frames);
  return chosen.length === 0 ? nothing() : happen(game, [revealEvent(seat, chosen)]);
}

export const openingHandlers: Handlers<OpeningFrame> = {
  opening,
  openingHand,
  openingChosen,
  openingReveals,
  openingRevealed,
};
