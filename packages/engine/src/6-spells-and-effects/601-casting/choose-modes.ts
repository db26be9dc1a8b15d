/** [CR 601.2b, 700.2a | 2007: 409.1b] The modes of a spell or ability are announced. */

import { rangeOf } from '../../1-concepts/115-targets/quantity.ts';
import { totalCost } from '../../1-concepts/118-costs/cost.ts';
import { totalOf as manaIn } from '../../1-concepts/118-costs/mana-amount.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Game } from '../../state/game.ts';
import type { Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { ask, type Done, nothing, why } from '../../work/agenda.ts';
import { by, cite } from '../../work/cite.ts';
import type { Option, Reply } from '../../work/decision.ts';
import { isSettled } from '../../work/forced.ts';
import { namedBy } from '../../work/named-by.ts';
import { type Announcement, aimingOf, effectsOf, itemOf } from './announcement.ts';
import { giveUp } from './give-up.ts';
import { chooseByWorth } from './modes-by-worth.ts';
import { isPayable, openModes, setModes } from './open-modes.ts';
import { type Modal, modalOf } from './spell-cost.ts';

export type ModesChosenFrame =
  | { readonly do: 'modesChosen'; readonly of: Announcement; readonly open: readonly number[] }
  /** Which of several other players chooses. */
  | { readonly do: 'modeChooserNamed'; readonly of: Announcement; readonly seats: readonly Seat[] };

export function chooseModes(game: Game, of: Announcement, by?: Seat): Done {
  const modal = modalOf(effectsOf(game, of));
  if (modal === null) return nothing();
  if (isEntwined(game, of))
    return setModes(
      game,
      of,
      modal.modes.map((_, mode) => mode),
    );
  const open = openModes(game, of, modal);
  const scope = aimingOf(game, of);
  if (modal.worth === true) return chooseByWorth(game, of, modal, []);
  const choosers = by === undefined ? choosersOf(game, of, modal) : [by];
  if (choosers.length > 1) return nameChooser(game, of, choosers);
  const range = rangeOf(game, modal.choose, scope);
  const repeat = modal.repeat === true;
  const most = affordableModes(
    game,
    of,
    repeat ? range.most : Math.min(range.most, open.length),
    cheapestFirst(modal, open),
  );
  if (open.length < modal.modes.length) cite(of.what === 'triggered' ? '700.2b|410.4' : '700.2a|409.1b');
  if (most < range.least || (open.length === 0 && range.least > 0)) return giveUp(game, of);
  if (isSettled(open.length === range.least && most === range.least && (!repeat || open.length === 1)))
    return setModes(game, of, open);
  return ask(
    game,
    {
      kind: 'modes',
      seat: choosers[0] ?? of.seat,
      why: why('modes', '601.2b|409.1b', scope.source, modal),
      options: open.map(mode => ({ is: 'mode', mode })),
      least: range.least,
      most,
      repeat,
    },
    { do: 'modesChosen', of, open },
  );
}

/** [CR 700.2e | 2007: 409.1b] Whoever the text says chooses, instead of the controller. */
function choosersOf(game: Game, of: Announcement, { who }: Modal): readonly Seat[] {
  if (who === undefined) return [of.seat];
  cite('700.2e|409.1b');
  return playersOf(game, who, aimingOf(game, of));
}

/** [CR 700.2e] The controller decides which of several players chooses. */
function nameChooser(game: Game, of: Announcement, seats: readonly Seat[]): Done {
  const options = seats.map((seat): Option => ({ is: 'player', seat }));
  const asking = {
    kind: 'pick',
    seat: of.seat,
    why: why('choosePlayer', '700.2e|409.1b', aimingOf(game, of).source),
  } as const;
  return ask(game, { ...asking, options }, { do: 'modeChooserNamed', of, seats });
}

export function modeChooserNamed(
  game: Game,
  { of, seats }: Extract<ModesChosenFrame, { readonly do: 'modeChooserNamed' }>,
  [at]: Reply,
): Done {
  return chooseModes(
    game,
    of,
    must(at === undefined ? undefined : seats[at], 'a checked reply is among the players', game),
  );
}

export const modesChosen = (
  game: Game,
  { of, open }: Extract<ModesChosenFrame, { readonly do: 'modesChosen' }>,
  reply: Reply,
): Done =>
  setModes(
    game,
    of,
    namedBy(reply, open).toSorted((a, b) => a - b),
  );

/** [CR 702.42a | 2007: 502.32a] Entwined: all modes. */
const isEntwined = (game: Game, of: Announcement): boolean =>
  by('702.42b|502.32b', (itemOf(game, of).paid.entwine ?? 0) > 0);

/** Modes by the mana of their own costs, the least first. */
function cheapestFirst({ modes }: Modal, open: readonly number[]): readonly number[] {
  const manaOf = (mode: number): number => manaIn(totalCost(modes[mode]?.cost ?? [], 0).mana);
  return open.toSorted((a, b) => manaOf(a) - manaOf(b));
}

/** Where each mode costs something, how many can be paid for. */
function affordableModes(game: Game, of: Announcement, most: number, open: readonly number[]): number {
  if (of.way === null || most <= 1) return most;
  let n = Math.min(most, Math.max(open.length, 1) * 8);
  while (
    n > 1 &&
    !isPayable(
      game,
      of,
      Array.from({ length: n }, (_, at) => open[at % open.length] ?? 0),
    )
  )
    n--;
  return n;
}
