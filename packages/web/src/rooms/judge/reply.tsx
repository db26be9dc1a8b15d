// size: one form for every kind of question
import { ArrowDown, ArrowUp, Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Words } from '../../card/symbol.tsx';
import type { DecisionSeen, Seen } from '../../game/seen.ts';
import { Again } from '../../prompt/again.tsx';
import { yesNoWords } from '../../prompt/yes-no.ts';
import {
  choosesAtOnce,
  type Draft,
  freshDraft,
  missingIn,
  moved,
  NO_DRAFT,
  replyOf,
  toggle,
  withShare,
} from '../../table/draft.ts';
import { optionWords } from '../../table/option-words.ts';
import { promptWords } from '../../table/prompt-words.ts';
import { RuleLink } from '../rule-link.tsx';
import { useJudge, useJudgeState } from './context.ts';

/** The question at the place shown, with every answer the rules allow. Another answer than before begins a branch. */
export function ReplyPanel() {
  const { seen, compared } = useJudgeState();
  if (seen === null || compared !== null) return null;
  const { decision } = seen;
  if (decision === null || seen.result !== null)
    return <p className="judge-over">Nobody is asked: the game has ended.</p>;
  const { sentence, rule } = promptWords(seen, decision);
  const who = seen.players[decision.seat]?.name ?? '';
  return (
    <section className="judge-reply" aria-labelledby="question-title">
      <h2 id="question-title">
        <b>{who}</b> {decision.kind === 'priority' ? 'has priority' : <Words text={sentence} />}{' '}
        <RuleLink edition={seen.edition} rule={rule} />
      </h2>
      <Form key={`${who}${sentence}${decision.options.length}`} seen={seen} decision={decision} />
    </section>
  );
}

type FormProps = { seen: Seen; decision: DecisionSeen };

function Form({ seen, decision }: FormProps) {
  const judge = useJudge();
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);
  useEffect(() => setDraft(freshDraft(seen, decision)), [seen, decision]);
  const part = { seen, decision, draft, setDraft };
  const missing = missingIn(decision, draft);
  const sends = !['priority', 'pay', 'yesNo'].includes(decision.kind) && !choosesAtOnce(decision);
  return (
    <div className="judge-answers">
      <Answers {...part} />
      {decision.repeats !== '' && <Again decision={decision} again={times => void judge.again(times)} />}
      <div className="judge-answer-foot">
        {sends && (
          <button
            type="button"
            className="primary small"
            disabled={missing !== ''}
            onClick={() => void judge.reply(replyOf(decision, draft))}
          >
            {missing === '' ? (DONE[decision.kind] ?? 'Choose this') : missing}
          </button>
        )}
        {decision.cancellable && (
          <button type="button" className="second" onClick={() => void judge.reply([-1])}>
            Take it back
          </button>
        )}
        {decision.kind === 'priority' && (
          <button type="button" className="second judge-concede" onClick={() => void judge.concede(decision.seat)}>
            Concede
          </button>
        )}
      </div>
    </div>
  );
}

const DONE: Readonly<Record<string, string>> = {
  attack: 'Attack so',
  block: 'Block so',
  order: 'In this order',
  divide: 'Divide so',
};

type PartProps = FormProps & { draft: Draft; setDraft: (draft: Draft) => void };

function Answers(part: PartProps) {
  switch (part.decision.kind) {
    case 'priority':
    case 'pay':
      return <OneOf {...part} />;
    case 'yesNo':
      return <YesNo {...part} />;
    case 'number':
      return <NumberOf {...part} />;
    case 'order':
      return <OrderOf {...part} />;
    case 'divide':
      return <SharesOf {...part} />;
    default:
      return choosesAtOnce(part.decision) ? <OneOf {...part} /> : <SomeOf {...part} />;
  }
}

/** Each answer is a button that gives it. */
function OneOf({ seen, decision }: PartProps) {
  const judge = useJudge();
  return (
    <ul className="judge-options">
      {decision.kind === 'priority' && (
        <>
          <li>
            <button type="button" className="judge-option" data-pass="" onClick={() => void judge.reply([])}>
              Pass
            </button>
          </li>
          <li>
            <button type="button" className="judge-option" onClick={() => void judge.everyonePasses()}>
              Everyone passes
            </button>
          </li>
        </>
      )}
      {decision.options.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
        <li key={at}>
          <button type="button" className="judge-option" onClick={() => void judge.reply([at])}>
            <Words text={optionWords(seen, decision, at)} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function SomeOf({ seen, decision, draft, setDraft }: PartProps) {
  return (
    <ul className="judge-options">
      {decision.options.map((_, at) => {
        const n = draft.picks.filter(one => one === at).length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <li key={at}>
            <button
              type="button"
              className="judge-option"
              aria-pressed={n > 0}
              onClick={() => setDraft(toggle(decision, draft, at))}
            >
              <Words text={optionWords(seen, decision, at)} />
              {n > 1 && <span className="num"> ×{n}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function YesNo({ seen, decision }: PartProps) {
  const judge = useJudge();
  const { main, mainReply, other, otherReply } = yesNoWords({ ...seen, seat: decision.seat }, decision);
  return (
    <ul className="judge-options">
      <li>
        <button type="button" className="judge-option" onClick={() => void judge.reply([mainReply])}>
          <Words text={main} />
        </button>
      </li>
      <li>
        <button type="button" className="judge-option" onClick={() => void judge.reply([otherReply])}>
          {other}
        </button>
      </li>
    </ul>
  );
}

function NumberOf({ decision, draft, setDraft }: PartProps) {
  return (
    <label className="judge-number">
      From {decision.least} to {decision.most}
      <input
        type="number"
        min={decision.least}
        max={decision.most}
        value={draft.n}
        onChange={event => setDraft({ ...draft, n: Math.trunc(event.target.valueAsNumber || 0) })}
      />
    </label>
  );
}

function OrderOf({ seen, decision, draft, setDraft }: PartProps) {
  return (
    <ol className="judge-options judge-order">
      {draft.picks.map((pick, at) => (
        <li key={pick}>
          <span>
            <Words text={optionWords(seen, decision, pick)} />
          </span>
          <button
            type="button"
            className="icon-button"
            aria-label="Earlier"
            disabled={at === 0}
            onClick={() => setDraft(moved(draft, at, at - 1))}
          >
            <ArrowUp size={14} />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label="Later"
            disabled={at === draft.picks.length - 1}
            onClick={() => setDraft(moved(draft, at, at + 1))}
          >
            <ArrowDown size={14} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function SharesOf({ seen, decision, draft, setDraft }: PartProps) {
  return (
    <ul className="judge-options judge-order">
      {decision.options.map((_, at) => {
        const words = optionWords(seen, decision, at);
        const share = draft.shares[at] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          <li key={at}>
            <span>
              <Words text={words} />
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={`Less to ${words}`}
              onClick={() => setDraft(withShare(draft, at, share - 1))}
            >
              <Minus size={14} />
            </button>
            <b className="num">{share}</b>
            <button
              type="button"
              className="icon-button"
              aria-label={`More to ${words}`}
              onClick={() => setDraft(withShare(draft, at, share + 1))}
            >
              <Plus size={14} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
