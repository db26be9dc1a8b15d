/**
 * [CR 101.4, 608.2e | 2007: 103.4, 413.2d] Several players choose in turn order, and what becomes of the rest happens at once:
 * "each player chooses two lands they control, then sacrifices the rest".
 */
import type { Effect } from '@lawmage/ability';
import { objectsOf } from '../../../nouns/objects.ts';
import type { Found, Game } from '../../../state/game.ts';
import type { MemoryId, ObjectId } from '../../../state/ids.ts';
import { type Done, push } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import { bind, memory as memoryOf, openSlot } from '../../../work/memory.ts';
import type { EffectOf } from '../types.ts';

/** What is done with those that were not chosen. */
type Act = EffectOf<'sacrifice'> | EffectOf<'destroy'> | EffectOf<'discard'>;

/** A choice and what becomes of the others. */
type Choice = { readonly choose: Effect; readonly act: Act };

export type TogetherFrame = Choice & {
  readonly do: 'together';
  readonly slot: number;
  /** The players in turn order; the one before `at` has chosen. */
  readonly each: readonly Found[];
  readonly at: number;
  readonly ids: readonly ObjectId[];
  readonly memory: MemoryId;
};

/** The parts of "chooses …, then sacrifices the rest"; null for anything else. */
export function choiceIn(effect: Effect): Choice | null {
  if (effect.do !== 'sequence' || effect.steps.length !== 2) return null;
  const [choose, act] = effect.steps;
  if (choose?.do !== 'choose' && choose?.do !== 'chooseEach') return null;
  return act !== undefined && isAct(act) && act.what.what === 'each' ? { choose, act } : null;
}

const isAct = (effect: Effect): effect is Act =>
  effect.do === 'sacrifice' || effect.do === 'destroy' || effect.do === 'discard';

export function goOnTogether(game: Game, frame: TogetherFrame): Done {
  const { memory, act, each, at, slot } = frame;
  const rest = at === 0 ? [] : objectsOf(game, act.what, memoryOf(game, memory));
  const ids = [...frame.ids, ...rest];
  const next = each[at];
  if (next !== undefined) {
    if (at > 0) cite('101.4|103.4', '101.4b|103.4a', '608.2e|413.2d');
    bind(game, memory, slot, next);
    return push(game, { ...frame, at: at + 1, ids }, { do: 'effect', effect: frame.choose, memory });
  }
  const others = openSlot(game, memory);
  bind(game, memory, others, { ids, seats: [], n: ids.length });
  const all = { who: 'each', of: 'player' } as const;
  const effect: Effect = { ...act, ...(act.do !== 'destroy' && { who: all }), what: { what: 'that', slot: others } };
  return push(game, { do: 'effect', effect, memory });
}
