// size: the markup of the editor, from top to bottom
import type { ZoneName } from '@lawmage/ability';
import type { Scenario } from '@lawmage/judge/room';
import { writeScenario } from '@lawmage/judge/room';
import { useEffect, useState } from 'react';
import { STEP_ORDER, stepWords } from '../../../table/steps.ts';
import { useStore } from '../../../ui/store.ts';
import { useJudge, useJudgeState } from '../context.ts';
import { CardSearch } from './card-search.tsx';
import { carryStore, hearDrops, useCarry } from './carry.ts';
import {
  type At,
  addPlayer,
  itemAt,
  moveOne,
  ownNames,
  type Put,
  putCard,
  scenarioIn,
  setTitle,
  setTurn,
  ZONES,
} from './edit.ts';
import { ItemEditor } from './item-editor.tsx';
import { markText } from './mark-text.ts';
import { PlayerEditor } from './player-editor.tsx';

/** The position as things in zones. Every change is a new position, run at once. */
export function SetUp({ toText }: { toText: () => void }) {
  const judge = useJudge();
  const { text } = useJudgeState();
  const [put, setPut] = useState<Put>({ player: 0, zone: 'battlefield' });
  const [chosen, setChosen] = useState<At | null>(null);
  const scenario = scenarioIn(text);
  const change = (next: Scenario): void => void judge.open(writeScenario(next));
  useEffect(() => {
    if (scenario === null) return;
    hearDrops((what, to) =>
      change(what.is === 'card' ? putCard(scenario, what.name, to) : moveOne(scenario, what.at, to)),
    );
    return () => hearDrops(null);
  });
  if (scenario === null)
    return (
      <div className="judge-unread">
        <p>The text of this scenario has faults: mend it first.</p>
        <button type="button" className="second" onClick={toText}>
          To the text
        </button>
      </div>
    );
  const played = scenario.cases.some(one => one.steps.some(step => 'do' in step.does));
  const item = chosen === null ? undefined : itemAt(scenario, chosen);
  return (
    <div className="judge-set-up">
      <TroublesShort />
      {played && (
        <p className="rail-note">
          A change here begins a new course: what was played belongs to the position as it was.
        </p>
      )}
      <label className="judge-named">
        <span>Title</span>
        <input
          key={scenario.title}
          defaultValue={scenario.title}
          maxLength={120}
          onBlur={event => {
            const title = event.target.value.trim();
            if (title !== '' && title !== scenario.title) change(setTitle(scenario, title));
          }}
        />
      </label>
      <Turn scenario={scenario} change={change} />
      <CardSearch
        own={ownNames(scenario)}
        where={`${scenario.players[put.player]?.name ?? ''}’s ${put.zone}`}
        put={name => change(putCard(scenario, name, put))}
      />
      {item !== undefined && chosen !== null && (
        <ItemEditor scenario={scenario} at={chosen} item={item} change={change} close={() => setChosen(null)} />
      )}
      {scenario.players.map((player, at) => (
        <section key={player.name} className="judge-seat" aria-label={`${player.name} as set up`}>
          <PlayerEditor scenario={scenario} at={at} change={change} />
          {ZONES.map(zone => (
            <Zone
              key={zone}
              scenario={scenario}
              player={at}
              zone={zone}
              chosen={chosen}
              choose={setChosen}
              isTarget={put.player === at && put.zone === zone}
              target={() => setPut({ player: at, zone })}
            />
          ))}
        </section>
      ))}
      {scenario.players.length < 6 && (
        <button type="button" className="second" onClick={() => change(addPlayer(scenario))}>
          Add a player
        </button>
      )}
      <Ghost />
    </div>
  );
}

function TroublesShort() {
  const { problems } = useJudgeState();
  if (problems.length === 0) return null;
  return (
    <ul className="troubles" role="alert">
      {problems.map(({ message, code }) => (
        <li key={code + message}>{message}</li>
      ))}
    </ul>
  );
}

function Turn({ scenario, change }: { scenario: Scenario; change: (next: Scenario) => void }) {
  const { edition } = useJudgeState();
  const { turn, players } = scenario;
  return (
    <div className="judge-turn">
      <label>
        <span>Turn of</span>
        <select
          value={turn.player}
          onChange={event => change(setTurn(scenario, { player: Number(event.target.value) }))}
        >
          {players.map(({ name }, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {turn.step !== null && (
        <label>
          <span>Step</span>
          <select
            value={turn.step}
            onChange={event =>
              change(setTurn(scenario, { step: STEP_ORDER.find(one => one === event.target.value) ?? 'precombatMain' }))
            }
          >
            {STEP_ORDER.map(step => (
              <option key={step} value={step}>
                {stepWords(edition, step).long}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

type ZoneProps = {
  scenario: Scenario;
  player: number;
  zone: ZoneName;
  chosen: At | null;
  choose: (at: At | null) => void;
  isTarget: boolean;
  target: () => void;
};

function Zone({ scenario, player, zone, chosen, choose, isTarget, target }: ZoneProps) {
  const { over } = useStore(carryStore);
  const drop = `${player}/${zone}`;
  const all = scenario.players[player]?.items ?? [];
  return (
    <div className="judge-put" data-drop={drop} data-over={over === drop ? '' : undefined}>
      <button type="button" className="judge-put-name" aria-pressed={isTarget} onClick={target}>
        {zone}
      </button>
      <ul aria-label={`${scenario.players[player]?.name ?? ''}’s ${zone}`}>
        {all.map((item, at) =>
          item.zone === zone ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
            <li key={at}>
              <ItemChip
                at={{ player, item: at }}
                label={`${item.count > 1 ? `${item.count} ` : ''}${item.card}`}
                marks={item.marks.map(markText).join(', ')}
                chosen={chosen?.player === player && chosen.item === at}
                choose={choose}
              />
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}

type ChipProps = { at: At; label: string; marks: string; chosen: boolean; choose: (at: At | null) => void };

function ItemChip({ at, label, marks, chosen, choose }: ChipProps) {
  const carry = useCarry({ is: 'item', at }, () => choose(chosen ? null : at));
  return (
    <button type="button" className="judge-chip" aria-pressed={chosen} {...carry}>
      {label}
      {marks !== '' && <small>{marks}</small>}
    </button>
  );
}

/** What is being dragged, at the pointer. */
function Ghost() {
  const { what, x, y, label } = useStore(carryStore);
  if (what === null) return null;
  return (
    <span className="judge-ghost" style={{ translate: `${x}px ${y}px` }} aria-hidden="true">
      {label}
    </span>
  );
}
