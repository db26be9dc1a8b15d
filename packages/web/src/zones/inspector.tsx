// size: the markup of one component, from top to bottom
import { X } from 'lucide-react';
import { useState } from 'react';
import { FullCard } from '../card/full-card.tsx';
import type { ObjectSeen, Seen } from '../game/seen.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';
import { nameOf, objectOf } from '../table/objects.ts';
import { Why } from './why.tsx';

const TABS = ['Card', 'Why', 'Linked'] as const;
type Tab = (typeof TABS)[number];

/** A pinned card: what it is, why it is so, what it is linked to. It takes the place of the log. */
export function Inspector() {
  const table = useTable();
  const { seen, inspected } = useTableState();
  const [tab, setTab] = useState<Tab>('Card');
  const object = seen === null || inspected === -1 ? undefined : objectOf(seen, inspected);
  if (seen === null || inspected === -1) return null;
  return (
    <section className="inspector" aria-labelledby="inspector-title">
      <header className="rail-title">
        <h2 id="inspector-title">{object === undefined ? 'Gone' : nameOf(seen, inspected)}</h2>
        <button
          type="button"
          className="icon-button"
          aria-label="Close the inspector"
          onClick={() => table.store.set({ inspected: -1 })}
        >
          <X size={16} />
        </button>
      </header>
      {object === undefined ? (
        <p className="plan-line">It is no longer where you could see it.</p>
      ) : (
        <>
          <div className="tabs" role="tablist">
            {TABS.map(one => (
              <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => setTab(one)}>
                {one}
              </button>
            ))}
          </div>
          <div className="inspector-body" role="tabpanel">
            {tab === 'Card' && <FullCard object={object} />}
            {tab === 'Why' && <Why seen={seen} object={object} />}
            {tab === 'Linked' && <Linked seen={seen} object={object} />}
            <Pins object={object} />
          </div>
        </>
      )}
    </section>
  );
}

function Linked({ seen, object }: { seen: Seen; object: ObjectSeen }) {
  const table = useTable();
  const links = [
    ...(object.attachedTo >= 0 ? [['attached to', object.attachedTo] as const] : []),
    ...object.attachments.map(id => ['has attached', id] as const),
    ...object.blocking.map(id => ['blocks', id] as const),
    ...(object.stack !== null && object.stack.source >= 0 ? [['comes from', object.stack.source] as const] : []),
    ...(object.stack?.targets ?? []).filter(({ id }) => id >= 0).map(({ id }) => ['targets', id] as const),
  ];
  if (links.length === 0) return <p className="plan-line">Linked to nothing.</p>;
  return (
    <ul className="links">
      {links.map(([how, id]) => (
        <li key={`${how}${id}`}>
          {how}{' '}
          <button type="button" className="log-name" onClick={() => table.store.set({ inspected: id })}>
            {nameOf(seen, id)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Whether its acts are worth a stop: always, never, or as usual. */
function Pins({ object }: { object: ObjectSeen }) {
  const table = useTable();
  const { pinned, muted } = useTableState();
  if (object.zone !== 'battlefield' && object.zone !== 'hand') return null;
  const flip = (list: readonly string[]): readonly string[] =>
    list.includes(object.name) ? list.filter(one => one !== object.name) : [...list, object.name];
  return (
    <div className="pins">
      <button
        type="button"
        className="second"
        aria-pressed={pinned.includes(object.name)}
        onClick={() => table.store.set({ pinned: flip(pinned) })}
      >
        Always stop for it
      </button>
      <button
        type="button"
        className="second"
        aria-pressed={muted.includes(object.name)}
        onClick={() => table.store.set({ muted: flip(muted) })}
      >
        Never stop for it
      </button>
    </div>
  );
}
