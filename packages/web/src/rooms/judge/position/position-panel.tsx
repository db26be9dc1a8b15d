import { useState } from 'react';
import { useJudge, useJudgeState } from '../context.ts';
import { NEW_POSITION } from './fresh.ts';
import { SetUp } from './set-up.tsx';

const TABS = [
  ['setUp', 'Set up'],
  ['text', 'Scenario'],
] as const;
type Tab = (typeof TABS)[number][0];

/** The position and what is said of it: as things that are placed, or as the text that says the same. */
export function PositionPanel() {
  const { text } = useJudgeState();
  const [tab, setTab] = useState<Tab>(text === NEW_POSITION ? 'setUp' : 'text');
  return (
    <aside className="judge-position" aria-label="Position">
      <div className="tabs" role="tablist" aria-label="Position as">
        {TABS.map(([one, words]) => (
          <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => setTab(one)}>
            {words}
          </button>
        ))}
      </div>
      <div className="judge-position-body" role="tabpanel" aria-label={TABS.find(([one]) => one === tab)?.[1]}>
        {tab === 'text' ? <ScenarioText /> : <SetUp toText={() => setTab('text')} />}
      </div>
    </aside>
  );
}

function ScenarioText() {
  const judge = useJudge();
  const { text, problems, edited, study, opening } = useJudgeState();
  return (
    <form
      className="judge-text"
      onSubmit={event => {
        event.preventDefault();
        void judge.open(text);
      }}
    >
      <textarea
        aria-label="Text of the scenario"
        aria-invalid={problems.length > 0}
        aria-describedby={problems.length > 0 ? 'text-problems' : undefined}
        spellCheck={false}
        value={text}
        onChange={event => judge.edit(event.target.value)}
      />
      {problems.length > 0 && (
        <ul className="troubles" id="text-problems" role="alert">
          {problems.map(({ message, place }) => (
            <li key={`${place.line} ${place.column} ${message}`}>
              {place.line > 0 && <span className="num">Line {place.line}: </span>}
              {message}
            </li>
          ))}
        </ul>
      )}
      <button type="submit" className={edited || study === null ? 'primary small' : 'second'} disabled={opening}>
        Run this text
      </button>
      {study !== null && (
        <button type="button" className="second" onClick={() => void judge.writeDown()}>
          Write the course into the text
        </button>
      )}
    </form>
  );
}
