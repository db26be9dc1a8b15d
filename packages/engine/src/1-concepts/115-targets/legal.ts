/** Legal targets [CR 115 | 2007: 415]. */

import type { Filter, PlayerSort } from '@lawmage/ability';
import { playerRules } from '../../6-spells-and-effects/604-static/rules.ts';
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { hasQuality, isOfSeveral, isProtectedFrom, keywordsOf } from '../../7-additional/702-keywords/protection.ts';
import { citeKeyword } from '../../7-additional/702-keywords/rules.ts';
import { holds } from '../../nouns/condition.ts';
import { fits } from '../../nouns/fits.ts';
import { objectsOf } from '../../nouns/objects.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game, Target } from '../../state/game.ts';
import { NOBODY, NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { seatsFrom } from '../../state/seats.ts';
import { player, thing } from '../../state/store.ts';
import { cite } from '../../work/cite.ts';
import { foundIn } from '../../work/memory.ts';
import { ready } from '../106-mana/ready.ts';
import { isFromOne, ownersOf } from './one-graveyard.ts';
import { filterOf, type TargetPhrase } from './phrases.ts';

/** Who targets: the spell or ability on the stack, or about to be there. */
export type Aiming = Scope & {
  /** The object on the stack, which can't target itself [CR 115.5 | 2007: 415.6]; or NONE. */
  readonly item: ObjectId;
  /** What the spell says may not be chosen as it is cast. */
  readonly except?: readonly Filter[];
};

export const targetObject = (id: ObjectId): Target => ({ id, seat: NOBODY });
export const targetPlayer = (seat: Seat): Target => ({ id: NONE, seat });
export const sameTarget = (a: Target, b: Target): boolean => a.id === b.id && a.seat === b.seat;

/** Every legal target of one instance of the word "target": players in turn order, then objects. */
export function legalTargets(game: Game, phrase: TargetPhrase, by: Aiming): readonly Target[] {
  const targets: Target[] = [];
  for (const seat of seatsFrom(game, by.you)) if (isLegalSeat(game, phrase, seat, by)) targets.push(targetPlayer(seat));
  const filter = filterOf(phrase);
  if (filter !== null) {
    if (isOfPermanents(filter)) cite('115.2|415.5');
    if ('either' in phrase && phrase.filter === undefined) cite('115.4|');
    for (const id of objectsOf(game, { what: 'each', filter }, by)) {
      if (isAimable(game, phrase, id, by)) targets.push(targetObject(id));
    }
  }
  return targets;
}

/** Whether there are at least `n` legal targets. */
export function hasLegalTargets(game: Game, phrase: TargetPhrase, by: Aiming, n: number): boolean {
  if (n <= 0) return true;
  if (isFromOne(phrase, { least: n, most: n })) return ownersOf(game, legalTargets(game, phrase, by), n).length > 0;
  let found = 0;
  if (!('what' in phrase)) {
    for (const { seat } of game.players) if (isLegalSeat(game, phrase, seat, by) && ++found >= n) return true;
  }
  const filter = filterOf(phrase);
  if (filter === null) return false;
  if (isOfPermanents(filter)) {
    for (const ids of isOfCreatures(filter) ? ready(game).roster.creatures : [game.battlefield])
      for (const id of ids)
        if (fits(game, id, filter, by) && isAimable(game, phrase, id, by) && ++found >= n) return true;
    return false;
  }
  for (const id of objectsOf(game, { what: 'each', filter }, by))
    if (isAimable(game, phrase, id, by) && ++found >= n) return true;
  return false;
}

/** Whether only creatures can be meant. */
function isOfCreatures(filter: Filter): boolean {
  return 'types' in filter && filter.types?.length === 1 && filter.types[0] === 'creature';
}

const isOfPermanents = (filter: Filter): boolean =>
  !('anyOf' in filter) && filter.sort === 'permanent' && filter.in === undefined;

/** [CR 608.2b | 2007: 413.2a] Whether a target is legal now: still there, still described, still able to be targeted. */
export function isLegalTarget(game: Game, phrase: TargetPhrase, target: Target, by: Aiming): boolean {
  if (target.seat !== NOBODY) return isLegalSeat(game, phrase, target.seat, by);
  const filter = filterOf(phrase);
  if (filter === null || thing(game, target.id).zone === null) return false;
  return fits(game, target.id, filter, by) && isAimable(game, phrase, target.id, by);
}

/** What a filter alone does not say: the other of "another", and what forbids targeting. */
function isAimable(game: Game, phrase: TargetPhrase, id: ObjectId, by: Aiming): boolean {
  if (id === by.item) {
    cite('115.5|415.6');
    return false;
  }
  if ('either' in phrase && phrase.other === true && id === by.source) return false;
  if (by.except?.some(filter => fits(game, id, filter, by))) return false;
  if (phrase.apartFrom?.some(slot => foundIn(by, slot).ids.includes(id))) return false;
  return canBeTargeted(game, id, by);
}

/** [CR 702.11b, 702.11d, 702.16b, 702.18a | 2007: 502.7b] Whether nothing forbids targeting an object. */
export function canBeTargeted(game: Game, id: ObjectId, by: Aiming): boolean {
  const is = characteristics(game, id);
  const { keywords } = is;
  if (keywords.size > 0 && thing(game, id).zone === 'battlefield') {
    if (keywords.has('shroud')) {
      citeKeyword(is, 'shroud');
      return false;
    }
    if (keywords.has('hexproof') && is.controller !== by.you && !losesToHexproof(game, id, by)) {
      citeKeyword(is, 'hexproof');
      return false;
    }
    if (keywords.has('protection') && isProtectedFrom(game, id, by.source)) {
      cite('702.16b|502.7b');
      return false;
    }
  }
  for (const { rule, source, controller } of is.rules) {
    if (rule.rule !== 'cantBeTargeted') continue;
    const reader: Scope = { you: controller, source, x: 0, found: [] };
    if (rule.controlledBy !== undefined && !playersOf(game, rule.controlledBy, reader).includes(by.you)) continue;
    if (rule.by === undefined || fits(game, by.item === NONE ? by.source : by.item, rule.by, reader)) {
      cite('101.2|103.2');
      return false;
    }
  }
  return true;
}

/** [CR 702.11d] Hexproof from some qualities only leaves other sources free. */
function losesToHexproof(game: Game, id: ObjectId, by: Aiming): boolean {
  const from = keywordsOf(game, id, 'hexproof');
  if (from.length === 0) return false;
  const plain = characteristics(game, id).abilities.some(
    ({ ability }) => ability.is === 'keyword' && ability.keyword === 'hexproof' && ability.quality === undefined,
  );
  cite('702.11d|');
  const acts = from.find(({ quality, live }) => hasQuality(game, by.source, quality, live, id));
  if (acts !== undefined && isOfSeveral(acts.quality)) cite('702.11f|');
  if (acts !== undefined && 'every' in acts.quality && acts.quality.every === 'eachColor') cite('702.11g|');
  return !plain && acts === undefined;
}

function isLegalSeat(game: Game, phrase: TargetPhrase, seat: Seat, by: Aiming): boolean {
  if ('what' in phrase || player(game, seat).left) return false;
  const sort: PlayerSort = 'who' in phrase ? phrase.of : phrase.players;
  if (sort === 'opponent' && seat === by.you) return false;
  if (phrase.apartFrom?.some(slot => foundIn(by, slot).seats.includes(seat))) return false;
  if ('who' in phrase && phrase.if !== undefined && !holds(game, phrase.if.condition, { ...by, you: seat }))
    return false;
  return !playerRules(game, seat).some(({ rule }) => forbidsTargeting(game, rule, seat, by));
}

/** [CR 702.11c, 702.16b, 702.18a | 2007: none] Players with hexproof, shroud or protection. */
function forbidsTargeting(
  game: Game,
  rule: { readonly rule: string; readonly from?: unknown },
  seat: Seat,
  by: Aiming,
): boolean {
  if (rule.rule === 'shroud') {
    cite('702.18a|');
    return true;
  }
  if (rule.rule === 'hexproof') {
    cite('702.11c|');
    return seat !== by.you;
  }
  if (rule.rule !== 'protection') return false;
  cite('702.16b|502.7b');
  if (rule.from === 'everything') return true;
  const filter: Filter = { adj: [{ is: 'color', color: rule.from as 'W' }], sort: 'source' };
  return fits(game, by.source, filter, by);
}
