/** The shape of an executor: carries out one word of the vocabulary. */
import type { Effect, Join, Verb } from '@lawmage/ability';
import type { Game } from '../../state/game.ts';
import type { MemoryId } from '../../state/ids.ts';
import type { Done } from '../../work/agenda.ts';

/** The members of the vocabulary that a word names; one member may stand for several words. */
export type EffectOf<K extends Effect['do']> = Effect extends infer E
  ? E extends { readonly do: infer D }
    ? K extends D
      ? E
      : never
    : never
  : never;

/** Carries out an effect whose choices are settled: its nouns are looked up, not chosen. */
export type Executor<K extends Effect['do']> = (game: Game, effect: EffectOf<K>, memory: MemoryId) => Done;
export type Executors = { readonly [K in Verb['do']]?: Executor<K> };

/** A join asks and goes on in stages, as frames of its own. */
export type JoinExecutors = { readonly [K in Join['do']]?: Executor<K> };
