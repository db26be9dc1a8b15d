import { useEffect, useId, useState } from 'react';
import { type Carried, useCarry } from './carry.ts';
import { libraryNames, MOST_FOUND, nearNames } from './find-names.ts';

/** How long one types before the library is asked. */
const PAUSE = 180;

function useNames(typed: string, own: readonly string[]): readonly string[] {
  const [far, setFar] = useState<readonly string[]>([]);
  useEffect(() => {
    if (typed.trim().length < 2) return setFar([]);
    const stop = new AbortController();
    const timer = setTimeout(() => void libraryNames(typed, stop.signal).then(setFar), PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed]);
  return [...new Set([...nearNames(typed, own), ...far])].slice(0, MOST_FOUND);
}

type CardSearchProps = { own: readonly string[]; put: (name: string) => void; where: string };

/** Cards by name while one types. Enter or a press puts one into the chosen zone; it can be dragged into any. */
export function CardSearch({ own, put, where }: CardSearchProps) {
  const [typed, setTyped] = useState('');
  const names = useNames(typed, own);
  const id = useId();
  return (
    <div className="judge-search">
      <label htmlFor={id}>Add a card to {where}</label>
      <input
        id={id}
        type="search"
        placeholder="Name of a card"
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        onKeyDown={event => {
          const [first] = names;
          if (event.key === 'Enter' && first !== undefined) {
            event.preventDefault();
            put(first);
          }
        }}
      />
      <ul aria-label="Cards found">
        {names.map(name => (
          <li key={name}>
            <FoundName name={name} put={put} />
          </li>
        ))}
        {names.length === 0 && <li className="rail-note">No card that is known here has this in its name.</li>}
      </ul>
    </div>
  );
}

function FoundName({ name, put }: { name: string; put: (name: string) => void }) {
  const carried: Carried = { is: 'card', name };
  const carry = useCarry(carried, () => put(name));
  return (
    <button type="button" className="judge-found" {...carry}>
      {name}
    </button>
  );
}
