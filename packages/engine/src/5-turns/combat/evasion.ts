/** Whether one creature may block another: evasion and what a creature can't block [CR 509.1b | 2007: 309.2a, 500.1]. */

import { COLORS, type KeywordName, type ObjectRule } from '@lawmage/ability';
import { rulesOn } from '../../6-spells-and-effects/604-static/rules.ts';
import { characteristics, isType } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { landwalks } from '../../7-additional/702-keywords/landwalk.ts';
import { isProtectedFrom } from '../../7-additional/702-keywords/protection.ts';
import { citeKeyword, ruleOfKeyword } from '../../7-additional/702-keywords/rules.ts';
import type { Rule } from '../../editions/rule.ts';
import { fits } from '../../nouns/fits.ts';
import type { Characteristics, LiveRule } from '../../state/characteristics.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { by, cite, citeAll } from '../../work/cite.ts';
import { attackerOf } from './fighters.ts';
import { forbidden, type Hindrance } from './hindrance.ts';
import { scopeOf } from './scope.ts';

export type Side = { readonly id: ObjectId; readonly is: Characteristics; readonly rules: readonly LiveRule[] };
type Evasion = (game: Game, attacker: Side, blocker: Side, defender: Seat) => boolean;

export const sideOf = (game: Game, id: ObjectId): Side => ({
  id,
  is: characteristics(game, id),
  rules: rulesOn(game, id),
});

/** Whether no restriction on this pair alone forbids the block. Bounds on how many block are the declaration's. */
export const mayBlock = (game: Game, attacker: Side, blocker: Side, defender: Seat): boolean =>
  whyNoBlock(game, attacker, blocker, defender) === null;

/** What keeps a creature from blocking an attacker; null if nothing does. */
export function whyNoBlock(game: Game, attacker: Side, blocker: Side, defender: Seat): Hindrance | null {
  if ((attackerOf(game, attacker.id)?.band ?? -1) >= 0) cite('702.22g|502.10f');
  for (const keyword of attacker.is.keywords) {
    const evades = EVASIONS[keyword];
    if (!evades?.(game, attacker, blocker, defender)) continue;
    citeKeyword(attacker.is, keyword);
    if ([...attacker.is.keywords].filter(other => EVASIONS[other] !== undefined).length > 1) cite('509.1b|501.2');
    if (keyword === 'landwalk' && blocker.is.keywords.has('landwalk')) cite('702.14d|502.6d');
    citeAll(OTHER_NAMES[keyword] ?? []);
    return evaded(keyword);
  }
  if (blocker.is.keywords.has('shadow') && !attacker.is.keywords.has('shadow')) {
    citeKeyword(blocker.is, 'shadow');
    return evaded('shadow');
  }
  const live =
    attacker.rules.find(one => evadesBy(game, one, blocker)) ?? blocker.rules.find(one => isKept(game, one, attacker));
  return by('509.1b|501.3', live !== undefined) ? forbidden('509.1b|500.3', live) : null;
}

const evaded = (keyword: KeywordName): Hindrance => ({
  code: 'evasion',
  rule: OTHER_NAMES[keyword]?.[0] ?? ruleOfKeyword(keyword),
  source: NONE,
  keyword,
});

const OTHER_NAMES: { readonly [K in KeywordName]?: readonly Rule[] } = {
  protection: ['702.16f|502.7f'],
  landwalk: ['702.14c|502.6b'],
};

const BLACK = 1 << COLORS.indexOf('B');

/** Evasion abilities, each saying when it keeps a creature from blocking. */
const EVASIONS: Partial<Readonly<Record<KeywordName, Evasion>>> = {
  /** [CR 702.9b, 702.17b | 2007: 502.4b] */
  flying: (_game, _attacker, blocker) =>
    !blocker.is.keywords.has('flying') && !reaches(blocker) && !asThough(blocker, 'flying', 'reach'),
  /** [CR 702.28b | 2007: 502.8b] */
  shadow: (_game, _attacker, blocker) => !blocker.is.keywords.has('shadow') && !asThough(blocker, 'shadow'),
  /** [CR 702.31b | 2007: 502.17b] */
  horsemanship: (_game, _attacker, blocker) => !blocker.is.keywords.has('horsemanship'),
  /** [CR 702.36b | 2007: 502.25b] */
  fear: (game, _attacker, blocker) => !isType(game, blocker.id, 'artifact') && (blocker.is.colors & BLACK) === 0,
  /** [CR 702.13b] */
  intimidate: (game, attacker, blocker) =>
    !isType(game, blocker.id, 'artifact') && (blocker.is.colors & attacker.is.colors) === 0,
  /** [CR 702.118b] */
  skulk: (_game, attacker, blocker) => blocker.is.power > attacker.is.power,
  /** [CR 702.16f | 2007: 502.7f] */
  protection: (game, attacker, blocker) => isProtectedFrom(game, attacker.id, blocker.id),
  /** [CR 702.14c | 2007: 502.6b, 502.6c] */
  landwalk: (game, attacker, _blocker, defender) => landwalks(game, attacker.id, defender),
};

/** [CR 702.17b, 702.17c | 2007: 502.4b] */
function reaches({ is }: Side): boolean {
  if (!is.keywords.has('reach')) return false;
  citeKeyword(is, 'reach');
  return true;
}

function asThough(blocker: Side, ...has: readonly Extract<ObjectRule, { rule: 'canBlockAsThough' }>['has'][]): boolean {
  return by(
    '609.4|',
    blocker.rules.some(({ rule }) => rule.rule === 'canBlockAsThough' && has.includes(rule.has)),
  );
}

/** "can't be blocked", "can't be blocked by …", "can't be blocked except by …". */
function evadesBy(game: Game, live: LiveRule, blocker: Side): boolean {
  const { rule } = live;
  if (rule.rule !== 'cantBeBlocked') return false;
  if (rule.by !== undefined) return fits(game, blocker.id, rule.by, scopeOf(live));
  if (rule.exceptBy !== undefined) return !fits(game, blocker.id, rule.exceptBy, scopeOf(live));
  return rule.byMoreThan === undefined && rule.fewerThan === undefined;
}

/** "can't block", "can't block …", "can block only …". */
function isKept(game: Game, live: LiveRule, attacker: Side): boolean {
  const { rule } = live;
  if (rule.rule !== 'cantBlock' || rule.alone) return false;
  if (rule.whom !== undefined) return fits(game, attacker.id, rule.whom, scopeOf(live));
  return rule.onlyIf === undefined || !fits(game, attacker.id, rule.onlyIf, scopeOf(live));
}
