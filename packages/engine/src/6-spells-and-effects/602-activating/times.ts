/** How often abilities have been activated, for those that say "only once" [CR 602.5b | 2007: 403.3]. */

import type { Activated } from '@lawmage/ability';
import { isSameAbility } from '../../1-concepts/113-abilities/same.ts';
import { noteForecast } from '../../7-additional/702-keywords/forecast.ts';
import { mayBeActivatedAgain, timesAllowed } from '../../7-additional/702-keywords/in-front.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/ids.ts';
import { thing, write } from '../../state/store.ts';
import { by, cite, isCiting } from '../../work/cite.ts';
import { abilitiesOf } from '../613-layers/characteristics.ts';

/** A mark of an object: its ability `at` has been activated `n` times, in that turn or ever. */
const key = (at: number, turn: number | 'ever'): string => `activated:${at}:${turn}:`;
const LOYALTY = 'loyalty:';

const limitOf = (ability: Activated, only: 'perTurn' | 'once') => ability.limits?.find(limit => limit.only === only);

function countOf(game: Game, id: ObjectId, start: string): number {
  const mark = thing(game, id).marks.find(known => known.startsWith(start));
  return mark === undefined ? 0 : Number(mark.slice(start.length));
}

/** [CR 606.3 | 2007: none] Whether a loyalty ability of the permanent has been activated this turn. */
export const isLoyaltyUsed = (game: Game, id: ObjectId): boolean =>
  thing(game, id).marks.includes(`${LOYALTY}${game.turn}`);

/** Whether the ability's own limit allows one more activation. */
export function hasTimesLeft(game: Game, id: ObjectId, ability: Activated, at: number): boolean {
  if (isLoyalty(ability) && isLoyaltyUsed(game, id)) return !by('606.3|', true);
  if (ability.limits === undefined) return true;
  const perTurn = limitOf(ability, 'perTurn');
  if (perTurn?.only === 'perTurn' && isUsedUp(game, id, ability, perTurn.times, at)) return !by('602.5b|403.3', true);
  if (isCiting()) citeOwnLimit(game, id, ability, at);
  if (limitOf(ability, 'once') === undefined) return true;
  if (countOf(game, id, key(at, 'ever')) < timesAllowed(game, id, ability)) return true;
  return mayBeActivatedAgain(game, id, ability);
}

/** Whether it has been activated so often this turn, or as often as something allows besides. */
const isUsedUp = (game: Game, id: ObjectId, ability: Activated, times: number, at: number): boolean =>
  countOf(game, id, key(at, game.turn)) >= Math.max(times, timesAllowed(game, id, ability));

/** [CR 602.5c] An ability of the same words, from elsewhere, has been used up; this one has not. */
function citeOwnLimit(game: Game, id: ObjectId, ability: Activated, at: number): void {
  const used = abilitiesOf(game, id).some(
    (live, n) => n !== at && isSameAbility(live.ability, ability) && countOf(game, id, key(n, game.turn)) > 0,
  );
  if (used) cite('602.5c|');
}

/** Remembers an activation where something limits them. */
export function noteActivation(game: Game, id: ObjectId, ability: Activated, at: number): void {
  noteForecast(game, id, ability);
  if (isLoyalty(ability)) replaceMark(game, id, LOYALTY, `${LOYALTY}${game.turn}`);
  if (ability.limits === undefined) return;
  if (limitOf(ability, 'perTurn') !== undefined) count(game, id, `activated:${at}:`, key(at, game.turn));
  if (limitOf(ability, 'once') !== undefined) count(game, id, key(at, 'ever'), key(at, 'ever'));
}

const count = (game: Game, id: ObjectId, old: string, start: string): void =>
  replaceMark(game, id, old, `${start}${countOf(game, id, start) + 1}`);

function replaceMark(game: Game, id: ObjectId, old: string, mark: string): void {
  write(game, id).marks = [...thing(game, id).marks.filter(known => !known.startsWith(old)), mark];
}

/** [CR 606.1 | 2007: none] A loyalty ability. */
export const isLoyalty = (ability: Activated): boolean => ability.cost.some(part => part.pay === 'loyalty');
