/** Chance that comes out the same for the same seed. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0 || 1;
  }

  /** A whole number from 0 to below `n`. */
  below(n: number): number {
    this.state = Math.imul(this.state ^ (this.state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    this.state |= 0;
    const mixed = Math.imul(this.state ^ (this.state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % n;
  }

  /** One of a list that is not empty. */
  one<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  shuffled<T>(list: readonly T[]): T[] {
    const result = [...list];
    for (let n = result.length - 1; n > 0; n--) {
      const other = this.below(n + 1);
      [result[n], result[other]] = [result[other] as T, result[n] as T];
    }
    return result;
  }

  some<T>(list: readonly T[], count: number): readonly T[] {
    return this.shuffled(list).slice(0, count);
  }
}
