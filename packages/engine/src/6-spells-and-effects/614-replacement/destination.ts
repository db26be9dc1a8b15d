/** "Exile it instead": an instruction to move what is moved says where it goes; it still goes because of the same thing. */
import type { Effect, Objects, Replacement } from '@lawmage/ability';
import type { GameEvent } from '../../work/event.ts';

/** What an event becomes, and what is done besides when it has happened. */
export type Changed = { readonly rule: Replacement; readonly then: Effect | null };

/**
 * [CR 614.6 | 2007: 419.5] A card that would be put into a graveyard and goes elsewhere instead is discarded, milled or
 * sacrificed all the same.
 */
export function changedTo(rule: Replacement, event: GameEvent): Changed | null {
  const { event: pattern, instead } = rule;
  if (event.what !== 'move' || pattern.on !== 'move' || instead.instead !== 'effect') return null;
  const [first, ...others] = instead.effect.do === 'sequence' ? instead.effect.steps : [instead.effect];
  if (first?.do !== 'move' || first.who !== undefined || first.slot !== undefined) return null;
  const { to } = first;
  if (!isSame(first.what, pattern.what) || to.zone === 'battlefield' || to.at === 'topOrBottom') return null;
  const then: Effect | null = others.length === 0 ? null : { do: 'sequence', steps: others };
  return { rule: { ...rule, instead: { instead: 'destination', to } }, then };
}

/** Whether an instruction speaks of just what the event is about. */
function isSame(said: Objects, subject: Objects): boolean {
  if (subject.what === 'self') return said.what === 'self';
  return said.what === 'that' && said.filter === undefined && 'slot' in subject && said.slot === subject.slot;
}
