/** Random numbers for agents; games have their own. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export type Chance = {
  /** A whole number from 0 to below `n`. */
  below(n: number): number;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): readonly T[];
};

export function chanceFrom(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  const below = (n: number): number => (n <= 1 ? 0 : uniformInt(generator, 0, n - 1));
  return {
    below,
    pick: list => list[below(list.length)] as (typeof list)[number],
    shuffled: list => {
      const mixed = list.slice();
      for (let last = mixed.length - 1; last > 0; last--) {
        const at = below(last + 1);
        const swapped = mixed[at] as (typeof mixed)[number];
        mixed[at] = mixed[last] as (typeof mixed)[number];
        mixed[last] = swapped;
      }
      return mixed;
    },
  };
}
