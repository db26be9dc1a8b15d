/** What keeps a player from casting a spell [CR 601.3, 101.2 | 2007: 409.4, 103.2]. */

import type { Period, Static, StepName } from '@lawmage/ability';
import { hasWord } from '../../1-concepts/113-abilities/words.ts';
import { fitsAsSpell } from '../../1-concepts/118-costs/as-spell.ts';
import { editionOf } from '../../editions/edition.ts';
import { holds } from '../../nouns/condition.ts';
import type { Game } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { fork, thing, write } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';
import type { LivePlayerRule } from '../604-static/rules.ts';
import { controllerOf, isSupertype, isType } from '../613-layers/characteristics.ts';
import { staleOne } from '../613-layers/stale.ts';
import type { Look } from './look.ts';
import { newItem } from './new-item.ts';
import { isStep } from './periods.ts';
import { isIn } from './place.ts';
import { SOME_X } from './possible-x.ts';
import type { Way } from './way.ts';

/** Whether an effect forbids a player to cast a card, or the card itself says "cast only …". */
export function isForbidden(
  game: Game,
  seat: Seat,
  id: ObjectId,
  look: Look,
  way: Way,
  rules: readonly LivePlayerRule[],
): boolean {
  if ((look.instant || look.sorcery) && isSupertype(game, id, 'legendary') && lacksLegend(game, seat)) return true;
  for (const rule of rules)
    if (forbids(game, seat, id, rule) && !mayEscape(game, seat, id, look, way, rule)) return true;
  for (const { rule } of look.statics) if (rule.static === 'castOnly' && !isNow(game, seat, id, rule)) return true;
  return false;
}

/** [CR 604.6 | 2007: 401.5] Whether now is when a card says that it may be cast. */
function isNow(game: Game, seat: Seat, id: ObjectId, rule: CastOnly): boolean {
  cite('113.6e|402.8d', '604.6|401.5');
  if (rule.if !== undefined && !holds(game, rule.if, { you: seat, source: id, x: 0, found: [] })) return false;
  if (rule.when !== undefined && !isStep(game, rule.when)) return false;
  return rule.during === undefined || isDuring(game, seat, rule.during);
}

type CastOnly = Extract<Static['rule'], { readonly static: 'castOnly' }>;

/** [CR 205.4e | 2007: none] A legendary instant or sorcery needs a legendary creature or planeswalker of its player. */
function lacksLegend(game: Game, seat: Seat): boolean {
  const has = game.battlefield.some(
    one =>
      controllerOf(game, one) === seat &&
      isSupertype(game, one, 'legendary') &&
      (isType(game, one, 'creature') || isType(game, one, 'planeswalker')),
  );
  return by('205.4e|', !has);
}

/**
 * [CR 601.3a | 2007: 409.4] A spell forbidden for its mana value may be begun if another X makes it allowed; then it is asked
 * again what it has become.
 */
function mayEscape(game: Game, seat: Seat, id: ObjectId, { cost }: Look, way: Way, live: LivePlayerRule): boolean {
  const { rule } = live;
  if (rule.rule !== 'cantCast' || thing(game, id).zone === 'stack' || !editionOf(game).proposalChecked) return false;
  if (way.free || cost?.includes('X') !== true || !hasWord(rule.what, node => node.stat === 'manaValue')) return false;
  return by(
    '601.3a|',
    SOME_X.some(x => !forbids(announced(game, seat, id, way, x), seat, id, live)),
  );
}

/** The game in which a card is the spell that it would be with that X. */
function announced(game: Game, seat: Seat, id: ObjectId, way: Way, x: number): Game {
  const copy = fork(game);
  const spell = write(copy, id);
  spell.stack = { ...newItem(id, seat, way, spell.zone), x };
  spell.zone = 'stack';
  staleOne(copy, id);
  return copy;
}

type During = StepName | Period | 'opponentsTurn' | 'yourTurn';

function isDuring(game: Game, seat: Seat, during: During): boolean {
  if (during === 'yourTurn') return game.active === seat;
  if (during === 'opponentsTurn') return game.active !== seat;
  return isStep(game, during);
}

function forbids(game: Game, seat: Seat, id: ObjectId, live: LivePlayerRule): boolean {
  const { rule } = live;
  if (rule.rule !== 'cantCast') return false;
  if (rule.during === 'combat' && !isStep(game, 'combat')) return false;
  if (rule.during === 'yourTurn' && game.active !== live.controller) return false;
  if (rule.from !== undefined && !rule.from.some(place => isIn(game, id, place, live))) return false;
  if (!fitsAsSpell(game, id, rule.what, live)) return false;
  return rule.more === undefined || spellsCast(game, seat, live) >= rule.more;
}

/** What says that a player can't cast a card, or NONE. */
export const castForbidder = (game: Game, seat: Seat, id: ObjectId, rules: readonly LivePlayerRule[]): ObjectId =>
  rules.find(live => forbids(game, seat, id, live))?.source ?? NONE;

/** How many spells of a kind a player has cast this turn. */
function spellsCast(game: Game, seat: Seat, { rule, ...scope }: LivePlayerRule): number {
  if (rule.rule !== 'cantCast') return 0;
  const { what } = rule;
  return game.history.events.filter(
    event => event.what === 'cast' && event.seat === seat && fitsAsSpell(game, event.id, what, scope),
  ).length;
}
