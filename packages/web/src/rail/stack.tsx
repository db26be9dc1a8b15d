import { BellOff, Bell as BellOn } from 'lucide-react';
import { ObjectButton } from '../board/object-button.tsx';
import { edgeOf, tintOf } from '../card/colors.ts';
import { markAttributes } from '../card/mark.ts';
import { Words } from '../card/symbol.tsx';
import type { ObjectSeen, Seen } from '../game/seen.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';
import { type Fold, stackFolds } from '../table/folds.ts';
import type { Marks } from '../table/marks.ts';
import { nameOf, objectOf, playerName } from '../table/objects.ts';
import { speakOnStack } from '../table/speech.ts';

/** What waits to resolve, top first, each with its targets by name. */
export function Stack({ marks }: { marks: Marks }) {
  const { seen } = useTableState();
  if (seen === null) return null;
  const folds = stackFolds(seen.stack);
  return (
    <section className="stack" aria-labelledby="stack-title" data-empty={folds.length === 0 ? '' : undefined}>
      <h2 id="stack-title" className="rail-title">
        Stack{folds.length > 0 && <span className="rail-note">top resolves first</span>}
      </h2>
      <ol>
        {folds.map(fold => (
          <li key={fold.object.id}>
            <StackObject seen={seen} fold={fold} marks={marks} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StackObject({ seen, fold, marks }: { seen: Seen; fold: Fold; marks: Marks }) {
  const { object, count, number } = fold;
  const mark = marks(object.id);
  const words = object.stack?.text ?? '';
  const targets = targetWords(seen, object);
  return (
    <div className="stack-item">
      <ObjectButton
        object={object}
        label={speakOnStack(seen, fold, mark, targets)}
        className="stack-object"
        pressed={mark.chosen}
      >
        <span
          className="stack-face"
          style={{ '--chip-edge': edgeOf(tintOf(object)) } as React.CSSProperties}
          {...markAttributes(mark)}
        >
          <span className="stack-head">
            <span className="num stack-number">{number}</span>
            <span className="stack-name">{nameOf(seen, object.id)}</span>
            {count > 1 && <span className="num">×{count}</span>}
            <span className="stack-who">{playerName(seen, object.controller)}</span>
          </span>
          {words !== '' && (
            <span className="stack-words">
              <Words text={words} />
            </span>
          )}
          <DamageLines seen={seen} object={object} />
          {targets.length > 0 && <span className="stack-targets">→ {targets.join(', ')}</span>}
          {isFutile(object) && <span className="stack-futile">will do nothing: target gone</span>}
        </span>
      </ObjectButton>
      {object.controller !== seen.seat && words !== '' && <Bell words={words} />}
    </div>
  );
}

/** Passes this ability from now on, or asks again. */
function Bell({ words }: { words: string }) {
  const table = useTable();
  const { always } = useTableState();
  const on = always.includes(words);
  return (
    <button
      type="button"
      className="bell"
      aria-pressed={on}
      aria-label={on ? 'Ask me again about this ability' : 'Always pass for this ability'}
      title={on ? 'You pass always' : 'Always pass for this'}
      onClick={() => table.store.set({ always: on ? always.filter(one => one !== words) : [...always, words] })}
    >
      {on ? <BellOff size={14} /> : <BellOn size={14} />}
    </button>
  );
}

const isFutile = (object: ObjectSeen): boolean => {
  const targets = object.stack?.targets ?? [];
  return targets.length > 0 && targets.every(target => !target.legal);
};

function targetWords(seen: Seen, object: ObjectSeen): readonly string[] {
  return (object.stack?.targets ?? []).map(({ id, seat, amount, legal }) => {
    const name = id >= 0 ? targetName(seen, id) : playerName(seen, seat);
    return `${name}${amount > 0 ? ` (${amount})` : ''}${legal ? '' : ' (gone)'}`;
  });
}

function targetName(seen: Seen, id: ObjectSeen['id']): string {
  const object = objectOf(seen, id);
  if (object === undefined) return 'something gone';
  const owner =
    object.zone === 'battlefield' && object.controller !== seen.seat ? ` (${playerName(seen, object.controller)})` : '';
  return `${nameOf(seen, id)}${owner}`;
}

/** [2007: 310.4] Assigned combat damage, line by line. */
function DamageLines({ seen, object }: { seen: Seen; object: ObjectSeen }) {
  const damage = object.stack?.damage ?? [];
  return damage.map(one => (
    <span key={`${one.source}:${one.id}:${one.seat}`} className="stack-words">
      {nameOf(seen, one.source)} {one.amount} to {one.id >= 0 ? nameOf(seen, one.id) : playerName(seen, one.seat)}
    </span>
  ));
}
