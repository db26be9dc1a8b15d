/** The ways to cast a card: from where, with which face, for which cost [CR 601.2b, 118.9 | 2007: 409.1b]. */

import type { Cost, Static } from '@lawmage/ability';
import { FUSED } from '../../2-parts/faces.ts';
import { holds } from '../../nouns/condition.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { asCast } from './as-cast.ts';
import { facesOf } from './faces.ts';
import { mayBeGiven } from './given.ts';
import { keywordWays } from './keyword-ways.ts';
import { type Look, lookOf } from './look.ts';
import { type Permission, permissionsFor } from './permissions.ts';
import { isIn } from './place.ts';
import { isMainPhaseOf } from './timing.ts';
import { type Way, way } from './way.ts';
import { mergedWays } from './which-permission.ts';

/** Every way in which a player may begin to cast a card, timing, prohibitions, mana and targets apart. */
export function waysToCast(game: Game, seat: Seat, id: ObjectId): readonly Way[] {
  const record = thing(game, id);
  if (record.zone === 'hand' && record.owner === seat) {
    const look = lookOf(game, id, record.face);
    if (look.plain && facesOf(game, id).length === 1 && !mayBeGiven(game)) return plainWays(look);
  }
  const ways = facesOf(game, id).flatMap(face => {
    const as = asCast(game, seat, id, { face, way: face === FUSED ? 'fuse' : 'normal', faceDown: 'no' });
    const look = lookOf(as, id, face);
    const byKeywords = keywordWays(as, seat, id, face, look);
    if (look.land) return byKeywords.filter(one => one.faceDown !== 'no');
    const permitted = permissionsFor(as, seat, id).filter(permission => permission.faces.includes(face));
    return [...permitted.flatMap(permission => waysUnder(as, seat, id, face, look, permission)), ...byKeywords];
  });
  return mergedWays(ways);
}

/** The way of that name, if it is still open. */
export const wayNamed = (game: Game, seat: Seat, id: ObjectId, face: number, name: string): Way | undefined =>
  waysToCast(game, seat, id).find(one => one.way === name && one.face === face);

/** A card of which nothing but its face concerns how it is cast is cast for its mana cost. */
export function plainWays({ land, cost, normal }: Look): readonly Way[] {
  if (!land && cost === null) cite('118.6|213.1a', '118.6|401.1b');
  return normal;
}

/** [CR 118.9, 118.9a | 2007: 409.1b] With a permission: for the mana cost, or for an alternative cost of the card's own. */
function waysUnder(
  game: Game,
  seat: Seat,
  id: ObjectId,
  face: number,
  look: Look,
  permission: Permission,
): readonly Way[] {
  const { anyType, extra, counted, by, gives } = permission;
  const of = { face, extra, counted, by, gives };
  if (permission.cost !== null) cite('118.9b|');
  if (permission.free) return [way({ ...of, way: 'free', free: true })];
  if (permission.cost !== null) return [way({ ...of, way: 'permitted', cost: permission.cost, anyType })];
  const ways: Way[] = [];
  if (look.cost !== null)
    ways.push(way({ ...of, way: nameOf(game, id, face), cost: [{ pay: 'mana', cost: look.cost }], anyType }));
  if (!isMainPhaseOf(game, seat)) ways.push(...flashWays(game, seat, id, face, look, permission));
  look.statics.forEach((ability, at) => {
    const alternative = alternativeOf(game, seat, id, ability);
    if (alternative !== null) cite('113.6d|401.6', '604.5|412.3');
    if (alternative !== null) ways.push(way({ ...of, way: `alternative:${at}`, cost: alternative, anyType }));
  });
  return ways;
}

/** [CR 718.3, 718.3a | 2007: none] With its second set of characteristics a card is cast as a prototyped spell. */
function nameOf(game: Game, id: ObjectId, face: number): string {
  if (face === FUSED) {
    cite('702.102a|');
    return 'fuse';
  }
  if (face !== 1 || game.cards[thing(game, id).card]?.layout !== 'prototype') return 'normal';
  return 'prototype';
}

/** [CR 601.3c | 2007: none] As though it had flash, for something more. */
function flashWays(
  game: Game,
  seat: Seat,
  id: ObjectId,
  face: number,
  look: Look,
  { extra, anyType, counted, by, gives }: Permission,
): readonly Way[] {
  const { cost } = look;
  if (cost === null) return [];
  return look.statics.flatMap(({ rule }) => {
    if (rule.static !== 'flashIf' || rule.cost === undefined) return [];
    if (rule.if !== undefined && !holds(game, rule.if, { you: seat, source: id, x: 0, found: [] })) return [];
    cite('601.3c|');
    const more = [...extra, ...rule.cost];
    const of = { face, extra: more, anyType, counted, by, gives };
    return [way({ ...of, way: 'flash', cost: [{ pay: 'mana', cost }], timing: 'instant' })];
  });
}

function alternativeOf(game: Game, seat: Seat, id: ObjectId, { rule, while: when }: Static): Cost | null {
  if (rule.static !== 'alternativeCost') return null;
  const scope: Scope = { you: seat, source: id, x: 0, found: [] };
  if (when !== undefined && !holds(game, when, scope)) return null;
  if (rule.if !== undefined && !holds(game, rule.if, scope)) return null;
  return rule.from === undefined || isIn(game, id, rule.from, scope) ? rule.cost : null;
}
