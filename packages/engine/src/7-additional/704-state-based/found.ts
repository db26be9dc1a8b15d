/** What a check of state-based actions finds [CR 704.3 | 2007: 420.3]. */

import type { Ability } from '@lawmage/ability';
import type { Rule } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { Option, WhyCode } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import type { Cause } from '../../work/moving.ts';

/** A choice that an action needs before all of them happen at once. `outcomes`: what each reply makes happen. */
export type Needed = {
  readonly kind: 'pick' | 'yesNo';
  readonly seat: Seat;
  readonly code: WhyCode;
  readonly rule: Rule;
  readonly source: ObjectId;
  readonly options: readonly Option[];
  readonly outcomes: readonly (readonly GameEvent[])[];
  /** Chosen after what all others choose. */
  readonly last?: true;
};

/** Actions that happen as one event, and the choices they need first. */
export type Actions = { readonly events: GameEvent[]; readonly needed: Needed[] };

/** A permanent goes to a zone because a rule says so. */
export const goes = (
  id: ObjectId,
  rule: Rule,
  cause: Cause = 'stateBased',
  to: 'graveyard' | 'command' = 'graveyard',
): GameEvent => ({
  what: 'move',
  id,
  from: 'battlefield',
  to,
  at: 0,
  cause,
  by: NOBODY,
  arrival: null,
  newId: NONE,
  rule,
  source: NONE,
});

/** Adds an event for an object, unless it goes already: several actions with one result are one event [CR 704.7]. */
export function add(actions: Actions, event: GameEvent): void {
  const already =
    (event.what === 'move' || event.what === 'unattach') &&
    actions.events.some(other => other.what === event.what && other.id === event.id);
  if (!already) actions.events.push(event);
  else if (event.what === 'move') cite('704.7|');
}

/** A check of one object on the battlefield. */
export type ObjectCheck = (game: Game, id: ObjectId, actions: Actions) => void;

/** Whether an ability of an object, or one of a kind, has triggered and has not left the stack. */
export function hasTriggered(game: Game, id: ObjectId, such: (ability: Ability) => boolean = () => true): boolean {
  if (game.waiting.some(one => one.source === id && such(one.ability))) return true;
  return game.stack.some(item => {
    const { stack } = thing(game, item);
    return stack?.what === 'triggered' && stack.source === id && stack.ability !== null && such(stack.ability);
  });
}
