/** Clashing [CR 701.30 | 2007: none]. */

import type { Executor } from '../../6-spells-and-effects/609-effects/types.ts';
import { CLASH, wonBy } from '../../nouns/outcomes.ts';
import { playersOf } from '../../nouns/players.ts';
import { statOf } from '../../nouns/stat.ts';
import type { Game } from '../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../state/ids.ts';
import { fromActive } from '../../state/seats.ts';
import { player } from '../../state/store.ts';
import { ask, type Done, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { actEvent, moveEvent, revealEvent } from '../../work/events.ts';
import { bind, memory as memoryOf, openSlot } from '../../work/memory.ts';

/** The card that a player reveals; none from an empty library. */
type Revealed = { readonly seat: Seat; readonly id: ObjectId };

export type ClashFrame = {
  readonly do: 'clash';
  /** Who clashes. */
  readonly seats: readonly Seat[];
  /** What they have revealed, in the order in which they decide. */
  readonly revealed: readonly Revealed[];
  /** The one who decides where the card goes; before the first, -1. */
  readonly at: number;
  readonly toBottom: readonly Revealed[];
  readonly memory: MemoryId;
};

/** [CR 701.30b | 2007: none] An opponent is chosen; then both clash. */
export const clash: Executor<'clash'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  if (verb.with.who === 'some') {
    const { slot = openSlot(game, memory) } = verb.with;
    return pushInOrder(game, [
      { do: 'effect', effect: { do: 'choosePlayer', from: verb.with, slot }, memory },
      { do: 'effect', effect: { ...verb, with: { who: 'that', slot } }, memory },
    ]);
  }
  const others = playersOf(game, verb.with, scope);
  cite('701.30b|', '701.30a|');
  return begin(game, [scope.you, ...others], memory);
};

/** [CR 701.30c | 2007: none] All cards are revealed at the same time. */
function begin(game: Game, seats: readonly Seat[], memory: MemoryId): Done {
  const revealed = fromActive(game)
    .filter(seat => seats.includes(seat))
    .flatMap(seat =>
      player(game, seat)
        .library.slice(-1)
        .map((id): Revealed => ({ seat, id })),
    );
  const { source } = memoryOf(game, memory);
  return pushInOrder(game, [
    {
      do: 'tell',
      batch: revealed.map(({ seat, id }) => ({ ...revealEvent(seat, [id], source), rule: '701.30c|' as const })),
    },
    { do: 'clash', seats, revealed, at: -1, toBottom: [], memory },
  ]);
}

/** [CR 701.30c | 2007: none] One after another says where the cards go; they move at the same time. */
export function goOnClashing(game: Game, frame: ClashFrame, [end = 0]: Reply): Done {
  const { revealed, memory } = frame;
  const decided = revealed[frame.at];
  const toBottom = decided !== undefined && end === 1 ? [...frame.toBottom, decided] : frame.toBottom;
  const at = frame.at + 1;
  const next = revealed[at];
  const { source } = memoryOf(game, memory);
  if (next === undefined) return finish(game, { ...frame, toBottom });
  const asking = { kind: 'pick' as const, seat: next.seat, why: why('library', '701.30a|', source, { do: 'clash' }) };
  const options = [
    { is: 'place', zone: 'library', at: 'top' },
    { is: 'place', zone: 'library', at: 'bottom' },
  ] as const;
  return ask(game, { ...asking, options }, { ...frame, at, toBottom });
}

function finish(game: Game, { seats, revealed, toBottom, memory }: ClashFrame): Done {
  const { source } = memoryOf(game, memory);
  const winner = winnerOf(game, revealed);
  bind(game, memory, CLASH, wonBy(winner));
  const moves = toBottom.map(({ id, seat }) =>
    moveEvent(game, id, 'library', '701.30a|', { by: seat, at: -1, source }),
  );
  const told = seats.map(seat => actEvent('clash', seat, seat === winner ? 1 : 0, '701.30b|', source));
  return pushInOrder(game, [
    { do: 'tell', batch: moves },
    { do: 'tell', batch: told },
  ]);
}

/** [CR 701.30d | 2007: none] Who revealed a card of higher mana value than all others; null if nobody did. */
function winnerOf(game: Game, revealed: readonly Revealed[]): Seat | null {
  const values = revealed.map(({ id }) => statOf(game, id, 'manaValue'));
  const most = Math.max(...values);
  const [first, ...others] = revealed.filter((_, n) => values[n] === most);
  cite('701.30d|');
  return first === undefined || others.length > 0 ? null : first.seat;
}
