import { useState } from 'react';
import { type DeckTrouble, readPasted } from '../../decks/choose.ts';
import type { DeckSetup } from '../../game/door.ts';

type State =
  | { readonly is: 'idle' }
  | { readonly is: 'reading' }
  | { readonly is: 'read'; readonly size: number; readonly remarks: readonly string[] }
  | { readonly is: 'troubled'; readonly troubles: readonly DeckTrouble[] };

type PasteProps = { chosen: boolean; choose: (deck: DeckSetup) => void; play: () => void };

/** A list pasted from any site. Lines that are not understood are named, with what was meant. */
export function PasteDeck({ chosen, choose, play }: PasteProps) {
  const [text, setText] = useState('');
  const [state, setState] = useState<State>({ is: 'idle' });
  const read = async (): Promise<void> => {
    setState({ is: 'reading' });
    const pasted = await readPasted(text, 'Your deck');
    if (!pasted.ok) return setState({ is: 'troubled', troubles: pasted.problems });
    setState({ is: 'read', size: pasted.size, remarks: pasted.remarks });
    choose(pasted.deck);
  };
  return (
    <section className="paste" aria-labelledby="paste-title">
      <h2 id="paste-title">Or your own deck</h2>
      <p>Paste a list from any site: Arena, MTGO, Cockatrice or plain lines such as “4 Llanowar Elves”.</p>
      <textarea
        className="field"
        rows={8}
        aria-label="Deck list"
        placeholder={'4 Llanowar Elves\n20 Forest\n…'}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <div className="paste-foot">
        <button type="button" className="second" disabled={text.trim() === '' || state.is === 'reading'} onClick={read}>
          {state.is === 'reading' ? 'Reading …' : 'Use this list'}
        </button>
        <Verdict state={state} chosen={chosen} />
        {state.is === 'read' && chosen && (
          <button type="button" className="primary small" onClick={play}>
            Play this deck
          </button>
        )}
      </div>
    </section>
  );
}

/** More troubles than this are counted. */
const SHOWN = 12;

function Verdict({ state, chosen }: { state: State; chosen: boolean }) {
  if (state.is === 'read') return <Ready state={state} chosen={chosen} />;
  if (state.is !== 'troubled') return null;
  const more = state.troubles.length - SHOWN;
  return (
    <ul className="troubles" role="alert">
      {state.troubles.slice(0, SHOWN).map(one => (
        <li key={`${one.line}${one.message}`}>
          {one.line !== undefined && <span className="num">Line {one.line}: </span>}
          {one.message}
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}

function Ready({ state, chosen }: { state: Extract<State, { is: 'read' }>; chosen: boolean }) {
  if (!chosen) return <p role="status" />;
  return (
    <div role="status">
      <p>{state.size} cards, ready to play.</p>
      {state.remarks.slice(0, SHOWN).map(remark => (
        <p key={remark}>{remark}</p>
      ))}
    </div>
  );
}
