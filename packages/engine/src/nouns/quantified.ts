/** "An opponent", "each opponent" in a comparison: it is asked of one player after another. */
import type { Condition, Players, Slot } from '@lawmage/ability';
import type { Game } from '../state/game.ts';
import type { Seat } from '../state/ids.ts';
import { playersOf } from './players.ts';
import type { Scope } from './scope.ts';

type Compared = Extract<Condition, { readonly if: 'exists' | 'compare' }>;

/** Beyond every slot that texts give. */
const SLOT: Slot = 60;

/** A comparison about some or each player: the same about a player in a slot. */
type Quantified = { readonly of: Players; readonly every: boolean; readonly condition: Compared };

const prepared = new WeakMap<Compared, Quantified | null>();

/**
 * [CR 109.5] Whether a comparison that speaks of "an opponent" holds for one of them, or one that speaks of "each opponent" for all;
 * null if it speaks of neither.
 */
export function holdsForPlayers(
  game: Game,
  condition: Compared,
  scope: Scope,
  test: (condition: Compared, scope: Scope) => boolean,
): boolean | null {
  let made = prepared.get(condition);
  if (made === undefined) {
    made = quantified(condition);
    prepared.set(condition, made);
  }
  if (made === null) return null;
  const { of, every, condition: of1 } = made;
  const holdsFor = (seat: Seat): boolean => {
    const found = scope.found.slice();
    found[SLOT] = { ids: [], seats: [seat], n: 1 };
    return test(of1, { ...scope, found });
  };
  const seats = playersOf(game, of, scope);
  return every ? seats.every(holdsFor) : seats.some(holdsFor);
}

function quantified(condition: Compared): Quantified | null {
  let of: Players | null = null;
  let every = false;
  const replace = (node: unknown, inStat: boolean): unknown => {
    if (Array.isArray(node)) return node.map(item => replace(item, false));
    if (typeof node !== 'object' || node === null) return node;
    const words = node as Readonly<Record<string, unknown>>;
    if (words.who === 'some' && words.slot === undefined && of === null) {
      of = words as Players;
      return { who: 'that', slot: SLOT };
    }
    if (words.who === 'each' && inStat && of === null) {
      of = words as Players;
      every = true;
      return { who: 'that', slot: SLOT };
    }
    const isStat = words.count === 'player';
    return Object.fromEntries(Object.entries(words).map(([key, part]) => [key, replace(part, isStat)]));
  };
  const about = replace(condition, false) as Compared;
  return of === null ? null : { of, every, condition: about };
}
