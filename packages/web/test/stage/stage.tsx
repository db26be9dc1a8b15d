/** The table on a hand-made position, as `#position/theme/n`, so that screens can be looked at without a game behind them. */
import '../../src/style/all.ts';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Door, FromHost, ToHost } from '../../src/game/door.ts';
import type { DecisionSeen } from '../../src/game/seen.ts';
import { TableRoom } from '../../src/rooms/table/table-room.tsx';
import { TableProvider } from '../../src/rooms/table-context.ts';
import { applySettings, settingsStore } from '../../src/settings/settings.ts';
import { createTable, type Table } from '../../src/table/table.ts';
import { POSITIONS, type Position } from '../fixtures/views.ts';

declare global {
  interface Window {
    /** What the table has sent. */
    sent: ToHost[];
    /** The question that stands. */
    asked: Pick<DecisionSeen, 'options'>;
  }
}

/** Answers nothing: it keeps what was sent. */
function stageDoor(position: Position): Door {
  return {
    send: message => window.sent.push(message),
    watch(hear: (message: FromHost) => void) {
      const seen = POSITIONS[position]();
      window.asked = { options: seen.decision?.options ?? [] };
      queueMicrotask(() => hear({ say: 'update', seen, told: [], undo: null }));
      return () => undefined;
    },
    close: () => undefined,
  };
}

const nothing = (): void => undefined;

/** Says which position stands once it has been painted. */
function Stands({ hash }: { hash: string }) {
  useEffect(() => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        document.documentElement.dataset.stands = hash;
      }),
    );
  }, [hash]);
  return null;
}

let standing: Table | null = null;

function stand(root: Root): void {
  const [position = 'middle', theme = 'dark'] = location.hash.slice(1).split('/');
  standing?.leave();
  window.sent = [];
  settingsStore.set({ theme: theme === 'light' ? 'light' : 'dark' });
  applySettings(settingsStore.get());
  standing = createTable(stageDoor(position as Position));
  root.render(
    <TableProvider value={standing} key={location.hash}>
      <TableRoom home={nothing} leave={nothing} again={nothing} />
      <Stands hash={location.hash} />
    </TableProvider>,
  );
}

const place = document.getElementById('app');
if (place !== null) {
  const root = createRoot(place);
  stand(root);
  window.addEventListener('hashchange', () => stand(root));
}
