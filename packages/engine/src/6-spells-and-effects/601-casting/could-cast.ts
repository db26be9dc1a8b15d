/** Whether a player could cast a card in some way, and if not, why [CR 601.3 | 2007: 409.4]. */

import type { Effect } from '@lawmage/ability';
import { couldAfford, supplyOf } from '../../1-concepts/106-mana/affordable.ts';
import { type ManaNeed, needOf } from '../../1-concepts/106-mana/need.ts';
import { ready } from '../../1-concepts/106-mana/ready.ts';
import type { Supply } from '../../1-concepts/106-mana/supply.ts';
import { type Aiming, hasLegalTargets, legalTargets } from '../../1-concepts/115-targets/legal.ts';
import { enchantPhrase, type TargetPhrase, targetPhrases } from '../../1-concepts/115-targets/phrases.ts';
import { aidsFor, benders } from '../../1-concepts/118-costs/aids.ts';
import { fitsAsSpell } from '../../1-concepts/118-costs/as-spell.ts';
import { canPayMana, canPayParts, except } from '../../1-concepts/118-costs/can-pay.ts';
import { type TotalCost, waysToPay } from '../../1-concepts/118-costs/cost.ts';
import { costOf } from '../../1-concepts/118-costs/mana-amount.ts';
import { MUTATING } from '../../7-additional/702-keywords/mutate.ts';
import { citeKeyword } from '../../7-additional/702-keywords/rules.ts';
import type { Rule } from '../../editions/rule.ts';
import { holds } from '../../nouns/condition.ts';
import type { Game, Target } from '../../state/game.ts';
import { NONE, type ObjectId, type Seat } from '../../state/ids.ts';
import { fork, thing, write } from '../../state/store.ts';
import { by, cite, citeAll } from '../../work/cite.ts';
import { dependOnTargets } from '../604-static/costs.ts';
import { type LivePlayerRule, playerRules } from '../604-static/rules.ts';
import { characteristics } from '../613-layers/characteristics.ts';
import { asCast } from './as-cast.ts';
import { untargetable } from './cant-target.ts';
import { canChooseTargets } from './could-choose.ts';
import { isForbidden } from './forbidden.ts';
import { type IsPaid, isUnbranched, settledByPayment } from './if-paid.ts';
import { type Look, lookOf } from './look.ts';
import { newItem } from './new-item.ts';
import { goneFirst, offerable } from './offerable.ts';
import { possibleX } from './possible-x.ts';
import { modalOf, NOTHING_ANNOUNCED, spellCost } from './spell-cost.ts';
import { isMainPhaseOf, isSplitSecond } from './timing.ts';
import { spendAsFor } from './total.ts';
import type { Way } from './way.ts';

/** Why something cannot be done now. */
export type ReasonCode =
  | 'notPriority'
  | 'wrongTime'
  | 'noLandPlay'
  | 'noPermission'
  | 'forbidden'
  | 'splitSecond'
  | 'cannotPayMana'
  | 'cannotPayCost'
  | 'noTarget'
  | 'notController'
  | 'usedUp';

/** What holds for all of a player's acts in one legal list. */
export type Outlook = {
  readonly seat: Seat;
  readonly main: boolean;
  readonly splitSecond: boolean;
  /** Rules on the player. */
  readonly rules: readonly LivePlayerRule[];
  /** Whether nothing changes what spells cost the player, or as what mana is spent on them. */
  readonly costsAsPrinted: boolean;
  readonly game: Game;
  /** The player's mana, once something has asked; see `supplyIn`. */
  supply: Supply | null;
};

/** What holds now for a player who would act. */
export function outlookOf(game: Game, seat: Seat): Outlook {
  const rules = playerRules(game, seat);
  return {
    seat,
    main: isMainPhaseOf(game, seat),
    splitSecond: game.stack.length > 0 && isSplitSecond(game),
    rules,
    costsAsPrinted: !ready(game).costs && !canSpendAsOther(rules),
    game,
    supply: null,
  };
}

/** The player's mana, counted when something first asks for it. */
export function supplyIn(outlook: Outlook): Supply {
  outlook.supply ??= supplyOf(outlook.game, outlook.seat);
  return outlook.supply;
}

/**
 * Timing, then prohibitions, then mana, then the rest of the cost, then the first targets: null if nothing is in the way.
 * `plain`: its look, where nothing but its face concerns how it is cast, and nothing changes it by its being cast.
 */
export function whyNotCast(now: Game, id: ObjectId, way: Way, outlook: Outlook, plain?: Look): ReasonCode | null {
  const { seat } = outlook;
  const game = plain === undefined ? asCast(now, seat, id, way) : now;
  const look = plain ?? lookOf(game, id, way.face);
  if (outlook.splitSecond) return 'splitSecond';
  if (!isInTime(game, id, look, way, outlook)) {
    citeAll(look.sorcery ? SORCERY_TIMES : INSTANT_TIMES);
    return 'wrongTime';
  }
  return look.need !== null && isPlain(look, way, outlook)
    ? whyNotPlain(game, id, way, look, look.need, outlook)
    : whyNotOtherwise(game, id, way, look, outlook);
}

/** Whether the mana cost is all there is to pay. */
const isPlain = (look: Look, way: Way, outlook: Outlook): boolean =>
  look.plain && way.way === 'normal' && way.extra.length === 0 && !way.anyType && outlook.costsAsPrinted;

function whyNotOtherwise(game: Game, id: ObjectId, way: Way, look: Look, outlook: Outlook): ReasonCode | null {
  const { seat } = outlook;
  if (isForbidden(game, seat, id, look, way, outlook.rules)) {
    cite('601.3|409.4', '101.2|103.2');
    return 'forbidden';
  }
  if (!hasTargets(game, seat, id, look, way)) return 'noTarget';
  const costed = look.plain ? null : costedModes(look);
  if (way.way === 'offering') return whyNotOffer(game, id, way, look, outlook);
  if (costed === null) return whyNotPay(game, id, way, look, outlook, []);
  const reasons = costed.map(mode => whyNotPay(game, id, way, look, outlook, [mode]));
  return reasons.includes(null) ? null : (reasons[0] ?? 'cannotPayCost');
}

const SORCERY_TIMES: readonly Rule[] = ['117.1a|408.1d', '307.1|212.7a'];
const INSTANT_TIMES: readonly Rule[] = ['117.1a|408.1d'];

/** [CR 700.2h] The modes of a spell of which each has a cost; null for other spells. */
function costedModes(look: Look): readonly number[] | null {
  const modes = modalOf(look.effects)?.modes ?? [];
  return modes.some(mode => mode.cost !== undefined) ? modes.map((_, mode) => mode) : null;
}

function whyNotPay(
  game: Game,
  id: ObjectId,
  way: Way,
  look: Look,
  outlook: Outlook,
  modes: readonly number[],
  targets: readonly Target[] = [],
  offered: ObjectId = NONE,
): ReasonCode | null {
  const cost = spellCost(game, outlook.seat, id, look, way, { ...NOTHING_ANNOUNCED, modes, targets, offered });
  const gone = goneFirst(game, offered);
  const reasons = waysToPay(cost).map(one => whyNotPayAll(game, id, way, look, outlook, one, gone));
  const reason = reasons.includes(null) ? null : (reasons[0] ?? 'cannotPayCost');
  const isCheaper = reason === 'cannotPayMana' && targets.length === 0;
  return isCheaper && isCheaperAt(game, id, way, look, outlook, modes) ? null : reason;
}

/** Why all of a cost cannot be paid. `gone`: what is no longer there by then. */
function whyNotPayAll(
  game: Game,
  id: ObjectId,
  way: Way,
  look: Look,
  outlook: Outlook,
  cost: TotalCost,
  gone: readonly ObjectId[],
): ReasonCode | null {
  const { seat } = outlook;
  const need = needOf(costOf(cost.mana));
  const helped = look.keywords.length > 0 || way.anyType || cost.bent !== undefined || canSpendAsOther(outlook.rules);
  const supply = supplyIn(outlook);
  if (!helped && !couldAfford(supply, need)) return 'cannotPayMana';
  if (cost.parts.length > 0 && !canPayParts(game, seat, cost.parts, { you: seat, source: id, x: 0, found: [] }))
    return 'cannotPayCost';
  if (!helped && supply.exact && need.plain) return null;
  return paysMana(game, id, way, outlook, cost, gone) ? null : 'cannotPayMana';
}

/** [CR 702.48a | 2007: 502.42a] What is offered pays for part of the spell; something must be that makes it payable. */
function whyNotOffer(game: Game, id: ObjectId, way: Way, look: Look, outlook: Outlook): ReasonCode | null {
  const reasons = offerable(game, outlook.seat, id).map(offered =>
    whyNotPay(game, id, way, look, outlook, [], [], offered),
  );
  return reasons.includes(null) ? null : (reasons[0] ?? 'cannotPayCost');
}

/** [CR 601.2f | 2007: 409.1f] A spell that costs less for what it targets may be paid for at some target. */
function isCheaperAt(
  game: Game,
  id: ObjectId,
  way: Way,
  look: Look,
  outlook: Outlook,
  modes: readonly number[],
): boolean {
  const own = look.statics.some(({ rule }) => rule.static === 'cost' && rule.of === 'this');
  if (!own && !dependOnTargets(game)) return false;
  const except = untargetable(look.statics);
  const by: Aiming = { you: outlook.seat, source: id, x: 0, found: [], item: id, except };
  return look.effects
    .flatMap(effect => targetPhrases(effect))
    .flatMap(phrase => legalTargets(game, phrase, by))
    .some(target => whyNotPay(aimedAt(game, id, way, target), id, way, look, outlook, modes, [target]) === null);
}

/** The game in which a card has that target, for what it says about its cost. */
function aimedAt(game: Game, id: ObjectId, way: Way, target: Target): Game {
  const copy = fork(game);
  const item = newItem(id, thing(game, id).controller, way, thing(game, id).zone);
  write(copy, id).stack = { ...item, targets: [{ slot: 0, chosen: [target], amounts: [] }] };
  return copy;
}

const canSpendAsOther = (rules: Outlook['rules']): boolean =>
  rules.length > 0 && rules.some(({ rule }) => rule.rule === 'anyColorMana');

/** A card of which nothing but its face concerns how it is cast: its mana cost is all there is to pay. */
function whyNotPlain(
  game: Game,
  id: ObjectId,
  way: Way,
  look: Look,
  need: ManaNeed,
  outlook: Outlook,
): ReasonCode | null {
  const { seat, rules } = outlook;
  const supply = supplyIn(outlook);
  if (!couldAfford(supply, need)) return 'cannotPayMana';
  if (isForbidden(game, seat, id, look, way, rules)) {
    cite('601.3|409.4', '101.2|103.2');
    return 'forbidden';
  }
  if ((look.effects.length > 0 || look.aura) && !hasTargets(game, seat, id, look, way)) return 'noTarget';
  if (supply.exact && need.plain) return null;
  return canPayMana(game, seat, need, { spend: 'cast', id }) ? null : 'cannotPayMana';
}

function paysMana(
  game: Game,
  id: ObjectId,
  way: Way,
  { seat }: Outlook,
  { mana, parts, bent }: TotalCost,
  gone: readonly ObjectId[],
): boolean {
  const own = way.faceDown === 'no' ? aidsFor(game, seat, id) : [];
  const aids = bent === undefined ? own : [...own, ...benders(game, seat)];
  return canPayMana(
    game,
    seat,
    needOf(costOf(mana)),
    { spend: 'cast', id },
    [...except(parts, NONE), ...gone],
    aids,
    spendAsFor(game, seat, id, way),
    bent,
  );
}

/** [CR 117.1a, 702.8a, 601.3b–d | 2007: 408.1d, 502.57a] */
function isInTime(game: Game, id: ObjectId, look: Look, way: Way, { seat, main, rules }: Outlook): boolean {
  if (main) return true;
  if (way.timing === 'sorcery' && rules.length === 0) return false;
  if (way.timing === 'instant' || (way.timing === 'own' && look.instant)) return true;
  if (way.timing === 'own' && look.flash) {
    citeKeyword(characteristics(game, id), 'flash');
    return true;
  }
  if (rules.some(live => live.rule.rule === 'flash' && fitsAsSpell(game, id, live.rule.what, live))) {
    cite('601.3b|');
    return true;
  }
  return look.statics.some(({ rule }) => {
    if (rule.static !== 'flashIf' || rule.cost !== undefined) return false;
    return by('601.3d|', rule.if === undefined || holds(game, rule.if, { you: seat, source: id, x: 0, found: [] }));
  });
}

/** [CR 601.2c, 700.2a | 2007: 409.1c] Whether each target could be chosen, in some of the modes. */
function hasTargets(game: Game, seat: Seat, id: ObjectId, look: Look, way: Way): boolean {
  if (way.faceDown !== 'no' || way.way === 'overload') return true;
  const by: Aiming = { you: seat, source: id, x: 0, found: [], item: id, except: untargetable(look.statics) };
  const enchant = permanentsTarget(look, way);
  if (enchant !== null && !hasLegalTargets(game, enchant, by, 1)) return false;
  const effects = isUnbranched(look.effects) ? look.effects : effectsIn(look, way);
  if (effects.length === 0) return true;
  for (const x of possibleX(look, way, effects))
    if (canChooseTargets(game, effects, x === by.x ? by : { ...by, x })) return true;
  return false;
}

/** The instructions with what is paid for in any case. */
const effectsIn = ({ effects }: Look, way: Way): readonly Effect[] =>
  effects.map(effect => settledByPayment(effect, payment => isPaidBy(way, payment)));

/** What is paid in any case in some way of casting, before anything else is announced. */
const isPaidBy = ({ way }: Way, payment: Parameters<IsPaid>[0]): boolean =>
  (payment.if === 'paid' && payment.keyword === way) !== (payment.not === true);

const BESTOWED: TargetPhrase = { what: 'target', slot: 0, filter: { types: ['creature'], sort: 'permanent' } };

/** [CR 115.1b, 702.103b, 702.140a | 2007: 415.3] What an Aura spell, or a mutating creature spell, targets. */
export const permanentsTarget = (look: Look, { way }: Pick<Way, 'way'>): TargetPhrase | null => {
  if (way === 'mutate') return MUTATING;
  if (way === 'bestow') return BESTOWED;
  return look.aura ? enchantPhrase(look.abilities) : null;
};
