import { useTable, useTableState } from '../rooms/table-context.ts';
import { settingsStore, useSettings } from '../settings/settings.ts';
import { STEP_ORDER, type Step, stepWords } from '../table/steps.ts';
import { hasStop, LOCKED, toggleStop } from '../table/stops.ts';

/** Steps in which nobody has priority have no stops. */
const WITHOUT_PRIORITY: readonly Step[] = ['untap'];

/** The steps of the turn in the words of the edition, the current one filled; stops above for others' turns, below for mine. */
export function Spine() {
  const { seen } = useTableState();
  if (seen === null) return null;
  const whose = seen.active === seen.seat ? 'you' : (seen.players[seen.active]?.name ?? '');
  return (
    <nav className="spine" aria-label="Turn">
      <h2 className="vh">Turn</h2>
      <div className="turn num">
        {seen.turn > 0 ? <Turn n={seen.turn} /> : 'Before the game'}
        {whose !== '' && <span className="turn-of"> · {whose}</span>}
      </div>
      <ol className="steps">
        {STEP_ORDER.map(step => (
          <StepMark key={step} step={step} />
        ))}
      </ol>
      <CurrentStep />
    </nav>
  );
}

/** "Turn 7", or "T7" where there is no room. */
const Turn = ({ n }: { n: number }) => (
  <>
    <span className="turn-word">Turn </span>
    <span className="turn-letter" aria-hidden="true">
      T
    </span>
    {n}
  </>
);

function StepMark({ step }: { step: Step }) {
  const { seen } = useTableState();
  if (seen === null) return null;
  const words = stepWords(seen.edition, step);
  const current = seen.turn > 0 && seen.step === step;
  return (
    <li className="step" data-current={current ? '' : undefined} aria-current={current ? 'step' : undefined}>
      <StopDot step={step} mine={false} />
      <span className="step-name">{words.short}</span>
      <StopDot step={step} mine />
    </li>
  );
}

function StopDot({ step, mine }: { step: Step; mine: boolean }) {
  const table = useTable();
  const { seen } = useTableState();
  const { stops } = useSettings();
  if (seen === null || WITHOUT_PRIORITY.includes(step)) return <span className="stop-dot" data-none="" />;
  const on = hasStop(stops[seen.edition], step, mine);
  const locked = mine && step === LOCKED;
  const words = `${on ? 'Stop' : 'No stop'} at ${mine ? 'my' : 'others’'} ${stepWords(seen.edition, step).long}`;
  return (
    <button
      type="button"
      className="stop-dot"
      aria-pressed={on}
      aria-label={words}
      title={`${words}. Shift: go there`}
      onClick={event => {
        if (event.shiftKey)
          return table.store.set(({ memory }) => ({ memory: { ...memory, armed: { is: 'step', step, mine } } }));
        if (locked) return;
        const now = settingsStore.get().stops;
        settingsStore.set({ stops: { ...now, [seen.edition]: toggleStop(now[seen.edition], step, mine) } });
      }}
    />
  );
}

/** On a phone there is room for the current step only. */
function CurrentStep() {
  const { seen } = useTableState();
  if (seen === null) return null;
  const { long, short } = stepWords(seen.edition, seen.step);
  return <span className="current-step">{seen.stack.length === 0 ? long : short}</span>;
}
