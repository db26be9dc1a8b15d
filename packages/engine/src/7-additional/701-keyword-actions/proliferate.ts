/** [CR 701.34a] Any number of permanents and players with counters get one more of each kind that they have. */
import type { Game, Target } from '../../state/game.ts';
import { type MemoryId, NOBODY, NONE, type Seat } from '../../state/ids.ts';
import { fromActive } from '../../state/seats.ts';
import { player, thing } from '../../state/store.ts';
import { ask, type Done, push, why } from '../../work/agenda.ts';
import type { Option, Reply } from '../../work/decision.ts';
import { actEvent, countersEvent } from '../../work/events.ts';
import { happen } from '../../work/happen.ts';
import { memory as memoryOf } from '../../work/memory.ts';
import { namedBy } from '../../work/named-by.ts';

export type ProliferateFrame = {
  readonly do: 'proliferate';
  readonly seat: Seat;
  readonly memory: MemoryId;
  /** What was offered; null before the question. */
  readonly among: readonly Target[] | null;
};

export function proliferate(game: Game, frame: ProliferateFrame, reply: Reply): Done {
  const { source } = memoryOf(game, frame.memory);
  if (frame.among === null) {
    const among = withCounters(game);
    if (among.length === 0) return happen(game, [actEvent('proliferate', frame.seat, 1, '701.34a|', source)]);
    const options = among.map(({ id, seat }): Option => (id === NONE ? { is: 'player', seat } : { is: 'object', id }));
    const asking = { kind: 'pick' as const, seat: frame.seat, why: why('chooseObjects', '701.34a|', source), options };
    return ask(game, { ...asking, least: 0, most: among.length }, { ...frame, among });
  }
  const chosen = namedBy(reply, frame.among ?? []);
  push(game, { do: 'tell', batch: [actEvent('proliferate', frame.seat, 1, '701.34a|', source)] });
  return happen(
    game,
    chosen.flatMap(on =>
      Object.entries(countersOn(game, on))
        .filter(([, n]) => n > 0)
        .map(([kind]) => countersEvent(on, kind, 1, { rule: '701.34a|', source, by: frame.seat })),
    ),
  );
}

const countersOn = (game: Game, { id, seat }: Target) =>
  id === NONE ? player(game, seat).counters : thing(game, id).counters;
const hasSome = (counters: Readonly<Record<string, number>>): boolean => Object.values(counters).some(n => n > 0);

const withCounters = (game: Game): readonly Target[] => [
  ...fromActive(game)
    .filter(seat => hasSome(player(game, seat).counters))
    .map(seat => ({ id: NONE, seat })),
  ...game.battlefield.filter(id => hasSome(thing(game, id).counters)).map(id => ({ id, seat: NOBODY })),
];
