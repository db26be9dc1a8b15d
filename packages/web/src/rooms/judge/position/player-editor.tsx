import type { Scenario } from '@lawmage/judge/room';
import { Counters } from './counters.tsx';
import { addPlayerCounters, setLifeOf } from './edit.ts';

type PlayerProps = { scenario: Scenario; at: number; change: (next: Scenario) => void };

const KINDS = ['poison', 'energy', 'experience', 'rad'] as const;

/** Life and counters of a player. */
export function PlayerEditor({ scenario, at, change }: PlayerProps) {
  const player = scenario.players[at];
  if (player === undefined) return null;
  const { name, life, counters } = player;
  const there = Object.entries(counters);
  return (
    <>
      <header>
        <h3>{name}</h3>
        <label>
          life{' '}
          <input
            type="number"
            key={life ?? 20}
            defaultValue={life ?? 20}
            aria-label={`Life of ${name}`}
            onBlur={event => {
              const next = Math.trunc(event.target.valueAsNumber);
              if (Number.isFinite(next) && next !== (life ?? 20)) change(setLifeOf(scenario, at, next));
            }}
          />
        </label>
      </header>
      <details className="judge-player-counters" open={there.length > 0 || undefined}>
        <summary>{there.length === 0 ? 'counters' : there.map(([kind, n]) => `${n} ${kind}`).join(', ')}</summary>
        <Counters of={name} kinds={KINDS} add={(kind, by) => change(addPlayerCounters(scenario, at, kind, by))} />
      </details>
    </>
  );
}
