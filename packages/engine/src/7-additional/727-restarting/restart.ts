/** Restarting the game [CR 727 | 2007: none]: it ends without a result, and another one begins with the same cards. */
import { emptyGame, playersAnew } from '../../1-concepts/103-starting/new-game.ts';
import { newThing } from '../../4-zones/thing.ts';
import { putIn, setZone } from '../../4-zones/zones.ts';
import type { Executor } from '../../6-spells-and-effects/609-effects/types.ts';
import { objectsOf } from '../../nouns/objects.ts';
import type { Game } from '../../state/game.ts';
import { type MemoryId, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { enlist } from '../../state/indexing.ts';
import { livingSeats } from '../../state/seats.ts';
import { add } from '../../state/store.ts';
import { type Done, pushInOrder } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import { actEvent } from '../../work/events.ts';
import type { Frame } from '../../work/frames.ts';
import { bind, memory as memoryOf } from '../../work/memory.ts';
import { type Involved, involved } from './involved.ts';

/** [CR 727.1, 727.4, 727.5] What the instruction leaves in exile is named by the instructions that follow it. */
export const restart: Executor<'restart'> = (game, { except }, memory) => {
  const scope = memoryOf(game, memory);
  const exempt = except === undefined ? [] : objectsOf(game, except, scope);
  const cards = involved(game, exempt);
  const left = instructionsLeft(game, memory);
  beginAnew(game);
  for (const seat of livingSeats(game)) deal(game, seat, cards);
  const exiled = cards.filter(({ isExempt }) => isExempt).map(one => leave(game, one));
  game.memories = [{ ...scope, source: NONE, item: NONE, found: [], since: game.nextId }];
  if (except !== undefined && 'slot' in except && except.slot !== undefined)
    bind(game, memory, except.slot, { ids: exiled, seats: [], n: exiled.length });
  return start(game, scope.you, [...left, { do: 'forget', memory }]);
};

/** What the resolution that restarts the game has still to do, the next instruction last. */
function instructionsLeft({ agenda }: Game, memory: MemoryId): readonly Frame[] {
  const end = agenda.findLastIndex(frame => frame.do === 'resolved' && frame.memory === memory);
  return end < 0 ? [] : agenda.slice(end + 1).reverse();
}

/**
 * [CR 727.1, 727.6] Nothing of the game remains but its players, and the main game if this is a subgame. Numbers of objects go
 * on, so that what was named before is never taken for something else.
 */
function beginAnew(game: Game): void {
  const { own, edition, format, rng, cards, telling, events, uncached, outer, nextId, nextMemory } = game;
  cite('727.1|', '104.6|');
  if (outer !== null) cite('727.6|');
  const players = playersAnew(game);
  const kept = { edition, format, rng, cards, telling, events, uncached, outer, players, nextId, nextMemory };
  Object.assign(game, emptyGame(own), kept);
}

/** [CR 727.2, 727.3] A player's cards are the deck again, whatever they were; a commander begins in the command zone. */
function deal(game: Game, seat: Seat, cards: readonly Involved[]): void {
  cite('727.2|');
  const own = cards.filter(({ owner, isExempt }) => owner === seat && !isExempt);
  const library = own
    .filter(({ marks }) => marks.length === 0)
    .map(({ card }) => add(game, newThing(game, 'card', card, seat, 'library')).id);
  if (library.length < game.format.handSize) cite('727.3|');
  setZone(game, 'library', seat, library);
  for (const one of own) if (one.marks.length > 0) placeOpenly(game, one, 'command');
}

/** [CR 727.5, 727.5a] An exempt card is in exile as the new game begins; a commander remains one. */
function leave(game: Game, one: Involved): ObjectId {
  cite('727.5|');
  if (one.marks.length > 0) cite('727.5a|');
  return placeOpenly(game, one, 'exile');
}

function placeOpenly(game: Game, { card, owner, marks }: Involved, zone: 'exile' | 'command'): ObjectId {
  const record = newThing(game, 'card', card, owner, zone);
  record.marks = marks;
  putIn(game, record);
  enlist(game, record.id);
  return record.id;
}

/** [CR 727.1a, 727.4] Who restarted the game goes first; the rest of the instructions comes before the first turn. */
function start(game: Game, first: Seat, before: readonly Frame[]): Done {
  cite('727.1a|');
  if (before.length > 1) cite('727.4|');
  return pushInOrder(game, [
    { do: 'tell', batch: [actEvent('restart', first, 1, '727.1|')] },
    { do: 'start', first, before },
  ]);
}
