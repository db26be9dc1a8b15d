/** What can't happen [CR 101.2, 614.17 | 2007: 103.2]. */

import type { ObjectRule, PlayerRule } from '@lawmage/ability';
import { citeKeyword } from '../../7-additional/702-keywords/rules.ts';
import { fits } from '../../nouns/fits.ts';
import type { Game } from '../../state/game.ts';
import { NOBODY, NONE, type Seat } from '../../state/ids.ts';
import { thingOrNone } from '../../state/store.ts';
import { by } from '../../work/cite.ts';
import type { EventOf, GameEvent } from '../../work/event.ts';
import { playerRules, rulesOn } from '../604-static/rules.ts';
import { characteristics } from '../613-layers/characteristics.ts';
import { liveEffects } from '../613-layers/live.ts';

type RuleName = ObjectRule['rule'] | PlayerRule['rule'];

/** The rules that can forbid an event of a kind. */
const FORBIDDERS: { readonly [K in GameEvent['what']]?: readonly RuleName[] } = {
  life: ['cantGainLife', 'cantLoseLife', 'lifeCantChange'],
  draw: ['cantDraw'],
  counters: ['cantHaveCounters', 'cantGetCounters'],
  move: ['cantBeSacrificed', 'cantSacrifice', 'cantBeCountered'],
  transform: ['cantTransform'],
  search: ['cantSearch'],
};

/** Whether something could forbid an event at all; quick, and true too often rather than too seldom. */
export function mayBeForbidden(game: Game, event: GameEvent): boolean {
  if (event.what === 'move' && isDestruction(event)) return true;
  if (game.lasting.length === 0 && game.index.statics.length === 0) return false;
  const { rules } = liveEffects(game);
  return rules.size > 0 && FORBIDDERS[event.what]?.some(name => rules.has(name)) === true;
}

/** Destroying, by an effect or by lethal damage [CR 701.8b]. */
export const isDestruction = (event: EventOf<'move'>): boolean =>
  event.from === 'battlefield' &&
  (event.cause === 'destroy' || event.cause === 'destroyForGood' || event.cause === 'lethalDamage');

/** Whether an event can't happen. */
export function isForbidden(game: Game, event: GameEvent): boolean {
  switch (event.what) {
    case 'move':
      return isMoveForbidden(game, event);
    case 'life':
      return by(
        event.change > 0 ? '119.7|' : '119.8|',
        event.change !== 0 &&
          (isOnPlayer(game, event.seat, event.change > 0 ? 'cantGainLife' : 'cantLoseLife') ||
            isOnPlayer(game, event.seat, 'lifeCantChange')),
      );
    case 'draw':
      return isDrawForbidden(game, event.seat);
    case 'counters':
      return event.n > 0 && areCountersForbidden(game, event);
    case 'transform':
      return by(
        event.converts ? '701.28f|' : '101.2|103.2',
        rulesOn(game, event.id).some(({ rule }) => rule.rule === 'cantTransform'),
      );
    case 'search':
      return isOnPlayer(game, event.seat, 'cantSearch');
    default:
      return false;
  }
}

const isOnPlayer = (game: Game, seat: Seat, name: PlayerRule['rule']): boolean =>
  playerRules(game, seat).some(({ rule }) => rule.rule === name);

/** [CR 702.12b, 701.21a, 701.6a] What is indestructible can't be destroyed; what can't be sacrificed or countered isn't. */
function isMoveForbidden(game: Game, event: EventOf<'move'>): boolean {
  if (event.cause === 'counter') return isCounteringForbidden(game, event);
  if (thingOrNone(game, event.id)?.zone !== 'battlefield') return false;
  if (isDestruction(event)) {
    const is = characteristics(game, event.id);
    if (!is.keywords.has('indestructible')) return false;
    citeKeyword(is, 'indestructible');
    return true;
  }
  if (event.cause !== 'sacrifice') return false;
  if (rulesOn(game, event.id).some(({ rule }) => rule.rule === 'cantBeSacrificed')) return true;
  return playerRules(game, event.by).some(
    live =>
      live.rule.rule === 'cantSacrifice' &&
      (live.rule.what === undefined || fits(game, event.id, live.rule.what, live)),
  );
}

/** [CR 101.2, 608.2b | 2007: 103.2, 413.2a] No spell or ability counters it; that it has no legal target left is no countering by one. */
const isCounteringForbidden = (game: Game, { id, by }: EventOf<'move'>): boolean =>
  by !== NOBODY && rulesOn(game, id).some(({ rule }) => rule.rule === 'cantBeCountered');

/** [CR 121.2b] A player who can draw only so many cards a turn draws no more. */
export function isDrawForbidden(game: Game, seat: Seat, n = 1): boolean {
  const drawn = game.history.events.filter(past => past.what === 'draw' && past.seat === seat).length;
  return by(
    '121.2b|',
    playerRules(game, seat).some(({ rule }) => rule.rule === 'cantDraw' && drawn + n > (rule.more ?? 0)),
  );
}

function areCountersForbidden(game: Game, { id, seat, kind }: EventOf<'counters'>): boolean {
  const isMeant = (of: string | undefined): boolean => of === undefined || of === kind;
  if (id !== NONE) {
    return rulesOn(game, id).some(({ rule }) => rule.rule === 'cantHaveCounters' && isMeant(rule.kind));
  }
  return playerRules(game, seat).some(({ rule }) => rule.rule === 'cantGetCounters' && isMeant(rule.kind));
}
