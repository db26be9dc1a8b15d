/** Who may block whom, and what is required of blockers, as a problem of declaring [CR 509.1 | 2007: 309.2, 500]. */

import type { Count } from '@lawmage/ability';
import { ready } from '../../../1-concepts/106-mana/ready.ts';
import { playerRules, rulesOn } from '../../../6-spells-and-effects/604-static/rules.ts';
import {
  characteristics,
  controllerOf,
  hasKeyword,
  isType,
} from '../../../6-spells-and-effects/613-layers/characteristics.ts';
import { citeKeyword } from '../../../7-additional/702-keywords/rules.ts';
import { countOf } from '../../../nouns/count.ts';
import { objectsOf } from '../../../nouns/objects.ts';
import type { Game } from '../../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../../state/ids.ts';
import { thing } from '../../../state/store.ts';
import { by, cite } from '../../../work/cite.ts';
import type { Option } from '../../../work/decision.ts';
import { mayBlock, sideOf } from '../evasion.ts';
import { type Hindrance, hindrance } from '../hindrance.ts';
import { scopeOf } from '../scope.ts';
import { type Chooser, NO_BOUND, type Problem, type Target } from './problem.ts';
import { costsOf } from './tax.ts';

export type BlockOption = Extract<Option, { is: 'block' }>;

/** [CR 509.1a, 509.1b | 2007: 309.2a, 500.1] Every block that is open to a creature of a defending player by itself. */
export function blockOptions(game: Game, seat: Seat): readonly BlockOption[] {
  const attackers = (game.combat?.attackers ?? []).filter(one => one.seat === seat).map(one => sideOf(game, one.id));
  if (attackers.length === 0) return [];
  if (
    game.combat?.attackers.some(one => one.seat === seat && one.target !== NONE && isType(game, one.target, 'battle'))
  )
    cite('310.9c|', '310.9e|');
  const options: BlockOption[] = [];
  for (const id of ready(game).roster.creatures[seat] ?? []) {
    if (!isPossibleBlocker(game, id, seat)) continue;
    const blocker = sideOf(game, id);
    for (const attacker of attackers) {
      if (mayBlock(game, attacker, blocker, seat)) options.push({ is: 'block', blocker: id, attacker: attacker.id });
    }
  }
  return options;
}

const isPossibleBlocker = (game: Game, id: ObjectId, seat: Seat): boolean => whyNoBlocker(game, id, seat) === null;

/** [CR 506.3, 509.1a | 2007: 309.2a] Untapped creatures block, under the defending player's control. */
export function whyNoBlocker(game: Game, id: ObjectId, seat: Seat): Hindrance | null {
  const record = thing(game, id);
  if (record.phasedOut) return PHASED_OUT;
  if (controllerOf(game, id) !== seat) return NOT_CONTROLLER;
  if (!isType(game, id, 'creature') || isType(game, id, 'battle')) return NOT_CREATURE;
  cite('302.5|');
  return by('509.1a|309.2a', record.tapped) ? TAPPED : null;
}

const PHASED_OUT = hindrance('phasedOut', '702.26b|217.8a');
const NOT_CONTROLLER = hindrance('notController', '509.1a|309.2a');
const NOT_CREATURE = hindrance('notCreature', '509.1a|309.2a');
const TAPPED = hindrance('tapped', '509.1a|309.2a');

/** What is required of and forbidden to the creatures that may block, together. */
export function blockProblem(game: Game, seat: Seat, options: readonly BlockOption[]): Problem {
  const blockers = [...new Set(options.map(option => option.blocker))];
  const attackers = [...new Set(options.map(option => option.attacker))];
  const limits = playerRules(game, seat).flatMap(({ rule }) => (rule.rule === 'blockLimit' ? [rule.count] : []));
  return {
    choosers: blockers.map(id => blockerIn(game, id)),
    targets: attackers.map(id => blockedIn(game, id)),
    pairs: options.map(({ blocker, attacker }) => ({
      chooser: blockers.indexOf(blocker),
      target: attackers.indexOf(attacker),
      gain: gainOfPair(game, blocker, attacker),
      costs: costsOf(game, blocker, 'costsToBlock').length > 0,
    })),
    limit: Math.min(NO_BOUND, ...limits),
  };
}

/** "blocks if able", "can block an additional creature", "can't block alone". */
function blockerIn(game: Game, id: ObjectId): Chooser {
  let capacity = 1;
  let gain = 0;
  let notAlone = false;
  for (const live of rulesOn(game, id)) {
    const { rule } = live;
    if (rule.rule === 'canBlockAdditional') capacity += additional(game, rule.count, scopeOf(live));
    if (rule.rule === 'mustBlock' && rule.whom === undefined) gain += 1;
    if (rule.rule === 'cantBlock' && rule.alone) notAlone = true;
  }
  return { capacity: Math.min(capacity, NO_BOUND), gain, notAlone };
}

const additional = (game: Game, count: Count | 'any', scope: ReturnType<typeof scopeOf>): number =>
  count === 'any' ? NO_BOUND : countOf(game, count, scope);

/** [CR 702.111b] Menace, "except by two or more", "by more than one", "must be blocked if able". */
function blockedIn(game: Game, id: ObjectId): Target {
  const menacing = hasKeyword(game, id, 'menace');
  if (menacing) citeKeyword(characteristics(game, id), 'menace');
  let least = menacing ? 2 : 0;
  let most = NO_BOUND;
  let gain = 0;
  for (const { rule } of rulesOn(game, id)) {
    if (rule.rule === 'mustBeBlocked' && !rule.byAll) gain += 1;
    if (rule.rule !== 'cantBeBlocked') continue;
    if (rule.fewerThan !== undefined) least = Math.max(least, rule.fewerThan);
    if (rule.byMoreThan !== undefined) most = Math.min(most, rule.byMoreThan);
  }
  return { least, most, gain };
}

/** "blocks that creature if able"; "all creatures able to block this do so". */
function gainOfPair(game: Game, blocker: ObjectId, attacker: ObjectId): number {
  const named = rulesOn(game, blocker).filter(live => {
    const { rule } = live;
    return (
      rule.rule === 'mustBlock' &&
      rule.whom !== undefined &&
      objectsOf(game, rule.whom, scopeOf(live)).includes(attacker)
    );
  });
  const lured = rulesOn(game, attacker).filter(({ rule }) => rule.rule === 'mustBeBlocked' && rule.byAll);
  return named.length + lured.length;
}
