/** Subgames [CR 729 | 2007: 506]: a game within the game, played with the libraries. */
import type { Effect } from '@lawmage/ability';
import { emptyGame, newPlayer } from '../../1-concepts/103-starting/new-game.ts';
import { arrivalUnder } from '../../4-zones/arrival.ts';
import { newThing } from '../../4-zones/thing.ts';
import { setZone } from '../../4-zones/zones.ts';
import type { Executor } from '../../6-spells-and-effects/609-effects/types.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Game } from '../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../state/ids.ts';
import { fromActive, livingSeats } from '../../state/seats.ts';
import { add, fork, player, thing } from '../../state/store.ts';
import { type Done, nothing, push, pushInOrder } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import { moveEvent, shuffleEvent } from '../../work/events.ts';
import type { Frame } from '../../work/frames.ts';
import { happen } from '../../work/happen.ts';
import { bind, foundIn, memory as memoryOf, openSlot } from '../../work/memory.ts';
import type { Handlers } from '../../work/run.ts';

type Within = { readonly memory: MemoryId; readonly slot: number; readonly losers: Effect | null };
export type SubgameFrame =
  /** The libraries have been set aside: the subgame begins. */
  | ({ readonly do: 'beginSubgame' } & Within)
  /** The main game goes on. `gone`: the cards that stay exiled, by owner. */
  | ({
      readonly do: 'subgameOver';
      readonly winners: readonly Seat[];
      readonly gone: readonly { readonly card: number; readonly owner: Seat }[];
    } & Within);

/** [CR 729.1, 729.2 | 2007: 506.1, 506.3] In old editions the libraries are first exiled face down. */
export const subgame: Executor<'subgame'> = (game, { losers }, memory) => {
  cite('729.1|506.1');
  const slot = openSlot(game, memory);
  push(game, { do: 'beginSubgame', memory, slot, losers: losers ?? null });
  if (!editionOf(game).subgameExilesLibraries) return nothing();
  cite('|506.3');
  const ids = livingSeats(game).flatMap(seat => player(game, seat).library);
  const batch = ids.map(id => {
    const arrival = arrivalUnder(thing(game, id).owner, { faceDown: 'exiled' });
    return moveEvent(game, id, 'exile', '|506.3', { cause: 'exile', source: memoryOf(game, memory).source, arrival });
  });
  return happen(game, batch, { memory, slot, amount: -1 });
};

/** [CR 729.2, 729.3, 729.4, 729.6 | 2007: 506.3a, 506.4, 506.5, 506.7] A new game takes the place of this one, which waits in it. */
function beginSubgame(game: Game, { memory, slot, losers }: Within): Done {
  const decks = livingSeats(game).map(seat => ({ seat, ids: deckOf(game, seat, memory, slot) }));
  const main = fork(game);
  push(main, { do: 'subgameOver', memory, slot, losers, winners: [], gone: [] });
  cite('729.2|506.4', '729.4|506.5');
  if (main.outer !== null) cite('729.6|506.7');
  if (decks.some(({ ids }) => ids.length < game.format.handSize)) cite('729.3|506.3a');
  const { own, edition, format, rng, cards, telling, events, uncached } = game;
  const players = game.players.map(({ seat, name, autoPay, left, lost }) => ({
    ...newPlayer(own, seat, name, format.life),
    autoPay,
    left,
    lost,
  }));
  Object.assign(game, emptyGame(own), { edition, format, rng, cards, telling, events, uncached, players, outer: main });
  for (const { seat, ids } of decks) {
    const library = ids.map(id => add(game, newThing(game, 'card', thing(main, id).card, seat, 'library')).id);
    setZone(game, 'library', seat, library);
  }
  return push(game, { do: 'start', first: -1 });
}

const deckOf = (game: Game, seat: Seat, memory: MemoryId, slot: number): readonly ObjectId[] =>
  editionOf(game).subgameExilesLibraries
    ? foundIn(memoryOf(game, memory), slot).ids.filter(id => thing(game, id).owner === seat)
    : player(game, seat).library;

/** [CR 729.1a, 729.5 | 2007: 506.1, 506.2] A subgame has ended: the main game is where it was. False if there is none. */
export function leaveSubgame(game: Game): boolean {
  const { outer: main, result, rng, cards, events } = game;
  if (main === null || result === null) return false;
  const gone = game.exile.flatMap(id => {
    const { kind, card, owner } = thing(game, id);
    return kind === 'card' ? [{ card, owner }] : [];
  });
  const { own: _, ...before } = fork(main);
  Object.assign(game, before, { rng, cards, events });
  const over = game.agenda.pop();
  if (over?.do === 'subgameOver') push(game, { ...over, winners: result.winners, gone });
  if (game.waiting.length > 0) cite('729.5|506.2');
  return true;
}

/** [CR 729.5 | 2007: 506.6] The cards go back into the libraries, which are shuffled; then those who have not won are dealt with. */
function subgameOver(game: Game, frame: Extract<SubgameFrame, { readonly do: 'subgameOver' }>): Done {
  const { memory, slot, losers, winners } = frame;
  cite('729.5|506.6');
  const { source } = memoryOf(game, memory);
  const back = backInto(game, frame).map(id => moveEvent(game, id, 'library', '729.5|506.6', { cause: 'put', source }));
  const frames: Frame[] = [
    { do: 'setup', batch: back },
    { do: 'setup', batch: fromActive(game).map(seat => shuffleEvent(seat, '729.5|506.6', source)) },
  ];
  const seats = fromActive(game).filter(seat => !winners.includes(seat));
  bind(game, memory, slot, { ids: [], seats, n: seats.length });
  if (losers !== null) {
    const effect = { ...losers, who: { who: 'that', slot } } as Effect;
    frames.push({ do: 'effect', effect, memory });
  }
  return pushInOrder(game, frames);
}

/** What was set aside, but for cards that were exiled in the subgame. */
function backInto(game: Game, { memory, slot, gone }: Extract<SubgameFrame, { do: 'subgameOver' }>) {
  if (!editionOf(game).subgameExilesLibraries) return [];
  let left = gone;
  return foundIn(memoryOf(game, memory), slot).ids.filter(id => {
    const { card, owner, zone } = thing(game, id);
    const at = left.findIndex(one => one.card === card && one.owner === owner);
    if (at >= 0) left = left.toSpliced(at, 1);
    return at < 0 && zone === 'exile';
  });
}

export const subgameHandlers: Handlers<SubgameFrame> = { beginSubgame, subgameOver };
