/** [CR 701.23i | 2007: none] Several players search: all of them find their cards before anything is done with those. */
import type { Effect } from '@lawmage/ability';
import { type Found, type Game, NOTHING_FOUND } from '../../../state/game.ts';
import type { MemoryId } from '../../../state/ids.ts';
import { type Done, nothing, push } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import { bind, foundIn, memory as memoryOf } from '../../../work/memory.ts';
import type { EffectOf } from '../types.ts';

/** A search and what each player does afterwards. */
type Searching = { readonly search: EffectOf<'search'>; readonly then: readonly Effect[] };

export type SearchesFrame = Searching & {
  readonly do: 'searches';
  readonly slot: number;
  /** The players in turn order; the one before `at` has searched. */
  readonly each: readonly Found[];
  readonly at: number;
  /** What they have found. */
  readonly cards: readonly Found[];
  readonly memory: MemoryId;
};

/** What the players do afterwards, one after another. */
export type SearchedFrame = Omit<SearchesFrame, 'do' | 'search'> & { readonly do: 'searched'; readonly found: number };

/** The parts of "searches their library for …, then …"; null for anything else. */
export function searchIn(effect: Effect): Searching | null {
  if (effect.do !== 'sequence') return null;
  const [search, ...then] = effect.steps;
  return search?.do === 'search' && search.slot !== undefined ? { search, then } : null;
}

export function goOnSearches(game: Game, frame: SearchesFrame): Done {
  const { search, then, slot, each, at, memory } = frame;
  const found = search.slot ?? -1;
  const last = at === 0 ? [] : [foundIn(memoryOf(game, memory), found)];
  const cards = [...frame.cards, ...last];
  const next = each[at];
  if (next === undefined) return push(game, { do: 'searched', then, slot, each, at: 0, cards, memory, found });
  if (at > 0) cite('701.23i|');
  bind(game, memory, slot, next);
  return push(game, { ...frame, at: at + 1, cards }, { do: 'effect', effect: search, memory });
}

export function goOnSearched(game: Game, frame: SearchedFrame): Done {
  const { then, slot, each, at, cards, memory, found } = frame;
  const player = each[at];
  if (player === undefined) return nothing();
  bind(game, memory, slot, player);
  bind(game, memory, found, cards[at] ?? NOTHING_FOUND);
  return push(game, { ...frame, at: at + 1 }, { do: 'steps', steps: then, at: 0, memory });
}
