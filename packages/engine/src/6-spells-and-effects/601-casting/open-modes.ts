/** Which modes may be chosen now, and those that were [CR 700.2a, 601.2b | 2007: 409.1b]. */

import type { Effect } from '@lawmage/ability';
import { targetPhrases } from '../../1-concepts/115-targets/phrases.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thingOrNone, write } from '../../state/store.ts';
import { type Done, nothing } from '../../work/agenda.ts';
import { cite, isCiting } from '../../work/cite.ts';
import { type Announcement, aimingOf, announce, effectsOf } from './announcement.ts';
import { allPossible } from './could-choose.ts';
import { type Modal, modalOf } from './spell-cost.ts';
import { canPayTotal, totalOf } from './total.ts';

export function setModes(game: Game, of: Announcement, modes: readonly number[]): Done {
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
  if (modal?.modes.some(({ cost }) => cost !== undefined)) cite('atLeast' in modal.choose ? '702.172a|' : '702.183a|');
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

/** [CR 700.2a | 2007: 409.1b] Modes with legal targets whose own cost could be paid. */
export function openModes(game: Game, of: Announcement, modal: Modal): readonly number[] {
  const aiming = aimingOf(game, of);
  return modal.modes.flatMap(({ effect }: { readonly effect: Effect }, mode) =>
    isFresh(game, modal, aiming.source, mode) &&
    allPossible(game, targetPhrases(effect), aiming) &&
    isPayable(game, of, [mode])
      ? [mode]
      : [],
  );
}

export const isPayable = (game: Game, of: Announcement, modes: readonly number[]): boolean =>
  of.way === null || canPayTotal(game, of, totalOf(game, of, { modes }));
