/** Conditions: what a text asks before it goes on. */
import type { Condition, KeywordAction, Objects, Shared, StepName } from '@lawmage/ability';
import { hasWord } from '../1-concepts/113-abilities/words.ts';
import { instanceOf, timesPaidFor } from '../6-spells-and-effects/601-casting/paid.ts';
import { abilitiesOf, characteristics, isType } from '../6-spells-and-effects/613-layers/characteristics.ts';
import { citePayment } from '../7-additional/702-keywords/paid-rules.ts';
import { partnersOf } from '../7-additional/730-merging/partners.ts';
import { editionOf } from '../editions/edition.ts';
import type { Game, StackItem } from '../state/game.ts';
import { NONE, type ObjectId } from '../state/ids.ts';
import { player, thing, thingOrNone } from '../state/store.ts';
import { by, cite, isCiting } from '../work/cite.ts';
import { foundIn } from '../work/memory.ts';
import { mostCommonColors } from './common-colors.ts';
import { compare } from './compare.ts';
import { happenedCount, hasHappened } from './count/happened.ts';
import { numberOf } from './count/player.ts';
import { countOf } from './count.ts';
import { share } from './filter/shared.ts';
import { fits } from './fits.ts';
import { chosenWord } from './linked.ts';
import { notedNumber } from './noted.ts';
import { candidatesOf, fitting, objectsOf } from './objects.ts';
import { hasMostVotes, hasWon, rolledDoubles } from './outcomes.ts';
import { isAmongPlayers, playersOf } from './players.ts';
import { holdsForPlayers } from './quantified.ts';
import { timesResolved } from './resolved.ts';
import type { Scope } from './scope.ts';
import { colorBit } from './words.ts';

type ConditionOf<K extends Condition['if']> = Extract<Condition, { readonly if: K }>;
type Evaluate<K extends Condition['if']> = (game: Game, condition: ConditionOf<K>, scope: Scope) => boolean;

const CONDITIONS: { readonly [K in Condition['if']]: Evaluate<K> } = {
  exists: (game, condition, scope) =>
    holdsForPlayers(game, condition, scope, (one, of) => compares(game, one, of)) ?? compares(game, condition, scope),
  compare: (game, condition, scope) =>
    holdsForPlayers(game, condition, scope, (one, of) => compares(game, one, of)) ?? compares(game, condition, scope),
  fits: (game, { what, filter, not }, scope) => {
    const ids = objectsOf(game, what, scope);
    return (ids.length > 0 && ids.every(id => fits(game, id, filter, scope))) !== (not === true);
  },
  alike: (game, { what, in: shared, not }, scope) =>
    areAlike(game, objectsOf(game, what, scope), shared) !== (not === true),
  mostCommon: (game, { color, among }, scope) => (mostCommonColors(game, among, scope) & colorBit(color)) !== 0,
  ownAndControl: (game, { with: other }, scope) => partnersOf(game, other, scope).length > 0,
  turn: (game, { of, not }, scope) => isAmongPlayers(game, of, game.active, scope) !== (not === true),
  step: (game, { step }) => isStep(game.step, step),
  happened: (game, { event, compare: how, n, not }, scope) => {
    if (how === undefined && n === undefined) return hasHappened(game, event, scope) !== (not === true);
    const times = happenedCount(game, { count: 'happened', event }, scope);
    return compare(times, how ?? 'atLeast', countOf(game, n ?? 1, scope)) !== (not === true);
  },
  paid: (game, condition, scope) => hasPaid(game, condition, scope) !== (condition.not === true),
  wonClash: (_, __, scope) => hasWon(scope),
  doubles: (_, __, scope) => rolledDoubles(scope),
  mostVotes: (_, { for: word, tied = false }, scope) => hasMostVotes(scope, word, tied),
  additionalPaid: (game, { beheld, not }, scope) => {
    if (isCiting() && offers(game, scope.source, 'collectEvidence')) cite('701.59c|');
    if (beheld !== undefined) cite('701.4b|');
    return paidAdditionally(spellOf(game, undefined, scope)) !== (not === true);
  },
  wasCast: (game, condition, scope) => wasCast(game, condition, scope) !== (condition.not === true),
  found: (game, { slot, filter, not }, scope) => {
    const { ids, seats } = foundIn(scope, slot);
    const any = filter === undefined ? ids.length + seats.length > 0 : fitting(game, ids, filter, scope).length > 0;
    return any !== (not === true);
  },
  allHappened: (game, _, scope) => haveAllHappened(game, scope),
  resolved: (game, { nth }, scope) => timesResolved(game, scope) === nth,
  anchor: (game, { word }, { source }) => {
    cite('614.12c|', '607.2m|');
    return chosenWord(game, source, 'word') === word;
  },
  designation: (game, { who, has }, scope) => playersOf(game, who, scope).some(seat => DESIGNATIONS[has](game, seat)),
  daytime: (game, { is }) => game.daytime === is,
  castLastTurn: (game, { is, n }) => compare(game.mostSpellsLastTurn, is, n),
  edition: (game, { says }) => editionOf(game)[says],
  all: (game, { of }, scope) => of.every(part => holds(game, part, scope)),
  any: (game, { of }, scope) => of.some(part => holds(game, part, scope)),
  not: (game, { of }, scope) => !holds(game, of, scope),
};

/** Whether a condition is true now. */
export function holds(game: Game, condition: Condition, scope: Scope): boolean {
  return (CONDITIONS[condition.if] as Evaluate<Condition['if']>)(game, condition, scope);
}

/** [CR 603.1b | 2007: none] Whether all that the triggered ability waits for has happened, whether it has triggered then or not. */
function haveAllHappened(game: Game, scope: Scope): boolean {
  const ability = thingOrNone(game, scope.item ?? NONE)?.stack?.ability;
  if (ability?.is !== 'triggered' || ability.event.on !== 'any') return false;
  cite('603.1b|');
  return ability.event.of.every(event => hasHappened(game, event, scope));
}

/** Whether two of some objects have it in common. */
function areAlike(game: Game, ids: readonly ObjectId[], shared: Shared | 'allColors'): boolean {
  const all = ids.map(id => characteristics(game, id));
  return all.some((one, at) =>
    all
      .slice(at + 1)
      .some(other => (shared === 'allColors' ? one.colors === other.colors : share(game, shared, one, other))),
  );
}

function compares(game: Game, condition: ConditionOf<'exists' | 'compare'>, scope: Scope): boolean {
  if (condition.if === 'compare')
    return (
      !lacksSize(game, condition, scope) &&
      !lacksNote(game, condition, scope) &&
      compare(countOf(game, condition.a, scope), condition.is, countOf(game, condition.b, scope))
    );
  const { of, compare: how = 'atLeast', n = 1 } = condition;
  return compare(candidatesOf(game, of, scope).length, how, countOf(game, n, scope));
}

/** [CR 702.100c] Nothing has more power or toughness than a permanent that is no creature, nor such a permanent than anything. */
function lacksSize(game: Game, { a, is, b }: ConditionOf<'compare'>, scope: Scope): boolean {
  if (is !== 'more' || typeof a === 'number' || typeof b === 'number') return false;
  if (a.count !== 'stat' || b.count !== 'stat' || a.stat !== b.stat) return false;
  if (a.stat !== 'power' && a.stat !== 'toughness') return false;
  const ids = [...objectsOf(game, a.of, scope), ...objectsOf(game, b.of, scope)];
  return by(
    '702.100c|',
    ids.some(id => thing(game, id).home === 'battlefield' && !isType(game, id, 'creature')),
  );
}

/** [CR 607.5a | 2007: none] What has not been noted is compared with nothing. */
const lacksNote = (game: Game, { a, b }: ConditionOf<'compare'>, { source }: Scope): boolean =>
  [a, b].some(one => typeof one !== 'number' && one.count === 'noted') &&
  by('607.5a|', notedNumber(game, source) === null);

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
function spellOf(game: Game, of: Objects | undefined, scope: Scope): StackItem | null {
  const [id] = of === undefined ? [scope.source] : objectsOf(game, of, scope);
  const record = id === undefined ? undefined : thingOrNone(game, id);
  if (record?.home === 'battlefield' && record.stack !== null) cite('400.7d|');
  return record?.stack ?? null;
}

function wasCast(game: Game, { of, by, from, notFrom, during }: ConditionOf<'wasCast'>, scope: Scope): boolean {
  const spell = spellOf(game, of, scope);
  if (spell?.what !== 'spell' || spell.from === null) return false;
  if ((from !== undefined && spell.from !== from) || (notFrom !== undefined && spell.from === notFrom)) return false;
  if (during === 'main' && !(game.active === spell.controller && isStep(game.step, 'main'))) return false;
  return by === undefined || isAmongPlayers(game, by, spell.controller, scope);
}

/** An additional cost that need not be paid was; see `additional-costs`. */
const paidAdditionally = (spell: StackItem | null): boolean =>
  Object.entries(spell?.paid ?? {}).some(([name, times]) => name.startsWith('additional:') && times > 0);

/** [CR 701.59c | 2007: none] The ability that asks is linked to the one of its object that lets evidence be collected. */
const offers = (game: Game, source: ObjectId, act: KeywordAction): boolean =>
  abilitiesOf(game, source).some(({ ability }) => hasWord(ability, node => node.act === act));

/** An optional cost was paid, or the spell was cast in the way of a keyword. */
function hasPaid(game: Game, { keyword, nth, cost, of }: ConditionOf<'paid'>, scope: Scope): boolean {
  const spell = spellOf(game, of, scope);
  if (spell === null) return false;
  if (timesPaidFor(spell.paid, keyword, nth) > 0) cite('607.2i|');
  citePayment(keyword, 'asked');
  if (cost === undefined)
    return timesPaidFor(spell.paid, keyword, nth) > 0 || (nth === undefined && spell.way === keyword);
  const [id] = of === undefined ? [scope.source] : objectsOf(game, of, scope);
  cite('702.33f|502.21d');
  return id !== undefined && timesPaidFor(spell.paid, keyword, instanceOf(abilitiesOf(game, id), keyword, cost)) > 0;
}
