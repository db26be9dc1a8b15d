/** What happened to objects this turn. */
import type { ObjectHistory } from '@lawmage/ability';
import type { Game, Thing } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { thingOrNone } from '../../state/store.ts';
import { by } from '../../work/cite.ts';
import type { GameEvent } from '../../work/event.ts';
import { isAmong } from '../among.ts';
import { isAmongPlayers } from '../players.ts';
import type { Scope } from '../scope.ts';
import type { Test, TraitOf } from './types.ts';

type Asked = TraitOf<'history'>;
type Happened = (event: GameEvent, record: Thing, asked: Asked, game: Game, scope: Scope) => boolean;

const HISTORY: { readonly [K in ObjectHistory]: Happened } = {
  /** It dealt damage: "that dealt damage this turn", "… to you". */
  dealtDamageThisTurn: (event, record, asked, game, scope) =>
    event.what === 'damage' && event.from === record.id && isTo(game, event.seat, asked, scope),
  /** It was dealt damage: "dealt damage this turn", "… by this". */
  damagedThisTurn: (event, record, asked, game, scope) =>
    event.what === 'damage' && event.id === record.id && isBy(game, event.from, asked, scope),
  attackedThisTurn: (event, record) =>
    event.what === 'attack' && event.attackers.some(attacker => attacker.id === record.id),
  blockedThisTurn: (event, record) => event.what === 'block' && event.blocks.some(one => one.blocker === record.id),
  enteredThisTurn: (event, record) => isMoveOf(event, record) && movedTo(event) === 'battlefield',
  putIntoGraveyardThisTurn: (event, record) => isMoveOf(event, record) && movedTo(event) === 'graveyard',
  putIntoGraveyardFromBattlefieldThisTurn: (event, record) =>
    isMoveOf(event, record) && event.what === 'move' && event.from === 'battlefield' && event.to === 'graveyard',
  /** [CR 700.10] */
  activatedThisTurn: (event, record) => by('700.10|', event.what === 'activate' && event.id === record.id),
  crewedThisTurn: (event, record, asked, game, scope) =>
    by('702.122c|', helped('crew', event, record, asked, game, scope)),
  saddledThisTurn: (event, record, asked, game, scope) =>
    by('702.171c|', helped('saddle', event, record, asked, game, scope)),
  /** [CR 702.51c] The tapping names the spell, which may be a permanent by now. */
  convoked: (event, record, asked, game, scope) =>
    event.what === 'tap' &&
    event.id === record.id &&
    event.rule.startsWith('702.51a') &&
    by(
      '702.51c|',
      [event.source, thingOrNone(game, event.source)?.next ?? NONE].some(id => isBy(game, id, asked, scope)),
    ),
  discardedThisTurn: (event, record) => event.what === 'move' && event.cause === 'discard' && event.newId === record.id,
};

/** It was tapped for the crew or saddle ability of something. */
const helped = (
  act: 'crew' | 'saddle',
  event: GameEvent,
  record: Thing,
  asked: Asked,
  game: Game,
  scope: Scope,
): boolean =>
  event.what === 'act' && event.act === act && event.id === record.id && isBy(game, event.source, asked, scope);

const isMoveOf = (event: GameEvent, record: Thing): boolean =>
  (event.what === 'move' || event.what === 'create') && event.newId === record.id;

const movedTo = (event: GameEvent): string =>
  event.what === 'move' ? event.to : event.what === 'create' ? 'battlefield' : '';

const isTo = (game: Game, seat: Seat, asked: Asked, scope: Scope): boolean =>
  asked.to === undefined || (seat >= 0 && isAmongPlayers(game, asked.to, seat, scope));

const isBy = (game: Game, id: ObjectId, asked: Asked, scope: Scope): boolean =>
  asked.by === undefined || isAmong(game, asked.by, id, scope);

/** Whether it happened to an object this turn. */
export function historyTest(asked: Asked): Test {
  const happened = HISTORY[asked.what];
  return (game, record, _, scope) => game.history.events.some(event => happened(event, record, asked, game, scope));
}
