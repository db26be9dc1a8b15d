/** Steps done several times, once for each of some things, or with a defined X. */
import type { Effect } from '@lawmage/ability';
import { countOf } from '../../../nouns/count.ts';
import { objectsOf } from '../../../nouns/objects.ts';
import { playersOf } from '../../../nouns/players.ts';
import type { Found, Game } from '../../../state/game.ts';
import type { MemoryId } from '../../../state/ids.ts';
import { thingOrNone } from '../../../state/store.ts';
import { type Done, nothing, push } from '../../../work/agenda.ts';
import { cite } from '../../../work/cite.ts';
import { bind, foundIn, memory as memoryOf, recall } from '../../../work/memory.ts';
import type { Executor } from '../types.ts';
import { goOnSearches, searchIn } from './searches.ts';
import { choiceIn, goOnTogether } from './together.ts';

export type RepeatFrame = {
  readonly do: 'repeat';
  readonly effect: Effect;
  readonly left: number;
  readonly memory: MemoryId;
};
export type ForEachFrame = {
  readonly do: 'forEach';
  readonly effect: Effect;
  readonly slot: number;
  readonly each: readonly Found[];
  readonly at: number;
  readonly memory: MemoryId;
};
export type RestoreXFrame = { readonly do: 'restoreX'; readonly x: number; readonly memory: MemoryId };

export const repeat: Executor<'repeat'> = (game, join, memory) =>
  goOnRepeating(game, {
    do: 'repeat',
    effect: join.effect,
    left: countOf(game, join.times, memoryOf(game, memory)),
    memory,
  });

export const goOnRepeating = (game: Game, frame: RepeatFrame): Done =>
  frame.left <= 0
    ? nothing()
    : push(game, { ...frame, left: frame.left - 1 }, { do: 'effect', effect: frame.effect, memory: frame.memory });

export type ProcessFrame = {
  readonly do: 'process';
  readonly effect: Effect;
  readonly slot: number;
  readonly memory: MemoryId;
};

/** Instructions that one of them may have followed again from the first. */
export const process: Executor<'process'> = (game, { effect, slot }, memory) => {
  bind(game, memory, slot, { ids: [], seats: [], n: 0 });
  return push(game, { do: 'process', effect, slot, memory }, { do: 'effect', effect, memory });
};

export function goOnWithProcess(game: Game, { effect, slot, memory }: ProcessFrame): Done {
  if (foundIn(memoryOf(game, memory), slot).n === 0) return nothing();
  return process(game, { do: 'process', effect, slot }, memory);
}

/** "Repeat this process": once more when the instructions are through. */
export function again(game: Game, { slot }: { readonly slot: number }, memory: MemoryId): Done {
  bind(game, memory, slot, { ids: [], seats: [], n: 1 });
  return nothing();
}

/** The set is determined once, before the first step. */
export const forEach: Executor<'forEach'> = (game, join, memory) => {
  const scope = memoryOf(game, memory);
  const each: readonly Found[] =
    'who' in join.of
      ? playersOf(game, join.of, scope).map(seat => ({ ids: [], seats: [seat], n: 1 }))
      : objectsOf(game, join.of, scope).map(id => ({ ids: [id], seats: [], n: 1 }));
  const { effect, slot } = join;
  const searching = 'who' in join.of && each.length > 1 ? searchIn(effect) : null;
  if (searching !== null)
    return goOnSearches(game, { do: 'searches', ...searching, slot, each, at: 0, cards: [], memory });
  const choice = 'who' in join.of && each.length > 1 ? choiceIn(effect) : null;
  return choice === null
    ? goOnForEach(game, { do: 'forEach', effect, slot, each, at: 0, memory })
    : goOnTogether(game, { do: 'together', ...choice, slot, each, at: 0, ids: [], memory });
};

export function goOnForEach(game: Game, frame: ForEachFrame): Done {
  const found = frame.each[frame.at];
  if (found === undefined) return nothing();
  bind(game, frame.memory, frame.slot, found);
  return push(game, { ...frame, at: frame.at + 1 }, { do: 'effect', effect: frame.effect, memory: frame.memory });
}

/** [CR 107.3c, 107.3i, 107.3p | 2007: 104.3c] What the text says X or Y is nobody chooses; its value is determined once, as the instruction is carried out. */
export const where: Executor<'where'> = (game, join, memory) => {
  const scope = memoryOf(game, memory);
  const { what } = thingOrNone(game, scope.item)?.stack ?? { what: null };
  if (what === 'spell' || what === 'activated') cite('107.3c|');
  recall(game, memory, { x: countOf(game, join.x, scope), defined: true });
  if (join.y !== undefined) {
    cite('107.3p|104.3c');
    recall(game, memory, { y: countOf(game, join.y, scope) });
  }
  return push(game, { do: 'restoreX', x: scope.x, memory }, { do: 'effect', effect: join.effect, memory });
};

export function restoreX(game: Game, frame: RestoreXFrame): Done {
  recall(game, frame.memory, { x: frame.x });
  return nothing();
}
