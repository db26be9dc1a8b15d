import { capital } from '@lawmage/judge/tell';
import type { DecisionSeen, Seen } from '../game/seen.ts';
import { useTable } from '../rooms/table-context.ts';
import { playerName } from '../table/objects.ts';
import { choose } from '../table/press.ts';

/** Players can be chosen on their plates, and here. */
export function Players({ seen, decision }: { seen: Seen; decision: DecisionSeen }) {
  const table = useTable();
  const players = decision.options.flatMap((option, index) =>
    option.is === 'player' ? [{ seat: option.seat, index }] : [],
  );
  if (players.length === 0) return null;
  const starts = decision.why.code === 'firstPlayer';
  return (
    <div className="act-list">
      {players.map(({ seat, index }) => (
        <button key={seat} type="button" className="act-button" onClick={() => choose(table, decision, index)}>
          {starts ? startWords(playerName(seen, seat)) : capital(playerName(seen, seat))}
        </button>
      ))}
    </div>
  );
}

const startWords = (name: string): string => (name === 'you' ? 'I go first' : `${name} goes first`);
