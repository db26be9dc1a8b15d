import { editionTitle } from '@lawmage/judge/tell';
import { settingsStore, useSettings } from '../../settings/settings.ts';
import type { PassMode } from '../../table/passing.ts';
import { useTable, useTableState } from '../table-context.ts';
import type { Panel } from './panels.tsx';

const MODES: readonly (readonly [mode: PassMode, words: string])[] = [
  ['smart', 'Smart passing'],
  ['stops', 'Stops only'],
  ['full', 'Full control'],
];

export function TopBar({ open, home }: { open: (panel: Panel) => void; home: () => void }) {
  const { seen, practice, unkept } = useTableState();
  return (
    <header className="top-bar">
      <button type="button" className="brand" onClick={home}>
        Lawmage
      </button>
      {seen !== null && <span className="edition">Rules: {editionTitle(seen.edition)}</span>}
      {practice.length > 0 && (
        <span className="practice" title={`You have seen: ${practice.join(', ')}`}>
          practice
        </span>
      )}
      {unkept && (
        <span className="practice" title="A reload of this page would lose the game">
          not kept
        </span>
      )}
      <span className="spacer" />
      <ModeSwitch />
      <TopUndo />
      <button type="button" className="top-button log-toggle" onClick={() => open('log')}>
        Log
      </button>
      <button type="button" className="top-button" aria-keyshortcuts="/" onClick={() => open('acts')}>
        Acts <kbd>/</kbd>
      </button>
      <button type="button" className="top-button" aria-haspopup="dialog" onClick={() => open('menu')}>
        Menu
      </button>
    </header>
  );
}

function ModeSwitch() {
  const { mode } = useSettings();
  return (
    <label className="mode-switch">
      <span className="vh">When to ask me</span>
      <select
        value={mode}
        onChange={event =>
          settingsStore.set({ mode: MODES.find(([one]) => one === event.target.value)?.[0] ?? 'smart' })
        }
      >
        {MODES.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function TopUndo() {
  const table = useTable();
  const { undo } = useTableState();
  return (
    <button type="button" className="top-button top-undo" disabled={undo === null} onClick={() => table.undo()}>
      Undo
    </button>
  );
}
