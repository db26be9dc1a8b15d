/** Why a player may not do something now: a code from one catalogue, for people who want to know. */
import { activatable } from '../../1-concepts/106-mana/ready.ts';
import { hasLandPlay, landFaces } from '../../3-card-types/305-lands/plays.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import type { Act } from '../../work/decision.ts';
import { whyNotActivate } from '../602-activating/acts.ts';
import { abilitiesOf, controllerOf } from '../613-layers/characteristics.ts';
import { type Outlook, outlookOf, type ReasonCode, whyNotCast } from './could-cast.ts';
import { lookOf } from './look.ts';
import { waysToCast } from './ways.ts';

/** What a player would do: play a land, cast a card in some way or face down, activate an ability. */
export type Wish = Pick<Act, 'act' | 'id'> &
  Partial<Pick<Act, 'way' | 'face' | 'ability'>> & { readonly faceDown?: boolean };

/** Why a player may not do it now, or null if it is among the legal acts. */
export function whyNot(game: Game, seat: Seat, wish: Wish): ReasonCode | null {
  if (game.asking?.kind !== 'priority' || game.asking.seat !== seat) return 'notPriority';
  const outlook = outlookOf(game, seat);
  switch (wish.act) {
    case 'land':
      return whyNotLand(game, wish.id, outlook);
    case 'cast':
      return whyNotAnyWay(game, wish, outlook);
    case 'activate':
      return whyNotAbility(game, wish, outlook);
    case 'special':
      return isOffered(game, wish) ? null : 'wrongTime';
  }
}

function whyNotLand(game: Game, id: ObjectId, { seat, main, rules }: Outlook): ReasonCode | null {
  if (landFaces(game, seat, id).length === 0) return 'noPermission';
  if (!main) {
    if (game.active !== seat) cite('305.3|212.6b');
    return 'wrongTime';
  }
  return hasLandPlay(game, seat, rules) ? null : 'noLandPlay';
}

/** The reason of the way that comes nearest: null as soon as one way is open. */
function whyNotAnyWay(game: Game, wish: Wish, outlook: Outlook): ReasonCode | null {
  const all = waysToCast(game, outlook.seat, wish.id);
  const asked = all.filter(
    way =>
      (wish.way ?? way.way) === way.way &&
      (wish.face ?? way.face) === way.face &&
      (wish.faceDown ?? way.faceDown !== 'no') === (way.faceDown !== 'no'),
  );
  if (asked.length === 0 && wish.faceDown === true) cite('702.37d|502.26c');
  const reasons = asked.map(way => whyNotCast(game, wish.id, way, outlook));
  if (reasons.includes(null)) return null;
  return reasons[0] ?? (lookOf(game, wish.id, thing(game, wish.id).face).land ? 'forbidden' : 'noPermission');
}

function whyNotAbility(game: Game, { id, ability: at = 0 }: Wish, outlook: Outlook): ReasonCode | null {
  const ability = abilitiesOf(game, id)[at]?.ability;
  if (ability?.is !== 'activated') return 'noPermission';
  const byAny = ability.limits?.some(limit => limit.only === 'byAny') === true;
  if (!byAny && controllerOf(game, id) !== outlook.seat) return 'notController';
  return whyNotActivate(game, activatable(id, at, ability, false), outlook);
}

const isOffered = (game: Game, wish: Wish): boolean =>
  game.asking?.options.some(
    option => option.is === 'act' && option.act === 'special' && option.id === wish.id && option.way === wish.way,
  ) === true;
