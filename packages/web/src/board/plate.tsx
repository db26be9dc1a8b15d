import { Crosshair, Skull } from 'lucide-react';
import { Pips } from '../card/symbol.tsx';
import type { PlayerSeen } from '../game/seen.ts';
import { useTable, useTableState } from '../rooms/table-context.ts';
import { optionOfSeat } from '../table/acts.ts';
import { incoming } from '../table/incoming.ts';
import { whoseName } from '../table/objects.ts';
import { pressPlayer } from '../table/press.ts';
import { doingWords } from '../table/prompt-words.ts';
import type { ZoneName } from '../table/state.ts';

/** Name, life and every count of a player. Each count opens its zone. */
export function Plate({ player, mine }: { player: PlayerSeen; mine: boolean }) {
  const { seen } = useTableState();
  if (seen === null) return null;
  return (
    <div className="player-plate" data-active={seen.active === player.seat ? '' : undefined}>
      <LifeButton player={player} mine={mine} />
      <ul className="counts">
        {!mine && <Count player={player} zone="hand" n={player.handCount} words="hand" />}
        <Count player={player} zone="library" n={player.libraryCount} words="lib" long="library" />
        <Count player={player} zone="graveyard" n={player.graveyard.length} words="gy" long="graveyard" />
        <Count
          player={player}
          zone="exile"
          n={seen.exile.filter(one => one.owner === player.seat).length}
          words="ex"
          long="exile"
        />
        <CommandCount player={player} />
      </ul>
      <PlayerMarks player={player} />
      <Pool player={player} />
      <Doing player={player} />
    </div>
  );
}

function LifeButton({ player, mine }: { player: PlayerSeen; mine: boolean }) {
  const table = useTable();
  const now = useTableState();
  const decision = now.busy ? null : (now.seen?.decision ?? null);
  const option = decision === null ? undefined : optionOfSeat(decision, player.seat);
  const chosen = option !== undefined && now.draft.picks.includes(option.index);
  const after = incoming(now, player.seat);
  return (
    <button
      type="button"
      className="life-button"
      data-seat={player.seat}
      data-target={option === undefined ? undefined : ''}
      data-chosen={chosen ? '' : undefined}
      onClick={() => pressPlayer(table, player.seat)}
    >
      {option !== undefined && <Crosshair className="aim" size={14} aria-hidden="true" />}
      <span className="player-name">
        {player.name} {mine && <span className="vh">(you)</span>}
      </span>
      <span className="life num">
        {player.life} <span className="vh">life{option === undefined ? '' : ', can be chosen'}</span>
        {after !== null && (
          <span className="after num" data-lethal={after <= 0 ? '' : undefined}>
            → {after <= 0 && <Skull size={14} />}
            {after}
          </span>
        )}
      </span>
    </button>
  );
}

type CountProps = { player: PlayerSeen; zone: ZoneName; n: number; words: string; long?: string };

function Count({ player, zone, n, words, long = words }: CountProps) {
  const table = useTable();
  const { seen, zone: open } = useTableState();
  if (seen === null) return null;
  const isOpen = open?.zone === zone && open.seat === player.seat;
  return (
    <li>
      <button
        type="button"
        className="count-button"
        data-zone={`${zone}:${player.seat}`}
        aria-expanded={isOpen}
        onClick={() => table.store.set({ zone: isOpen ? null : { zone, seat: player.seat } })}
      >
        <span className="count-words">{words}</span> <span className="num">{n}</span>
        <span className="vh">
          {n === 1 ? 'card' : 'cards'} in {whoseName(seen, player.seat)} {long}
        </span>
      </button>
    </li>
  );
}

function CommandCount({ player }: { player: PlayerSeen }) {
  const { seen } = useTableState();
  const n = seen?.command.filter(one => one.owner === player.seat).length ?? 0;
  return n === 0 ? null : <Count player={player} zone="command" n={n} words="cmd" long="command zone" />;
}

function PlayerMarks({ player }: { player: PlayerSeen }) {
  const counters = Object.entries(player.counters).filter(([, n]) => n > 0);
  if (counters.length + player.designations.length === 0) return null;
  return (
    <ul className="player-marks">
      {counters.map(([kind, n]) => (
        <li key={kind}>
          {kind} {n}
        </li>
      ))}
      {player.designations.map(one => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

function Pool({ player }: { player: PlayerSeen }) {
  const { seen } = useTableState();
  const types = Object.entries(player.pool).filter(([type, n]) => type !== 'restricted' && n > 0);
  if (seen === null || types.length === 0) return null;
  const symbols = types.flatMap(([type, n]) => Array.from({ length: n }, () => type));
  return (
    <div className="pool" title={`lost at the end of the ${seen.rules.poolEmpties}`}>
      <span className="count-words">mana</span> <Pips cost={symbols} />
    </div>
  );
}

/** What another player is being asked just now. */
function Doing({ player }: { player: PlayerSeen }) {
  const { seen } = useTableState();
  const asked = seen?.asked;
  if (seen === null || asked == null || asked.seat !== player.seat || player.seat === seen.seat) return null;
  return <div className="doing">{doingWords(asked.code)}</div>;
}
