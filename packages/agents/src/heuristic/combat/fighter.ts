/** A creature as combat sees it. */
import type { KeywordName } from '@lawmage/ability';
import type { ObjectView } from '@lawmage/engine';
import { type Board, powerOf, toughnessLeft } from '../board/board.ts';
import { traitsOf } from '../board/traits.ts';
import { worthOf } from '../board/worth.ts';

export type Fighter = {
  readonly object: ObjectView;
  readonly power: number;
  /** Damage that kills it. */
  readonly left: number;
  readonly keywords: ReadonlySet<KeywordName>;
  /** What its opponent gains when it dies, and what its controller loses. */
  readonly worth: number;
  readonly loss: number;
};

const known = new WeakMap<ObjectView, Fighter>();

export function fighter(board: Board, object: ObjectView): Fighter {
  let made = known.get(object);
  if (made === undefined) {
    made = make(board, object);
    known.set(object, made);
  }
  return made;
}

function make(board: Board, object: ObjectView): Fighter {
  const { keywords } = traitsOf(object);
  const worth = worthOf(board, object);
  const returns =
    (keywords.has('undying') && (object.counters['+1/+1'] ?? 0) === 0) ||
    (keywords.has('persist') && (object.counters['-1/-1'] ?? 0) === 0);
  return {
    object,
    power: powerOf(object),
    left: toughnessLeft(object),
    keywords,
    worth,
    loss: returns ? worth * 0.25 : worth,
  };
}

/** The fighter with something added for the turn. */
export const boosted = (
  one: Fighter,
  power: number,
  toughness: number,
  gains: readonly KeywordName[] = [],
): Fighter => ({
  ...one,
  power: Math.max(0, one.power + power),
  left: one.left + toughness,
  keywords: gains.length === 0 ? one.keywords : new Set([...one.keywords, ...gains]),
});

/** How often it deals combat damage. */
export const strikes = ({ keywords }: Fighter): number => (keywords.has('double strike') ? 2 : 1);

/** What it deals to a player when nothing blocks it. */
export const unblocked = (one: Fighter): number => one.power * strikes(one);
