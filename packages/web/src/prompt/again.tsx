import { SHORTCUT_LIMITS } from '@lawmage/engine';
import { useState } from 'react';
import type { DecisionSeen } from '../game/seen.ts';

const USUAL = 10;

/** What has just been done, again and so often: the other players may still stop it on the way. */
export function Again({ decision, again }: { decision: DecisionSeen; again: (times: number) => void }) {
  const [times, setTimes] = useState(USUAL);
  return (
    <form
      className="again"
      onSubmit={event => {
        event.preventDefault();
        again(times);
      }}
    >
      <span className="again-what">Again: {decision.repeats}</span>
      <input
        type="number"
        className="field num"
        aria-label="How often"
        min={1}
        max={SHORTCUT_LIMITS.times}
        value={times}
        onChange={event => setTimes(event.target.valueAsNumber || 1)}
      />
      <button type="submit" className="act-button">
        {times === 1 ? 'Do it once' : `Do it ${times} times`}
      </button>
    </form>
  );
}
