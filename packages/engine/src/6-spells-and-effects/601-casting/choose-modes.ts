/** [CR 601.2b, 700.2a | 2007: 409.1b] The modes of a spell or ability are announced. */

import type { Effect } from '@lawmage/ability';
import { targetPhrases } from '../../1-concepts/115-targets/phrases.ts';
import { rangeOf } from '../../1-concepts/115-targets/quantity.ts';
import { totalCost } from '../../1-concepts/118-costs/cost.ts';
import { totalOf as manaIn } from '../../1-concepts/118-costs/mana-amount.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thingOrNone, write } from '../../state/store.ts';
import { ask, type Done, nothing, why } from '../../work/agenda.ts';
import { by, cite, isCiting } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { isSettled } from '../../work/forced.ts';
import { type Announcement, aimingOf, announce, effectsOf, itemOf } from './announcement.ts';
import { allPossible } from './could-choose.ts';
import { giveUp } from './give-up.ts';
import { type Modal, modalOf } from './spell-cost.ts';
import { canPayTotal, totalOf } from './total.ts';

export type ModesChosenFrame = {
  readonly do: 'modesChosen';
  readonly of: Announcement;
  readonly open: readonly number[];
};

export function chooseModes(game: Game, of: Announcement): Done {
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
  const [chooser] = modal.who === undefined ? [of.seat] : playersOf(game, modal.who, scope);
  return ask(
    game,
    {
      kind: 'modes',
      seat: chooser ?? of.seat,
      why: why('modes', '601.2b|409.1b', scope.source, modal),
      options: open.map(mode => ({ is: 'mode', mode })),
      least: range.least,
      most,
      repeat,
    },
    { do: 'modesChosen', of, open },
  );
}

export const modesChosen = (game: Game, { of, open }: ModesChosenFrame, reply: Reply): Done =>
  setModes(
    game,
    of,
    reply.flatMap(at => open[at] ?? []).toSorted((a, b) => a - b),
  );

function setModes(game: Game, of: Announcement, modes: readonly number[]): Done {
  cite('700.2|409.1b');
  if (of.what === 'triggered') cite('700.2b|410.4');
  if (new Set(modes).size < modes.length) cite('700.2d|');
  if (isCiting() && of.what === 'spell') citeCosted(game, of);
  announce(game, of, { modes });
  noteModes(game, of, modes);
  return nothing();
}

/** [CR 702.172a, 702.183a] Where each mode has a cost: one or more are chosen by spree, one by tiered. */
function citeCosted(game: Game, of: Announcement): void {
  const modal = modalOf(effectsOf(game, of));
  if (modal?.modes.some(({ cost }) => cost !== undefined))
    cite('atLeast' in modal.choose ? '702.172a|' : '702.183a|');
}

/** An object remembers which modes of its ability were chosen, and in which turn. */
function noteModes(game: Game, of: Announcement, modes: readonly number[]): void {
  const modal = modalOf(effectsOf(game, of));
  const { source } = aimingOf(game, of);
  if (modal?.fresh === undefined || thingOrNone(game, source) === undefined) return;
  const record = write(game, source);
  const turn = modal.fresh === 'turn' ? game.turn : 0;
  record.memory = { ...record.memory, ...Object.fromEntries(modes.map(mode => [`mode:${mode}`, turn])) };
}

/** "That hasn't been chosen", "that hasn't been chosen this turn". */
function isFresh(game: Game, { fresh }: Modal, source: ObjectId, mode: number): boolean {
  if (fresh === undefined) return true;
  return thingOrNone(game, source)?.memory[`mode:${mode}`] !== (fresh === 'turn' ? game.turn : 0);
}

/** [CR 702.42a | 2007: 502.32a] Entwined: all modes. */
const isEntwined = (game: Game, of: Announcement): boolean =>
  by('702.42b|502.32b', (itemOf(game, of).paid.entwine ?? 0) > 0);

/** [CR 700.2a | 2007: 409.1b] Modes with legal targets whose own cost could be paid. */
function openModes(game: Game, of: Announcement, modal: Modal): readonly number[] {
  const aiming = aimingOf(game, of);
  return modal.modes.flatMap(({ effect }: { readonly effect: Effect }, mode) =>
    isFresh(game, modal, aiming.source, mode) &&
    allPossible(game, targetPhrases(effect), aiming) &&
    isPayable(game, of, [mode])
      ? [mode]
      : [],
  );
}

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

const isPayable = (game: Game, of: Announcement, modes: readonly number[]): boolean =>
  of.way === null || canPayTotal(game, of, totalOf(game, of, { modes }));
