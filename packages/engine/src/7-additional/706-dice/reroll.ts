/** Rerolling stored results [CR 706.8b | 2007: none]. */
import { permanentsOf } from '../../6-spells-and-effects/609-effects/scope.ts';
import type { Executor } from '../../6-spells-and-effects/609-effects/types.ts';
import type { Game } from '../../state/game.ts';
import type { MemoryId } from '../../state/ids.ts';
import { ask, type Done, nothing, pushInOrder, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import { memory as memoryOf } from '../../work/memory.ts';
import type { Handlers } from '../../work/run.ts';
import { consider } from './changes.ts';
import { thrown } from './rolling.ts';
import { type Place, placeOf, type Stored, setStored, storedOn } from './stored.ts';

/** Which stored results are rerolled; then one roll for each kind of die. */
type RerollFrame = {
  readonly do: 'reroll';
  readonly memory: MemoryId;
  readonly store: Place;
  readonly among: readonly Stored[];
};
type RerollKindFrame = {
  readonly do: 'rerollKind';
  readonly memory: MemoryId;
  readonly store: Place;
  readonly sides: number;
  readonly count: number;
};
export type RerollFrames = RerollFrame | RerollKindFrame;
export const rerollHandlers: Handlers<RerollFrames> = { reroll: chosen, rerollKind };

/** Any number of the results stored on the source by the linked ability [CR 706.8c]. */
export const rerollStored: Executor<'rerollStored'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const [on] = permanentsOf(game, verb.on, memory);
  if (on === undefined) return nothing();
  const store: Place = { on, place: placeOf(game, on, scope.item) };
  const among = storedOn(game, on, store.place);
  if (among.length === 0) return nothing();
  const options = among.map(({ sides, value }) => ({ is: 'word', word: `${value} on a d${sides}` }) as const);
  return ask(
    game,
    {
      kind: 'pick',
      seat: scope.you,
      why: why('reroll', '706.8b|', scope.source),
      options,
      least: 0,
      most: options.length,
    },
    { do: 'reroll', memory, store, among },
  );
};

/** [CR 706.8b] Those chosen stop being stored; as many dice of each of their kinds are rolled, and their results stored. */
function chosen(game: Game, { memory, store, among }: RerollFrame, reply: Reply): Done {
  const rerolled = among.filter((_, at) => reply.includes(at));
  if (rerolled.length === 0) return nothing();
  const kept = among.filter((_, at) => !reply.includes(at));
  setStored(game, store, kept);
  cite('706.8b|');
  const kinds = [...new Set(rerolled.map(({ sides }) => sides))];
  return pushInOrder(
    game,
    kinds.map(sides => ({
      do: 'rerollKind',
      memory,
      store,
      sides,
      count: rerolled.filter(one => one.sides === sides).length,
    })),
  );
}

function rerollKind(game: Game, { memory, store, sides, count }: RerollKindFrame): Done {
  const seat = memoryOf(game, memory).you;
  const dice = thrown(game, seat, sides, count);
  return consider(game, { ...dice, seat, sides, verb: null, memory, store }, 0);
}
