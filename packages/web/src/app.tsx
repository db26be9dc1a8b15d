import { useRef, useState } from 'react';
import type { Setup } from './game/door.ts';
import { workerDoor } from './game/worker-door.ts';
import { Home } from './rooms/home/home.tsx';
import { TableRoom } from './rooms/table/table-room.tsx';
import { TableProvider } from './rooms/table-context.ts';
import { createTable, type Table } from './table/table.ts';

type Running = { readonly table: Table; readonly setup: Setup };

const seedNow = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** Home or a running table. Leaving a table for Home keeps it; a new game replaces it. */
export function App() {
  const [running, setRunning] = useState<Running | null>(null);
  const [room, setRoom] = useState<'home' | 'table'>('home');
  const current = useRef<Table | null>(null);
  const start = (setup: Omit<Setup, 'seed'>): void => {
    current.current?.leave();
    const table = createTable(workerDoor());
    current.current = table;
    const seeded = { ...setup, seed: seedNow() };
    setRunning({ table, setup: seeded });
    setRoom('table');
    table.start(seeded);
  };
  if (running === null || room === 'home') {
    return <Home start={start} back={running === null ? null : () => setRoom('table')} />;
  }
  return (
    <TableProvider value={running.table}>
      <TableRoom home={() => setRoom('home')} leave={() => setRoom('home')} again={() => start(running.setup)} />
    </TableProvider>
  );
}
