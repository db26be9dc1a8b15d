/** What is wrong with a declaration, creature by creature, for people who want to know. */
import { GOADED } from '../../../1-concepts/110-permanents/marks.ts';
import { playerRules, rulesOn } from '../../../6-spells-and-effects/604-static/rules.ts';
import { hasKeyword } from '../../../6-spells-and-effects/613-layers/characteristics.ts';
import type { Rule } from '../../../editions/rule.ts';
import { objectsOf } from '../../../nouns/objects.ts';
import { playersOf } from '../../../nouns/players.ts';
import type { LiveRule } from '../../../state/characteristics.ts';
import type { Game } from '../../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../../state/ids.ts';
import { thing } from '../../../state/store.ts';
import type { Decision, Reply } from '../../../work/decision.ts';
import { namedBy } from '../../../work/named-by.ts';
import { scopeOf } from '../scope.ts';
import type { AttackOption } from './attacking.ts';
import type { BlockOption } from './blocking.ts';

/** `id`: the creature that does not do what it must, or does what it can't. `source`: what says so, or NONE. */
export type Fault = { readonly code: FaultCode; readonly id: ObjectId; readonly source: ObjectId; readonly rule: Rule };
export type FaultCode =
  | 'mustAttack'
  | 'mustBlock'
  | 'mustBeBlocked'
  | 'notAlone'
  | 'tooFewBlockers'
  | 'tooManyBlockers'
  | 'limit';

const MUST_ATTACK: Rule = '508.1d|500.2';
const MUST_BLOCK: Rule = '509.1c|500.3';

/** What a declaration leaves undone that is required, and what it does that is restricted; empty for other questions. */
export function declarationFaults(game: Game, reply: Reply): readonly Fault[] {
  const { asking } = game;
  if (asking?.kind === 'attack') return attackFaults(game, asking, reply);
  return asking?.kind === 'block' ? blockFaults(game, asking, reply) : [];
}

const fault = (code: FaultCode, id: ObjectId, source: ObjectId, rule: Rule): Fault => ({ code, id, source, rule });

/** [CR 508.1c, 508.1d | 2007: 500.2] */
function attackFaults(game: Game, { seat, options }: Decision, reply: Reply): readonly Fault[] {
  const all = options.filter((option): option is AttackOption => option.is === 'attack');
  const taken = namedBy(reply, all);
  const able = [...new Set(all.map(({ attacker }) => attacker))];
  return [
    ...(taken.length === 1 ? aloneFaults(game, taken[0]?.attacker ?? NONE, 'cantAttack', '508.1c|500.2') : []),
    ...limitFaults(game, seat, 'attackLimit', taken.length, '508.1c|500.2'),
    ...able.flatMap(id => notAttacking(game, id, all, taken)),
  ];
}

/** What requires a creature to attack, or to attack somebody it does not attack. */
function notAttacking(
  game: Game,
  id: ObjectId,
  all: readonly AttackOption[],
  taken: readonly AttackOption[],
): readonly Fault[] {
  const attacks = taken.find(({ attacker }) => attacker === id);
  const could = (seats: readonly Seat[]): boolean =>
    all.some(one => one.attacker === id && one.id === NONE && seats.includes(one.seat));
  const rules = rulesOn(game, id).filter(live => {
    const { rule } = live;
    if (rule.rule !== 'mustAttack') return false;
    if (rule.whom === undefined) return attacks === undefined;
    const whom = playersOf(game, rule.whom, scopeOf(live));
    return could(whom) && (attacks === undefined || attacks.id !== NONE || !whom.includes(attacks.seat));
  });
  const goaded = attacks === undefined && thing(game, id).marks.some(mark => mark.startsWith(GOADED));
  return [
    ...rules.map(({ source }) => fault('mustAttack', id, source, MUST_ATTACK)),
    ...(goaded ? [fault('mustAttack', id, NONE, '701.15b|')] : []),
  ];
}

/** [CR 509.1b, 509.1c | 2007: 500.3] */
function blockFaults(game: Game, { seat, options }: Decision, reply: Reply): readonly Fault[] {
  const all = options.filter((option): option is BlockOption => option.is === 'block');
  const taken = namedBy(reply, all);
  const blockers = [...new Set(taken.map(({ blocker }) => blocker))];
  return [
    ...(blockers.length === 1 ? aloneFaults(game, blockers[0] ?? NONE, 'cantBlock', '509.1b|500.3') : []),
    ...limitFaults(game, seat, 'blockLimit', blockers.length, '509.1b|500.3'),
    ...[...new Set(all.map(({ attacker }) => attacker))].flatMap(id => blockedFaults(game, id, taken)),
    ...[...new Set(all.map(({ blocker }) => blocker))].flatMap(id => notBlocking(game, id, all, taken)),
  ];
}

/** [CR 702.111b, 509.1b | 2007: 500.3] How many may or must block an attacker. */
function blockedFaults(game: Game, id: ObjectId, taken: readonly BlockOption[]): readonly Fault[] {
  const n = taken.filter(({ attacker }) => attacker === id).length;
  const faults: Fault[] = [];
  if (n === 1 && hasKeyword(game, id, 'menace')) faults.push(fault('tooFewBlockers', id, id, '702.111b|'));
  for (const { rule, source } of rulesOn(game, id)) {
    if (rule.rule === 'mustBeBlocked' && !rule.byAll && n === 0)
      faults.push(fault('mustBeBlocked', id, source, MUST_BLOCK));
    if (rule.rule !== 'cantBeBlocked') continue;
    if (n > 0 && n < (rule.fewerThan ?? 0)) faults.push(fault('tooFewBlockers', id, source, '509.1b|500.3'));
    if (n > (rule.byMoreThan ?? n)) faults.push(fault('tooManyBlockers', id, source, '509.1b|500.3'));
  }
  return faults;
}

/** What requires a creature to block, or to block somebody it does not block. */
function notBlocking(
  game: Game,
  id: ObjectId,
  all: readonly BlockOption[],
  taken: readonly BlockOption[],
): readonly Fault[] {
  const could = all.flatMap(({ blocker, attacker }) => (blocker === id ? [attacker] : []));
  const blocks = taken.flatMap(({ blocker, attacker }) => (blocker === id ? [attacker] : []));
  const own = rulesOn(game, id).filter(live => requiresBlock(game, live, could, blocks));
  const lures = could
    .filter(attacker => !blocks.includes(attacker))
    .flatMap(attacker => rulesOn(game, attacker).filter(({ rule }) => rule.rule === 'mustBeBlocked' && rule.byAll));
  return [...own, ...lures].map(({ source }) => fault('mustBlock', id, source, MUST_BLOCK));
}

function requiresBlock(game: Game, live: LiveRule, could: readonly ObjectId[], blocks: readonly ObjectId[]): boolean {
  const { rule } = live;
  if (rule.rule !== 'mustBlock') return false;
  if (rule.whom === undefined) return blocks.length === 0;
  const whom = objectsOf(game, rule.whom, scopeOf(live)).filter(one => could.includes(one));
  return whom.some(one => !blocks.includes(one));
}

function aloneFaults(game: Game, id: ObjectId, what: 'cantAttack' | 'cantBlock', cited: Rule): readonly Fault[] {
  if (id === NONE) return [];
  return rulesOn(game, id).flatMap(({ rule, source }) =>
    rule.rule === what && rule.alone ? [fault('notAlone', id, source, cited)] : [],
  );
}

function limitFaults(
  game: Game,
  seat: Seat,
  what: 'attackLimit' | 'blockLimit',
  n: number,
  cited: Rule,
): readonly Fault[] {
  return playerRules(game, seat).flatMap(({ rule, source }) =>
    rule.rule === what && n > rule.count && !('whom' in rule && rule.whom !== undefined)
      ? [fault('limit', NONE, source, cited)]
      : [],
  );
}
