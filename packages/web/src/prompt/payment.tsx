import { useEffect } from 'react';
import { Words } from '../card/symbol.tsx';
import type { DecisionSeen, Seen } from '../game/seen.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';
import { nameOf } from '../table/objects.ts';
import { optionWords } from '../table/option-words.ts';
import { PlanLine } from './plan-line.tsx';

/** Paying by hand: the solver, units of the pool, life; lands are pressed where they lie. */
export function Payment({ seen, decision }: { seen: Seen; decision: DecisionSeen }) {
  const table = useTable();
  const { plan } = useTableState();
  const auto = decision.options.findIndex(option => option.is === 'auto');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question has a plan of its own
  useEffect(() => {
    if (auto >= 0) table.ask({ ask: 'plan', index: auto });
  }, [table, decision]);
  const listed = decision.options
    .map((option, index) => ({ option, index }))
    .filter(({ option }) => option.is !== 'act');
  const sources = decision.options.filter(option => option.is === 'act');
  return (
    <div className="payment">
      {decision.says !== '' && (
        <p className="plan-line">
          Still to pay: <Words text={decision.says} />
        </p>
      )}
      <div className="act-list">
        {listed.map(({ index }) => (
          <button key={index} type="button" className="act-button" onClick={() => table.answer([index])}>
            <Words text={optionWords(seen, decision, index)} />
          </button>
        ))}
      </div>
      {auto < 0 && decision.cancellable && (
        <p className="plan-line">No way to pay all of this was found: cancel it, or try by hand.</p>
      )}
      <PlanLine seen={seen} decision={decision} plan={plan} />
      {sources.length > 0 && (
        <p className="plan-line">
          Press a source: {[...new Set(sources.map(one => (one.is === 'act' ? nameOf(seen, one.id) : '')))].join(', ')}
        </p>
      )}
    </div>
  );
}
