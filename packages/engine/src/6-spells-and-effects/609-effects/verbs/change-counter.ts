/** One more or one fewer of a kind of counter that an object has [CR 122.1, 608.2d | 2007: 200.10, 413.2c]. */
import { presentOf } from '../../../nouns/present.ts';
import type { Game } from '../../../state/game.ts';
import type { MemoryId, ObjectId, Seat } from '../../../state/ids.ts';
import { must } from '../../../state/must.ts';
import { thing } from '../../../state/store.ts';
import { ask, type Done, nothing, why } from '../../../work/agenda.ts';
import type { Option, Reply } from '../../../work/decision.ts';
import { countersEvent } from '../../../work/events.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { actor, didSome } from '../scope.ts';
import type { Executor } from '../types.ts';

/** What is chosen: a kind of counter, and one fewer or one more of it. */
type Change = { readonly kind: string; readonly n: 1 | -1 };
export type ChangeCounterFrame = {
  readonly do: 'changeCounter';
  readonly id: ObjectId;
  readonly seat: Seat;
  readonly among: readonly Change[];
  readonly memory: MemoryId;
};

export const changeCounter: Executor<'changeCounter'> = (game, verb, memory) => {
  const scope = memoryOf(game, memory);
  const [id] = didSome(game, memory, presentOf(game, verb.on, scope));
  if (id === undefined) return nothing();
  const kinds = Object.entries(thing(game, id).counters).flatMap(([kind, n]) => (n > 0 ? [kind] : []));
  const among = kinds.flatMap((kind): readonly Change[] => [
    { kind, n: -1 },
    { kind, n: 1 },
  ]);
  if (didSome(game, memory, among).length === 0) return nothing();
  const seat = actor(game, verb.who, scope);
  const options = among.map(({ kind, n }): Option => ({ is: 'word', word: `${n > 0 ? 'another' : 'remove'} ${kind}` }));
  const about = why('chooseWord', '608.2d|413.2c', scope.source, verb);
  return ask(game, { kind: 'pick', seat, why: about, options }, { do: 'changeCounter', id, seat, among, memory });
};

export function counterChanged(game: Game, frame: ChangeCounterFrame, reply: Reply): Done {
  const { kind, n } = must(frame.among[reply[0] ?? 0], 'a checked reply is among them', game);
  const { source } = memoryOf(game, frame.memory);
  return happen(game, [countersEvent({ id: frame.id }, kind, n, { by: frame.seat, rule: '122.1|200.10', source })]);
}
