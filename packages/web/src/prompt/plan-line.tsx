import type { DecisionSeen, ObjectId, Seen } from '../game/seen.ts';
import { countedNames, keptSources } from '../table/kept-sources.ts';

type PlanLineProps = { seen: Seen; decision: DecisionSeen; plan: readonly ObjectId[] };

/** What paying would tap, and what it keeps. */
export function PlanLine({ seen, decision, plan }: PlanLineProps) {
  if (plan.length === 0) return null;
  const kept = keptSources(decision, plan);
  return (
    <p className="plan-line">
      Taps {countedNames(seen, plan)}
      {kept.length > 0 && `; keeps ${countedNames(seen, kept)}`}
    </p>
  );
}
