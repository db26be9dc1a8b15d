import { useId, useState } from 'react';

type CountersProps = {
  /** Of whom or what, for those who hear the page. */
  of: string;
  kinds: readonly string[];
  add: (kind: string, by: number) => void;
};

/** Counters of any kind, one more or one less; kinds that are usual are offered. */
export function Counters({ of, kinds, add }: CountersProps) {
  const [kind, setKind] = useState(kinds[0] ?? '');
  const list = useId();
  const named = kind.trim();
  return (
    <div className="judge-item-row">
      <label>
        Counters{' '}
        <input
          value={kind}
          onChange={event => setKind(event.target.value)}
          list={list}
          size={8}
          aria-label={`Counters of ${of}`}
        />
      </label>
      <datalist id={list}>
        {kinds.map(one => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <button type="button" className="second" disabled={named === ''} onClick={() => add(named, 1)}>
        One more
      </button>
      <button type="button" className="second" disabled={named === ''} onClick={() => add(named, -1)}>
        One less
      </button>
    </div>
  );
}
