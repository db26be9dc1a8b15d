import { Suspense, useEffect, useState } from 'react';
import type { Setup } from './game/door.ts';
import { runningGame, setAside } from './game/shelf.ts';
import { workerDoor } from './game/worker-door.ts';
import { Home } from './rooms/home/home.tsx';
import { SetAside } from './rooms/home/set-aside.tsx';
import { ROOMS, useRoute } from './rooms/routes.ts';
import { Resuming } from './rooms/table/resuming.tsx';
import { TableRoom } from './rooms/table/table-room.tsx';
import { TableProvider } from './rooms/table-context.ts';
import { sit } from './table/sitting.ts';
import { useStore } from './ui/store.ts';

const sitting = sit({
  door: workerDoor,
  running: runningGame,
  setAside,
  seed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1,
});

function play(setup: Omit<Setup, 'seed'>): void {
  sitting.start(setup);
  location.hash = '#/';
}

/** The room that the address names; the table's if it names none. A running game waits while one is elsewhere. */
export function App() {
  const { room, rest } = useRoute();
  const Room = ROOMS[room];
  if (Room === undefined) return <Tables />;
  return (
    <Suspense fallback={<p className="waiting">One moment …</p>}>
      <Room rest={rest} play={play} />
    </Suspense>
  );
}

/** Home or a running table. Leaving a table for Home keeps it; a new game replaces it, a reload goes on with it. */
function Tables() {
  const { is, table, aside } = useStore(sitting.store);
  const [room, setRoom] = useState<'home' | 'table'>('table');
  useEffect(() => {
    if (table !== null) setRoom('table');
  }, [table]);
  if (is !== 'ready') return <Resuming going={is === 'resuming'} giveUp={sitting.giveUp} />;
  if (table === null || room === 'home') {
    return (
      <Home
        start={sitting.start}
        back={table === null ? null : () => setRoom('table')}
        notice={aside === null ? null : <SetAside aside={aside} forget={sitting.forget} />}
      />
    );
  }
  const home = (): void => setRoom('home');
  return (
    <TableProvider value={table}>
      <TableRoom home={home} leave={home} again={sitting.again} />
    </TableProvider>
  );
}
