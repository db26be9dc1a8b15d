/** Cards from outside the game [CR 400.11, 108.3b | 2007: none]. */
import type { Filter } from '@lawmage/ability';
import { hasEntered } from '../../../4-zones/settle.ts';
import { newThing } from '../../../4-zones/thing.ts';
import { putIn } from '../../../4-zones/zones.ts';
import { fits } from '../../../nouns/fits.ts';
import type { Game, Memory } from '../../../state/game.ts';
import type { MemoryId, Seat } from '../../../state/ids.ts';
import { must } from '../../../state/must.ts';
import { fork, player, writePlayer } from '../../../state/store.ts';
import { ask, type Done, nothing, why } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import type { Reply } from '../../../work/decision.ts';
import { revealEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { actor, didSome } from '../scope.ts';
import type { Executor } from '../types.ts';

/** Which definition is brought in is being asked. */
export type FetchFrame = {
  readonly do: 'fetch';
  readonly seat: Seat;
  readonly memory: MemoryId;
  readonly among: readonly number[];
};

export const fetch: Executor<'fetch'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const seat = actor(game, verb.who, scope);
  cite('400.11c|');
  const among = [...new Set(player(game, seat).outside)].filter(card =>
    mayBeBrought(game, seat, card, verb.what, scope),
  );
  if (didSome(game, memory, among).length === 0) return nothing();
  const options = among.map(card => ({ is: 'word', word: game.cards[card]?.name ?? '' }) as const);
  const about = why('chooseWord', '400.11b|', scope.source, verb.what);
  return ask(game, { kind: 'pick', seat, why: about, options }, { do: 'fetch', seat, memory, among });
};

/** [CR 108.5, 309.2d | 2007: none] Whether a card fits as it would in the hand; dungeons and their like stay outside. */
function mayBeBrought(game: Game, seat: Seat, card: number, what: Filter, scope: Memory): boolean {
  if (game.cards[card]?.faces[0].type.types.includes('dungeon')) {
    cite('108.5|', '309.2d|');
    return false;
  }
  const copy = fork(game);
  const record = newThing(copy, 'card', card, seat, 'hand');
  putIn(copy, record);
  return fits(copy, record.id, what, scope);
}

/** [CR 400.11b, 108.3b | 2007: none] It belongs to its owner as any other card and stays in the game. */
export function fetched(game: Game, { seat, among }: FetchFrame, reply: Reply): Done {
  const card = must(among[reply[0] ?? 0], 'a checked reply names a card', game);
  cite('400.11b|', '108.3b|');
  const { outside } = player(game, seat);
  writePlayer(game, seat).outside = outside.toSpliced(outside.indexOf(card), 1);
  const record = newThing(game, 'card', card, seat, 'hand');
  putIn(game, record);
  hasEntered(game, record);
  return happen(game, [revealEvent(seat, [record.id], record.id)]);
}
