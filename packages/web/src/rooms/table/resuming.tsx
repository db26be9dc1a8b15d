import { useEffect, useState } from 'react';

/** Longer than this nobody waits without being asked. */
const PATIENCE = 3000;

/** The moment in which a page that was loaded again goes on with its game. */
export function Resuming({ going, giveUp }: { going: boolean; giveUp: () => void }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="waiting" aria-busy="true">
      {going && <p>Going on with your game …</p>}
      {going && long && (
        <button type="button" className="second" onClick={giveUp}>
          Don’t wait for it
        </button>
      )}
    </main>
  );
}
