/** What the table is after an update or a rewind: a pure step from one state to the next. */
import type { FromHost } from '../game/door.ts';
import type { Seen } from '../game/seen.ts';
import { entriesOf } from '../log/log.ts';
import { tookBack } from '../log/took-back.ts';
import { actsIn } from './acts.ts';
import { freshDraft } from './draft.ts';
import { objectOf } from './objects.ts';
import { CLEAR_MEMORY, type TableState } from './state.ts';
import { interrupts, isOver } from './yields.ts';

export type Update = Extract<FromHost, { say: 'update' }>;
type Resumed = Extract<FromHost, { say: 'resumed' }>;

export function shown(now: TableState, seen: Seen, told: Update['told'], undo: Update['undo']): Partial<TableState> {
  const entries = entriesOf(seen, told, now.life, now.log.length);
  return {
    seen,
    told,
    undo,
    log: entries.length === 0 ? now.log : [...now.log, ...entries],
    life: seen.players.map(player => player.life),
    draft: freshDraft(seen, seen.decision),
    plan: [],
    notice: null,
    memory: remembering(now, seen, told),
    opened: now.opened,
  };
}

/** Yields that were reached or interrupted end; a new turn forgets what was meant for the last. */
function remembering(now: TableState, seen: Seen, told: Update['told']): TableState['memory'] {
  const { memory } = now;
  const armed = memory.armed !== null && !isOver(memory.armed, seen) && !interrupts(seen, told) ? memory.armed : null;
  const newTurn = now.seen !== null && now.seen.turn !== seen.turn;
  return {
    ...memory,
    armed,
    fresh: memory.fresh || (memory.armed !== null && armed === null && memory.armed.is !== 'resolve' && !newTurn),
    beforeAttacks: memory.beforeAttacks && !newTurn,
  };
}

/** What can be used from outside the hand has now been offered once. */
export function seenOffers(now: TableState): TableState['memory'] {
  const { seen, memory } = now;
  if (seen?.decision?.kind !== 'priority') return memory;
  const outside = actsIn(seen.decision)
    .map(({ option }) => option.id)
    .filter(id => {
      const zone = objectOf(seen, id)?.zone;
      return zone !== 'hand' && zone !== 'battlefield';
    });
  return {
    ...memory,
    fresh: false,
    offered: outside.length === 0 ? memory.offered : new Set([...memory.offered, ...outside]),
  };
}

export function rewound(
  now: TableState,
  message: Extract<FromHost, { say: 'rewound' }>,
  cut: number,
): Partial<TableState> {
  const { seen, undo, what } = message;
  const saw = now.undo?.saw ?? [];
  return {
    seen,
    told: [],
    undo,
    busy: seen.decision === null,
    lingering: false,
    log: [...now.log.slice(0, cut), tookBack(what, cut)],
    life: seen.players.map(player => player.life),
    draft: freshDraft(seen, seen.decision),
    plan: [],
    notice:
      saw.length > 0
        ? { tone: 'warn', text: `Practice: you have seen ${saw.join(', ')}.`, rule: '', more: 0, fixes: false }
        : null,
    memory: { ...CLEAR_MEMORY, fresh: true, offered: now.memory.offered },
    practice: [...now.practice, ...saw],
    broken: null,
  };
}

/** A stored game as it stood. The first window is never passed: the player has been away. */
export function resumed({ seen, undo, log, practice, byHand }: Resumed): Partial<TableState> {
  return {
    seen,
    undo,
    log,
    practice,
    byHand,
    busy: seen.decision === null,
    life: seen.players.map(player => player.life),
    draft: freshDraft(seen, seen.decision),
    memory: { ...CLEAR_MEMORY, fresh: true },
  };
}
