/** Entering, or being turned face up, as one of several things [CR 208.2b, 707.2 | 2007: none]. */
import type { Entering, Modification } from '@lawmage/ability';
import { withChoice } from '../../7-additional/707-copying/copy-values.ts';
import type { Copiable, Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { why } from '../../work/agenda.ts';
import type { Arrival } from '../../work/moving.ts';
import { arrivalOf, type Coming, cardOf } from './would-be.ts';

type Becoming = Extract<Entering, { readonly enters: 'becoming' }>;

/** The question which of them it becomes. */
export const whatItBecomes = (seat: Seat, source: ObjectId, choice: Becoming['choice']) => ({
  kind: 'modes' as const,
  seat,
  why: why('modes', '208.2b|', source, choice),
  options: choice.map((_, mode) => ({ is: 'mode' as const, mode })),
});

/** It enters as what was chosen, on top of what it would enter as. */
export function arrivalAsChosen(game: Game, event: Coming, { choice }: Becoming, at: number): Partial<Arrival> {
  const { copied, face } = arrivalOf(game, event);
  const itself: Copiable = { card: cardOf(game, event), face, changes: [], own: true };
  return { copied: withChoice(copied ?? itself, chosenOf(choice, at)) };
}

/** The changes of the one that was chosen. */
export const chosenOf = (choice: Becoming['choice'], at: number): readonly Modification[] =>
  must(choice[at], 'a checked reply is among the choices');
