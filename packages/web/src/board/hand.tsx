import type { CSSProperties } from 'react';
import { HandCard } from '../card/hand-card.tsx';
import type { ObjectSeen, Seen } from '../game/seen.ts';
import { useTableState } from '../rooms/table-context.ts';
import { actsIn } from '../table/acts.ts';
import { fanStep } from '../table/fit.ts';
import type { Marks } from '../table/marks.ts';
import { speak } from '../table/speech.ts';
import { moveFocus } from '../ui/roving.ts';
import { useSize } from '../ui/use-size.ts';
import { ObjectButton } from './object-button.tsx';

/** Cards outside the hand that can be used now stand at its end, labelled with their zone. */
function usableElsewhere(seen: Seen): readonly ObjectSeen[] {
  const ids = new Set(actsIn(seen.decision).map(({ option }) => option.id));
  const zones = [
    ...seen.players.flatMap(player => [...player.graveyard, ...player.library]),
    ...seen.exile,
    ...seen.command,
  ];
  return zones.filter(object => ids.has(object.id));
}

export function Hand({ marks }: { marks: Marks }) {
  const { seen } = useTableState();
  const [ref, { width, height }] = useSize<HTMLUListElement>();
  const player = seen?.players[seen.seat];
  if (seen === null || player === undefined) return null;
  const cards = [...player.hand, ...usableElsewhere(seen)];
  const card = Math.min(128, Math.max(72, Math.floor(((height - 22) * 5) / 7)));
  const { step, scrolls } = fanStep(width - 32, card, cards.length);
  const style = { '--hand-w': `${card}px`, '--fan': `${step - card}px` } as CSSProperties;
  return (
    <section className="hand" aria-labelledby="hand-title">
      <h2 id="hand-title" className="vh">
        Your hand, {player.hand.length} cards
      </h2>
      <ul ref={ref} className="hand-row" data-scrolls={scrolls ? '' : undefined} style={style} onKeyDown={moveFocus}>
        {cards.map(object => (
          <li key={object.id} className="hand-slot" data-lifted={marks(object.id).chosen ? '' : undefined}>
            <ObjectButton
              object={object}
              label={speak(seen, object, marks(object.id))}
              pressed={marks(object.id).chosen}
            >
              <HandCard
                object={object}
                mark={marks(object.id)}
                note={object.zone === 'hand' ? '' : `from ${object.zone}`}
              />
            </ObjectButton>
          </li>
        ))}
      </ul>
      {cards.length === 0 && <p className="empty-hand">No cards in hand</p>}
    </section>
  );
}
