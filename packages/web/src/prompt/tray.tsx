// size: the markup of one component, from top to bottom
import { useState } from 'react';
import { ObjectButton } from '../board/object-button.tsx';
import { HandCard } from '../card/hand-card.tsx';
import { Words } from '../card/symbol.tsx';
import type { DecisionSeen, Seen } from '../game/seen.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';
import type { Marks } from '../table/marks.ts';
import { objectOf } from '../table/objects.ts';
import { optionWords } from '../table/option-words.ts';
import { choose } from '../table/press.ts';
import { promptWords } from '../table/prompt-words.ts';
import { speak } from '../table/speech.ts';
import { moveFocus } from '../ui/roving.ts';
import { placeOf } from './choices.ts';
import { Order } from './order.tsx';

/** Questions about hidden or crowded zones are answered here; the board stays visible, and the tray folds to a strip. */
export function Tray({ marks }: { marks: Marks }) {
  const { seen, busy } = useTableState();
  const [folded, setFolded] = useState(false);
  const decision = busy ? null : (seen?.decision ?? null);
  if (seen === null || decision === null || placeOf(seen, decision) === 'board') return null;
  return (
    <section className="tray" aria-labelledby="tray-title" data-folded={folded ? '' : undefined}>
      <header className="tray-head">
        <h2 id="tray-title">
          <Words text={promptWords(seen, decision).sentence} />
        </h2>
        <button type="button" className="second" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? 'Show' : 'Lower'}
        </button>
      </header>
      {!folded && <TrayBody seen={seen} decision={decision} marks={marks} />}
    </section>
  );
}

type TrayBodyProps = { seen: Seen; decision: DecisionSeen; marks: Marks };

function TrayBody(props: TrayBodyProps) {
  const { decision } = props;
  if (decision.kind === 'order') return <Order {...props} />;
  return decision.options.some(option => option.is === 'object') ? <Cards {...props} /> : <Sentences {...props} />;
}

/** More than this many options can be filtered. */
const MANY = 8;

function Cards({ seen, decision, marks }: TrayBodyProps) {
  const [filter, setFilter] = useState('');
  const objects = decision.options.flatMap(option => {
    const object = option.is === 'object' ? objectOf(seen, option.id) : undefined;
    return object === undefined ? [] : [object];
  });
  const shown = objects.filter(object => object.name.toLowerCase().includes(filter.toLowerCase()));
  const players = decision.options.some(option => option.is === 'player');
  return (
    <>
      {objects.length > MANY && (
        <input
          type="search"
          className="field"
          placeholder="Filter by name"
          aria-label="Filter by name"
          value={filter}
          onChange={event => setFilter(event.target.value)}
        />
      )}
      <ul className="tray-cards" onKeyDown={moveFocus}>
        {shown.map(object => (
          <li key={object.id}>
            <ObjectButton
              object={object}
              label={speak(seen, object, marks(object.id))}
              pressed={marks(object.id).chosen}
            >
              <HandCard object={object} mark={marks(object.id)} note={object.zone === 'library' ? '' : object.zone} />
            </ObjectButton>
          </li>
        ))}
      </ul>
      {players && <p className="plan-line">Players can be chosen on their plates.</p>}
    </>
  );
}

function Sentences({ seen, decision }: TrayBodyProps) {
  const table = useTable();
  const { draft } = useTableState();
  const [filter, setFilter] = useState('');
  const all = decision.options.map((_, index) => ({ index, words: optionWords(seen, decision, index) }));
  const shown = all.filter(({ words }) => words.toLowerCase().includes(filter.toLowerCase()));
  return (
    <>
      {all.length > MANY * 2 && (
        <input
          type="search"
          className="field"
          placeholder="Type to filter"
          aria-label="Filter"
          value={filter}
          onChange={event => setFilter(event.target.value)}
        />
      )}
      <ul className="tray-sentences">
        {shown.map(({ index, words }) => {
          const times = draft.picks.filter(one => one === index).length;
          return (
            <li key={index}>
              <button
                type="button"
                className="sentence"
                aria-pressed={times > 0}
                onClick={() => choose(table, decision, index)}
              >
                <span className="check" aria-hidden="true">
                  {times > 1 ? `×${times}` : times === 1 ? '✓' : ''}
                </span>
                <Words text={words} />
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
