// size: the markup of one component, from top to bottom
import { Check, GitBranch, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Words } from '../../card/symbol.tsx';
import type { Entry } from '../../log/parts.ts';
import { RuleLink } from '../rule-link.tsx';
import { BranchBar } from './branches.tsx';
import { useJudge, useJudgeState } from './context.ts';
import type { BranchSeen, SaidSeen, SpotSeen, StudySeen } from './door.ts';
import { branchesThrough, branchSeen, pathOf, placeAt } from './state.ts';

/** The line of play: decisions with the events that followed, what the scenario says of them, and where others part. */
export function Timeline() {
  const { study, branch, spot, event } = useJudgeState();
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place shown follows the steps
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [spot, event, branch]);
  const shown = study === null ? undefined : branchSeen(study, branch);
  if (study === null || shown === undefined) return null;
  const path = pathOf(study, branch);
  return (
    <section className="judge-line" aria-labelledby="line-title">
      <h2 id="line-title" className="rail-title">
        Line of play
      </h2>
      <BranchBar />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a line that scrolls must be reachable by keyboard */}
      <ol ref={list} className="judge-spots" tabIndex={0}>
        {path.map((one, at) => (
          <SpotLines key={one.id} study={study} spot={one} branch={shown} next={path[at + 1]} />
        ))}
      </ol>
      {shown.stopped !== '' && (
        <p className="judge-stopped">
          <X size={14} aria-hidden="true" /> Here the scenario stops. {shown.stopped}
        </p>
      )}
    </section>
  );
}

type SpotProps = { study: StudySeen; spot: SpotSeen; branch: BranchSeen; next: SpotSeen | undefined };

function SpotLines({ study, spot, branch, next }: SpotProps) {
  const judge = useJudge();
  const { spot: here, event } = useJudgeState();
  const current = here === spot.id;
  const isBare = spot.by === 'Pass' && spot.entries.length === 0;
  return (
    <li className="judge-spot" data-bare={isBare ? '' : undefined}>
      <button
        type="button"
        className="judge-decision"
        aria-current={current && (event < 0 || spot.entries.length === 0) ? 'step' : undefined}
        data-quiet={spot.by === 'Pass' ? '' : undefined}
        onClick={() => void judge.go(placeAt(spot))}
      >
        {spot.by === '' ? (
          'The position'
        ) : (
          <>
            <b>{spot.who}:</b> <Words text={spot.by} />
          </>
        )}
      </button>
      {spot.entries.map((entry, at) => (
        <EventLine
          key={entry.key}
          entry={entry}
          edition={study.edition}
          current={current && at === event}
          press={() => void judge.go({ spot: spot.id, event: at })}
        />
      ))}
      {branch.said
        .filter(said => said.spot === spot.id && said.isCheck)
        .map(said => (
          <CheckLine key={`${said.line} ${said.text}`} said={said} />
        ))}
      <Partings study={study} spot={spot} next={next} branch={branch.id} />
    </li>
  );
}

type EventProps = { entry: Entry; edition: StudySeen['edition']; current: boolean; press: () => void };

function EventLine({ entry, edition, current, press }: EventProps) {
  return (
    <p className="judge-event" data-level={entry.level} data-kind={entry.kind}>
      <button type="button" aria-current={current ? 'step' : undefined} onClick={press}>
        <Words text={entry.parts.map(part => (typeof part === 'string' ? part : part.name)).join('')} />
      </button>
      <RuleLink edition={edition} rule={entry.rule} />
    </p>
  );
}

function CheckLine({ said }: { said: SaidSeen }) {
  const holds = said.missed === null;
  return (
    <p className="judge-check" data-holds={holds ? '' : undefined}>
      {holds ? <Check size={14} aria-hidden="true" /> : <X size={14} aria-hidden="true" />}
      <span className="vh">{holds ? 'true: ' : 'not true: '}</span>
      {said.text}
      {!holds && <small>{said.missed}</small>}
    </p>
  );
}

/** Other branches that go on otherwise from here. */
function Partings({
  study,
  spot,
  next,
  branch,
}: {
  study: StudySeen;
  spot: SpotSeen;
  next: SpotSeen | undefined;
  branch: number;
}) {
  const judge = useJudge();
  const others = branchesThrough(study, spot.id).flatMap(other => {
    if (other.id === branch) return [];
    const path = pathOf(study, other.id);
    const after = path[path.findIndex(one => one.id === spot.id) + 1];
    return after === undefined || after.id === next?.id ? [] : [{ other, after }];
  });
  if (others.length === 0) return null;
  return (
    <ul className="judge-partings">
      {others.map(({ other, after }) => (
        <li key={other.id}>
          <button type="button" onClick={() => void judge.show(other.id).then(() => judge.go(placeAt(after)))}>
            <GitBranch size={13} aria-hidden="true" /> {other.name} · {after.who}: <Words text={after.by} />
          </button>
        </li>
      ))}
    </ul>
  );
}
