/** Subgames [CR 729 | 2007: 506]: a game within the game, played with the libraries. */
import type { Effect } from '@lawmage/ability';
import { emptyGame, playersAnew } from '../../1-concepts/103-starting/new-game.ts';
import { arrivalUnder } from '../../4-zones/arrival.ts';
import { leave } from '../../4-zones/leave.ts';
import { hasEntered } from '../../4-zones/settle.ts';
import { newThing } from '../../4-zones/thing.ts';
import { putIn, setZone } from '../../4-zones/zones.ts';
import type { Executor } from '../../6-spells-and-effects/609-effects/types.ts';
import { editionOf } from '../../editions/edition.ts';
import type { Game, Thing } from '../../state/game.ts';
import { type MemoryId, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { fromActive, livingSeats } from '../../state/seats.ts';
import { add, fork, player, thing } from '../../state/store.ts';
import { type Done, nothing, push, pushInOrder } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import { moveEvent, shuffleEvent } from '../../work/events.ts';
import type { Frame } from '../../work/frames.ts';
import { happen } from '../../work/happen.ts';
import { bind, foundIn, memory as memoryOf, openSlot } from '../../work/memory.ts';
import type { Arrival } from '../../work/moving.ts';
import type { Handlers } from '../../work/run.ts';

type Within = { readonly memory: MemoryId; readonly slot: number; readonly losers: Effect | null };
export type SubgameFrame =
  /** The libraries have been set aside: the subgame begins. */
  | ({ readonly do: 'beginSubgame' } & Within)
  /** The main game goes on. `gone`: the cards that stay exiled, by owner. */
  | ({
      readonly do: 'subgameOver';
      readonly winners: readonly Seat[];
      readonly gone: readonly OwnedCard[];
      /** Cards that were brought into the subgame, which had left the main game or were outside it. */
      readonly brought: readonly OwnedCard[];
      /** Commanders that are to go back into the command zone. */
      readonly commanders: readonly OwnedCard[];
    } & Within);

type OwnedCard = { readonly card: number; readonly owner: Seat; readonly commander?: true };

/** [CR 729.1, 729.2 | 2007: 506.1, 506.3] In old editions the libraries are first exiled face down. */
export const subgame: Executor<'subgame'> = (game, { losers }, memory) => {
  cite('729.1|506.1');
  const slot = openSlot(game, memory);
  push(game, { do: 'beginSubgame', memory, slot, losers: losers ?? null });
  if (!editionOf(game).subgameExilesLibraries) return nothing();
  cite('|506.3');
  const ids = livingSeats(game).flatMap(seat => player(game, seat).library);
  const batch = ids.map(id => {
    const arrival: Arrival = { ...arrivalUnder(thing(game, id).owner), faceDown: 'exiled' };
    return moveEvent(game, id, 'exile', '|506.3', { cause: 'exile', source: memoryOf(game, memory).source, arrival });
  });
  return happen(game, batch, { memory, slot, amount: -1 });
};

/** [CR 729.2, 729.3, 729.4, 729.6 | 2007: 506.3a, 506.4, 506.5, 506.7] A new game takes the place of this one, which waits in it. */
function beginSubgame(game: Game, { memory, slot, losers }: Within): Done {
  const decks = livingSeats(game).map(seat => ({ seat, ids: deckOf(game, seat, memory, slot) }));
  const main = fork(game);
  push(main, { do: 'subgameOver', memory, slot, losers, winners: [], gone: [], brought: [], commanders: [] });
  cite('729.2|506.4', '729.4|506.5');
  if (game.lasting.length + game.index.statics.length > 0) cite('729.1b|');
  if (game.players.some(({ counters }) => Object.keys(counters).length > 0)) cite('729.4b|');
  const commanders = takeCommanders(main);
  if (main.outer !== null) cite('729.6|506.7');
  if (decks.some(({ ids }) => ids.length < game.format.handSize)) cite('729.3|506.3a');
  const { own, edition, format, rng, cards, telling, events, uncached } = game;
  const players = playersAnew(game);
  Object.assign(game, emptyGame(own), { edition, format, rng, cards, telling, events, uncached, players, outer: main });
  for (const { seat, ids } of decks) {
    const library = ids.map(id => add(game, newThing(game, 'card', thing(main, id).card, seat, 'library')).id);
    setZone(game, 'library', seat, library);
  }
  for (const commander of commanders) addCard(game, 'command', commander);
  return push(game, { do: 'start', first: -1 });
}

/** [CR 729.2c | 2007: none] Commanders leave the command zone of the main game for that of the subgame. */
function takeCommanders(main: Game): readonly OwnedCard[] {
  const ids = main.command.filter(id => isCommander(thing(main, id)));
  if (ids.length > 0) cite('729.2c|');
  const commanders = ids.map(id => ownedCard(thing(main, id)));
  for (const id of ids) leave(main, thing(main, id), NONE, null);
  return commanders;
}

const isCommander = ({ kind, marks }: Thing): boolean => kind === 'card' && marks.includes('commander');
const ownedCard = (record: Thing): OwnedCard => ({
  card: record.card,
  owner: record.owner,
  ...(isCommander(record) && { commander: true }),
});

function addCard(game: Game, zone: 'command' | 'library', { card, owner, commander }: OwnedCard): void {
  const record = newThing(game, 'card', card, owner, zone);
  if (commander) record.marks = ['commander'];
  putIn(game, record);
  hasEntered(game, record);
}

/**
 * [CR 729.4a | 2007: 506.5a] A card is brought into the subgame from the main game, which it leaves. What triggers there waits
 * until the main game goes on.
 */
export function bringFromMain(game: Game, id: ObjectId): OwnedCard {
  cite('729.4a|506.5a');
  const main = fork(must(game.outer, 'a subgame has a main game', game));
  const brought = ownedCard(thing(main, id));
  const removed = editionOf(game).subgameExilesLibraries;
  happen(main, [moveEvent(main, id, 'exile', '729.4a|506.5a', { cause: removed ? 'exile' : 'leaveGame' })]);
  const { next } = thing(main, id);
  if (next !== NONE) leave(main, thing(main, next), NONE, null);
  game.outer = main;
  noteBrought(game, brought);
  return brought;
}

/** [CR 729.5 | 2007: 506.6] What is brought in goes into its owner's library in the main game when the subgame has ended. */
export function noteBrought(game: Game, card: OwnedCard): void {
  if (game.outer === null) return;
  const main = fork(game.outer);
  main.agenda = main.agenda.map(frame =>
    frame.do === 'subgameOver' && frame === main.agenda.at(waitingAt(main))
      ? { ...frame, brought: [...frame.brought, card] }
      : frame,
  );
  game.outer = main;
}

/** Where the innermost subgame's end waits. */
const waitingAt = ({ agenda }: Game): number => agenda.findLastIndex(frame => frame.do === 'subgameOver');

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
  const commanders = game.command.flatMap(id => (isCommander(thing(game, id)) ? [ownedCard(thing(game, id))] : []));
  const brought = game.players.flatMap(({ seat }) => commandersElsewhere(game, seat));
  const { own: _, ...before } = fork(main);
  Object.assign(game, before, { rng, cards, events });
  const at = waitingAt(game);
  const over = game.agenda[at];
  if (over?.do === 'subgameOver')
    game.agenda[at] = { ...over, winners: result.winners, gone, commanders, brought: [...over.brought, ...brought] };
  cite('729.1a|506.1');
  if (game.waiting.length > 0) cite('729.5|506.2');
  return true;
}

/** Commanders of a player that are not in the command zone as a subgame ends go into the library like any card. */
function commandersElsewhere(game: Game, seat: Seat): readonly OwnedCard[] {
  const { library, hand, graveyard } = player(game, seat);
  const zones = [library, hand, graveyard, game.battlefield, game.stack, game.exile, game.phasedOut];
  const own = zones.flat().filter(id => thing(game, id).owner === seat && isCommander(thing(game, id)));
  return own.map(id => ownedCard(thing(game, id)));
}

/** [CR 729.5 | 2007: 506.6] The cards go back into the libraries, which are shuffled; then those who have not won are dealt with. */
function subgameOver(game: Game, frame: Extract<SubgameFrame, { readonly do: 'subgameOver' }>): Done {
  const { memory, slot, losers, winners } = frame;
  cite('729.5|506.6');
  const { source } = memoryOf(game, memory);
  for (const card of frame.brought) addCard(game, 'library', card);
  if (frame.commanders.length > 0) cite('729.5c|');
  for (const commander of frame.commanders) addCard(game, 'command', commander);
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
