import { useMemo, useState } from 'react';
import { useJudge } from './context.ts';
import { EXAMPLES, type Example } from './examples.ts';
import { NEW_POSITION } from './position/fresh.ts';

/** The first sight of the room: build, paste, open, or take an example. */
export function Welcome({ notice }: { notice: string }) {
  const judge = useJudge();
  return (
    <div className="judge-welcome">
      <h1>What happens if …?</h1>
      <p>
        Set up a position, play it out in any direction, and see for each event the rule that made it so. Everything
        runs in this page.
      </p>
      {notice !== '' && (
        <p className="troubles" role="alert">
          {notice}
        </p>
      )}
      <div className="judge-ways">
        <button type="button" className="primary small" onClick={() => void judge.open(NEW_POSITION)}>
          Build a position
        </button>
        <OpenFile />
        <button type="button" className="second" onClick={() => judge.edit(PASTE_HERE)}>
          Write or paste a scenario
        </button>
      </div>
      <Examples />
    </div>
  );
}

const PASTE_HERE = 'Scenario: \n';

function OpenFile() {
  const judge = useJudge();
  return (
    <label className="second judge-file">
      Open a file
      <input
        type="file"
        accept=".play,text/plain"
        className="vh"
        onChange={event => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void file.text().then(text => judge.open(text));
        }}
      />
    </label>
  );
}

const MOST_SHOWN = 60;

function Examples() {
  const judge = useJudge();
  const [words, setWords] = useState('');
  const found = useMemo(() => EXAMPLES.filter(one => matches(one, words)), [words]);
  return (
    <section className="judge-examples" aria-labelledby="examples-title">
      <h2 id="examples-title">Examples</h2>
      <label className="judge-find">
        <span className="vh">Find an example</span>
        <input
          type="search"
          placeholder={`Find among ${EXAMPLES.length}: layers, trample, 704.5f …`}
          value={words}
          onChange={event => setWords(event.target.value)}
        />
      </label>
      <ul>
        {found.slice(0, MOST_SHOWN).map(example => (
          <li key={example.name}>
            <button type="button" className="judge-example" onClick={() => void judge.open(example.text)}>
              <span>{example.title}</span>
              <small>
                {example.folder.replaceAll('-', ' ')}
                {example.printed ? ' · printed cards' : ''}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && <p className="rail-note">and {found.length - MOST_SHOWN} more: type to narrow</p>}
      {found.length === 0 && <p className="rail-note">None of them says that.</p>}
    </section>
  );
}

function matches({ title, name, text }: Example, words: string): boolean {
  const all = `${title} ${name} ${text.slice(0, 400)}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/u)
    .every(word => all.includes(word));
}
