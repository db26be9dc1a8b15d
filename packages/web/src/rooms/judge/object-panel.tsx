// size: the markup of one component, from top to bottom
import { Check, X } from 'lucide-react';
import { FullCard } from '../../card/full-card.tsx';
import { Words } from '../../card/symbol.tsx';
import type { ObjectId, Seen } from '../../game/seen.ts';
import type { WhyLine } from '../../game/why.ts';
import { nameOf, objectOf } from '../../table/objects.ts';
import { RuleLink } from '../rule-link.tsx';
import { useJudge, useJudgeState } from './context.ts';
import type { MaySeen } from './door.ts';

/** An object of the board: the card, what made it what it is, and who may do what with it. */
export function ObjectPanel() {
  const judge = useJudge();
  const { seen, looked } = useJudgeState();
  if (seen === null || looked === null) return null;
  const object = objectOf(seen, looked.id);
  return (
    <section className="judge-object-panel" aria-labelledby="object-title">
      <header className="rail-title">
        <h2 id="object-title">{object === undefined ? 'Gone' : nameOf(seen, looked.id)}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={judge.lookAway}>
          <X size={16} />
        </button>
      </header>
      {object === undefined ? (
        <p className="rail-note">At this place of the course it is not there.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls must be reachable by keyboard
        <section className="judge-object-body" tabIndex={0} aria-label="About it">
          <May seen={seen} all={looked.may} />
          {looked.why !== null && <Lines seen={seen} title="Why it is what it is" lines={looked.why.lines} />}
          {looked.why !== null && looked.why.rules.length > 0 && (
            <Lines seen={seen} title="Rules in force on it" lines={looked.why.rules} />
          )}
          <FullCard object={object} />
        </section>
      )}
    </section>
  );
}

function May({ seen, all }: { seen: Seen; all: readonly MaySeen[] }) {
  return (
    <section aria-labelledby="may-title">
      <h3 id="may-title">Who may, and why not</h3>
      {all.length === 0 && <p className="rail-note">Nothing can be done with it.</p>}
      <ul className="judge-may">
        {all.map(one => (
          <li key={`${one.who}${one.what}`} data-may={one.may ? '' : undefined}>
            {one.may ? <Check size={14} aria-hidden="true" /> : <X size={14} aria-hidden="true" />}
            <span>
              {one.who} {one.may ? 'may' : 'may not'} <Words text={one.what} />
              {one.words !== '' && <small>{one.words}</small>}
            </span>
            <RuleLink edition={seen.edition} rule={one.rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Lines({ seen, title, lines }: { seen: Seen; title: string; lines: readonly WhyLine[] }) {
  return (
    <section className="why">
      <h3>{title}</h3>
      <ol>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal changes are told apart by their place only
          <li key={at} data-overridden={line.overridden ? '' : undefined}>
            <span className="why-what">
              <Words text={line.what} />
            </span>
            <span className="why-value num">{line.value}</span>
            <small>
              {line.layer !== '' && <span>layer {line.layer}</span>}
              <RuleLink edition={seen.edition} rule={line.rule} />
              {line.from !== '' && <From seen={seen} line={line} />}
              {line.until !== '' && <span>{line.until}</span>}
              {line.overridden && <span>set again below</span>}
              {line.waited !== '' && <span>waited for what it depends on ({line.waited})</span>}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function From({ seen, line }: { seen: Seen; line: WhyLine }) {
  const judge = useJudge();
  const source = line.source as ObjectId;
  if (line.source < 0 || objectOf(seen, source) === undefined) return <span>{line.from}</span>;
  return (
    <button type="button" className="log-name" onClick={() => void judge.look(source)}>
      {line.from}
    </button>
  );
}
