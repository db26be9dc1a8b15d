/** Ways of casting a permanent that take it away at the next end step [CR 702.109a, 702.152a, 702.185a | 2007: none]. */
import { type Effect, returnToHand, sacrifice, self, sequence, that } from '@lawmage/ability';
import type { Rule } from '../../editions/rule.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId } from '../../state/ids.ts';
import { thing, thingOrNone } from '../../state/store.ts';
import { type Done, nothing, pushInOrder } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import { openMemory } from '../../work/memory.ts';

type Ending = { readonly effect: Effect; readonly rule: Rule };

const ENDINGS: Readonly<Record<string, Ending>> = {
  dash: { effect: returnToHand(self), rule: '702.109a|' },
  blitz: { effect: sacrifice(self), rule: '702.152a|' },
  warp: {
    effect: sequence(
      { do: 'move', what: self, to: { zone: 'exile' }, slot: 0 },
      { do: 'mark', what: that(0), mark: 'warped' },
    ),
    rule: '702.185a|',
  },
};

/** The spell has become a permanent: what its way of casting has wait for the next end step begins to wait. */
export type AfterEnteringFrame = { readonly do: 'afterEntering'; readonly id: ObjectId };

/** The keyword of a way, whichever of its instances was used. */
const keywordOf = (way: string): string => way.split(':')[0] ?? way;

export const endsNextEndStep = (way: string): boolean => way !== 'normal' && Object.hasOwn(ENDINGS, keywordOf(way));

/** [CR 603.7g | 2007: none] The ability that waits is of the player who cast it so, whoever controls the permanent. */
export function afterEntering(game: Game, { id }: AfterEnteringFrame): Done {
  const { next, stack } = thing(game, id);
  const ending = ENDINGS[keywordOf(stack?.way ?? '')];
  if (stack === null || ending === undefined || next === NONE || thingOrNone(game, next)?.zone !== 'battlefield')
    return nothing();
  cite(ending.rule, '603.7g|', '608.3g|');
  const you = stack.controller;
  const memory = openMemory(game, { you, source: next, item: NONE, x: 0, found: [] });
  const event = { on: 'step', step: 'end', of: { who: 'some', of: 'player' }, nth: 'next' } as const;
  return pushInOrder(game, [
    { do: 'effect', effect: { do: 'later', event, effect: ending.effect }, memory },
    { do: 'forget', memory },
  ]);
}
