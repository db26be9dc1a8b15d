/** Rerolling stored results [CR 706.8b | 2007: none]. */
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
import { placeOf, type Stored, setStored, storedOn } from './stored.ts';

/** Which stored results are rerolled; then one roll for each kind of die. */
type RerollFrame = { readonly do: 'reroll'; readonly memory: MemoryId; readonly among: readonly Stored[] };
type RerollKindFrame = {
  readonly do: 'rerollKind';
  readonly memory: MemoryId;
  readonly sides: number;
  readonly count: number;
};
export type RerollFrames = RerollFrame | RerollKindFrame;
export const rerollHandlers: Handlers<RerollFrames> = { reroll: chosen, rerollKind };

/** Any number of the results stored on the source by the linked ability [CR 706.8c]. */
export const rerollStored: Executor<'rerollStored'> = (game, _, memory) => {
  const scope = memoryOf(game, memory);
  const among = storedOn(game, scope.source, placeOf(game, scope));
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
    { do: 'reroll', memory, among },
  );
};

/** [CR 706.8b] Those chosen stop being stored; as many dice of each of their kinds are rolled, and their results stored. */
function chosen(game: Game, { memory, among }: RerollFrame, reply: Reply): Done {
  const scope = memoryOf(game, memory);
  const rerolled = among.filter((_, at) => reply.includes(at));
  if (rerolled.length === 0) return nothing();
  const kept = among.filter((_, at) => !reply.includes(at));
  setStored(game, scope.source, placeOf(game, scope), kept);
  cite('706.8b|');
  const kinds = [...new Set(rerolled.map(({ sides }) => sides))];
  return pushInOrder(
    game,
    kinds.map(sides => ({
      do: 'rerollKind',
      memory,
      sides,
      count: rerolled.filter(one => one.sides === sides).length,
    })),
  );
}

function rerollKind(game: Game, { memory, sides, count }: RerollKindFrame): Done {
  const scope = memoryOf(game, memory);
  const seat = scope.you;
  const dice = thrown(game, seat, sides, count);
  return consider(game, { ...dice, seat, sides, verb: null, memory, store: placeOf(game, scope) }, 0);
}
