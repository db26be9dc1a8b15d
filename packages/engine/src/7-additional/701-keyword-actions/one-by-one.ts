/** Keyword actions of permanents, which take them one after another [CR 701.44, 701.50, 701.63]. */
import type { Effect, Objects } from '@lawmage/ability';
import { didSome } from '../../6-spells-and-effects/609-effects/scope.ts';
import type { Executor } from '../../6-spells-and-effects/609-effects/types.ts';
import { controllerOf } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Rule } from '../../editions/rule.ts';
import { countOf } from '../../nouns/count.ts';
import { objectsOf } from '../../nouns/objects.ts';
import type { Game } from '../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../state/ids.ts';
import { fromActive } from '../../state/seats.ts';
import { thingOrNone } from '../../state/store.ts';
import { ask, type Done, nothing, push, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { actEvent } from '../../work/events.ts';
import { bind, memory as memoryOf } from '../../work/memory.ts';
import { conniving, enduring, exploring } from './meanings.ts';

type Doing = {
  /** What it is in other words, for the permanent and what it meets on the way, by their slots. */
  readonly meaning: (permanent: number, next: number, count: number) => Effect;
  readonly rule: Rule;
  /** That it was done is told when all is through, also what was impossible. */
  readonly through: Rule;
  /** The order of several is their players' choice. */
  readonly several: Rule;
  /** What has gone does it too. */
  readonly gone: Rule;
};

const DOINGS = {
  explore: { meaning: exploring, rule: '701.44a|', through: '701.44b|', several: '701.44d|', gone: '701.44c|' },
  connive: { meaning: conniving, rule: '701.50a|', through: '701.50f|', several: '701.50c|', gone: '701.50b|' },
  endure: {
    meaning: (permanent, _next, count) => enduring(permanent, count),
    rule: '701.63a|',
    through: '701.63a|',
    several: '101.4|',
    gone: '608.2h|',
  },
} as const satisfies Readonly<Record<string, Doing>>;

export type OneByOneFrame = {
  readonly do: 'oneByOne';
  readonly doing: keyof typeof DOINGS;
  readonly count: number;
  /** The permanents that have not done it yet. */
  readonly left: readonly ObjectId[];
  /** Among which the next is being chosen; null if nobody has been asked. */
  readonly among: readonly ObjectId[] | null;
  readonly memory: MemoryId;
};

function begin(game: Game, doing: OneByOneFrame['doing'], count: number, what: Objects, memory: MemoryId): Done {
  const known = objectsOf(game, what, memoryOf(game, memory)).filter(id => thingOrNone(game, id) !== undefined);
  const left = didSome(game, memory, known);
  return push(game, { do: 'oneByOne', doing, count, left, among: null, memory });
}

/** [CR 701.44d, 701.50c] The first player in turn order with one of them chooses which is next. */
export function goOnOneByOne(game: Game, frame: OneByOneFrame, [at = 0]: Reply): Done {
  const { doing, left, among, memory } = frame;
  const chosen = among?.[at];
  if (chosen !== undefined) return doOne(game, frame, chosen);
  const seat = fromActive(game).find(one => left.some(id => controllerOf(game, id) === one));
  if (seat === undefined) return nothing();
  const own = left.filter(id => controllerOf(game, id) === seat);
  const [only] = own;
  if (own.length === 1 && only !== undefined) return doOne(game, frame, only);
  cite(DOINGS[doing].several);
  return askWhich(game, { ...frame, among: own }, seat, memoryOf(game, memory).source);
}

const askWhich = (game: Game, frame: OneByOneFrame, seat: Seat, source: ObjectId): Done =>
  ask(
    game,
    {
      kind: 'pick',
      seat,
      why: why('chooseObjects', DOINGS[frame.doing].several, source),
      options: (frame.among ?? []).map(id => ({ is: 'object', id })),
      least: 1,
      most: 1,
    },
    frame,
  );

/** [CR 701.44b, 701.44c] Of a permanent that has gone, who controlled it; it is told even if nothing was possible. */
function doOne(game: Game, frame: OneByOneFrame, id: ObjectId): Done {
  const { doing, count, left, memory } = frame;
  const { meaning, rule, through, gone } = DOINGS[doing];
  const { found, source } = memoryOf(game, memory);
  const slot = found.length;
  bind(game, memory, slot, { ids: [id], seats: [], n: 1 });
  bind(game, memory, slot + 1, { ids: [], seats: [], n: 0 });
  if (thingOrNone(game, id)?.zone !== 'battlefield') cite(gone);
  const told = actEvent(doing, controllerOf(game, id), 1, through, source);
  cite(rule);
  return pushInOrder(game, [
    { do: 'effect', effect: meaning(slot, slot + 1, count), memory },
    { do: 'tell', batch: [{ ...told, id }] },
    { ...frame, left: left.filter(other => other !== id), among: null },
  ]);
}

/** [CR 701.44a] */
export const explore: Executor<'explore'> = (game, verb, memory) => begin(game, 'explore', 1, verb.what, memory);
/** [CR 701.50a, 701.50d, 701.50e] To connive 0 is not to connive. */
export const connive: Executor<'connive'> = (game, verb, memory) => {
  const count = countOf(game, verb.count ?? 1, memoryOf(game, memory));
  cite(count > 0 ? '701.50d|' : '701.50e|');
  return count > 0 ? begin(game, 'connive', count, verb.what, memory) : nothing();
};
/** [CR 701.63a, 701.63b] To endure 0 does nothing. */
export const endure: Executor<'endure'> = (game, verb, memory) => {
  const count = countOf(game, verb.count, memoryOf(game, memory));
  if (count <= 0) cite('701.63b|');
  return count > 0 ? begin(game, 'endure', count, verb.what, memory) : nothing();
};
