// size: the markup of one component, from top to bottom
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useJudge, useJudgeState } from './context.ts';

/** The branches by name: show one, name it, take it away, compare it with the one shown. */
export function BranchBar() {
  const judge = useJudge();
  const { study, branch } = useJudgeState();
  const [naming, setNaming] = useState(false);
  if (study === null) return null;
  const { branches } = study;
  const shown = branches.find(one => one.id === branch);
  return (
    <div className="judge-branches">
      <div className="judge-branch-row">
        <label>
          <span className="vh">Branch shown</span>
          <select value={branch} onChange={event => void judge.show(Number(event.target.value))}>
            {branches.map(one => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="icon-button"
          aria-label="Name this branch"
          title="Name this branch"
          onClick={() => setNaming(!naming)}
        >
          <Pencil size={14} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Take this branch away"
          title="Take this branch away"
          disabled={branches.length < 2}
          onClick={() => void judge.drop(branch)}
        >
          <Trash2 size={14} />
        </button>
      </div>
      {naming && shown !== undefined && (
        <form
          className="judge-branch-row"
          onSubmit={event => {
            event.preventDefault();
            const name = new FormData(event.currentTarget).get('name');
            if (typeof name === 'string') void judge.rename(branch, name);
            setNaming(false);
          }}
        >
          <input name="name" aria-label="Name of the branch" defaultValue={shown.name} maxLength={60} />
          <button type="submit" className="second">
            Name it
          </button>
        </form>
      )}
      <CompareWith />
    </div>
  );
}

function CompareWith() {
  const judge = useJudge();
  const { study, branch, compared } = useJudgeState();
  const others = study?.branches.filter(one => one.id !== branch) ?? [];
  if (others.length === 0) return null;
  return (
    <div className="judge-branch-row">
      <label>
        <span className="rail-note">Compare with </span>
        <select
          value=""
          aria-label="Compare with"
          onChange={event => event.target.value !== '' && void judge.compare(Number(event.target.value))}
        >
          <option value="">a branch …</option>
          {others.map(one => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      {compared !== null && (
        <button type="button" className="second" onClick={judge.endCompare}>
          End comparison
        </button>
      )}
    </div>
  );
}
