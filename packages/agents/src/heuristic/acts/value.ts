/** What deeds are worth on the present board. */
import type { ObjectView } from '@lawmage/engine';
import { type Board, isCreature, isLand, landsOf, lifeOf, powerOf, toughnessLeft } from '../board/board.ts';
import { hasKeyword } from '../board/traits.ts';
import { cardWorth, priceOfLife, worthOf } from '../board/worth.ts';
import { bout } from '../combat/bout.ts';
import { fighter } from '../combat/fighter.ts';
import { amountOf, type Deed } from '../deeds/deed.ts';
import { fits, mayTarget } from '../deeds/fits.ts';

/** Who does it: the spell or the source of the ability, and its X. */
export type Doer = { readonly object: ObjectView; readonly x: number };

/** The worth of some deeds together. */
export const worthOfDeeds = (board: Board, deeds: readonly Deed[], doer: Doer): number =>
  deeds.reduce((sum, deed) => sum + valueOfDeed(board, deed, doer), 0);

function valueOfDeed(board: Board, deed: Deed, doer: Doer): number {
  const { aim } = deed;
  if (aim.at === 'players') return forPlayers(board, deed, doer);
  if (aim.at === 'target')
    return Math.max(bestObject(board, deed, doer), aim.players ? bestPlayer(board, deed, doer) : 0);
  if (aim.at === 'each') return sumOver(board, deed, doer);
  return elsewhere(board, deed, doer);
}

/** What a deed is worth when it is done to this object: positive if one wants it. */
export function valueOn(board: Board, deed: Deed, object: ObjectView, doer: Doer): number {
  const sign = object.controller === board.me ? -1 : 1;
  const worth = worthOf(board, object);
  switch (deed.what) {
    case 'kill':
      return sign * (hasKeyword(object, 'indestructible') ? 0.3 * worth : worth);
    case 'damage':
      return sign * (isKilledBy(object, amountOf(deed, doer.x), doer.object) ? worth : 0);
    case 'shrink':
      return sign * shrinkValue(object, deed, worth);
    case 'fight':
      return sign * fightValue(board, object);
    case 'steal':
      return sign * worth * (deed.lasting ? 1.6 : 0.3);
    case 'bounce':
      return sign * (object.kind === 'token' ? worth : 0.35 * worth + (object.attachments.length > 0 ? 0.5 : 0));
    case 'tap':
      return object.tapped ? 0 : sign * 0.2 * worth;
    case 'harm':
      return sign * worth * (deed.lasting ? 0.85 : 0.15);
    case 'counters':
    case 'boost':
      return deed.lasting && isCreature(object) ? -sign * boostValue(deed, object) : 0;
    case 'untap':
      return object.tapped && sign < 0 ? 0.2 * worth : 0;
    default:
      return 0;
  }
}

function isKilledBy(object: ObjectView, amount: number, source: ObjectView): boolean {
  if (hasKeyword(object, 'indestructible')) return false;
  if (object.loyalty !== null) return amount >= object.loyalty;
  if (!isCreature(object) || amount <= 0) return false;
  return amount >= toughnessLeft(object) || hasKeyword(source, 'deathtouch');
}

const shrinkValue = (object: ObjectView, { toughness, power, lasting }: Deed, worth: number): number =>
  !isCreature(object) ? 0 : toughnessLeft(object) + toughness <= 0 ? worth : lasting ? 0.5 * -power : 0;

/** Better on what gets through, and on what can fight at all. */
function boostValue({ power, toughness, gains, amount }: Deed, object: ObjectView): number {
  const size = power + toughness === 0 && gains.length === 0 ? amount * 0.6 : 0.6 * power + 0.35 * toughness;
  const evades = hasKeyword(object, 'flying') || hasKeyword(object, 'trample') || hasKeyword(object, 'fear');
  return (size + 0.5 * gains.length) * (evades ? 1.3 : 1) + (hasKeyword(object, 'defender') ? -1 : 0);
}

/** The best of one's own creatures against it. */
function fightValue(board: Board, object: ObjectView): number {
  if (!isCreature(object)) return 0;
  const foe = fighter(board, object);
  const results = board.mine.filter(isCreature).map(one => {
    const own = fighter(board, one);
    const result = bout(own, [foe]);
    return (result.dead.length > 0 ? foe.worth : 0) - (result.attackerDies ? own.loss : 0);
  });
  return Math.max(0, ...results);
}

/** The best object on the battlefield for a deed. */
function bestObject(board: Board, deed: Deed, doer: Doer): number {
  const { aim } = deed;
  if (aim.at !== 'target') return 0;
  if (deed.what === 'raise') return raiseValue(board, deed);
  let best = 0;
  for (const object of board.permanents.values()) {
    if (aim.filter === null ? !isCreature(object) : !fits(object, aim.filter, board.me)) continue;
    if (!mayTarget(doer.object, object)) continue;
    best = Math.max(best, valueOn(board, deed, object, doer));
  }
  return best;
}

/** The best card of one's graveyard, back to the hand or straight to the battlefield. */
function raiseValue(board: Board, { amount, aim }: Deed): number {
  const filter = aim.at === 'target' || aim.at === 'each' || aim.at === 'some' ? aim.filter : null;
  const cards = (board.self?.graveyard ?? []).filter(card => filter === null || fits(card, filter, board.me));
  const worth = Math.max(0, ...cards.map(card => (amount > 1 ? worthOf(board, card) : 0.45 * cardWorth(board, card))));
  return worth;
}

function sumOver(board: Board, deed: Deed, doer: Doer): number {
  const { aim } = deed;
  if (aim.at !== 'each') return 0;
  if (deed.what === 'raise') return raiseValue(board, deed);
  let sum = 0;
  for (const object of board.permanents.values())
    if (fits(object, aim.filter, board.me)) sum += valueOn(board, deed, object, doer);
  return sum;
}

export function bestPlayer(board: Board, deed: Deed, doer: Doer): number {
  const foes = board.foes.map(({ seat }) => onPlayer(board, deed, seat, doer));
  return Math.max(onPlayer(board, deed, board.me, doer), ...foes);
}

/** What a deed is worth when it is done to this player. */
export function onPlayer(board: Board, deed: Deed, seat: number, doer: Doer): number {
  const own = seat === board.me;
  const sign = own ? 1 : -1;
  const life = lifeOf(board, seat);
  const amount = amountOf(deed, doer.x);
  switch (deed.what) {
    case 'damage':
    case 'loseLife':
      return -sign * (amount >= life ? 500 : amount * priceOfLife(life - amount / 2));
    case 'gainLife':
      return sign * amount * priceOfLife(life) * 0.8;
    case 'draw':
      return sign * cardsValue(board, seat, amount);
    case 'discard':
      return -sign * Math.min(amount, handCount(board, seat)) * 1.1;
    case 'sacrifice':
      return -sign * sacrificeValue(board, seat);
    case 'token':
      return sign * amount * Math.max(0.6, 0.6 * deed.power + 0.4 * deed.toughness);
    case 'fetch':
      return sign * (landsOf(board, seat).length < 6 ? 1.3 : 0.4);
    case 'win':
      return sign * 1000;
    case 'lose':
      return -sign * 1000;
    default:
      return 0.2;
  }
}

const handCount = ({ view }: Board, seat: number): number =>
  view.players.find(player => player.seat === seat)?.handCount ?? 0;

function cardsValue({ view }: Board, seat: number, amount: number): number {
  const library = view.players.find(player => player.seat === seat)?.libraryCount ?? 0;
  return library <= amount ? -50 : amount * 1.2;
}

/** The player loses the least of what there is. */
function sacrificeValue(board: Board, seat: number): number {
  const worths = board.view.battlefield
    .filter(object => object.controller === seat && !isLand(object))
    .map(object => worthOf(board, object));
  return worths.length === 0 ? (seat === board.me ? 1.2 : 0) : Math.min(...worths);
}

function forPlayers(board: Board, deed: Deed, doer: Doer): number {
  const { aim } = deed;
  if (aim.at !== 'players') return 0;
  const foes = board.foes.reduce((sum, { seat }) => sum + onPlayer(board, deed, seat, doer), 0);
  switch (aim.who) {
    case 'you':
      return onPlayer(board, deed, board.me, doer);
    case 'some':
    case 'defending':
      return foes / (aim.who === 'some' ? 1 : Math.max(1, board.foes.length));
    case 'each':
    case 'both':
      return foes + onPlayer(board, deed, board.me, doer);
    default:
      return 0;
  }
}

/** Deeds to oneself, to what is chosen later, to nothing in particular. */
function elsewhere(board: Board, deed: Deed, doer: Doer): number {
  switch (deed.what) {
    case 'raise':
      return deed.aim.at === 'some' ? raiseValue(board, deed) : 0;
    case 'counters':
    case 'boost':
      return deed.lasting && board.mine.some(isCreature) ? boostValue(deed, doer.object) : 0;
    case 'adapt':
      return (doer.object.counters['+1/+1'] ?? 0) > 0 ? 0 : boostValue(deed, doer.object);
    case 'mana':
      return 0;
    case 'other':
      return 0.4;
    case 'bounce':
    case 'kill':
      return deed.aim.at === 'self' ? -worthOf(board, doer.object) : deed.aim.at === 'some' ? 0.6 : 0;
    default:
      return 0;
  }
}

/** Creatures that could attack this turn. */
export const readyToAttack = (board: Board): readonly ObjectView[] =>
  board.mine.filter(
    object =>
      isCreature(object) &&
      !object.tapped &&
      powerOf(object) > 0 &&
      (!object.summoningSick || hasKeyword(object, 'haste')) &&
      !hasKeyword(object, 'defender'),
  );
