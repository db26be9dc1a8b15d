/** Controlling another player while a spell or ability resolves [CR 723.2 | 2007: none]. */
import { endResolved } from '../../6-spells-and-effects/611-continuous/durations.ts';
import type { Game, StackItem } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { player, thing, thingOrNone, write, writePlayer } from '../../state/store.ts';
import { type Done, nothing } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';

export type EndControlFrame = { readonly do: 'endControl'; readonly item: ObjectId };

/** [CR 723.2, 723.1a | 2007: none] From now on until an item has resolved; what controlled the player before waits. */
export function controlWhile(game: Game, of: Seat, by: Seat, item: ObjectId): void {
  cite('723.2|');
  const record = writePlayer(game, of);
  if (record.controlledWhile === NONE) record.controlledBefore = record.controlledBy;
  record.controlledBy = by;
  record.controlledWhile = item;
}

/** An item has resolved: what lasted as long is over. */
export function endResolving(game: Game, item: ObjectId): void {
  for (const { seat, controlledWhile } of game.players) {
    if (controlledWhile !== item) continue;
    const record = writePlayer(game, seat);
    record.controlledBy = record.controlledBefore;
    record.controlledWhile = NONE;
  }
  if (game.lasting.length > 0) endResolved(game);
}

export function endControl(game: Game, { item }: EndControlFrame): Done {
  endResolving(game, item);
  return nothing();
}

/** What a card was cast as, if it is on the stack, will resolve with its controller controlled. */
export function controlCaster(game: Game, card: ObjectId, by: Seat): void {
  const { next } = thing(game, card);
  const item = thingOrNone(game, next);
  if (item?.zone !== 'stack' || item.stack === null) return;
  write(game, next).stack = { ...item.stack, ruledBy: by };
}

/** Such a spell begins to resolve. Whether there is something to end. */
export function beginRuled(game: Game, item: ObjectId, { controller, ruledBy }: StackItem): boolean {
  if (ruledBy === undefined || player(game, ruledBy).left) return false;
  controlWhile(game, controller, ruledBy, item);
  return true;
}
