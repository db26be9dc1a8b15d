/** Players that texts talk about. */
import type { PlayerSort, Players, PlayerTrait } from '@lawmage/ability';
import { attackerOf } from '../5-turns/combat/fighters.ts';
import { controllerOf, isType } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { PROMISED } from '../7-additional/702-keywords/meanings/words.ts';
import type { Game } from '../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { fromActive, isOpponent, seatsFrom } from '../state/seats.ts';
import { thing, thingOrNone } from '../state/store.ts';
import { cite } from '../work/cite.ts';
import { foundIn } from '../work/memory.ts';
import { holds } from './condition.ts';
import { chosenPlayer } from './linked.ts';
import { objectsOf } from './objects.ts';
import { readBy, type Scope } from './scope.ts';

type PlayersOf<K extends Players['who']> = Extract<Players, { readonly who: K }>;
type Evaluate<K extends Players['who']> = (game: Game, players: PlayersOf<K>, scope: Scope) => readonly Seat[];

/** [CR 101.4 | 2007: 103.4] Several players stand in the order in which they act. */
const PLAYERS: { readonly [K in Players['who']]: Evaluate<K> } = {
  you: (_, __, scope) => [scope.you],
  that: (game, { slot }, scope) => seatsFound(game, slot, scope),
  target: (game, { slot }, scope) => seatsFound(game, slot, scope),
  /** Any of them: whoever must choose one is asked by the instruction. */
  some: (game, { of, slot, if: trait }, scope) =>
    slot !== undefined && scope.found[slot] !== undefined
      ? foundIn(scope, slot).seats
      : sortOf(game, of, scope).filter(seat => isSuch(game, seat, trait, scope)),
  each: (game, { of, other, except, if: trait }, scope) =>
    sortOf(game, of, scope).filter(
      seat =>
        !(other && seat === scope.you) && !isExcepted(game, except, seat, scope) && isSuch(game, seat, trait, scope),
    ),
  controller: (game, { of }, scope) => distinct(objectsOf(game, of, scope).map(id => whose(game, id))),
  owner: (game, { of }, scope) => distinct(objectsOf(game, of, scope).map(id => thing(game, id).owner)),
  defending: (game, _, scope) => defendingFor(game, scope),
  attacking: game => [game.combat?.attackingPlayer ?? game.active],
  active: game => [game.active],
  monarch: ({ monarch }) => (monarch === NOBODY ? [] : [monarch]),
  chosen: (game, _, scope) => chosenPlayer(game, scope.source),
  promised: (game, _, { source }) =>
    foundIn({ found: thingOrNone(game, source)?.stack?.found ?? [] }, PROMISED).seats.filter(
      seat => game.players[seat]?.left === false,
    ),
  enchanted: (game, _, scope) => {
    const seat = thingOrNone(game, scope.source)?.attachedToSeat ?? -1;
    return seat < 0 ? [] : [seat as Seat];
  },
  both: (game, { of }, scope) => distinct(of.flatMap(players => playersOf(game, players, scope))),
};

/** [CR 108.4, 108.4a, 109.4 | 2007: 217.5d] Who controls an object; of a card that nobody controls, its owner. */
function whose(game: Game, id: ObjectId): Seat {
  const { home } = thing(game, id);
  if (home !== 'battlefield' && home !== 'stack' && home !== 'command') cite('108.4|', '108.4a|', '109.4|217.5d');
  return controllerOf(game, id);
}

/** The players a phrase stands for, in turn order where there are several. */
export function playersOf(game: Game, players: Players, scope: Scope): readonly Seat[] {
  return (PLAYERS[players.who] as Evaluate<Players['who']>)(game, players, scope);
}

/** Whether a player is one of those a phrase stands for. */
export function isAmongPlayers(game: Game, players: Players, seat: Seat, scope: Scope): boolean {
  switch (players.who) {
    case 'you':
      return seat === scope.you;
    case 'active':
      return seat === game.active;
    case 'each':
    case 'some':
      if (players.who === 'some' && players.slot !== undefined && scope.found[players.slot] !== undefined) break;
      if (seat < 0 || (players.of === 'opponent' && !isOpponent(game, seat, scope.you))) return false;
      if (players.who === 'each' && players.other === true && seat === scope.you) return false;
      if (players.who === 'each' && isExcepted(game, players.except, seat, scope)) return false;
      return isSuch(game, seat, players.if, scope);
  }
  return playersOf(game, players, scope).includes(seat);
}

const sortOf = (game: Game, sort: PlayerSort, scope: Scope): readonly Seat[] =>
  sort === 'opponent' ? fromActive(game).filter(seat => isOpponent(game, seat, scope.you)) : fromActive(game);

const isExcepted = (game: Game, except: Players | undefined, seat: Seat, scope: Scope): boolean =>
  except !== undefined && isAmongPlayers(game, except, seat, scope);

/** A condition read from that player's side. */
function isSuch(game: Game, seat: Seat, trait: PlayerTrait | undefined, scope: Scope): boolean {
  return trait === undefined || holds(game, trait.condition, readBy(scope, seat));
}

/** Players who have left are not found any more. */
const seatsFound = (game: Game, slot: number, scope: Scope): readonly Seat[] =>
  foundIn(scope, slot).seats.filter(seat => game.players[seat]?.left === false);

function distinct(seats: readonly Seat[]): readonly Seat[] {
  return seats.length < 2 ? seats : [...new Set(seats)];
}

/**
 * [CR 508.5, 508.5a, 506.2 | 2007: 308.1, 306.3] The player whom the source attacks or last attacked this turn; for any
 * other source, whoever is attacked.
 */
function defendingFor(game: Game, scope: Scope): readonly Seat[] {
  const attacker = attackerOf(game, scope.source);
  if (attacker !== undefined && attacker.target !== NONE && isType(game, attacker.target, 'battle')) cite('310.9d|');
  const attacked = attacker?.seat ?? lastAttackedBy(game, scope.source);
  if (attacked !== undefined) {
    cite('508.5|308.1');
    if (fromActive(game).length > 2) cite('508.5a|602.2a');
    return [attacked];
  }
  const combat = game.combat;
  if (combat === null) return [];
  const seats = distinct(combat.attackers.map(attacker => attacker.seat));
  return seats.length > 0
    ? seats
    : seatsFrom(game, combat.attackingPlayer).filter(seat => seat !== combat.attackingPlayer);
}

function lastAttackedBy(game: Game, id: Scope['source']): Seat | undefined {
  for (const event of game.history.events.toReversed()) {
    if (event.what !== 'attack') continue;
    const attacker = event.attackers.find(one => one.id === id);
    if (attacker !== undefined) return attacker.seat;
  }
  return undefined;
}
