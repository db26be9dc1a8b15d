// size: the markup of one component, from top to bottom
import { capital, wordsOf } from '@lawmage/judge/tell';
import { X } from 'lucide-react';
import { ObjectButton } from '../board/object-button.tsx';
import { CardBack, HandCard } from '../card/hand-card.tsx';
import type { ObjectSeen, Seen } from '../game/seen.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';
import type { Marks } from '../table/marks.ts';
import { whoseName } from '../table/objects.ts';
import { speak } from '../table/speech.ts';
import type { OpenZone } from '../table/state.ts';
import { moveFocus } from '../ui/roving.ts';

function cardsIn(seen: Seen, { zone, seat }: OpenZone): readonly ObjectSeen[] {
  const player = seen.players[seat];
  if (player === undefined) return [];
  switch (zone) {
    case 'exile':
    case 'command':
      return seen[zone].filter(one => one.owner === seat);
    default:
      return player[zone];
  }
}

const sizeOf = (seen: Seen, open: OpenZone): number => {
  const player = seen.players[open.seat];
  if (open.zone === 'hand') return player?.handCount ?? 0;
  return open.zone === 'library' ? (player?.libraryCount ?? 0) : cardsIn(seen, open).length;
};

/** A zone laid out beside the board: what this seat knows of it, and how many it does not. */
export function ZonePanel({ marks }: { marks: Marks }) {
  const table = useTable();
  const { seen, zone: open } = useTableState();
  if (seen === null || open === null) return null;
  const cards = cardsIn(seen, open);
  const hidden = sizeOf(seen, open) - cards.length;
  const title = open.zone === 'exile' ? wordsOf(seen.edition).exile : open.zone;
  return (
    <section className="zone-panel" aria-labelledby="zone-title">
      <header className="tray-head">
        <h2 id="zone-title">
          {capital(whoseName(seen, open.seat))} {title} <span className="num">{sizeOf(seen, open)}</span>
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close"
          onClick={() => table.store.set({ zone: null })}
        >
          <X size={16} />
        </button>
      </header>
      <ul className="tray-cards" onKeyDown={moveFocus}>
        {cards.map(object => (
          <li key={object.id}>
            <ObjectButton
              object={object}
              label={speak(seen, object, marks(object.id))}
              pressed={marks(object.id).chosen}
            >
              <HandCard object={object} mark={marks(object.id)} />
            </ObjectButton>
          </li>
        ))}
        {hidden > 0 && (
          <li className="hidden-cards">
            <CardBack form="hand" />
            <span className="num">{hidden} unknown</span>
          </li>
        )}
      </ul>
    </section>
  );
}
