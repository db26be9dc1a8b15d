/** Cost increases and reductions [CR 601.2f, 118.7 | 2007: 409.1f]. */

import type { Cost, Keyword, ManaCost, OwnReduction } from '@lawmage/ability';
import { type CostChange, costRules, type PaidFor } from '../../6-spells-and-effects/604-static/costs.ts';
import { characteristics } from '../../6-spells-and-effects/613-layers/characteristics.ts';
import { citeKeyword } from '../../7-additional/702-keywords/rules.ts';
import { holds } from '../../nouns/condition.ts';
import { countOf } from '../../nouns/count.ts';
import { objectsOf } from '../../nouns/objects.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game, Target } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { opponentsOf } from '../../state/seats.ts';
import { cite } from '../../work/cite.ts';
import { ready } from '../106-mana/ready.ts';
import { addCosts, type TotalCost, totalCost } from './cost.ts';
import { type ManaAmount, minus, NO_MANA, plus, times, totalOf } from './mana-amount.ts';

/** What is being cast or activated, for effects that change its cost. */
export type Priced = {
  readonly seat: Seat;
  /** The spell or the card to be cast; for an ability, its source. */
  readonly id: ObjectId;
  /** For an ability: its kind. */
  readonly ability: PaidFor['ability'];
  readonly targets: readonly Target[];
  readonly x: number;
  /** What an ability says about its own cost. */
  readonly less?: OwnReduction | undefined;
};

const NO_CHANGES: readonly Change[] = [];

/** One change, as far as it applies. */
type Change = { readonly less: boolean; readonly cost: TotalCost; readonly minimum: number };

/**
 * [CR 601.2f | 2007: 409.1f] Increases first, then reductions; the mana part does not go below nothing, nor below the
 * minimum that a reduction names.
 */
export function modifiedCost(game: Game, cost: TotalCost, priced: Priced): TotalCost {
  const changes = changesFor(game, priced);
  if (changes.length === 0) return cost;
  cite('118.7|', '601.2f|409.1f');
  let total = cost;
  for (const change of changes) if (!change.less) total = addCosts(total, change.cost);
  for (const change of changes) if (change.less) total = { ...total, mana: reduced(total.mana, change) };
  return withOneLoyalty(total, priced.x);
}

/** [CR 606.5 | 2007: none] Several costs to add or remove loyalty counters are one. */
function withOneLoyalty(total: TotalCost, x: number): TotalCost {
  const loyalty = total.parts.flatMap(part => (part.pay === 'loyalty' ? [part.n] : []));
  if (loyalty.length < 2) return total;
  cite('606.5|');
  const n = loyalty.reduce((sum: number, one) => sum + (one === 'x' ? x : one === '-x' ? -x : one), 0);
  return { ...total, parts: [{ pay: 'loyalty', n }, ...total.parts.filter(part => part.pay !== 'loyalty')] };
}

function reduced(mana: ManaAmount, { cost, minimum }: Change): ManaAmount {
  const less = minus(mana, cost.mana);
  const missing = Math.min(minimum, totalOf(mana)) - totalOf(less);
  return missing > 0 ? plus(less, { generic: missing, symbols: [] }) : less;
}

function changesFor(game: Game, priced: Priced): readonly Change[] {
  const own = priced.less === undefined ? NO_CHANGES : ownReduction(game, priced.less, priced);
  return own.length === 0 ? othersFor(game, priced) : [...own, ...othersFor(game, priced)];
}

/** [CR 702.193a, 702.193b] */
function ownReduction(game: Game, { amount, per, if: condition }: OwnReduction, priced: Priced): readonly Change[] {
  const scope: Scope = { you: priced.seat, source: priced.id, x: priced.x, found: [] };
  if (condition !== undefined && !holds(game, condition, scope)) return NO_CHANGES;
  if (amount === 'manaCost') cite('702.193a|', '702.193b|');
  const cost = amount === 'manaCost' ? { mana: manaOf(characteristics(game, priced.id).cost) } : amount;
  const rule = { static: 'cost', of: 'this', less: true, amount: cost } as const;
  return [changeOf(game, per === undefined ? rule : { ...rule, per }, scope)];
}

const manaOf = (cost: ManaCost | null): Cost => (cost === null ? [] : [{ pay: 'mana', cost }]);

function othersFor(game: Game, priced: Priced): readonly Change[] {
  if (priced.ability !== null && !ready(game).costs) return NO_CHANGES;
  const rules = costRules(game, {
    id: priced.id,
    by: priced.seat,
    ability: priced.ability,
    targets: priced.targets.map(target => target.id),
  });
  const more = priced.ability === null ? keywordChanges(game, priced) : NO_CHANGES;
  if (rules.length === 0) return more;
  const changes = rules.map(({ change, scope }) => changeOf(game, change, { ...scope, x: priced.x }));
  return [...changes, ...more];
}

function changeOf(game: Game, rule: CostChange, scope: Scope): Change {
  const n = rule.per === undefined ? 1 : Math.max(0, countOf(game, rule.per, scope));
  const { amount } = rule;
  const one: TotalCost =
    typeof amount === 'object' && 'mana' in amount
      ? totalCost(amount.mana, scope.x)
      : { mana: { generic: Math.max(0, countOf(game, amount, scope)), symbols: [] }, parts: [] };
  const parts: Cost = Array.from({ length: n }, () => one.parts).flat();
  return { less: rule.less === true, cost: { mana: times(one.mana, n), parts }, minimum: rule.minimum ?? 0 };
}

/** [CR 702.41a | 2007: 502.31a] Affinity; [CR 702.125a] undaunted. */
function keywordChanges(game: Game, { id, seat, x }: Priced): readonly Change[] {
  const { keywords, abilities } = characteristics(game, id);
  if (keywords.size === 0 || (!keywords.has('affinity') && !keywords.has('undaunted'))) return NO_CHANGES;
  const scope: Scope = { you: seat, source: id, x, found: [] };
  return abilities.flatMap(({ ability }) => (ability.is === 'keyword' ? keywordChange(game, ability, scope) : []));
}

function keywordChange(game: Game, { keyword, quality }: Keyword, scope: Scope): readonly Change[] {
  if (keyword === 'undaunted') {
    cite('702.125a|');
    return [lessGeneric(opponentsOf(game, scope.you).length)];
  }
  if (keyword !== 'affinity' || quality === undefined) return [];
  const filter =
    'filter' in quality
      ? quality.filter
      : 'type' in quality
        ? ({ types: [quality.type], sort: 'permanent' } as const)
        : null;
  if (filter === null) return [];
  citeKeyword(characteristics(game, scope.source), 'affinity');
  const all = objectsOf(game, { what: 'each', filter }, scope);
  return [lessGeneric(all.filter(permanent => characteristics(game, permanent).controller === scope.you).length)];
}

const lessGeneric = (generic: number): Change => ({
  less: true,
  cost: { mana: { ...NO_MANA, generic }, parts: [] },
  minimum: 0,
});
