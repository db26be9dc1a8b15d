/** Who may attack what, and what is required of attackers, as a problem of declaring [CR 508.1 | 2007: 308.2, 500]. */

import { ready } from '../../../1-concepts/106-mana/ready.ts';
import { GOADED } from '../../../1-concepts/110-permanents/marks.ts';
import { isSick } from '../../../3-card-types/302-creatures/is-sick.ts';
import { playerRules, rulesOn } from '../../../6-spells-and-effects/604-static/rules.ts';
import { bitOfType, characteristics } from '../../../6-spells-and-effects/613-layers/characteristics.ts';
import { citeKeyword } from '../../../7-additional/702-keywords/rules.ts';
import { chosenWord } from '../../../nouns/linked.ts';
import { playersOf } from '../../../nouns/players.ts';
import type { LiveRule } from '../../../state/characteristics.ts';
import type { Game } from '../../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../../state/ids.ts';
import { opponentsOf } from '../../../state/seats.ts';
import { thing } from '../../../state/store.ts';
import { by, cite } from '../../../work/cite.ts';
import type { Option } from '../../../work/decision.ts';
import { type Attackable, attackables } from '../fighters.ts';
import { forbidden, type Hindrance, hindrance } from '../hindrance.ts';
import { covers, scopeOf } from '../scope.ts';
import { type Chooser, NO_BOUND, type Pair, type Problem, type Target } from './problem.ts';
import { taxesOn } from './tax.ts';

export type AttackOption = Extract<Option, { is: 'attack' }>;

/** [CR 508.1a–508.1c | 2007: 308.2a, 500.1] Every attack that is open to a creature of a player by itself. */
export function attackOptions(game: Game, seat: Seat): readonly AttackOption[] {
  const options: AttackOption[] = [];
  const whom = attackables(game, seat).filter(one => isToward(game, seat, one));
  for (const id of ready(game).roster.creatures[seat] ?? []) {
    if (!mayAttack(game, id, seat)) continue;
    for (const one of whom) {
      if (mayAttackThat(game, id, one)) options.push({ is: 'attack', attacker: id, seat: one.seat, id: one.id });
    }
  }
  return options;
}

const mayAttack = (game: Game, id: ObjectId, seat: Seat): boolean => whyNoAttack(game, id, seat) === null;

/** [CR 506.3, 508.1a, 702.3b | 2007: 308.2a, 502.41b] What keeps a creature from attacking at all; null if nothing does. */
export function whyNoAttack(game: Game, id: ObjectId, seat: Seat): Hindrance | null {
  const record = thing(game, id);
  if (record.phasedOut) return PHASED_OUT;
  const is = characteristics(game, id);
  if (is.controller !== seat) return NOT_CONTROLLER;
  if ((is.types & CREATURE_OR_BATTLE) !== CREATURE) return NOT_CREATURE;
  if (by('508.1a|308.2a', record.tapped)) return TAPPED;
  const sick = isSick(game, id, '702.10b|502.5b');
  if (sick && !asThoughNo(game, id, 'summoningSickness')) return SICK;
  if (is.keywords.has('defender') && !asThoughNo(game, id, 'defender')) {
    citeKeyword(is, 'defender');
    return DEFENDER;
  }
  if (sick && is.keywords.has('defender')) cite('609.4a|');
  cite('302.5|');
  const says = is.rules.find(({ rule }) => rule.rule === 'cantAttack' && rule.whom === undefined && !rule.alone);
  return by('508.1c|500.2', says !== undefined) ? forbidden('508.1c|500.2', says) : null;
}

const CREATURE = bitOfType('creature');
const CREATURE_OR_BATTLE = CREATURE | bitOfType('battle');

const PHASED_OUT = hindrance('phasedOut', '702.26b|217.8a');
const NOT_CONTROLLER = hindrance('notController', '508.1a|308.2a');
const NOT_CREATURE = hindrance('notCreature', '508.1a|308.2a');
const TAPPED = hindrance('tapped', '508.1a|308.2a');
const SICK = hindrance('sick', '302.6|212.3d');
const DEFENDER = hindrance('defender', '702.3b|502.41b');

const asThoughNo = (game: Game, id: ObjectId, no: 'defender' | 'summoningSickness'): boolean =>
  by(
    '609.4|',
    rulesOn(game, id).some(({ rule }) => rule.rule === 'canAttackAsThough' && rule.no === no),
  );

const mayAttackThat = (game: Game, id: ObjectId, whom: Attackable): boolean => whyNotThat(game, id, whom) === undefined;

/** What forbids a creature to attack this player or permanent. */
export const whyNotThat = (game: Game, id: ObjectId, whom: Attackable): LiveRule | undefined =>
  rulesOn(game, id).find(live => {
    const { rule } = live;
    return rule.rule === 'cantAttack' && rule.whom !== undefined && covers(game, rule.whom, whom, scopeOf(live));
  });

/** What is required of and forbidden to the creatures that may attack, together. */
export function attackProblem(game: Game, seat: Seat, options: readonly AttackOption[]): Problem {
  const places = new Map<ObjectId, number>();
  for (const { attacker } of options) if (!places.has(attacker)) places.set(attacker, places.size);
  const whom: Attackable[] = [];
  const pairs: Pair[] = options.map(option => {
    let target = whom.findIndex(one => one.seat === option.seat && one.id === option.id);
    if (target < 0) target = whom.push({ seat: option.seat, id: option.id }) - 1;
    const gain = gainOfPair(game, option.attacker, option);
    const costs = taxesOn(game, seat, option).length > 0;
    return { chooser: places.get(option.attacker) ?? 0, target, gain, costs };
  });
  const targets = whom.map((one): Target => ({ least: 0, most: attackLimit(game, seat, one), gain: 0 }));
  const choosers = [...places.keys()].map(id => attackerIn(game, id));
  return { choosers, targets, pairs, limit: attackLimit(game, seat, null) };
}

/** Whether no rule is on a player, and neither rules nor marks are on any of the creatures that may attack. */
export const isUnruled = (game: Game, seat: Seat, options: readonly AttackOption[]): boolean =>
  playerRules(game, seat).length === 0 &&
  options.every(({ attacker }) => rulesOn(game, attacker).length === 0 && thing(game, attacker).marks.length === 0);

/** "No more than two creatures can attack each combat", or can attack somebody. */
function attackLimit(game: Game, seat: Seat, whom: Attackable | null): number {
  let most = NO_BOUND;
  for (const live of playerRules(game, seat)) {
    const { rule } = live;
    if (rule.rule !== 'attackLimit') continue;
    const meant =
      whom === null ? rule.whom === undefined : rule.whom !== undefined && covers(game, rule.whom, whom, live);
    if (meant) most = Math.min(most, rule.count);
  }
  return most;
}

/** [CR 607.2f | 2007: none] Whether it belongs to the nearest opponent in a direction that was chosen; turn order goes to the left. */
function isToward(game: Game, seat: Seat, { seat: defender }: Attackable): boolean {
  return playerRules(game, seat).every(({ rule, source }) => {
    if (rule.rule !== 'attacksToward') return true;
    const [next, ...others] = opponentsOf(game, seat);
    const direction = chosenWord(game, source, 'word');
    cite('607.2f|');
    return direction === null || defender === (direction === 'left' ? next : (others.at(-1) ?? next));
  });
}

/** [CR 508.1d, 701.15b | 2007: 500.1] "attacks if able", also by being goaded. */
function attackerIn(game: Game, id: ObjectId): Chooser {
  const rules = rulesOn(game, id);
  return {
    capacity: 1,
    gain:
      rules.filter(({ rule }) => rule.rule === 'mustAttack' && rule.whom === undefined).length +
      goaders(game, id).length,
    notAlone: rules.some(({ rule }) => rule.rule === 'cantAttack' && rule.alone),
  };
}

/** "attacks that player if able"; a goaded creature another player than the one who goaded it [CR 701.15b]. */
function gainOfPair(game: Game, id: ObjectId, whom: Attackable): number {
  if (whom.id !== NONE) return 0;
  const named = rulesOn(game, id).filter(live => isRequired(game, live, whom.seat)).length;
  return named + goaders(game, id).filter(goader => goader !== whom.seat).length;
}

function isRequired(game: Game, live: LiveRule, seat: Seat): boolean {
  const { rule } = live;
  return (
    rule.rule === 'mustAttack' && rule.whom !== undefined && playersOf(game, rule.whom, scopeOf(live)).includes(seat)
  );
}

/** [CR 701.15b, 701.15c] The players who have goaded a creature. */
function goaders(game: Game, id: ObjectId): readonly number[] {
  const marks = thing(game, id).marks.filter(mark => mark.startsWith(GOADED));
  if (marks.length > 0) cite('701.15b|');
  if (marks.length > 1) cite('701.15c|');
  return marks.map(mark => Number(mark.slice(GOADED.length)));
}
