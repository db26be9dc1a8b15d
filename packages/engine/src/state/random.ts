/** Chance is part of the game: one number, `Game.rng`, is the whole state of its generator. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { congruential32, congruential32FromState } from 'pure-rand/generator/congruential32';
import type { Game } from './game.ts';
import { must } from './must.ts';

type Generator = ReturnType<typeof congruential32>;

/** Numbers drawn before the first that is used, so that neighbouring seeds go their own ways. */
const WARM_UP = 8;

const stateOf = (generator: Generator): number => must(generator.getState()[0], 'the generator has one number');

/** The state that a seed begins with. */
export function seeded(seed: number): number {
  const generator = congruential32(seed);
  for (let n = 0; n < WARM_UP; n++) generator.next();
  return stateOf(generator);
}

/** A number from `least` to `most`, each as likely. */
export function randomInt(game: Game, least: number, most: number): number {
  const generator = congruential32FromState([game.rng]);
  const drawn = uniformInt(generator, least, most);
  game.rng = stateOf(generator);
  return drawn;
}

/** A list in random order, each order as likely. */
export function shuffled<T>(game: Game, list: readonly T[]): readonly T[] {
  const generator = congruential32FromState([game.rng]);
  const mixed = list.slice();
  for (let last = mixed.length - 1; last > 0; last--) {
    const at = uniformInt(generator, 0, last);
    const swapped = mixed[at] as T;
    mixed[at] = mixed[last] as T;
    mixed[last] = swapped;
  }
  game.rng = stateOf(generator);
  return mixed;
}

/** Some of a list, chosen at random, in the order of the list. */
export function randomSome<T>(game: Game, list: readonly T[], count: number): readonly T[] {
  const picked = new Set(
    shuffled(
      game,
      list.map((_, at) => at),
    ).slice(0, count),
  );
  return list.filter((_, at) => picked.has(at));
}
