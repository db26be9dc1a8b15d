/** Control that effects change [CR 613.1b | 2007: 418.5a]. */

import { closeMana } from '../../1-concepts/106-mana/open.ts';
import type { Borrowed, Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { player, thing, write } from '../../state/store.ts';
import { touch } from '../../state/touch.ts';
import { cite } from '../../work/cite.ts';
import type { Loss } from '../603-triggered/losses.ts';
import { characteristics, controllerOf } from './characteristics.ts';
import { liveEffects } from './live.ts';

const NO_LOSSES: readonly Loss[] = [];
const NOTHING_BORROWED: readonly Borrowed[] = [];

/**
 * [CR 302.6, 613.1b | 2007: 212.3d, 418.5a] Notes which permanents have come under somebody else's control, so that control
 * counts from now on.
 */
export function settleControl(game: Game): readonly Loss[] {
  if (game.borrowed.length === 0 && !mayControlChange(game)) return NO_LOSSES;
  const losses: Loss[] = [];
  const borrowed: Borrowed[] = [];
  for (const id of game.battlefield) {
    const seat = controllerOf(game, id);
    const from = holderOf(game, id);
    if (seat !== from) {
      begin(game, id, seat);
      losses.push({ id, from });
    }
    if (seat !== thing(game, id).controller) borrowed.push({ id, seat });
  }
  game.borrowed = borrowed.length === 0 ? NOTHING_BORROWED : borrowed;
  return losses;
}

const mayControlChange = (game: Game): boolean =>
  (game.lasting.length > 0 || game.index.statics.length > 0) && liveEffects(game).controls;

/** Who was known to control a permanent. */
const holderOf = (game: Game, id: ObjectId): Seat =>
  game.borrowed.find(one => one.id === id)?.seat ?? thing(game, id).controller;

function begin(game: Game, id: ObjectId, seat: Seat): void {
  cite('302.6|212.3d');
  const record = write(game, id);
  record.since = player(game, seat).turns;
  closeMana(game);
  for (const attached of record.attachments) {
    if (controllerOf(game, attached) === seat) continue;
    cite(characteristics(game, attached).subtypes.has('Aura') ? '303.4e|212.4i' : '301.5d|212.2k');
  }
  /** [CR 701.54a | 2007: none] A Ring-bearer is one until another player gains control of it. */
  if (record.marks.includes('ringBearer')) record.marks = record.marks.filter(mark => mark !== 'ringBearer');
  touch(game, id);
}
