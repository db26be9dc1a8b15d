/**
 * Carrying out an effect [CR 608.2c | 2007: 413.2b]: its choices are settled first, then its executor acts. Effects wait in
 * the agenda as plain values.
 */
import type { Effect } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import type { MemoryId } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import type { Done } from '../../work/agenda.ts';
import { introduce } from './introduce.ts';
import { JOINS } from './joins/index.ts';
import { nameOne, settle } from './settle.ts';
import type { Executor } from './types.ts';
import { VERBS } from './verbs/index.ts';

export type EffectFrame = { readonly do: 'effect'; readonly effect: Effect; readonly memory: MemoryId };

/** Carries out one instruction of a resolving spell or ability, or of a cost. */
export function carryOut(game: Game, { effect, memory }: EffectFrame): Done {
  const isVerb = effect.do in VERBS;
  const named = isVerb ? nameOne(game, effect, memory) : null;
  if (named !== null) return named;
  if (isVerb) introduce(game, effect, memory);
  return settle(game, effect, memory) ?? executorOf(effect, game)(game, effect, memory);
}

type Words = Readonly<Partial<Record<Effect['do'], unknown>>>;

function executorOf(effect: Effect, game: Game): Executor<Effect['do']> {
  const found = (JOINS as Words)[effect.do] ?? (VERBS as Words)[effect.do];
  return must(found, `the word "${effect.do}" is carried out, or its card is not playable`, game) as Executor<
    Effect['do']
  >;
}
