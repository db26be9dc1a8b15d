/** Ways and times of casting a permanent that take it away at the next end or cleanup step [CR 702.109a, 702.152a, 702.185a]. */
import { type Effect, returnToHand, sacrifice, self, sequence, that } from '@lawmage/ability';
import type { Rule } from '../../editions/rule.ts';
import type { Game, StackItem, ThingKind } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { type Done, nothing, pushInOrder } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import { openMemory } from '../../work/memory.ts';

type Ending = { readonly step: 'end' | 'cleanup'; readonly effect: Effect; readonly rules: readonly Rule[] };

const ENDINGS: Readonly<Record<string, Ending>> = {
  dash: { step: 'end', effect: returnToHand(self), rules: ['702.109a|', '608.3g|'] },
  blitz: { step: 'end', effect: sacrifice(self), rules: ['702.152a|', '608.3g|'] },
  warp: {
    step: 'end',
    effect: sequence(
      { do: 'move', what: self, to: { zone: 'exile' }, slot: 0 },
      { do: 'mark', what: that(0), mark: 'warped' },
    ),
    rules: ['702.185a|', '608.3g|'],
  },
};

/** Its controller by then sacrifices what was cast when a sorcery couldn't have been. */
const lapse = (step: Ending['step']): Ending => ({
  step,
  effect: { do: 'sacrifice', who: { who: 'controller', of: self }, what: self },
  rules: [],
});

/** The spell has become a permanent: what its way of casting has wait for the next end step begins to wait. */
export type AfterEnteringFrame = { readonly do: 'afterEntering'; readonly id: ObjectId };

/** The keyword of a way, whichever of its instances was used. */
const keywordOf = (way: string): string => way.split(':')[0] ?? way;

/** What takes the permanent away that a spell becomes; nothing was cast for a copy of it. */
function endingOf(kind: ThingKind, { way, late }: StackItem): Ending | undefined {
  if (late !== undefined && kind === 'card') return lapse(late);
  return way === 'normal' ? undefined : ENDINGS[keywordOf(way)];
}

export const endsSoon = (kind: ThingKind, item: StackItem): boolean => endingOf(kind, item) !== undefined;

/** [CR 603.7g | 2007: none] The ability that waits is of the player who cast it so, whoever controls the permanent. */
export function afterEntering(game: Game, { id }: AfterEnteringFrame): Done {
  const { kind, next, stack } = thing(game, id);
  const ending = stack === null ? undefined : endingOf(kind, stack);
  if (stack === null || ending === undefined || next === NONE || thingOrNone(game, next)?.zone !== 'battlefield')
    return nothing();
  cite('603.7g|', ...ending.rules);
  const you = stack.controller;
  const memory = openMemory(game, { you, source: next, item: NONE, x: 0, found: [] });
  const event = { on: 'step', step: ending.step, of: { who: 'some', of: 'player' }, nth: 'next' } as const;
  return pushInOrder(game, [
    { do: 'effect', effect: { do: 'later', event, effect: ending.effect }, memory },
    { do: 'forget', memory },
  ]);
}
