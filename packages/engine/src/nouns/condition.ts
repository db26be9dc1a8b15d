/** Conditions: what a text asks before it goes on. */
import type { Condition, StepName } from '@lawmage/ability';
import type { Game, StackItem } from '../state/game.ts';
import { player, thingOrNone } from '../state/store.ts';
import { foundIn } from '../work/memory.ts';
import { compare } from './compare.ts';
import { happenedCount, hasHappened } from './count/happened.ts';
import { numberOf } from './count/player.ts';
import { countOf } from './count.ts';
import { fits } from './fits.ts';
import { candidatesOf, fitting, objectsOf } from './objects.ts';
import { isAmongPlayers, playersOf } from './players.ts';
import type { Scope } from './scope.ts';

type ConditionOf<K extends Condition['if']> = Extract<Condition, { readonly if: K }>;
type Evaluate<K extends Condition['if']> = (game: Game, condition: ConditionOf<K>, scope: Scope) => boolean;

const CONDITIONS: { readonly [K in Condition['if']]: Evaluate<K> } = {
  exists: (game, { of, compare: how = 'atLeast', n = 1 }, scope) =>
    compare(candidatesOf(game, of, scope).length, how, countOf(game, n, scope)),
  compare: (game, { a, is, b }, scope) => compare(countOf(game, a, scope), is, countOf(game, b, scope)),
  fits: (game, { what, filter, not }, scope) => {
    const ids = objectsOf(game, what, scope);
    return (ids.length > 0 && ids.every(id => fits(game, id, filter, scope))) !== (not === true);
  },
  turn: (game, { of, not }, scope) => isAmongPlayers(game, of, game.active, scope) !== (not === true),
  step: (game, { step }) => isStep(game.step, step),
  happened: (game, { event, compare: how, n, not }, scope) => {
    if (how === undefined && n === undefined) return hasHappened(game, event, scope) !== (not === true);
    const times = happenedCount(game, { count: 'happened', event }, scope);
    return compare(times, how ?? 'atLeast', countOf(game, n ?? 1, scope)) !== (not === true);
  },
  paid: (game, { keyword, not }, scope) => hasPaid(spellOf(game, scope), keyword) !== (not === true),
  wasCast: (game, { by, from, not }, scope) => {
    const spell = spellOf(game, scope);
    const was =
      spell?.what === 'spell' &&
      spell.from !== null &&
      (from === undefined || spell.from === from) &&
      (by === undefined || isAmongPlayers(game, by, spell.controller, scope));
    return was !== (not === true);
  },
  found: (game, { slot, filter, not }, scope) => {
    const { ids, seats } = foundIn(scope, slot);
    const any = filter === undefined ? ids.length + seats.length > 0 : fitting(game, ids, filter, scope).length > 0;
    return any !== (not === true);
  },
  designation: (game, { who, has }, scope) => playersOf(game, who, scope).some(seat => DESIGNATIONS[has](game, seat)),
  daytime: (game, { is }) => game.daytime === is,
  all: (game, { of }, scope) => of.every(part => holds(game, part, scope)),
  any: (game, { of }, scope) => of.some(part => holds(game, part, scope)),
  not: (game, { of }, scope) => !holds(game, of, scope),
};

/** Whether a condition is true now. */
export function holds(game: Game, condition: Condition, scope: Scope): boolean {
  return (CONDITIONS[condition.if] as Evaluate<Condition['if']>)(game, condition, scope);
}

type Designation = ConditionOf<'designation'>['has'];

/** [CR 702.179e] Speed 4 is the most there is. */
const MAX_SPEED = 4;

const DESIGNATIONS: { readonly [K in Designation]: (game: Game, seat: Scope['you']) => boolean } = {
  monarch: (game, seat) => game.monarch === seat,
  initiative: (game, seat) => game.initiative === seat,
  citysBlessing: (game, seat) => player(game, seat).marks.includes('citysBlessing'),
  maxSpeed: (game, seat) => numberOf(player(game, seat).marks, 'speed:') >= MAX_SPEED,
};

const COMBAT_STEPS: ReadonlySet<StepName> = new Set<StepName>([
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endCombat',
]);

/** Whether a step is the one that a text names, or part of the phase that it names. */
export function isStep(now: StepName, named: StepName | 'combat' | 'main'): boolean {
  if (named === 'combat') return COMBAT_STEPS.has(now);
  if (named === 'main') return now === 'precombatMain' || now === 'postcombatMain';
  return now === named;
}

/** [CR 400.7d, 607.2 | 2007: 217.7d] What was announced for a spell, on the stack or remembered by its permanent. */
const spellOf = (game: Game, scope: Scope): StackItem | null => thingOrNone(game, scope.source)?.stack ?? null;

/** An optional cost was paid, or the spell was cast in the way of a keyword. */
const hasPaid = (spell: StackItem | null, keyword: string): boolean =>
  spell !== null && ((spell.paid[keyword] ?? 0) > 0 || spell.way === keyword);
