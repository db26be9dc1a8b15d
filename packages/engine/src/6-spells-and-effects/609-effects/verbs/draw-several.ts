/** Instructions to draw several cards, before any of them is drawn [CR 121.2a | 2007: none]. */
import type { Game } from '../../../state/game.ts';
import type { Seat } from '../../../state/ids.ts';
import { type Done, push, pushInOrder } from '../../../work/agenda.ts';
import { drawsEvent } from '../../../work/events.ts';
import { foundIn, memory as memoryOf, openSlot } from '../../../work/memory.ts';
import { mayBeChanged } from '../../614-replacement/replace.ts';
import type { DrawsFrame } from './cards.ts';
import { toldInto } from './library.ts';

/** How many cards a player is to draw. */
export type Draws = { readonly seat: Seat; readonly n: number };
/** `slot`: where it stands how many are left of it; -1: it was not for anything to change. */
type Told = Draws & { readonly slot: number };

/** The cards that are left of all instructions are drawn. */
export type DrawAsToldFrame = { readonly do: 'drawAsTold'; readonly told: readonly Told[]; readonly draws: DrawsFrame };

/** Lets what refers to the number of cards change it first; null if nothing does. */
export function changedFirst(game: Game, all: readonly Draws[], draws: DrawsFrame): Done | null {
  const { source } = memoryOf(game, draws.memory);
  const several = all.filter(({ n }) => n > 1);
  if (
    !mayBeChanged(
      game,
      several.map(({ seat, n }) => drawsEvent(seat, n, source)),
    )
  )
    return null;
  const told = all.map((one): Told => ({ ...one, slot: one.n > 1 ? openSlot(game, draws.memory) : -1 }));
  const asked = told.filter(({ slot }) => slot >= 0);
  return pushInOrder(game, [
    ...asked.map(({ seat, n, slot }) => toldInto(drawsEvent(seat, n, source), draws.memory, slot)),
    { do: 'drawAsTold', told, draws },
  ]);
}

export function drawAsTold(game: Game, { told, draws }: DrawAsToldFrame): Done {
  const scope = memoryOf(game, draws.memory);
  const seats = told.flatMap(({ seat, n, slot }) =>
    Array.from({ length: slot < 0 ? n : foundIn(scope, slot).n }, () => seat),
  );
  return push(game, { ...draws, seats });
}
