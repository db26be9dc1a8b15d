import type { RuleName } from './graph.ts';

/** One way to read a phrase from some place: where it ends, what it means, and by which rules. */
export interface Reading {
  readonly end: number;
  readonly value: unknown;
  readonly rule: RuleName | undefined;
  readonly parts: readonly Reading[];
  /** Another way to read the same tokens that means the same. */
  readonly also: Reading | undefined;
}

/** No reading at all. */
export const NONE: readonly Reading[] = [];

/** So many different readings of one phrase at one place are a fault of the grammar; no more are followed. */
export const CROWD = 200;

/** So many readings of all phrases together are a fault of the grammar too. */
const MOST_READINGS = 50_000;

/** No sentence is as deep; a deeper one is declined before it could exhaust the stack. */
const DEEPEST = 400;

/** The reading of one row of tokens while it goes on. */
export class State {
  readonly texts: readonly string[];
  /** Tells memories of this row from those of earlier rows. */
  readonly turn: number;
  /** The furthest token at which something failed, and what was wanted there. */
  far = -1;
  wanted: string[] = [];
  crowded = false;
  tooDeep = false;
  private hush = 0;
  private depth = 0;
  private made = 0;

  constructor(texts: readonly string[], turn: number) {
    this.texts = texts;
    this.turn = turn;
  }

  /** Notes that something was wanted here and not found. */
  want(at: number, label: string): void {
    if (at < this.far || this.hush > 0) return;
    if (at > this.far) {
      this.far = at;
      this.wanted = [];
    }
    this.wanted.push(label);
  }

  /** How much was wanted at this place so far; a phrase that fails as a whole takes back what its parts wanted. */
  mark(at: number): number {
    return at === this.far ? this.wanted.length : 0;
  }

  /** Lets the label of a phrase stand for all that its parts wanted at its own beginning. */
  wantInstead(at: number, mark: number, label: string): void {
    if (at === this.far && this.hush === 0) this.wanted.length = Math.min(mark, this.wanted.length);
    this.want(at, label);
  }

  /** Reads a phrase inside another. */
  inside(read: (state: State, at: number) => readonly Reading[], at: number): readonly Reading[] {
    if (this.crowded) return NONE;
    if (this.depth >= DEEPEST) {
      this.tooDeep = true;
      return NONE;
    }
    this.depth += 1;
    const found = read(this, at);
    this.depth -= 1;
    return found;
  }

  /** Adds a reading, unless there are far too many already. */
  add(found: Reading[], reading: Reading): void {
    this.made += 1;
    if (this.made > MOST_READINGS) this.crowded = true;
    else found.push(reading);
  }

  /** Does something whose failures do not count. */
  quietly<T>(work: () => T): T {
    this.hush += 1;
    const result = work();
    this.hush -= 1;
    return result;
  }
}
