import { useEffect, useRef, useState } from 'react';
import { Arrows } from '../../board/arrows.tsx';
import { Hand } from '../../board/hand.tsx';
import { Motion } from '../../board/motion.tsx';
import { Plate } from '../../board/plate.tsx';
import { Spine } from '../../board/spine.tsx';
import { Territory } from '../../board/territory.tsx';
import { useGuard } from '../../prompt/action-bar.tsx';
import { primaryFor } from '../../prompt/commit.ts';
import { Prompt } from '../../prompt/prompt.tsx';
import { Tray } from '../../prompt/tray.tsx';
import { Log } from '../../rail/log.tsx';
import { Stack } from '../../rail/stack.tsx';
import type { Marks } from '../../table/marks.ts';
import { lookAway } from '../../ui/preview.ts';
import { Inspector } from '../../zones/inspector.tsx';
import { PreviewCard } from '../../zones/preview.tsx';
import { ZonePanel } from '../../zones/zone-panel.tsx';
import { useMarks, useTable, useTableState } from '../table-context.ts';
import { Broken } from './broken.tsx';
import { keyHandler } from './keys.ts';
import { OpeningHand } from './opening-hand.tsx';
import { type Panel, Panels } from './panels.tsx';
import { ResultBanner } from './result.tsx';
import { Signals } from './signals.tsx';
import { StackChip } from './stack-chip.tsx';
import { TopBar } from './top-bar.tsx';

type TableRoomProps = { home: () => void; leave: () => void; again: () => void };

/** The table: five regions, always in this order: top bar, opponents, spine, you, rail. */
export function TableRoom({ home, leave, again }: TableRoomProps) {
  const now = useTableState();
  const marks = useMarks(now);
  const [panel, setPanel] = useState<Panel>('none');
  const { said } = useKeys(setPanel);
  useClearedAtEnd(setPanel);
  if (now.seen === null) return now.broken === null ? <p className="waiting">Shuffling …</p> : <Broken leave={leave} />;
  return (
    <main className="table-room" data-players={now.seen.players.length}>
      <h1 className="vh">The table</h1>
      <TopBar open={setPanel} home={home} />
      <Opponents marks={marks} />
      <div className="spine-bar">
        <Spine />
        <StackChip marks={marks} />
      </div>
      <You marks={marks} />
      <Hand marks={marks} />
      <section className="rail" aria-label="Stack, log and prompt">
        <Stack marks={marks} />
        {now.inspected === -1 ? <Log /> : <Inspector />}
        <Prompt />
      </section>
      <OpeningHand />
      <Tray marks={marks} />
      <ZonePanel marks={marks} />
      <PreviewCard />
      <Arrows />
      <Motion />
      <Signals />
      <ResultBanner again={again} home={leave} />
      <Broken leave={leave} />
      <Panels panel={panel} open={setPanel} leave={leave} />
      <div className="vh" role="status">
        {said}
      </div>
    </main>
  );
}

function Opponents({ marks }: { marks: Marks }) {
  const { seen } = useTableState();
  if (seen === null) return null;
  const order = seen.players.length;
  const others = Array.from({ length: order - 1 }, (_, at) => seen.players[(seen.seat + 1 + at) % order]).filter(
    player => player !== undefined,
  );
  return (
    <section className="opponents" aria-labelledby="opponents-title">
      <h2 id="opponents-title" className="vh">
        {others.length === 1 ? 'Opponent' : 'Opponents'}
      </h2>
      {others
        .filter(player => !player.left || seen.result !== null || others.length === 1)
        .map(player => (
          <div key={player.seat} className="seat opponent">
            <Plate player={player} mine={false} />
            <Territory player={player} marks={marks} mirrored />
          </div>
        ))}
    </section>
  );
}

function You({ marks }: { marks: Marks }) {
  const { seen } = useTableState();
  const player = seen?.players[seen.seat];
  if (player === undefined) return null;
  return (
    <section className="you seat" aria-labelledby="you-title">
      <h2 id="you-title" className="vh">
        You
      </h2>
      <Plate player={player} mine />
      <Territory player={player} marks={marks} mirrored={false} />
    </section>
  );
}

/** Nothing lies over the result when a game ends. */
function useClearedAtEnd(open: (panel: Panel) => void): void {
  const table = useTable();
  const { seen } = useTableState();
  const over = seen?.result != null;
  useEffect(() => {
    if (!over) return;
    open('none');
    lookAway();
    table.store.set({ zone: null });
  }, [over, open, table]);
}

/** Keys for as long as the table stands, and what they say aloud. */
function useKeys(open: (panel: Panel) => void) {
  const table = useTable();
  const now = useTableState();
  const [said, say] = useState('');
  const guarded = useGuard(primaryFor(now).label);
  const guard = useRef(guarded);
  guard.current = guarded;
  useEffect(() => {
    const handle = keyHandler({ table, open, say, guarded: () => guard.current() });
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, [table, open]);
  useEffect(() => {
    const asked = !now.busy && now.seen?.decision != null && !now.lingering;
    document.title = asked ? '● Lawmage' : 'Lawmage';
  }, [now]);
  return { said };
}
