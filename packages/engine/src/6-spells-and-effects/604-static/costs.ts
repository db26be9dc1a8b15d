/** Static abilities that change what spells and abilities cost [CR 601.2f | 2007: 409.1f]. */

import type { AbilityKind, Filter, Objects, Static } from '@lawmage/ability';
import { fitsAsSpell } from '../../1-concepts/118-costs/as-spell.ts';
import { holds } from '../../nouns/condition.ts';
import { fits } from '../../nouns/fits.ts';
import { objectsOf } from '../../nouns/objects.ts';
import { playersOf } from '../../nouns/players.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, Seat } from '../../state/ids.ts';
import { cite } from '../../work/cite.ts';
import { abilitiesOf } from '../613-layers/characteristics.ts';
import { liveEffects } from '../613-layers/live.ts';
import { staticsOf } from './rules.ts';

export type CostChange = Extract<Static['rule'], { readonly static: 'cost' }>;
export type CostRule = { readonly change: CostChange; readonly scope: Scope };

/** What is being paid for: a spell, or an ability of an object of a kind such as equip. */
export type PaidFor = {
  readonly id: ObjectId;
  readonly by: Seat;
  readonly ability: AbilityKind | 'other' | null;
  readonly targets: readonly ObjectId[];
};

/** The cost rules that apply to a spell or ability: its own first, then those of permanents in the order they came. */
export function costRules(game: Game, of: PaidFor): readonly CostRule[] {
  const rules: CostRule[] = of.ability === null ? ownCosts(game, of) : [];
  if (game.index.statics.length > 0 && liveEffects(game).costs) addCostsOfOthers(game, of, rules);
  return rules;
}

function addCostsOfOthers(game: Game, of: PaidFor, rules: CostRule[]): void {
  for (const { ability, scope } of staticsOf(game, 'cost')) {
    const { rule } = ability;
    if (rule.static !== 'cost' || rule.of === 'this' || !isOf(game, rule.of, of, scope)) continue;
    if (targetsOneOf(game, rule.targeting, of, scope)) rules.push({ change: rule, scope });
  }
}

/** Whether something costs more or less for what it targets. */
export const dependOnTargets = (game: Game): boolean =>
  game.index.statics.length > 0 &&
  liveEffects(game).costs &&
  staticsOf(game, 'cost').some(({ ability: { rule } }) => rule.static === 'cost' && rule.targeting !== undefined);

/** [CR 113.6d | 2007: 402.8c] What a spell says about its own cost. */
function ownCosts(game: Game, of: PaidFor): CostRule[] {
  const rules: CostRule[] = [];
  for (const { ability } of abilitiesOf(game, of.id)) {
    if (ability.is !== 'static' || ability.rule.static !== 'cost' || ability.rule.of !== 'this') continue;
    cite('113.6d|402.8c', '113.6d|401.6', '604.5|412.3');
    const scope: Scope = { you: of.by, source: of.id, x: 0, found: [] };
    if (ability.while !== undefined && !holds(game, ability.while, scope)) continue;
    rules.push({ change: ability.rule, scope });
  }
  return rules;
}

/** [CR 702.1a | 2007: none] Of an equip, a cycling or a ninjutsu cost: of what stands behind the keyword. */
function citeCost(kind: AbilityKind | undefined): true {
  if (kind === 'equip' || kind === 'cycling' || kind === 'ninjutsu') cite('702.1a|');
  return true;
}

function isOf(game: Game, whose: Exclude<CostChange['of'], 'this'>, of: PaidFor, scope: Scope): boolean {
  if ('abilities' in whose) {
    if (of.ability === null || (whose.kind !== undefined && whose.kind !== of.ability)) return false;
    if (whose.by !== undefined && !playersOf(game, whose.by, scope).includes(of.by)) return false;
    return fits(game, of.id, whose.abilities, scope) && citeCost(whose.kind);
  }
  if (of.ability !== null || !playersOf(game, whose.by, scope).includes(of.by)) return false;
  if (!fitsAsSpell(game, of.id, whose.spells, scope)) return false;
  return whose.nth === undefined || whose.nth === 1 + castBefore(game, whose.spells, of, scope);
}

/** How many spells that fit a player has cast this turn. */
function castBefore(game: Game, spells: Filter, { by }: PaidFor, scope: Scope): number {
  const { events } = game.history;
  return events.filter(past => past.what === 'cast' && past.seat === by && fits(game, past.id, spells, scope)).length;
}

const targetsOneOf = (game: Game, what: Objects | undefined, of: PaidFor, scope: Scope): boolean =>
  what === undefined || of.targets.some(id => isAmong(game, what, id, scope));

const isAmong = (game: Game, what: Objects, id: ObjectId, scope: Scope): boolean =>
  what.what === 'some' || what.what === 'each'
    ? fits(game, id, what.filter, scope)
    : objectsOf(game, what, scope).includes(id);
