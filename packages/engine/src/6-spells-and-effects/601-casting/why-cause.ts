/** What is behind a reason why something may not be done: which limit, which state, which object says so. */
import type { Activated } from '@lawmage/ability';
import { isSick } from '../../3-card-types/302-creatures/is-sick.ts';
import { holds } from '../../nouns/condition.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { forbidderOf } from '../602-activating/may-activate.ts';
import { hasTimesLeft, isLoyalty, isLoyaltyUsed } from '../602-activating/times.ts';
import { playerRules } from '../604-static/rules.ts';
import { abilitiesOf } from '../613-layers/characteristics.ts';
import type { ReasonCode } from './could-cast.ts';
import { castForbidder } from './forbidden.ts';
import { isMainPhaseOf, splitSecondOf } from './timing.ts';
import type { Wish } from './why-not.ts';

export type CauseCode =
  | 'notYourTurn'
  | 'loyaltyTime'
  | 'loyaltyUsed'
  | 'timesUsed'
  | 'asSorcery'
  | 'condition'
  | 'during'
  | 'prohibited'
  | 'tapped'
  | 'sick';

/** `code`: null where the reason says it all. `source`: what says so, or NONE. */
export type Cause = { readonly code: CauseCode | null; readonly source: ObjectId };

const cause = (code: CauseCode | null, source: ObjectId = NONE): Cause => ({ code, source });

/** What is behind the reason that `whyNot` gives. */
export function causeOf(game: Game, seat: Seat, wish: Wish, reason: ReasonCode): Cause {
  if (reason === 'splitSecond') return cause(null, splitSecondOf(game));
  if (wish.act === 'activate') {
    const ability = abilitiesOf(game, wish.id)[wish.ability ?? 0]?.ability;
    return ability?.is === 'activated' ? ofAbility(game, seat, wish, ability, reason) : cause(null);
  }
  if (reason === 'wrongTime' && game.active !== seat) return cause('notYourTurn');
  if (reason !== 'forbidden') return cause(null);
  return cause(null, castForbidder(game, seat, wish.id, playerRules(game, seat)));
}

function ofAbility(
  game: Game,
  seat: Seat,
  { id, ability: at = 0 }: Wish,
  ability: Activated,
  reason: ReasonCode,
): Cause {
  if (reason === 'cannotPayCost') return cause(ability.cost.some(isTap) ? stateOf(game, id) : null);
  return reason === 'wrongTime' ? ofTiming(game, seat, id, at, ability) : cause(null);
}

const isTap = ({ pay }: Activated['cost'][number]): boolean => pay === 'tap' || pay === 'untap';

/** [CR 602.5a, 302.6 | 2007: 212.3d] */
const stateOf = (game: Game, id: ObjectId): CauseCode | null =>
  thing(game, id).tapped ? 'tapped' : isSick(game, id, '702.10c|502.5b') ? 'sick' : null;

/** The first of the limits that keep an ability from being activated, in the order in which they are looked at. */
function ofTiming(game: Game, seat: Seat, id: ObjectId, at: number, ability: Activated): Cause {
  const main = isMainPhaseOf(game, seat);
  if (isLoyalty(ability) && !main) return cause('loyaltyTime');
  if (isLoyalty(ability) && isLoyaltyUsed(game, id)) return cause('loyaltyUsed');
  if (!hasTimesLeft(game, id, ability, at)) return cause('timesUsed');
  for (const limit of ability.limits ?? []) {
    if (limit.only === 'sorcery' && !main) return cause('asSorcery');
    if (limit.only === 'if' && !holds(game, limit.condition, { you: seat, source: id, x: 0, found: [] }))
      return cause('condition');
  }
  const source = forbidderOf(game, id, ability, playerRules(game, seat));
  return source === NONE ? cause('during') : cause('prohibited', source);
}
