import { EDITIONS } from '@lawmage/engine';
import { editionTitle } from '@lawmage/judge/tell';
import { useJudge, useJudgeState } from './context.ts';

/** By which rules the study runs. Switching shows where the course first differs. */
export function EditionSwitch() {
  const judge = useJudge();
  const { study } = useJudgeState();
  return (
    <label className="judge-edition">
      <span className="vh">Rules of</span>
      <select
        value={study?.edition ?? 'current'}
        onChange={event => void judge.switchEdition(event.target.value === 'current' ? 'current' : '2007-02')}
      >
        {EDITIONS.map(edition => (
          <option key={edition} value={edition}>
            {editionTitle(edition)}
          </option>
        ))}
      </select>
    </label>
  );
}
