import { Heart } from 'lucide-react';
import { NO_MARK } from '../../card/mark.ts';
import { Sym } from '../../card/symbol.tsx';
import { Tile } from '../../card/tile.tsx';
import type { ObjectId, ObjectSeen, PlayerSeen, Seen } from '../../game/seen.ts';
import { nameOf } from '../../table/objects.ts';
import { speak } from '../../table/speech.ts';
import { stepWords } from '../../table/steps.ts';
import { useJudge, useJudgeState } from './context.ts';

/** Everything in the game at the place shown, with both hands open. */
export function Board() {
  const { seen } = useJudgeState();
  if (seen === null) return <div className="judge-board" />;
  const [first, ...others] = seen.players;
  return (
    <div className="judge-board">
      {others.toReversed().map(player => (
        <PlayerPart key={player.seat} seen={seen} player={player} />
      ))}
      <Middle seen={seen} />
      {first !== undefined && <PlayerPart seen={seen} player={first} />}
    </div>
  );
}

function Middle({ seen }: { seen: Seen }) {
  const now = `Turn ${seen.turn} · ${seen.players[seen.active]?.name ?? ''} · ${stepWords(seen.edition, seen.step).long}`;
  return (
    <section className="judge-between" aria-label="Turn and stack">
      <p className="judge-now">{seen.result === null ? now : resultWords(seen)}</p>
      {seen.stack.length > 0 && <ZoneRow seen={seen} label="Stack" objects={seen.stack.toReversed()} />}
    </section>
  );
}

function resultWords({ result, players }: Seen): string {
  if (result === null) return '';
  return result.draw
    ? 'The game is a draw'
    : `${result.winners.map(seat => players[seat]?.name).join(', ')} wins (${result.reason})`;
}

function PlayerPart({ seen, player }: { seen: Seen; player: PlayerSeen }) {
  const own = (objects: readonly ObjectSeen[]): readonly ObjectSeen[] =>
    objects.filter(one => one.owner === player.seat);
  const permanents = seen.battlefield.filter(one => one.controller === player.seat);
  return (
    <section
      className="judge-player"
      aria-label={player.name}
      data-active={seen.active === player.seat ? '' : undefined}
    >
      <PlayerHead player={player} asked={seen.decision?.seat === player.seat} />
      <ZoneRow seen={seen} label="Battlefield" objects={permanents} always />
      <ZoneRow seen={seen} label="Hand" objects={player.hand} />
      <ZoneRow seen={seen} label="Graveyard" objects={player.graveyard} />
      <ZoneRow seen={seen} label="Exile" objects={own(seen.exile)} />
      <ZoneRow seen={seen} label="Command" objects={own(seen.command)} />
      <ZoneRow seen={seen} label="Library" objects={player.library} />
    </section>
  );
}

function PlayerHead({ player, asked }: { player: PlayerSeen; asked: boolean }) {
  const pool = Object.entries(player.pool).filter(([type]) => type !== 'restricted');
  return (
    <header className="judge-player-head">
      <h2>{player.name}</h2>
      <span className="judge-life num" title="Life">
        <Heart size={13} aria-hidden="true" /> <span className="vh">life </span>
        {player.life}
      </span>
      {Object.entries(player.counters).map(([kind, n]) => (
        <span key={kind} className="num">
          {n} {kind}
        </span>
      ))}
      {pool.map(([type, n]) => (
        <span key={type} className="num">
          {n} <Sym text={type} />
        </span>
      ))}
      {player.designations.map(one => (
        <span key={one}>{one}</span>
      ))}
      {player.left && <span>has left</span>}
      {asked && <span className="judge-asked">decides</span>}
    </header>
  );
}

const SHOWN_OF_LIBRARY = 6;

type ZoneProps = { seen: Seen; label: string; objects: readonly ObjectSeen[]; always?: boolean };

function ZoneRow({ seen, label, objects, always = false }: ZoneProps) {
  if (objects.length === 0 && !always) return null;
  const shown = label === 'Library' ? objects.slice(0, SHOWN_OF_LIBRARY) : objects;
  return (
    <div className="judge-zone" data-zone={label.toLowerCase()}>
      <h3>
        {label} {objects.length > 1 && <span className="num">{objects.length}</span>}
      </h3>
      <ul>
        {shown.map(object => (
          <li key={object.id}>
            <BoardObject seen={seen} object={object} />
          </li>
        ))}
        {shown.length < objects.length && <li className="rail-note">and {objects.length - shown.length} below</li>}
      </ul>
    </div>
  );
}

/** The object as a tile; pressing it shows what it is, why, and what may be done with it. */
function BoardObject({ seen, object }: { seen: Seen; object: ObjectSeen }) {
  const judge = useJudge();
  const { looked } = useJudgeState();
  const mark = { ...NO_MARK, ...roleOf(object), chosen: looked?.id === object.id, ...offerOf(seen, object.id) };
  const named = object.name === '' ? { ...object, name: nameOf(seen, object.id) } : object;
  return (
    <button
      type="button"
      className="judge-object"
      data-object={object.id}
      aria-pressed={looked?.id === object.id}
      aria-label={speak(seen, object, mark)}
      onClick={() => (looked?.id === object.id ? judge.lookAway() : void judge.look(object.id))}
    >
      <Tile object={named} mark={mark} />
      {object.stack !== null && <span className="judge-targets">{targetWords(seen, object)}</span>}
    </button>
  );
}

function roleOf(object: ObjectSeen): Pick<typeof NO_MARK, 'role' | 'fight'> {
  if (object.attacking !== null) return { role: 'attack', fight: 'attacks' };
  return object.blocking.length > 0 ? { role: 'block', fight: 'blocks' } : { role: 'none', fight: '' };
}

/** An act that could be begun with it, or a choice that it could be. */
function offerOf({ decision }: Seen, id: ObjectId): Pick<typeof NO_MARK, 'playable' | 'target'> {
  const offers = decision?.options.some(
    option =>
      ('id' in option && option.is !== 'attack' && option.id === id) ||
      (option.is === 'attack' && option.attacker === id) ||
      (option.is === 'block' && option.blocker === id),
  );
  const acts = decision?.kind === 'priority';
  return { playable: offers === true && acts, target: offers === true && !acts };
}

function targetWords(seen: Seen, { stack }: ObjectSeen): string {
  const names = (stack?.targets ?? []).map(({ id, seat }) =>
    id >= 0 ? nameOf(seen, id) : (seen.players[seat]?.name ?? ''),
  );
  return names.length === 0 ? '' : `→ ${names.join(', ')}`;
}
