// size: the markup of one component, from top to bottom
import { useState } from 'react';
import { RoomLinks } from '../room-links.tsx';
import { Board } from './board.tsx';
import { Compare } from './compare.tsx';
import { useJudgeState } from './context.ts';
import { EditionSwitch } from './edition-switch.tsx';
import { useNarrow } from './narrow.ts';
import { ObjectPanel } from './object-panel.tsx';
import { PositionPanel } from './position/position-panel.tsx';
import { ReplyPanel } from './reply.tsx';
import { Share } from './share.tsx';
import { useStepKeys } from './step-keys.ts';
import { Timeline } from './timeline.tsx';
import { Transport } from './transport.tsx';
import { Welcome } from './welcome.tsx';

const PANES = [
  ['position', 'Position'],
  ['board', 'Board'],
  ['line', 'Line'],
] as const;
type Pane = (typeof PANES)[number][0];

/** Position, board and line of play beside each other; one at a time where there is no room. */
export function JudgeRoom() {
  const { study, compared, notice, looked, text } = useJudgeState();
  const [pane, setPane] = useState<Pane>('board');
  const narrow = useNarrow();
  useStepKeys();
  const isEmpty = study === null && text === '';
  return (
    <main className="judge-room" data-pane={pane}>
      <header className="top-bar judge-top">
        <a className="brand" href="#/">
          Lawmage
        </a>
        <RoomLinks here="judge" />
        <span className="spacer" />
        {study !== null && <EditionSwitch />}
        {study !== null && <Share />}
      </header>
      {isEmpty ? (
        <Welcome notice={notice} />
      ) : (
        <>
          <nav className="judge-panes" aria-label="Parts of the room">
            {PANES.map(([one, words]) => (
              <button key={one} type="button" aria-pressed={pane === one} onClick={() => setPane(one)}>
                {words}
              </button>
            ))}
          </nav>
          <PositionPanel />
          <section className="judge-middle" aria-label="Board">
            <h1 className="judge-title">{study?.title ?? 'This text cannot be opened yet'}</h1>
            {compared === null ? <Board /> : <Compare compared={compared} />}
            <p className="judge-notice" role="status">
              {notice}
            </p>
            {study !== null && <Transport />}
            {narrow && looked !== null ? <ObjectPanel /> : study !== null && <ReplyPanel />}
          </section>
          <aside className="judge-rail" aria-label="Line of play">
            {study !== null && <Timeline />}
            {!narrow && looked !== null && <ObjectPanel />}
          </aside>
        </>
      )}
    </main>
  );
}
