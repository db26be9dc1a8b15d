// size: the markup of one component, from top to bottom
import { X } from 'lucide-react';
import { useState } from 'react';
import { Words } from '../card/symbol.tsx';
import type { DecisionSeen, Seen } from '../game/seen.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';
import { nameOf } from '../table/objects.ts';
import { promptWords } from '../table/prompt-words.ts';
import { ActList } from './act-list.tsx';
import { ActionBar } from './action-bar.tsx';
import { Attack } from './attack.tsx';
import { Divide } from './divide.tsx';
import { Hint } from './hint.tsx';
import { NumberField } from './number-field.tsx';
import { Payment } from './payment.tsx';
import { Players } from './players.tsx';

/** What is asked, and the buttons. It stands in one place, whatever is asked. */
export function Prompt() {
  const { seen, busy } = useTableState();
  if (seen === null) return null;
  const decision = busy ? null : seen.decision;
  return (
    <section className="prompt" aria-labelledby="prompt-title">
      <h2 id="prompt-title" className="vh">
        Prompt
      </h2>
      <Hint />
      <Notice />
      {decision !== null && <Body seen={seen} decision={decision} />}
      <Sentence seen={seen} decision={decision} />
      <ActionBar />
    </section>
  );
}

function Sentence({ seen, decision }: { seen: Seen; decision: DecisionSeen | null }) {
  const table = useTable();
  const [why, setWhy] = useState(false);
  if (seen.result !== null) return <div className="prompt-line">The game is over</div>;
  if (decision === null)
    return (
      <div className="prompt-line muted" role="status">
        {waitingWords(seen)}
      </div>
    );
  const { sentence, rule } = promptWords(seen, decision);
  const { source } = decision.why;
  return (
    <div className="prompt-line" role="status">
      <span className="prompt-sentence">
        <Words text={sentence} />
        <Progress decision={decision} />
      </span>
      {rule !== '' && (
        <button
          type="button"
          className="rule-button num"
          aria-expanded={why}
          aria-label={`Why am I asked? Rule ${rule}`}
          onClick={() => setWhy(!why)}
        >
          {rule}
        </button>
      )}
      {why && (
        <span className="prompt-why">
          {source >= 0 ? (
            <button type="button" className="log-name" onClick={() => table.store.set({ inspected: source })}>
              {nameOf(seen, source)}
            </button>
          ) : (
            'The game'
          )}{' '}
          asks you by rule {rule}.
        </span>
      )}
    </div>
  );
}

/** How many are chosen of how many. */
function Progress({ decision }: { decision: DecisionSeen }) {
  const { draft } = useTableState();
  if ((decision.kind !== 'pick' && decision.kind !== 'modes') || decision.most <= 1) return null;
  return (
    <span className="num progress">
      {' '}
      {draft.picks.length} of {decision.most}
    </span>
  );
}

const waitingWords = (seen: Seen): string => {
  const asked = seen.asked === null ? undefined : seen.players[seen.asked.seat];
  return asked === undefined || asked.seat === seen.seat ? ' ' : `${asked.name} is thinking`;
};

function Body({ seen, decision }: { seen: Seen; decision: DecisionSeen }) {
  switch (decision.kind) {
    case 'priority':
      return <ActList seen={seen} decision={decision} />;
    case 'number':
      return <NumberField decision={decision} />;
    case 'divide':
      return <Divide seen={seen} decision={decision} />;
    case 'pay':
      return <Payment seen={seen} decision={decision} />;
    case 'attack':
      return <Attack seen={seen} decision={decision} />;
    case 'pick':
      return <Players seen={seen} decision={decision} />;
    default:
      return null;
  }
}

/** The smallest change that makes a declaration legal. */
function FixButton() {
  const table = useTable();
  const { draft } = useTableState();
  return (
    <button type="button" className="second" onClick={() => table.ask({ ask: 'fix', reply: draft.picks })}>
      Fix for me
    </button>
  );
}

/** A refusal or a reason, beside the button that was pressed. */
function Notice() {
  const table = useTable();
  const { notice, reasons } = useTableState();
  const [all, setAll] = useState(false);
  if (notice === null) return null;
  return (
    <div className="notice" data-tone={notice.tone} role={notice.tone === 'plain' ? 'status' : 'alert'}>
      <span>
        <Words text={notice.text} /> {notice.rule !== '' && <span className="rule num">{notice.rule}</span>}
        {notice.fixes && <FixButton />}
        {notice.more > 0 && !all && (
          <button type="button" className="log-name" onClick={() => setAll(true)}>
            and {notice.more} more
          </button>
        )}
        {all &&
          reasons.slice(1).map(reason => (
            <span key={`${reason.code}:${reason.words}`} className="more-reason">
              <Words text={reason.words} /> <span className="rule num">{reason.rule}</span>
            </span>
          ))}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label="Close"
        onClick={() => table.store.set({ notice: null })}
      >
        <X size={16} />
      </button>
    </div>
  );
}
