/**
 * The table for tests, as `#position/theme` on a hand-made position, or as `#game/theme/seed/edition` on a real game with
 * decks of our own.
 */
import '../../src/style/all.ts';
import { createRoot } from 'react-dom/client';
import type { Door, FromHost, ToHost } from '../../src/game/door.ts';
import { workerDoor } from '../../src/game/worker-door.ts';
import { TableRoom } from '../../src/rooms/table/table-room.tsx';
import { TableProvider } from '../../src/rooms/table-context.ts';
import { applySettings, settingsStore } from '../../src/settings/settings.ts';
import { createTable, type Table } from '../../src/table/table.ts';
import { DECK } from '../fixtures/decks.ts';
import { POSITIONS, type Position } from '../fixtures/views.ts';

declare global {
  interface Window {
    sent: ToHost[];
    table: Table;
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

/** A real game; what is sent is kept as well. */
function gameDoor(): Door {
  const door = workerDoor();
  return {
    ...door,
    send(message) {
      window.sent.push(message);
      door.send(message);
    },
  };
}

const [position = 'middle', theme = 'dark', seed = '1', edition = 'current'] = location.hash.slice(1).split('/');
settingsStore.set({ theme: theme === 'light' ? 'light' : 'dark' });
applySettings(settingsStore.get());
settingsStore.watch(() => applySettings(settingsStore.get()));
const isGame = position === 'game';
const table = createTable(isGame ? gameDoor() : stageDoor(position as Position));
window.table = table;
if (isGame) {
  table.start({
    edition: edition === '2007-02' ? '2007-02' : 'current',
    seed: Number(seed),
    you: { name: 'Ann', deck: DECK },
    opponents: [{ name: 'Bob', deck: DECK, agent: 'heuristic' }],
  });
}
const nothing = (): void => undefined;
const place = document.getElementById('app');
if (place !== null) {
  createRoot(place).render(
    <TableProvider value={table}>
      <TableRoom home={nothing} leave={nothing} again={nothing} />
    </TableProvider>,
  );
}
