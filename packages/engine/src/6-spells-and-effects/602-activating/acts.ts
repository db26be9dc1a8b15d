/** Activated abilities that a player may begin to activate [CR 602, 117.1b | 2007: 403, 408.1d]. */

import type { Activated, Cost, ZoneName } from '@lawmage/ability';
import { couldAfford } from '../../1-concepts/106-mana/affordable.ts';
import { isNothing, type ManaNeed, needOf } from '../../1-concepts/106-mana/need.ts';
import { type Activatable, activatable, ready } from '../../1-concepts/106-mana/ready.ts';
import { type Aiming, legalTargets } from '../../1-concepts/115-targets/legal.ts';
import { targetPhrases } from '../../1-concepts/115-targets/phrases.ts';
import { benders } from '../../1-concepts/118-costs/aids.ts';
import { canPayMana, canPayParts, except } from '../../1-concepts/118-costs/can-pay.ts';
import { totalCost } from '../../1-concepts/118-costs/cost.ts';
import { asPrinted, isOfObject } from '../../1-concepts/118-costs/cost-of-object.ts';
import { costOf } from '../../1-concepts/118-costs/mana-amount.ts';
import { modifiedCost } from '../../1-concepts/118-costs/modify.ts';
import { gainsLevel } from '../../2-parts/levels.ts';
import type { Characteristics } from '../../state/characteristics.ts';
import type { Game, Target } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { player, thing } from '../../state/store.ts';
import { by, cite } from '../../work/cite.ts';
import type { Act } from '../../work/decision.ts';
import { type Outlook, type ReasonCode, supplyIn } from '../601-casting/could-cast.ts';
import { canChooseTargets } from '../601-casting/could-choose.ts';
import { granted } from '../601-casting/elsewhere.ts';
import { factsOf, zoneBit } from '../601-casting/facts.ts';
import { spendAsForAbility } from '../601-casting/total.ts';
import { dependOnTargets } from '../604-static/costs.ts';
import { isManaAbility } from '../605-mana-abilities/is-mana-ability.ts';
import { characteristics } from '../613-layers/characteristics.ts';
import { abilityKind } from './kinds.ts';
import { mayActivate } from './may-activate.ts';

/** Adds the abilities, mana abilities of permanents left out. */
export function addAbilityActs(game: Game, acts: Act[], outlook: Outlook): void {
  const { others, byAny, wide } = ready(game);
  for (const one of others[outlook.seat] ?? []) add(game, acts, one, outlook);
  for (const one of byAny) add(game, acts, one, outlook);
  if (!wide && game.lasting.length === 0 && factsOf(game).activated === 0) return;
  const { hand, graveyard } = player(game, outlook.seat);
  addElsewhere(game, acts, hand, 'hand', outlook);
  addElsewhere(game, acts, graveyard, 'graveyard', outlook);
  addElsewhere(game, acts, game.exile, 'exile', outlook);
  addElsewhere(game, acts, game.command, 'command', outlook);
}

/** [CR 113.6k | 2007: 402.8e] Abilities of a player's cards in another zone, where print or an effect gives them some. */
function addElsewhere(game: Game, acts: Act[], ids: readonly ObjectId[], zone: ZoneName, outlook: Outlook): void {
  if (ids.length === 0) return;
  const facts = factsOf(game);
  const bit = zoneBit(zone);
  const { wide } = ready(game);
  if (!wide && (facts.activated & bit) === 0 && game.lasting.length === 0) return;
  const changed = granted(game);
  for (const id of ids) {
    const { card, owner } = thing(game, id);
    if (!wide && ((facts.of[card]?.activated ?? 0) & bit) === 0 && !changed.includes(id)) continue;
    if (owner === outlook.seat) for (const one of elsewhere(game, id, zone)) add(game, acts, one, outlook);
  }
}

function add(game: Game, acts: Act[], one: Activatable, outlook: Outlook): void {
  if (whyNotActivate(game, one, outlook) !== null) return;
  acts.push(one.act);
}

/** Why an ability cannot be activated now; null if nothing is in the way. */
export function whyNotActivate(game: Game, { id, at, ability }: Activatable, outlook: Outlook): ReasonCode | null {
  const { seat, splitSecond, rules } = outlook;
  if (splitSecond && !isManaAbility(game, ability)) return 'splitSecond';
  if (splitSecond) cite('702.61b|');
  if (!mayActivate(game, seat, id, ability, at, rules)) return 'wrongTime';
  const unpaid = whyNotPay(game, { id, at, ability }, outlook, []);
  if (unpaid !== null && !(unpaid === 'cannotPayMana' && isCheaperAt(game, { id, at, ability }, outlook)))
    return unpaid;
  const by: Aiming = { you: seat, source: id, x: 0, found: [], item: NONE };
  return canChooseTargets(game, [ability.effect], by) ? null : 'noTarget';
}

type Priceable = Pick<Activatable, 'id' | 'at' | 'ability'>;

function whyNotPay(
  game: Game,
  { id, at, ability }: Priceable,
  outlook: Outlook,
  targets: readonly Target[],
): ReasonCode | null {
  const { seat } = outlook;
  const { need, parts, bent } = costNow(game, { id, at, ability }, seat, targets);
  const spendAs = spendAsForAbility(game, seat);
  if (!isNothing(need) && spendAs === 'itself' && bent === undefined && !couldAfford(supplyIn(outlook), need))
    return 'cannotPayMana';
  if (parts.length > 0 && !canPayParts(game, seat, parts, { you: seat, source: id, x: 0, found: [] }))
    return 'cannotPayCost';
  const excepted = except(parts, id);
  const counted = need.plain && excepted.length === 0 && supplyIn(outlook).exact && spendAs === 'itself';
  if (isNothing(need) || (counted && bent === undefined)) return null;
  const aids = bent === undefined ? [] : benders(game, seat);
  return canPayMana(
    game,
    seat,
    need,
    { spend: 'activate', id, level: gainsLevel(ability) },
    excepted,
    aids,
    spendAs,
    bent,
  )
    ? null
    : 'cannotPayMana';
}

/** [CR 602.2b, 601.2f | 2007: 409.1f] An ability that costs less for what it targets may be paid for at some target. */
function isCheaperAt(game: Game, one: Priceable, outlook: Outlook): boolean {
  if (!dependOnTargets(game)) return false;
  const by: Aiming = { you: outlook.seat, source: one.id, x: 0, found: [], item: NONE };
  return targetPhrases(one.ability.effect)
    .flatMap(phrase => legalTargets(game, phrase, by))
    .some(target => whyNotPay(game, one, outlook, [target]) === null);
}

type Need = { readonly need: ManaNeed; readonly parts: Cost; readonly bent: number | undefined };
const PRINTED = new WeakMap<Activated, Need>();

/** What an ability costs now: as printed, unless something may change what abilities cost. */
function costNow(game: Game, { id, at, ability }: Priceable, seat: Seat, targets: readonly Target[]): Need {
  if (ready(game).costs || ability.less !== undefined || ability.cost.some(isOfObject)) {
    const cost = asPrinted(game, ability.cost, { you: seat, source: id, x: 0, found: [] });
    const priced = { seat, id, ability: abilityKind(game, id, at), targets, x: 0, less: ability.less };
    const { mana, parts, bent } = modifiedCost(game, totalCost(cost, 0), priced);
    return { need: needOf(costOf(mana)), parts, bent };
  }
  const known = PRINTED.get(ability);
  if (known !== undefined) return known;
  const { mana, parts, bent } = totalCost(ability.cost, 0);
  const printed = { need: needOf(costOf(mana)), parts, bent };
  PRINTED.set(ability, printed);
  return printed;
}

const NOTHING: readonly Listed[] = [];
type Listed = { readonly at: number; readonly ability: Activated };
const KNOWN = new WeakMap<Characteristics['abilities'], readonly Listed[]>();

/** Abilities that work in another zone than the battlefield. */
function elsewhere(game: Game, id: ObjectId, zone: ZoneName): readonly Activatable[] {
  const is = characteristics(game, id);
  const listed = KNOWN.get(is.abilities) ?? list(is);
  return listed.length === 0
    ? []
    : listed
        .filter(({ ability }) => by('113.6j|402.8e', ability.from === zone))
        .map(({ at, ability }) => activatable(id, at, ability, isManaAbility(game, ability)));
}

function list(is: Characteristics): readonly Listed[] {
  const found = is.abilities.flatMap(({ ability }, at) =>
    ability.is === 'activated' && ability.from !== undefined && ability.from !== 'battlefield' ? [{ at, ability }] : [],
  );
  const kept = found.length === 0 ? NOTHING : found;
  KNOWN.set(is.abilities, kept);
  return kept;
}
