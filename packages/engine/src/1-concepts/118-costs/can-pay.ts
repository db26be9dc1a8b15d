/** Whether a player could pay a cost now [CR 118.3 | 2007: 409.1h]. */

import type { Cost, CostPart, Effect } from '@lawmage/ability';
import { isSick } from '../../3-card-types/302-creatures/is-sick.ts';
import { isPlayerRuled } from '../../6-spells-and-effects/604-static/rules.ts';
import { choicesFor, couldReach } from '../../6-spells-and-effects/609-effects/choice.ts';
import type { EffectOf } from '../../6-spells-and-effects/609-effects/types.ts';
import { isForbidden } from '../../6-spells-and-effects/614-replacement/forbid.ts';
import { beholding, collecting, creatures } from '../../7-additional/701-keyword-actions/meanings.ts';
import { countOf } from '../../nouns/count.ts';
import { candidatesOf, objectsOf } from '../../nouns/objects.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { player, thing } from '../../state/store.ts';
import { by } from '../../work/cite.ts';
import { countersEvent } from '../../work/events.ts';
import { couldAfford, supplyOf } from '../106-mana/affordable.ts';
import type { Purpose } from '../106-mana/limits.ts';
import { isNothing, LIFE_FOR_SYMBOL, type ManaNeed, needOf, withoutSlot } from '../106-mana/need.ts';
import { type Means, planPayment, type SpendAs } from '../106-mana/plan.ts';
import { rangeOf } from '../115-targets/quantity.ts';
import { type Aid, benders } from './aids.ts';
import { type TotalCost, totalCost, waysToPay } from './cost.ts';
import { asPrinted } from './cost-of-object.ts';
import { costOf } from './mana-amount.ts';

/** Whether a player could pay a cost with what is there now. The scope says whose ability asks, and of what. */
export const canPay = (game: Game, seat: Seat, cost: Cost, scope: Scope): boolean =>
  waysToPay(totalCost(asPrinted(game, cost, scope), scope.x)).some(one => canPayAll(game, seat, one, scope));

function canPayAll(game: Game, seat: Seat, { mana, parts, bent }: TotalCost, scope: Scope): boolean {
  if (!canPayParts(game, seat, parts, scope)) return false;
  return canPayMana(
    game,
    seat,
    needOf(costOf(mana)),
    { spend: 'other', id: scope.source },
    except(parts, scope.source),
    bent === undefined ? [] : benders(game, seat),
    'itself',
    bent,
  );
}

/** Whether a mana payment could be made. */
export function canPayMana(
  game: Game,
  seat: Seat,
  need: ManaNeed,
  purpose: Purpose,
  excepted: readonly ObjectId[] = [],
  aids: readonly Aid[] = [],
  spendAs: SpendAs = 'itself',
  bent = 0,
): boolean {
  if (isNothing(need)) return true;
  if (aids.length === 0 && spendAs === 'itself' && excepted.length === 0) {
    const supply = supplyOf(game, seat);
    if (!couldAfford(supply, need)) return false;
    if (supply.exact && need.plain) return true;
  }
  const means: Means = { purpose, except: excepted, aids, spendAs, bent };
  if (planPayment(game, seat, need, means) !== null) return true;
  return withLife(need, player(game, seat).life).some(less => planPayment(game, seat, less, means) !== null);
}

/** [CR 107.4f | 2007: none] The payment with some of its Phyrexian symbols paid with life, fewest first. */
function withLife(need: ManaNeed, life: number): readonly ManaNeed[] {
  if (need.plain || life < LIFE_FOR_SYMBOL) return [];
  const less = need.slots.flatMap((slot, at) => (slot.life ? [withoutSlot(need, at)] : []));
  return [...less, ...less.slice(0, 1).flatMap(one => withLife(one, life - LIFE_FOR_SYMBOL))];
}

/** Permanents that the other parts of a cost use up, so that they cannot make mana for it. */
export function except(parts: Cost, source: ObjectId): readonly ObjectId[] {
  const uses = parts.some(
    part =>
      part.pay === 'tap' || (part.pay === 'do' && part.effect.do === 'sacrifice' && part.effect.what.what === 'self'),
  );
  return uses ? [source] : [];
}

/** Whether the parts that are not mana could be paid. */
export function canPayParts(game: Game, seat: Seat, parts: Cost, scope: Scope): boolean {
  for (const part of parts) if (!canPayPart(game, seat, part, scope)) return !by('118.3|', true);
  return true;
}

function canPayPart(game: Game, seat: Seat, part: CostPart, scope: Scope): boolean {
  const { source } = scope;
  switch (part.pay) {
    case 'mana':
    case 'costOf':
      return canPay(game, seat, [part], scope);
    case 'tap':
      return !by('107.5|104.4', thing(game, source).tapped) && !by('602.5a|403.4', isSick(game, source));
    case 'untap':
      return !by('107.6|', !thing(game, source).tapped) && !by('602.5a|403.4', isSick(game, source));
    case 'loyalty':
      return canPayLoyalty(game, source, part.n, scope.x);
    case 'or':
      return part.of.some(cost => canPay(game, seat, cost, scope));
    case 'do':
      return canDo(game, seat, part.effect, { ...scope, you: seat });
  }
}

/** [CR 107.7, 606.6 | 2007: none] A negative loyalty cost takes that many counters. */
function canPayLoyalty(game: Game, source: ObjectId, n: number | 'x' | '-x', x: number): boolean {
  const change = n === 'x' ? x : n === '-x' ? -x : n;
  return !by('606.6|', change < 0 && (thing(game, source).counters.loyalty ?? 0) < -change);
}

/** [CR 118.3 | 2007: 409.1h] Whether an action that is a cost can be carried out in full. */
export function canDo(game: Game, seat: Seat, effect: Effect, scope: Scope): boolean {
  switch (effect.do) {
    case 'sequence':
      return effect.steps.every(step => canDo(game, seat, step, scope));
    case 'act':
      return canAct(game, seat, effect, scope);
    case 'behold':
      return canDo(game, seat, choiceToBehold(effect), scope);
    case 'loseLife':
      return canLoseLife(game, seat, countOf(game, effect.amount, scope));
    case 'removeCounters':
      return canRemove(game, effect, scope);
    case 'mill':
      return player(game, seat).library.length >= countOf(game, effect.count, scope);
    case 'getCounters':
      return canGet(game, seat, effect.kind, countOf(game, effect.count, scope));
    default:
      return hasObjects(game, seat, effect, scope);
  }
}

/** [CR 701.59b, 701.68b | 2007: none] Whether a keyword action that is chosen or paid with can be taken in full. */
function canAct(game: Game, seat: Seat, { act, count = 1 }: EffectOf<'act'>, scope: Scope): boolean {
  if (act === 'collectEvidence') return !by('701.59b|', !canDo(game, seat, collecting(count), scope));
  if (act !== 'blight') return true;
  const n = countOf(game, count, scope);
  const ids = objectsOf(game, { what: 'each', filter: creatures }, { ...scope, you: seat });
  const could = ids.some(id => !isForbidden(game, countersEvent({ id }, '-1/-1', n, { by: seat })));
  return !by('701.68b|', !could);
}

/** The choice with which beholding begins. */
function choiceToBehold({ quality, count = 1 }: EffectOf<'behold'>): Effect {
  const meaning = beholding(quality, count, 0, false);
  return meaning.do === 'sequence' ? (meaning.steps[0] ?? meaning) : meaning;
}

/** [CR 118.3b, 119.4 | 2007: 409.1h] Life can be paid only as far as there is some; zero can always be paid. */
function canLoseLife(game: Game, seat: Seat, amount: number): boolean {
  if (amount <= 0) return by('119.4b|', true);
  if (by('614.17b|', isPlayerRuled(game, seat, 'cantLoseLife') || isPlayerRuled(game, seat, 'lifeCantChange')))
    return false;
  return !by('119.4|', player(game, seat).life < amount);
}

/** A cost that gives counters to the payer is paid by those the player has where the number is negative. */
const canGet = (game: Game, seat: Seat, kind: string, n: number): boolean =>
  n >= 0 || (player(game, seat).counters[kind] ?? 0) >= -n;

function canRemove(game: Game, effect: Extract<Effect, { readonly do: 'removeCounters' }>, scope: Scope): boolean {
  if (effect.count === 'all' || effect.count === 'any') return true;
  const n = countOf(game, effect.count, scope);
  const from = 'what' in effect.from ? effect.from : null;
  if (from === null) return (player(game, scope.you).counters[effect.kind] ?? 0) >= n;
  const ids = from.what === 'some' ? candidatesOf(game, from, scope) : objectsOf(game, from, scope);
  return ids.some(id => countersOn(game, id, effect.kind) >= n);
}

function countersOn(game: Game, id: ObjectId, kind: string): number {
  const { counters } = thing(game, id);
  if (kind !== 'any') return counters[kind] ?? 0;
  return Object.values(counters).reduce((sum, n) => sum + n, 0);
}

/** Whether the objects that an action is about are there, in the number that it asks for. */
function hasObjects(game: Game, seat: Seat, effect: Effect, scope: Scope): boolean {
  if (!('what' in effect) || typeof effect.what !== 'object' || !('what' in effect.what)) return true;
  const { what } = effect;
  if (what.what === 'some') {
    const from = choicesFor(game, effect, what, seat, scope);
    const free = from.filter(
      id => (id !== scope.source || thing(game, id).zone !== 'hand') && canBe(game, effect.do, id),
    );
    return free.length >= rangeOf(game, what.count, scope).least && couldReach(game, what.count, free, scope);
  }
  const ids = objectsOf(game, what, scope);
  if (ids.length === 0) return what.what === 'each';
  return ids.every(id => canBe(game, effect.do, id));
}

/** Whether one object can be tapped, untapped or otherwise used by a verb. */
function canBe(game: Game, verb: Effect['do'], id: ObjectId): boolean {
  const record = thing(game, id);
  if (record.zone === null) return false;
  if (verb === 'tap') return !record.tapped;
  return verb === 'untap' ? record.tapped : true;
}
