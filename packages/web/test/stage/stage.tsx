/** The table on a hand-made position, as `#position/theme`, so that screens can be looked at without a game behind them. */
import '../../src/style/all.ts';
import { createRoot } from 'react-dom/client';
import type { Door, FromHost, ToHost } from '../../src/game/door.ts';
import { TableRoom } from '../../src/rooms/table/table-room.tsx';
import { TableProvider } from '../../src/rooms/table-context.ts';
import { applySettings, settingsStore } from '../../src/settings/settings.ts';
import { createTable } from '../../src/table/table.ts';
import { POSITIONS, type Position } from '../fixtures/views.ts';

declare global {
  interface Window {
    /** What the table has sent. */
    sent: ToHost[];
  }
}

window.sent = [];

/** Answers nothing: it keeps what was sent. */
function stageDoor(position: Position): Door {
  return {
    send: message => window.sent.push(message),
    watch(hear: (message: FromHost) => void) {
      const seen = POSITIONS[position]();
      queueMicrotask(() => hear({ say: 'update', seen, told: [], undo: null }));
      return () => undefined;
    },
    close: () => undefined,
  };
}

const [position = 'middle', theme = 'dark'] = location.hash.slice(1).split('/');
settingsStore.set({ theme: theme === 'light' ? 'light' : 'dark' });
applySettings(settingsStore.get());
const nothing = (): void => undefined;
const place = document.getElementById('app');
if (place !== null) {
  createRoot(place).render(
    <TableProvider value={createTable(stageDoor(position as Position))}>
      <TableRoom home={nothing} leave={nothing} again={nothing} />
    </TableProvider>,
  );
}
