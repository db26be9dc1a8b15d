/** The total cost of what is being announced [CR 601.2f, 602.2b | 2007: 409.1f]. */

import { needOf } from '../../1-concepts/106-mana/need.ts';
import type { Means, SpendAs } from '../../1-concepts/106-mana/plan.ts';
import { aidsFor, benders } from '../../1-concepts/118-costs/aids.ts';
import { fitsAsSpell } from '../../1-concepts/118-costs/as-spell.ts';
import { canPayMana, canPayParts, except } from '../../1-concepts/118-costs/can-pay.ts';
import { type TotalCost, totalCost } from '../../1-concepts/118-costs/cost.ts';
import { asPrinted } from '../../1-concepts/118-costs/cost-of-object.ts';
import { costOf } from '../../1-concepts/118-costs/mana-amount.ts';
import { modifiedCost } from '../../1-concepts/118-costs/modify.ts';
import { gainsLevel } from '../../2-parts/levels.ts';
import type { Game, Target } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { cite } from '../../work/cite.ts';
import { abilityKind } from '../602-activating/kinds.ts';
import { playerRules } from '../604-static/rules.ts';
import { type Announcement, aimingOf, itemOf } from './announcement.ts';
import { lookOf } from './look.ts';
import { goneFirst } from './offerable.ts';
import { type Announced, spellCost } from './spell-cost.ts';
import type { Way } from './way.ts';

const NO_TARGETS: readonly Target[] = [];

/** What it costs with what has been announced, some of it changed. */
export function totalOf(game: Game, of: Announcement, change: Partial<Announced> = {}): TotalCost {
  const item = itemOf(game, of);
  const targets = item.targets.length === 0 ? NO_TARGETS : item.targets.flatMap(({ chosen }) => chosen);
  const announced: Announced = {
    x: item.x,
    modes: item.modes,
    paid: item.paid,
    targets,
    spliced: item.spliced ?? [],
    offered: item.offered ?? NONE,
    ...change,
  };
  if (of.way !== null) {
    if (of.way.faceDown !== 'no') return modifiedFaceDown(game, of, of.way.cost, announced);
    return spellCost(game, of.seat, of.item, lookOf(game, of.item, of.way.face), of.way, announced);
  }
  const { ability, source } = item;
  if (ability?.is !== 'activated') return totalCost([], 0);
  const priced = {
    seat: of.seat,
    id: source,
    ability: abilityKind(game, source, of.at),
    targets: announced.targets,
    x: announced.x,
    less: ability.less,
  };
  const cost = asPrinted(game, ability.cost, { you: of.seat, source, x: announced.x, found: [] });
  return modifiedCost(game, totalCost(cost, announced.x), priced);
}

const modifiedFaceDown = (
  game: Game,
  of: Announcement,
  cost: Parameters<typeof totalCost>[0],
  { x, targets }: Announced,
): TotalCost => modifiedCost(game, totalCost(cost, x), { seat: of.seat, id: of.item, ability: null, targets, x });

/** [CR 609.4b | 2007: none] As what a player may spend mana on a spell. */
export function spendAsFor(game: Game, seat: Seat, id: ObjectId, way: Way): SpendAs {
  if (way.anyType) {
    cite('118.14|', '609.4b|');
    return 'anyType';
  }
  for (const live of playerRules(game, seat)) {
    if (live.rule.rule !== 'anyColorMana') continue;
    if (live.rule.for === undefined || fitsAsSpell(game, id, live.rule.for, live)) {
      cite('609.4b|');
      return 'anyColor';
    }
  }
  return 'itself';
}

/** [CR 602.1e, 609.4b | 2007: none] As what a player may spend mana on all that an ability costs: an effect that is about spells only says so. */
export function spendAsForAbility(game: Game, seat: Seat): SpendAs {
  const isAny = playerRules(game, seat).some(({ rule }) => rule.rule === 'anyColorMana' && rule.for === undefined);
  if (isAny) cite('609.4b|', '602.1e|');
  return isAny ? 'anyColor' : 'itself';
}

/** What may be used to pay it. */
export function meansOf(game: Game, of: Announcement, cost: TotalCost, offered: ObjectId = NONE): Means {
  const { source, ability } = itemOf(game, of);
  const spell = of.way !== null;
  if (cost.bent !== undefined && cost.mana.generic > cost.bent) cite('701.67b|');
  return {
    purpose: spell ? { spend: 'cast', id: of.item } : { spend: 'activate', id: source, level: gainsLevel(ability) },
    except: [...except(cost.parts, source), ...goneFirst(game, offered)],
    aids: [
      ...(spell ? aidsFor(game, of.seat, of.item) : []),
      ...(cost.bent === undefined ? [] : benders(game, of.seat)),
    ],
    spendAs: of.way === null ? spendAsForAbility(game, of.seat) : spendAsFor(game, of.seat, of.item, of.way),
    bent: cost.bent ?? 0,
  };
}

/** Whether it could be paid in full now, if something is offered for it. */
export function canPayTotal(game: Game, of: Announcement, cost: TotalCost, offered: ObjectId = NONE): boolean {
  if (!canPayParts(game, of.seat, cost.parts, aimingOf(game, of))) return false;
  const { purpose, except: excepted, aids, spendAs, bent } = meansOf(game, of, cost, offered);
  return canPayMana(game, of.seat, needOf(costOf(cost.mana)), purpose, excepted, aids, spendAs, bent);
}
