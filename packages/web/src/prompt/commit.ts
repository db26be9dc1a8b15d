/** What the primary button and its neighbour do. */
import { settingsStore } from '../settings/settings.ts';
import { passSettings } from '../table/autopilot.ts';
import { missingIn, replyOf } from '../table/draft.ts';
import { asksTwice, type Primary, primaryOf } from '../table/primary.ts';
import type { TableState } from '../table/state.ts';
import type { Table } from '../table/table.ts';
import { yesNoWords } from './yes-no.ts';

/** The words of the button for the whole state of the table. */
export function primaryFor(now: TableState): Primary {
  const { seen, draft, memory, busy, lingering } = now;
  if (seen === null) return { label: 'One moment', note: '', enabled: false, tone: 'idle' };
  if (seen.decision?.kind === 'yesNo' && !busy) {
    return { label: yesNoWords(seen, seen.decision).main, note: '', enabled: true, tone: 'plain' };
  }
  const primary = primaryOf(
    busy ? { ...seen, decision: null } : seen,
    draft,
    passSettings(now, settingsStore.get()),
    memory,
  );
  if (lingering) return { ...primary, note: 'passing …' };
  return primary;
}

/** Presses the primary button. */
export function commit(table: Table): void {
  const now = table.store.get();
  const { seen, draft, busy, lingering } = now;
  const decision = seen?.decision;
  if (busy || lingering || seen === null || decision == null) return table.hurry();
  if (!primaryFor(now).enabled) return;
  if (decision.kind === 'yesNo') return table.answer([yesNoWords(seen, decision).mainReply]);
  if (decision.kind === 'priority') return pass(table);
  if (missingIn(decision, draft) !== '') return;
  if (asksTwice(decision, draft) && !draft.sure) return table.store.set({ draft: { ...draft, sure: true } });
  table.answer(replyOf(decision, draft));
}

/** Passing by hand ends what was held. */
function pass(table: Table): void {
  table.store.set(({ memory }) => ({ memory: { ...memory, held: false, fresh: false } }));
  table.answer([]);
}

export function endTurn(table: Table): void {
  const { seen, busy } = table.store.get();
  if (busy || seen?.decision?.kind !== 'priority') return;
  table.store.set(({ memory }) => ({
    memory: { ...memory, held: false, fresh: false, armed: { is: 'turn', turn: seen.turn } },
  }));
  table.answer([]);
}

export function resolveAll(table: Table): void {
  const { seen, busy } = table.store.get();
  if (busy || seen?.decision?.kind !== 'priority' || seen.stack.length === 0) return;
  table.store.set(({ memory }) => ({ memory: { ...memory, held: false, fresh: false, armed: { is: 'resolve' } } }));
  table.answer([]);
}

/** Lets go, in this order: an announcement, what is lifted or chosen, a yield, what is open. */
export function letGo(table: Table): void {
  const now = table.store.get();
  const { draft, memory, seen } = now;
  if (draft.lifted !== -1 || draft.pairing !== -1) {
    return table.store.set({ draft: { ...draft, lifted: -1, pairing: -1 }, plan: [] });
  }
  if (!now.busy && seen?.decision?.cancellable === true) return table.cancel();
  if (memory.armed !== null) return table.store.set({ memory: { ...memory, armed: null, fresh: true } });
  if (draft.picks.length > 0 && seen?.decision?.kind !== 'order')
    return table.store.set({ draft: { ...draft, picks: [] } });
  table.store.set({ inspected: -1, zone: null, notice: null });
}
