// size: the markup of one component, from top to bottom
import type { Item, Mark, Scenario } from '@lawmage/judge/room';
import { X } from 'lucide-react';
import { Counters } from './counters.tsx';
import {
  type At,
  addCounters,
  attach,
  bearers,
  hasMark,
  labelOf,
  moveOne,
  setDamage,
  takeOne,
  toggleMark,
  ZONES,
} from './edit.ts';

type EditorProps = {
  scenario: Scenario;
  at: At;
  item: Item;
  change: (next: Scenario) => void;
  close: () => void;
};

const ON_THE_BATTLEFIELD: readonly (readonly [words: string, mark: Mark])[] = [
  ['Tapped', { is: 'tapped' }],
  ['Summoning sick', { is: 'sick' }],
  ['Face down', { is: 'faceDown', how: 'morph' }],
  ['Back face up', { is: 'back' }],
  ['Token', { is: 'token' }],
];

/** Everything that can be said of one placed card. */
export function ItemEditor({ scenario, at, item, change, close }: EditorProps) {
  return (
    <section className="judge-item" aria-label={`${item.card} as placed`}>
      <header>
        <h3>{labelOf(item) ?? item.card}</h3>
        <button type="button" className="icon-button" aria-label="Done with it" onClick={close}>
          <X size={14} />
        </button>
      </header>
      {item.zone === 'battlefield' && (
        <>
          <div className="judge-item-row">
            {ON_THE_BATTLEFIELD.map(([words, mark]) => (
              <button
                key={words}
                type="button"
                className="second"
                aria-pressed={hasMark(item, mark.is)}
                onClick={() => change(toggleMark(scenario, at, mark))}
              >
                {words}
              </button>
            ))}
          </div>
          <Counters of={item.card} kinds={KINDS} add={(kind, by) => change(addCounters(scenario, at, kind, by))} />
          <Damage scenario={scenario} at={at} item={item} change={change} />
          <Attached scenario={scenario} at={at} item={item} change={change} />
        </>
      )}
      <div className="judge-item-row">
        <label>
          Move one to{' '}
          <select
            value={`${at.player}/${item.zone}`}
            onChange={event => {
              const [player = '0', zone = ''] = event.target.value.split('/');
              const to = ZONES.find(one => one === zone);
              if (to !== undefined) change(moveOne(scenario, at, { player: Number(player), zone: to }));
              close();
            }}
          >
            {scenario.players.flatMap(({ name }, player) =>
              ZONES.map(zone => (
                <option key={`${name}${zone}`} value={`${player}/${zone}`}>
                  {name}’s {zone}
                </option>
              )),
            )}
          </select>
        </label>
        <button
          type="button"
          className="second"
          onClick={() => {
            change(takeOne(scenario, at));
            close();
          }}
        >
          Take one away
        </button>
      </div>
    </section>
  );
}

type PartProps = Pick<EditorProps, 'scenario' | 'at' | 'change'>;

const KINDS = ['+1/+1', '-1/-1', 'loyalty', 'charge', 'time', 'lore', 'shield', 'stun'] as const;

function Damage({ scenario, at, item, change }: PartProps & { item: Item }) {
  const now = item.marks.find(one => one.is === 'damage');
  const n = now?.is === 'damage' ? now.n : 0;
  return (
    <label className="judge-item-row">
      Damage{' '}
      <input
        type="number"
        min={0}
        key={n}
        defaultValue={n}
        onBlur={event => {
          const next = Math.max(0, Math.trunc(event.target.valueAsNumber));
          if (Number.isFinite(next) && next !== n) change(setDamage(scenario, at, next));
        }}
      />
    </label>
  );
}

function Attached({ scenario, at, item, change }: PartProps & { item: Item }) {
  const now = item.marks.find(one => one.is === 'attached');
  return (
    <label className="judge-item-row">
      Attached to{' '}
      <select
        value={now?.is === 'attached' ? now.name : ''}
        onChange={event => change(attach(scenario, at, event.target.value))}
      >
        <option value="">nothing</option>
        {bearers(scenario)
          .filter(name => name !== item.card)
          .map(name => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
      </select>
    </label>
  );
}
