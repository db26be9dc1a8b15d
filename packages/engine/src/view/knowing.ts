/** Who may know what an object is [CR 400.2, 708.5 | 2007: 217.1b, 504.3]. The one place where secrets are cut. */
import { playerRules } from '../6-spells-and-effects/604-static/rules.ts';
import { controllerOf } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { isForecast } from '../7-additional/702-keywords/forecast.ts';
import { isRevealedForMiracle } from '../7-additional/702-keywords/miracle.ts';
import { eyesOf } from '../7-additional/723-controlling/controlling.ts';
import { playersOf } from '../nouns/players.ts';
import type { Game, Thing } from '../state/game.ts';
import { JUDGE, NOBODY, NONE, type ObjectId, type Seat } from '../state/ids.ts';
import { livingSeats } from '../state/seats.ts';
import { player, thing } from '../state/store.ts';
import { by } from '../work/cite.ts';

/** Whether a seat, or a spectator, may know what an object is or, if it has gone, was. */
export const mayKnow = (game: Game, seat: Seat, id: ObjectId): boolean =>
  knows(game, seat, id) || eyesOf(game, seat).some(other => by('723.4|507.2', knows(game, other, id)));

/** Whether a seat may know it with its own eyes. */
function knows(game: Game, seat: Seat, id: ObjectId): boolean {
  const record = thing(game, id);
  if (seat === JUDGE || isShown(game, seat, id)) return true;
  switch (record.home) {
    case 'hand':
      if (record.faceDown === 'drawn') return !by('121.8|217.2f', true);
      return record.owner === seat || isHandRevealed(game, record.owner) || isPlayedRevealed(game, record);
    case 'library':
      return (
        record.zone !== null &&
        player(game, record.owner).library.at(-1) === id &&
        seesTop(game, seat, record.owner) &&
        isTopStill(game, record.owner, id)
      );
    case 'graveyard':
    case 'command':
    case 'ante':
      return true;
    default:
      return record.faceDown === 'no' || mayLookAt(game, seat, record);
  }
}

/** The cards in a player's hand that a seat may know. */
export function knownHand(game: Game, seat: Seat, owner: Seat): readonly ObjectId[] {
  const { hand: all } = player(game, owner);
  const hand = game.kept.length === 0 || seat === JUDGE ? all : all.filter(id => thing(game, id).faceDown === 'no');
  if (eyesOf(game, seat).includes(owner)) return hand;
  if (hand.length === 0 || owner === seat || seat === JUDGE || isHandRevealed(game, owner)) return hand;
  return hand.filter(id => isShown(game, seat, id) || isPlayedRevealed(game, thing(game, id)));
}

/** The cards in a player's library that a seat may know, top first. */
export function knownLibrary(game: Game, seat: Seat, owner: Seat): readonly ObjectId[] {
  const { library } = player(game, owner);
  const top = library.at(-1);
  if (top === undefined) return [];
  if (seat === JUDGE) return library.toReversed();
  if (game.shown.length > 0) return library.filter(id => mayKnow(game, seat, id)).toReversed();
  return seesTop(game, seat, owner) && isTopStill(game, owner, top) ? [top] : [];
}

const isShown = (game: Game, seat: Seat, id: ObjectId): boolean =>
  game.shown.some(one => (one.seat === NOBODY || one.seat === seat) && one.ids.includes(id));

/**
 * [CR 708.5, 702.143d, 406.3 | 2007: 504.3, 217.7b] A player may look at a face-down spell or permanent of their own, and
 * at cards they have foretold; at other cards exiled face down only where something says so.
 */
function mayLookAt(game: Game, seat: Seat, record: Thing): boolean {
  if (record.faceDown === 'exiled') return record.memory.lookedAtBy === seat;
  if (record.faceDown === 'foretold') return record.owner === seat;
  return by('708.5|504.3', (record.home === 'stack' ? record.controller : controllerOf(game, record.id)) === seat);
}

/** [CR 702.57b, 702.94b | 2007: 502.53b] Revealed in the hand for an ability of its own. */
const isPlayedRevealed = (game: Game, record: Thing): boolean =>
  isForecast(game, record) || by('702.94b|', isRevealedForMiracle(game, record.id));

const isHandRevealed = (game: Game, owner: Seat): boolean =>
  playerRules(game, owner).some(({ rule }) => rule.rule === 'revealedHand');

/** [CR 401.5, 401.6 | 2007: 217.2e] Whether all players see the top card of a library because it is played with revealed. */
export const isTopRevealed = (game: Game, owner: Seat, top: ObjectId): boolean =>
  seesTop(game, NOBODY, owner) && isTopStill(game, owner, top);

/** Whether the top card of a library is played with revealed, or may be looked at by this player. */
function seesTop(game: Game, seat: Seat, owner: Seat): boolean {
  return livingSeats(game).some(holder =>
    playerRules(game, holder).some(live => {
      const { rule } = live;
      if (rule.rule !== 'revealedTop' || (rule.look && holder !== seat)) return false;
      return playersOf(game, rule.of, live).includes(owner);
    }),
  );
}

/**
 * [CR 401.5 | 2007: 217.2e] While a spell or ability is announced, or a special action is being taken, a card that has
 * come to the top since then is not seen yet.
 */
function isTopStill(game: Game, owner: Seat, top: ObjectId): boolean {
  const [first] = game.kept;
  if (first === undefined) return true;
  const special = game.agenda.some(waiting => waiting.do === 'specialPaid');
  const begun = special ? first : game.kept.find(({ item }) => item !== NONE);
  return begun === undefined || !by('401.5|217.2e', player(begun.game, owner).library.at(-1) !== top);
}
