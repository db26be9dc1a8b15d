/** Mutate [CR 702.140 | 2007: none]: a creature spell that merges with a creature. */
import type { TargetPhrase } from '../../1-concepts/115-targets/phrases.ts';
import type { Game, StackItem } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { ask, type Done, why } from '../../work/agenda.ts';
import { cite } from '../../work/cite.ts';
import type { Reply } from '../../work/decision.ts';
import type { GameEvent } from '../../work/event.ts';
import { happen } from '../../work/happen.ts';
import type { Handlers } from '../../work/run.ts';

/** [CR 702.140a] What it targets: a non-Human creature with the same owner as the spell. */
export const MUTATING: TargetPhrase = {
  what: 'target',
  slot: 0,
  filter: {
    adj: [{ is: 'not', trait: { is: 'type', type: 'Human' } }],
    types: ['creature'],
    sort: 'permanent',
    whose: { by: 'owner', who: { who: 'owner', of: { what: 'self' } } },
  },
};

export const isMutating = ({ what, way }: Pick<StackItem, 'what' | 'way'>): boolean =>
  what === 'spell' && way === 'mutate';

export type MutateFrame = {
  readonly do: 'mutate';
  /** The spell, and what it merges with. */
  readonly id: ObjectId;
  readonly to: ObjectId;
  readonly seat: Seat;
};

/** [CR 608.3d, 702.140c] It does not enter; its controller chooses whether it goes on top of the creature or on the bottom. */
export function beginMerging(game: Game, id: ObjectId, to: ObjectId, seat: Seat): Done {
  cite('608.3d|', '702.140c|');
  return ask(
    game,
    {
      kind: 'pick',
      seat,
      why: why('merge', '702.140c|', id, { to }),
      options: [
        { is: 'word', word: 'top' },
        { is: 'word', word: 'bottom' },
      ],
    },
    { do: 'mutate', id, to, seat },
  );
}

function mutate(game: Game, { id, to, seat }: MutateFrame, reply: Reply): Done {
  const batch: readonly GameEvent[] = [
    { what: 'resolve', rule: '702.140c|', source: id, id },
    { what: 'merge', rule: '702.140c|', source: id, id: to, from: id, seat, top: reply[0] === 0 },
  ];
  return happen(game, batch);
}

export const mutateHandlers: Handlers<MutateFrame> = { mutate };
