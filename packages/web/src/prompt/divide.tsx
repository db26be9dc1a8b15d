import { Skull } from 'lucide-react';
import type { DecisionSeen, Seen } from '../game/seen.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';
import { lethalTo } from '../table/division.ts';
import { sumOf, withShare } from '../table/draft.ts';
import { objectOf } from '../table/objects.ts';
import { optionWords } from '../table/option-words.ts';

/** A stepper for each receiver, with a mark where the damage becomes lethal. */
export function Divide({ seen, decision }: { seen: Seen; decision: DecisionSeen }) {
  const { draft } = useTableState();
  const rest = decision.most - sumOf(draft.shares);
  return (
    <div className="divide">
      <ul>
        {decision.options.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <Share key={index} seen={seen} decision={decision} index={index} rest={rest} />
        ))}
      </ul>
      <p className="divide-rest num">{rest === 0 ? 'All divided' : `${rest} left`}</p>
    </div>
  );
}

type ShareProps = { seen: Seen; decision: DecisionSeen; index: number; rest: number };

function Share({ seen, decision, index, rest }: ShareProps) {
  const table = useTable();
  const { draft } = useTableState();
  const share = draft.shares[index] ?? 0;
  const words = optionWords(seen, decision, index);
  const lethal = lethalOf(seen, decision, index);
  const set = (n: number): void => table.store.set({ draft: withShare(draft, index, n) });
  return (
    <li className="share-row">
      <span className="share-name">
        {words}
        {lethal !== null && (
          <span className="share-lethal num" data-reached={share >= lethal ? '' : undefined}>
            {share >= lethal && <Skull size={11} />} lethal {lethal}
          </span>
        )}
      </span>
      <button
        type="button"
        className="step-button"
        aria-label={`Less to ${words}`}
        disabled={share <= decision.each}
        onClick={() => set(share - 1)}
      >
        −
      </button>
      <span className="num share-number">{share}</span>
      <button
        type="button"
        className="step-button"
        aria-label={`More to ${words}`}
        disabled={rest <= 0}
        onClick={() => set(share + 1)}
      >
        +
      </button>
    </li>
  );
}

function lethalOf(seen: Seen, decision: DecisionSeen, index: number): number | null {
  const option = decision.options[index];
  const object = option?.is === 'object' ? objectOf(seen, option.id) : undefined;
  if (object === undefined || decision.why.code !== 'combatDamage') return null;
  return lethalTo(object, objectOf(seen, decision.why.source)?.keywords.includes('deathtouch') ?? false);
}
