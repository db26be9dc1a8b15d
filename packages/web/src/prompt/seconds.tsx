import { useTable, useTableState } from '../rooms/table-context.ts';
import { replyOf } from '../table/draft.ts';
import { couldAttack } from '../table/next-stop.ts';
import { kept, memoryKey } from '../table/remembered.ts';
import { endTurn, letGo, resolveAll } from './commit.ts';
import { yesNoWords } from './yes-no.ts';

/** The buttons beside the primary one. Never more than two, and "End turn" only where a thumb does not rest. */
export function Seconds() {
  const { seen, busy, draft } = useTableState();
  const decision = busy ? null : (seen?.decision ?? null);
  if (seen === null || decision === null)
    return (
      <div className="seconds">
        <UndoButton />
      </div>
    );
  return (
    <div className="seconds">
      {decision.cancellable || draft.lifted !== -1 ? <TakeBack /> : <UndoButton />}
      {decision.kind === 'priority' && <PriorityButtons />}
      {decision.kind === 'yesNo' && <Decline />}
      {(decision.kind === 'order' || decision.kind === 'yesNo') && memoryKey(seen, decision) !== '' && <Always />}
    </div>
  );
}

function UndoButton() {
  const table = useTable();
  const { undo } = useTableState();
  return (
    <button
      type="button"
      className="second undo"
      disabled={undo === null}
      title={undo === null ? 'Nothing to take back' : `Take back: ${undo.what}`}
      onClick={() => table.undo()}
    >
      Undo <kbd>Z</kbd>
    </button>
  );
}

function TakeBack() {
  const table = useTable();
  return (
    <button type="button" className="second" onClick={() => letGo(table)}>
      Cancel <kbd>Esc</kbd>
    </button>
  );
}

function Decline() {
  const table = useTable();
  const { seen } = useTableState();
  if (seen?.decision == null) return null;
  const { other, otherReply } = yesNoWords(seen, seen.decision);
  return (
    <button type="button" className="second wide" onClick={() => table.answer([otherReply])}>
      {other}
    </button>
  );
}

/** Answers this question so from now on, in this game. */
function Always() {
  const table = useTable();
  const { seen, draft, remembered } = useTableState();
  const decision = seen?.decision;
  if (seen === null || decision == null) return null;
  const reply = decision.kind === 'yesNo' ? [yesNoWords(seen, decision).mainReply] : replyOf(decision, draft);
  const remember = (): void => {
    table.store.set({ remembered: new Map([...remembered, [memoryKey(seen, decision), kept(seen, decision, reply)]]) });
    table.answer(reply);
  };
  return (
    <button type="button" className="second" onClick={remember}>
      {decision.kind === 'order' ? 'Always this order' : 'Always yes'}
    </button>
  );
}

function PriorityButtons() {
  const table = useTable();
  const { seen, memory } = useTableState();
  if (seen === null) return null;
  const mine = seen.active === seen.seat;
  const before = mine && seen.step === 'precombatMain' && seen.stack.length === 0 && couldAttack(seen);
  const hold = (): void => table.store.set({ memory: { ...memory, held: !memory.held } });
  const stop = (): void => table.store.set({ memory: { ...memory, beforeAttacks: !memory.beforeAttacks } });
  return (
    <>
      {seen.stack.length > 0 && (
        <button type="button" className="second roomy" onClick={() => resolveAll(table)}>
          Resolve all <kbd>R</kbd>
        </button>
      )}
      {before && (
        <button type="button" className="second roomy" aria-pressed={memory.beforeAttacks} onClick={stop}>
          Stop before attacks
        </button>
      )}
      {seen.stack.length === 0 && (
        <button type="button" className="second roomy" onClick={() => endTurn(table)}>
          End turn <kbd>E</kbd>
        </button>
      )}
      <button type="button" className="second roomy" aria-pressed={memory.held} onClick={hold}>
        Hold <kbd>H</kbd>
      </button>
    </>
  );
}
