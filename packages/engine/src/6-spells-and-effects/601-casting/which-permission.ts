/** Which of several permissions is used, where each may be used only so often [CR 601.2a, 601.3 | 2007: 409.1a]. */
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { must } from '../../state/must.ts';
import { ask, type Done, push, why } from '../../work/agenda.ts';
import type { Reply } from '../../work/decision.ts';
import type { Frame } from '../../work/frames.ts';
import type { Way } from './way.ts';

/** The player says by which effect the card is cast. */
export type PermissionFrame = {
  readonly do: 'choosePermission' | 'permissionChosen';
  readonly seat: Seat;
  readonly id: ObjectId;
  readonly way: Way;
};

/** Of ways that differ only in what permits them: one that is not limited and gives nothing else, or one that names all. */
export function mergedWays(ways: readonly Way[]): readonly Way[] {
  const kinds = Map.groupBy(ways, one => `${one.face} ${one.way}`);
  return kinds.size === ways.length ? ways : [...kinds.values()].map(merged);
}

function merged(alike: readonly Way[]): Way {
  const [first] = alike;
  const way = must(first, 'a group is not empty');
  const permits = alike.map(({ by, counted, gives }) => ({ by, counted, gives }));
  if (alike.some(({ gives }) => gives !== null)) return { ...way, permits };
  return alike.find(one => one.counted === '') ?? { ...way, permits };
}

/** Begins to cast a card in a way, once it is known by which permission. */
export const beginCasting = (seat: Seat, id: ObjectId, way: Way): Frame =>
  way.permits.length > 1 ? { do: 'choosePermission', seat, id, way } : { do: 'propose', seat, id, way, then: null };

export function choosePermission(game: Game, frame: PermissionFrame): Done {
  const { seat, id, way } = frame;
  const options = way.permits.map(({ by }) => ({ is: 'object', id: by === NONE ? id : by }) as const);
  return ask(
    game,
    { kind: 'pick', seat, why: why('chooseObjects', '601.3|409.1a', id), options },
    { ...frame, do: 'permissionChosen' },
  );
}

export function permissionChosen(game: Game, { seat, id, way }: PermissionFrame, reply: Reply): Done {
  const permit = must(way.permits[reply[0] ?? 0], 'a checked reply names a permission', game);
  return push(game, { do: 'propose', seat, id, way: { ...way, ...permit }, then: null });
}
