/** Rounds of trials: cards of which something has not happened yet are tried a few at a time, round after round. */
import type { Card } from '@lawmage/ability';
import { Dice } from './dice.ts';
import { type Happened, Observer } from './observer.ts';
import { playTrial } from './playing.ts';
import { unitsOf } from './units.ts';

/** One trial as plain values, so that a worker can play it. `known`: what has happened of each of its cards. */
export type Batch = {
  readonly cards: readonly number[];
  readonly known: readonly (readonly number[])[];
  readonly seed: number;
};

/** What a trial showed of each of its cards, and the error that ended it, if one did. */
export type Shown = {
  readonly batch: Batch;
  readonly happened: readonly (readonly number[])[];
  readonly error: string | null;
};

/** What has happened so far, of some cards. */
export class Progress {
  readonly cards: readonly Card[];
  private readonly seen: readonly Set<number>[];

  constructor(cards: readonly Card[]) {
    this.cards = cards;
    this.seen = cards.map(() => new Set<number>());
  }

  /** Adds what was seen elsewhere. */
  add(happened: Happened): void {
    for (const [n, { name }] of this.cards.entries())
      for (const unit of happened.get(name) ?? []) this.seen[n]?.add(unit);
  }

  note({ batch, happened }: Shown): void {
    for (const [at, n] of batch.cards.entries()) for (const unit of happened[at] ?? []) this.seen[n]?.add(unit);
  }

  /** The places of the units of a card that have not happened. */
  lacking(n: number): readonly number[] {
    const card = this.cards[n];
    return card === undefined ? [] : unitsOf(card).units.flatMap((_, unit) => (this.seen[n]?.has(unit) ? [] : [unit]));
  }

  /** The trials of the next round: every card that lacks something once, in an order that the seed decides. */
  round(seed: number, size: number): readonly Batch[] {
    const dice = new Dice(seed);
    const left = dice.shuffled([...this.cards.keys()].filter(n => this.lacking(n).length > 0));
    return Array.from({ length: Math.ceil(left.length / size) }, (_, at) => {
      const cards = left.slice(at * size, (at + 1) * size);
      return { cards, known: cards.map(n => [...(this.seen[n] ?? [])]), seed: seed + 31 * (at + 1) };
    });
  }
}

/** Plays one trial. Its outcome depends on nothing but the batch and the cards. */
export function playBatch(cards: readonly Card[], batch: Batch): Shown {
  const tried = batch.cards.flatMap(n => cards[n] ?? []);
  const observer = new Observer(new Map(tried.map((card, at) => [card.name, new Set(batch.known[at])])));
  const wishes = tried.map((card, at) => ({
    card,
    words: unitsOf(card).units.flatMap(({ ability }, unit) => (batch.known[at]?.includes(unit) ? [] : [ability])),
  }));
  const error = failure(() => playTrial(wishes, batch.seed, observer));
  return { batch, happened: tried.map(({ name }) => [...(observer.happened.get(name) ?? [])]), error };
}

/** A broken promise of the engine ends a trial and is told; what happened before counts. */
function failure(play: () => void): string | null {
  try {
    play();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' ') : String(error);
  }
}
