/** Locking and unlocking doors of Rooms [CR 709.5f, 709.5g | 2007: none]. */
import type { Verb } from '@lawmage/ability';
import { roomOf } from '../../../2-parts/doors.ts';
import { doorOf, lockedDoors } from '../../../2-parts/rooms.ts';
import type { Game } from '../../../state/game.ts';
import type { MemoryId, ObjectId } from '../../../state/ids.ts';
import { must } from '../../../state/must.ts';
import { thing } from '../../../state/store.ts';
import { ask, type Done, nothing, pushInOrder, why } from '../../../work/agenda.ts';
import type { Option, Reply } from '../../../work/decision.ts';
import { markEvent } from '../../../work/events.ts';
import { isSettled } from '../../../work/forced.ts';
import { happen } from '../../../work/happen.ts';
import { memory as memoryOf } from '../../../work/memory.ts';
import { permanentsOf } from '../scope.ts';
import type { Executor } from '../types.ts';

type Doors = Extract<Verb, { readonly do: 'door' }>;
export type DoorFrame = {
  readonly do: 'chooseDoor' | 'doorChosen';
  readonly id: ObjectId;
  readonly to: Doors['to'];
  readonly memory: MemoryId;
};

export const door: Executor<'door'> = (game, verb, memory) =>
  pushInOrder(
    game,
    permanentsOf(game, verb.what, memory).map(id => ({ do: 'chooseDoor', id, to: verb.to, memory })),
  );

/** The halves that may be chosen: those that are locked, or any. */
function doorsFor(game: Game, { id, to }: DoorFrame): readonly number[] {
  const record = thing(game, id);
  const room = roomOf(game, record);
  if (room === null) return [];
  return to === 'unlock' ? lockedDoors(record) : room.faces.map((_, face) => face);
}

/** [CR 709.5f, 709.5g] The player chooses a half as the instruction is carried out. */
export function chooseDoor(game: Game, frame: DoorFrame): Done {
  const doors = doorsFor(game, frame);
  if (doors.length === 0) return nothing();
  if (isSettled(doors.length === 1)) return doorChosen(game, frame, [0]);
  const { you, source } = memoryOf(game, frame.memory);
  const room = roomOf(game, thing(game, frame.id));
  const options = doors.map((face): Option => ({ is: 'word', word: room?.faces[face]?.name ?? '' }));
  const about = why('chooseWord', '709.5f|', source, { kind: 'door' });
  return ask(game, { kind: 'pick', seat: you, why: about, options }, { ...frame, do: 'doorChosen' });
}

/** [CR 709.5f, 709.5g] A locked half is unlocked, an unlocked one is locked. */
export function doorChosen(game: Game, frame: DoorFrame, reply: Reply): Done {
  const face = must(doorsFor(game, frame)[reply[0] ?? 0], 'a checked reply names a door', game);
  const { source } = memoryOf(game, frame.memory);
  const on = lockedDoors(thing(game, frame.id)).includes(face);
  return happen(game, [markEvent({ id: frame.id }, doorOf(face), on ? '709.5f|' : '709.5g|', { source, on })]);
}
