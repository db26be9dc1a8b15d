/** What a spell costs in all [CR 601.2f | 2007: 409.1f]. */

import type { Cost, Effect } from '@lawmage/ability';
import { visitWords } from '../../1-concepts/113-abilities/words.ts';
import { addCosts, type TotalCost, totalCost } from '../../1-concepts/118-costs/cost.ts';
import { modifiedCost } from '../../1-concepts/118-costs/modify.ts';
import type { Scope } from '../../nouns/scope.ts';
import type { Copiable, Game, Target } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { cite } from '../../work/cite.ts';
import { escalation, mandatoryCosts, optionalCosts } from './additional-costs.ts';
import type { Look } from './look.ts';
import { lessOffered } from './offerable.ts';
import { spliceCost } from './splice-cost.ts';
import type { Way } from './way.ts';

/** What has been announced, as far as the cost depends on it. */
export type Announced = {
  readonly x: number;
  readonly modes: readonly number[];
  readonly paid: Readonly<Record<string, number>>;
  readonly targets: readonly Target[];
  /** Cards that are spliced onto it. */
  readonly spliced: readonly Copiable[];
  /** What is offered for it; NONE if nothing is. */
  readonly offered: ObjectId;
};
export const NOTHING_ANNOUNCED: Announced = Object.freeze({
  x: 0,
  modes: [],
  paid: {},
  targets: [],
  spliced: [],
  offered: NONE,
});

/** The mana cost or alternative cost, additional costs, increases, reductions. */
export function spellCost(game: Game, seat: Seat, id: ObjectId, look: Look, way: Way, announced: Announced): TotalCost {
  const scope: Scope = { you: seat, source: id, x: announced.x, found: [] };
  const base = totalCost(way.cost, announced.x);
  const more =
    look.plain && way.extra.length === 0 && announced.modes.length === 0 && announced.spliced.length === 0
      ? []
      : additional(game, look, way, announced, scope);
  const sum = more.length === 0 ? base : addCosts(base, totalCost(more, announced.x));
  if (more.length > 0) cite('202.4|203.4', '118.8d|');
  const isAlternative = way.way !== 'normal' && way.way !== 'prototype';
  if (isAlternative) cite('118.9c|');
  if (isAlternative && more.length > 0) cite('118.9d|');
  const total = modifiedCost(game, sum, { seat, id, ability: null, targets: announced.targets, x: announced.x });
  return announced.offered === NONE ? total : { ...total, mana: lessOffered(game, total.mana, announced.offered) };
}

function additional(game: Game, look: Look, way: Way, announced: Announced, scope: Scope): Cost {
  const optional = optionalCosts(look).flatMap(({ name, cost }) =>
    Array.from({ length: announced.paid[name] ?? 0 }, () => cost).flat(),
  );
  return [
    ...way.extra,
    ...mandatoryCosts(game, look, scope),
    ...optional,
    ...modeCosts(look.effects, announced.modes),
    ...escalation(look, announced.modes.length),
    ...spliceCost(game, announced.spliced),
  ];
}

/** [CR 700.2h] Modes with a cost of their own. */
export function modeCosts(effects: readonly Effect[], modes: readonly number[]): Cost {
  const of = modalOf(effects)?.modes;
  if (of === undefined) return [];
  const costs = modes.flatMap(mode => of[mode]?.cost ?? []);
  if (costs.length > 0) cite('700.2h|');
  return costs;
}

export type Modal = Extract<Effect, { readonly do: 'modes' }>;

const MODALS = new WeakMap<Effect, Modal | 'none'>();

/** The instruction to choose modes, if a player chooses them on announcing [CR 700.2 | 2007: 409.1b]. */
export function modalOf(effects: readonly Effect[]): Modal | null {
  for (const effect of effects) {
    const modal = MODALS.get(effect) ?? findModal(effect);
    if (modal !== 'none') return modal;
  }
  return null;
}

function findModal(effect: Effect): Modal | 'none' {
  let modal: Modal | 'none' = 'none';
  visitWords(effect, node => {
    if (node.do !== 'modes') return false;
    if (modal === 'none') modal = node as Modal;
    return true;
  });
  MODALS.set(effect, modal);
  return modal;
}
