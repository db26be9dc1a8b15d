import type { Aside } from '../../table/sitting.ts';

const AGAIN = 'Close it there and load this page again to go on here.';

/** A game that was kept and cannot go on: why, and what can be done with it. */
export function SetAside({ aside: { stored, fault }, forget }: { aside: Aside; forget: () => void }) {
  const elsewhere = fault.code === 'elsewhere';
  return (
    <section className="aside" role="alert" aria-labelledby="aside-title">
      <h2 id="aside-title">{elsewhere ? 'A game runs in another tab' : 'Your last game can’t go on'}</h2>
      <p>
        {fault.message} {elsewhere ? AGAIN : 'It was set aside; a new game begins as always.'}
      </p>
      <div className="aside-buttons">
        {!elsewhere && (
          <button type="button" className="second" onClick={() => download(stored)}>
            Save it as a file
          </button>
        )}
        <button type="button" className="second" onClick={forget}>
          Close
        </button>
      </div>
    </section>
  );
}

function download(stored: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(stored)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: 'lawmage-game.json' });
  link.click();
  URL.revokeObjectURL(address);
}
